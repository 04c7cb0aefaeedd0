import { describe, expect, test } from 'vitest';
import { placementOf } from './placementOf.ts';
import { minosOf, shapeTable } from './shapes.ts';

const LINE = '0,0 1,0 0,1 1,1 | 0,0 1,0 0,1 1,1 | 0,0 1,0 0,1 1,1 | 0,0 1,0 0,1 1,1';
const TABLE = [...'IJLOSTZ'].map((piece) => `${piece}  ${LINE}`).join('\n');

describe('a shape table', () => {
  test('places a piece by the squares that it covers', () => {
    const shapes = shapeTable('test', TABLE);
    const placement = placementOf(shapes, 'T', [[5, 3], [6, 3], [5, 4], [6, 4]]); // prettier-ignore
    expect(placement).toEqual({ piece: 'T', orientation: 0, at: [5, 3] });
    expect(placement && minosOf(shapes, placement)).toEqual([[5, 3], [6, 3], [5, 4], [6, 4]]); // prettier-ignore
    expect(placementOf(shapes, 'T', [[5, 3], [6, 3], [7, 3], [6, 4]])).toBeNull(); // prettier-ignore
  });

  test.each([
    [TABLE.replace('J  0,0', 'J  0;0'), 'test, J, state 0: "0;0" is not a square "x,y"'],
    [TABLE.replace('S  0,0 1,0', 'S  0,0'), 'test, S, state 0: 3 squares, 4 are needed'],
    [TABLE.replace(`Z  ${LINE}`, 'Z  0,0 1,0 0,1 1,1'), 'test, Z: four states are needed'],
    [TABLE.replace('T  0,0', 'T  5,0'), 'test, T: 5,0 lies outside the 3 by 3 box'],
  ])('that is malformed stops the program and names piece and state', (text, message) => {
    expect(() => shapeTable('test', text)).toThrow(message);
  });
});
