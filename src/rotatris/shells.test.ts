import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Vec } from '#engine/geometry.ts';
import { comparisonsOn, squaresOfGrid, wrongSquares } from './grid.ts';
import { CORE, quarterTurn } from './quarterTurn.ts';
import { dominantComponent, measureShell, SHELL_RULES } from './shellRules.ts';
import { LAST_SHELL, shellOf, squaresInShell, squaresOfShell } from './shells.ts';
import { componentSketch, correctedSketch, PRINTED_COMPONENTS, sketchMistakes } from './sketch.ts';

const leastDistanceToCore = ([x, y]: Vec): number =>
  Math.min(...CORE.map(([cx, cy]) => Math.max(Math.abs(x - cx), Math.abs(y - cy))));

describe('shells', () => {
  test('on an 18 × 18 grid are the least Chebyshev distance to the four core squares', () => {
    const squares = squaresOfGrid(18);
    expect(squares).toHaveLength(324);
    for (const square of squares) expect(shellOf(square), String(square)).toBe(leastDistanceToCore(square));
  });

  test.each(Array.from({ length: 12 }, (_, shell) => shell))('shell %i holds 8S + 4 squares', (shell) => {
    const counted = squaresOfGrid(26).filter((square) => shellOf(square) === shell);
    expect(counted).toHaveLength(8 * shell + 4);
    expect(squaresInShell(shell)).toBe(counted.length);
    expect(squaresOfShell(shell)).toEqual(counted);
  });

  test('do not change when the block turns', () => {
    const far = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(fc.tuple(far, far), (square) => {
        expect(shellOf(quarterTurn(square, 'cw'))).toBe(shellOf(square));
      }),
      { seed: 20261120, numRuns: 500 },
    );
  });

  test('up to the last one a block may fill make an 18 × 18 square', () => {
    expect(squaresOfGrid(18).every((square) => shellOf(square) <= LAST_SHELL)).toBe(true);
    expect(squaresOfGrid(20).filter((square) => shellOf(square) > LAST_SHELL)).toHaveLength(
      squaresInShell(LAST_SHELL + 1),
    );
  });

  test.each([-1, 1.5, Number.NaN])('there is no shell %f', (shell) => {
    expect(() => squaresInShell(shell)).toThrow(RangeError);
    expect(() => squaresOfShell(shell)).toThrow(RangeError);
  });

  test('a grid with an odd side has no middle corner', () => {
    expect(() => squaresOfGrid(5)).toThrow(RangeError);
  });
});

describe('rules for naming a shell', () => {
  // Own counts, by size of the grid. Errata R5 and R6 are about the printed formula and pseudocode.
  test.each([
    ['plain-chebyshev', { 6: 21, 16: 136, 18: 171 }],
    ['four-chebyshevs', { 6: 0, 16: 0, 18: 0 }],
    ['dominant-component', { 6: 0, 16: 0, 18: 0 }],
    ['largest-of-four', { 6: 0, 16: 0, 18: 0 }],
    ['printed-formula', { 6: 21, 16: 136, 18: 171 }],
    ['printed-pseudocode', { 6: 25, 16: 185, 18: 235 }],
  ] as const)('%s names the wrong shell on %o squares', (rule, wrong) => {
    for (const [size, count] of Object.entries(wrong)) expect(wrongSquares(rule, Number(size))).toHaveLength(count);
  });

  test('the printed formula is wrong exactly where the component is negative', () => {
    const negative = squaresOfGrid(16).filter((square) => dominantComponent(square) < 0);
    expect(wrongSquares('printed-formula', 16)).toEqual(negative);
  });

  test('a plain Chebyshev distance puts three of the core squares into shell 1', () => {
    expect(CORE.map((square) => measureShell('plain-chebyshev', square).shell)).toEqual([1, 1, 1, 0]);
    expect(measureShell('plain-chebyshev', [-4, 3]).shell).toBe(4);
  });

  // Rotatris article says "1-3 comparisons" against seven. Only its pseudocode keeps to that; the sign test it lacks is one more.
  test.each([
    ['plain-chebyshev', 1, 1],
    ['four-chebyshevs', 7, 7],
    ['dominant-component', 2, 4],
    ['largest-of-four', 3, 3],
    ['printed-formula', 2, 4],
    ['printed-pseudocode', 1, 3],
  ] as const)('%s takes %i to %i comparisons', (rule, least, most) => {
    expect(comparisonsOn(rule, 18)).toMatchObject({ least, most });
  });

  test('the dominant component takes 2.66 comparisons on average on 18 × 18, the printed pseudocode 1.66', () => {
    expect(comparisonsOn('dominant-component', 18).mean).toBeCloseTo(861 / 324, 12);
    expect(comparisonsOn('printed-pseudocode', 18).mean).toBeCloseTo(537 / 324, 12);
  });

  test('four Chebyshevs also take eight subtractions and eight absolute values', () => {
    expect(measureShell('four-chebyshevs', [3, -2])).toEqual({
      shell: 3,
      operations: { comparisons: 7, subtractions: 8, absolutes: 8 },
    });
  });

  test('no rule changes a frozen square', () => {
    const square = Object.freeze([-3, 1] as const);
    for (const rule of SHELL_RULES) expect(() => measureShell(rule, square)).not.toThrow();
  });
});

describe('the sketches', () => {
  test('the first prints one square wrong (R4)', () => {
    expect(sketchMistakes()).toEqual([{ printed: [2, 1], corrected: [1, 2] }]);
  });

  test('the second follows from the corrected first', () => {
    expect(componentSketch()).toEqual(PRINTED_COMPONENTS);
  });

  test('every shell of the sketch has two components: S, and −(S + 1)', () => {
    for (const square of correctedSketch().flat()) {
      const shell = shellOf(square);
      expect([shell, -(shell + 1)]).toContain(dominantComponent(square));
    }
  });
});
