import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Vec } from '#engine/geometry.ts';
import {
  centreOfTurn,
  checkCore,
  printedBaseTurn,
  printedFinalTurn,
  senseOfTurn,
  turnCorner,
  turnPoint,
} from './printedTurn.ts';
import { CORE, orbit, QUARTER_TURNS, quarterTurn, turnSquare } from './quarterTurn.ts';

const square = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }));
const turn = fc.constantFrom(...QUARTER_TURNS);
const seeded = { seed: 20261120, numRuns: 500 };

/** A turn of the square's centre by the matrix, and the lower-left corner of where it ends: independent of the formula tested. */
function byCentre([x, y]: Vec, theta: number): Vec {
  const [cx, cy] = turnPoint([x + 0.5, y + 0.5], theta);
  return [Math.round(cx - 0.5) + 0, Math.round(cy - 0.5) + 0];
}

describe('a quarter turn', () => {
  test('four the same way give the square back', () => {
    fc.assert(
      fc.property(square, turn, (start, way) => {
        expect(orbit(start, (at) => quarterTurn(at, way), 4).at(-1)).toEqual(start);
      }),
      seeded,
    );
  });

  test('the two ways undo each other', () => {
    fc.assert(
      fc.property(square, (start) => {
        expect(quarterTurn(quarterTurn(start, 'cw'), 'ccw')).toEqual(start);
      }),
      seeded,
    );
  });

  test('turns the centre of the square by 90 degrees', () => {
    fc.assert(
      fc.property(square, (start) => {
        expect(quarterTurn(start, 'ccw')).toEqual(byCentre(start, Math.PI / 2));
        expect(quarterTurn(start, 'cw')).toEqual(byCentre(start, -Math.PI / 2));
      }),
      seeded,
    );
  });

  test.each(QUARTER_TURNS)('%s maps the core onto itself and fixes none of its squares', (way) => {
    expect(checkCore((at) => quarterTurn(at, way)).same).toBe(true);
    for (const at of CORE) expect(quarterTurn(at, way)).not.toEqual(at);
  });

  test('with squares of 32 pixels gives 32 times the turn with squares of 1', () => {
    fc.assert(
      fc.property(square, turn, ([x, y], way) => {
        const [u, v] = quarterTurn([x, y], way);
        expect(turnSquare([32 * x, 32 * y], way, 32)).toEqual([32 * u, 32 * v]);
      }),
      seeded,
    );
  });

  test('leaves a frozen square alone', () => {
    expect(quarterTurn(Object.freeze([2, 5] as const), 'cw')).toEqual([5, -3]);
  });
});

describe('the source as printed', () => {
  test('the point (32, 0) comes back after four turns', () => {
    // Rotatris article, "Rotation": the walk as printed.
    expect(orbit([32, 0], printedBaseTurn, 4)).toEqual([
      [32, 0],
      [0, 32],
      [-32, 0],
      [0, -32],
      [32, 0],
    ]);
  });

  test('its matrix turns counter-clockwise, not clockwise (R1)', () => {
    expect(senseOfTurn([1, 0], turnPoint([1, 0], Math.PI / 6))).toBe('ccw');
    expect(senseOfTurn([1, 0], printedBaseTurn([1, 0]))).toBe('ccw');
    expect(senseOfTurn([1, 0], turnPoint([1, 0], -Math.PI / 6))).toBe('cw');
    expect(senseOfTurn([1, 0], [-2, 0])).toBeNull();
  });

  test('its final formula moves the core off itself (R2)', () => {
    const check = checkCore((at) => printedFinalTurn(at, 1));
    expect(check.same).toBe(false);
    // By hand: columns 0 and 1, rows -2 and -1.
    expect(check.image).toEqual([
      [1, -2],
      [1, -1],
      [0, -2],
      [0, -1],
    ]);
  });

  test('its final formula is a counter-clockwise turn if positions are lower-right corners (R2)', () => {
    fc.assert(
      fc.property(square, fc.integer({ min: 1, max: 64 }), ([x, y], size) => {
        const [left, bottom] = turnSquare([x - size, y], 'ccw', size);
        expect(printedBaseTurn([x, y])[0]).toBe(left + size);
        expect(printedFinalTurn([x, y], size)).toEqual([left + size, bottom]);
      }),
      seeded,
    );
  });

  test('turning corners without the correction drifts by the same step for every square', () => {
    fc.assert(
      fc.property(square, (at) => {
        const [rightX, rightY] = quarterTurn(at, 'cw');
        expect(turnCorner(at, 'cw')).toEqual([rightX, rightY + 1]);
        const [leftX, leftY] = quarterTurn(at, 'ccw');
        expect(turnCorner(at, 'ccw')).toEqual([leftX + 1, leftY]);
      }),
      seeded,
    );
    expect(turnCorner([0, 0], 'cw')).toEqual([0, 0]);
  });

  // By hand: a turn about the origin leaves the origin; (x, y) → (−y, x) leaves the corner (0, 0), so the square above and right of it.
  test.each([
    ['the right turn clockwise', (at: Vec) => quarterTurn(at, 'cw'), [0, 0]],
    ['the right turn counter-clockwise', (at: Vec) => quarterTurn(at, 'ccw'), [0, 0]],
    ['the printed turn at 90°', printedBaseTurn, [0.5, 0.5]],
    ['corners turned clockwise', (at: Vec) => turnCorner(at, 'cw'), [0.5, 0.5]],
    ['the printed final formula', (at: Vec) => printedFinalTurn(at, 1), [1, 0]],
  ] as const)('%s turns squares about %o', (_name, map, centre) => {
    expect(centreOfTurn(map)).toEqual(centre);
  });
});
