import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Vec } from '#engine/geometry.ts';
import { outlinePath } from './outline.ts';

const same = (point: Vec): Vec => point;
/** Returns the corners of a loop of straight lines: its start, then "H" to a place across, "V" to a height or "L" to both. */
function cornersOf(loop: string): readonly (readonly [number, number])[] {
  let [x, y] = loop.split(/[A-Z]/)[0]!.split(' ').map(Number) as [number, number];
  const corners = [[x, y] as const];
  for (const [, way, to] of loop.matchAll(/([HVL])([^A-Z]+)/g)) {
    const [first, second] = to!.split(' ').map(Number) as [number, number];
    if (way === 'H') x = first;
    else if (way === 'V') y = first;
    else [x, y] = [first, second];
    corners.push([x, y]);
  }
  return corners;
}

/** Returns twice the signed area inside a path of straight lines. */
function doubleArea(path: string): number {
  return path
    .split('M')
    .filter((loop) => loop !== '')
    .map(cornersOf)
    .reduce((total, loop) => total + loop.reduce((sum, [x, y], i) => {
      const [nx, ny] = loop[(i + 1) % loop.length]!;
      return sum + x * ny - nx * y;
    }, 0), 0); // prettier-ignore
}

describe('the contour of squares', () => {
  test.each<[string, readonly Vec[], string]>([
    ['one square', [[0, 0]], 'M0 0H1V1H0Z'],
    ['two squares that touch at a corner are two loops', [[0, 0], [1, 1]], 'M0 0H1V1H0ZM1 1H2V2H1Z'], // prettier-ignore
    ['a row of squares has four corners', [[0, 0], [1, 0], [2, 0]], 'M0 0H3V1H0Z'], // prettier-ignore
    ['squares round a gap that meet at a corner only', [[0, 0], [1, 0], [0, 1], [2, 1], [1, 2], [2, 2], [0, 2]], 'M0 0H2V1H1V2H2V1H3V3H0Z'], // prettier-ignore
    ['an L has six', [[0, 0], [0, 1], [1, 0]], 'M0 0H2V1H1V2H0Z'], // prettier-ignore
  ])('is a closed path: %s', (_, cells, path) => {
    expect(outlinePath(cells, same)).toBe(path);
  });

  test('encloses as many squares as were given', () => {
    const square = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));
    fc.assert(
      fc.property(fc.uniqueArray(square, { maxLength: 30, selector: String }), (cells) => {
        expect(doubleArea(outlinePath(cells, same))).toBe(2 * cells.length);
      }),
      { seed: 20261120 },
    );
  });

  test('moved inwards encloses less', () => {
    const flip = ([x, y]: Vec): Vec => [x, -y];
    expect(Math.abs(doubleArea(outlinePath([[0, 0]], flip, 0.1)))).toBeCloseTo(2 * 0.8 * 0.8);
  });
});
