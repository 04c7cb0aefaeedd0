import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, vecKey, type Vec } from '#engine/geometry.ts';
import { collapse } from './collapse.ts';
import {
  categoryOf,
  COLLAPSE_CATEGORIES,
  printedCategoryOf,
  printedStepInward,
  squaresFallingInto,
  stepInward,
} from './collapseStep.ts';
import { squaresOfGrid } from './grid.ts';
import { shellOf, squaresOfShell } from './shells.ts';

const GRID = squaresOfGrid(18);
const inward = (square: Vec): Vec => add(square, stepInward(square));
const blockOf = (squares: readonly Vec[]) => squares.map((at, index) => ({ at, name: `${index}` }));

describe('a step inwards', () => {
  test('takes every square of the 18 × 18 grid one shell in, and leaves the core', () => {
    for (const square of GRID) {
      expect(shellOf(inward(square)), String(square)).toBe(Math.max(0, shellOf(square) - 1));
      if (shellOf(square) === 0) expect(stepInward(square)).toEqual([0, 0]);
    }
  });

  test('takes a square at any distance one shell in', () => {
    const far = fc.integer({ min: -100000, max: 100000 });
    fc.assert(
      fc.property(fc.tuple(far, far), (square) => {
        expect(shellOf(inward(square))).toBe(Math.max(0, shellOf(square) - 1));
      }),
      { seed: 20261120, numRuns: 500 },
    );
  });

  // The corners of shell 2 and the middle of its sides, by hand.
  test.each([
    [[-3, 2], 'top left', [1, -1]],
    [[0, 2], 'top', [0, -1]],
    [[2, 2], 'top right', [-1, -1]],
    [[-3, 0], 'left', [1, 0]],
    [[2, 0], 'right', [-1, 0]],
    [[-3, -3], 'bottom left', [1, 1]],
    [[0, -3], 'bottom', [0, 1]],
    [[2, -3], 'bottom right', [-1, 1]],
    [[-1, 0], 'core', [0, 0]],
  ] as const)('%o is %s and moves by %o', (square, category, step) => {
    expect(categoryOf(square)).toBe(category);
    expect(stepInward(square)).toEqual(step);
  });

  test('uses all eight categories in every shell, four of them for one corner each', () => {
    for (const shell of [1, 2, 8]) {
      const found = squaresOfShell(shell).map(categoryOf);
      expect(new Set(found)).toEqual(new Set(COLLAPSE_CATEGORIES));
      for (const corner of COLLAPSE_CATEGORIES.filter((name) => name.includes(' '))) {
        expect(found.filter((name) => name === corner)).toHaveLength(1);
      }
    }
  });

  test('as printed calls the right side left and drives 144 squares of 18 × 18 outwards (R7)', () => {
    const wrong = GRID.filter((square) => printedCategoryOf(square) !== categoryOf(square));
    // Two sides of 2S squares without corners in each shell S: 4 × (1 + … + 8).
    expect(wrong).toHaveLength(144);
    for (const square of wrong) expect(shellOf(add(square, printedStepInward(square)))).toBe(shellOf(square) + 1);
  });
});

describe('squares that meet', () => {
  test('three fall into a corner and into each core square, one into any other square', () => {
    for (const cell of GRID) {
      const category = categoryOf(cell);
      const corner = category === 'core' || category.includes(' ');
      expect(squaresFallingInto(cell), String(cell)).toHaveLength(corner ? 3 : 1);
    }
  });

  test('the corner of shell 1 takes the corner of shell 2 and its two neighbours (R8)', () => {
    expect(squaresFallingInto([1, 1])).toEqual([
      [2, 1],
      [1, 2],
      [2, 2],
    ]);
  });
});

describe('a collapse', () => {
  test('of a removed shell 1 brings a full shell 2 onto shell 1 and merges its corners', () => {
    const { block, falls, merges } = collapse(
      blockOf([...squaresOfShell(0), ...squaresOfShell(1), ...squaresOfShell(2)]),
      [1],
    );
    expect(block.map(({ at }) => at).filter((at) => shellOf(at) === 1)).toEqual(squaresOfShell(1));
    expect(block).toHaveLength(16);
    expect(falls).toHaveLength(20);
    expect(falls.every(({ steps }) => steps === 1)).toBe(true);
    expect(merges).toHaveLength(4);
    expect(merges.at(-1)).toEqual({ at: [1, 1], from: [[2, 1], [1, 2], [2, 2]], kept: [2, 1] }); // prettier-ignore
  });

  test('keeps the fields of the lowest, then leftmost, of the squares that met', () => {
    const met = blockOf([
      [2, 2],
      [1, 2],
    ]);
    expect(collapse(met, [1]).block).toEqual([{ at: [1, 1], name: '1' }]);
  });

  test('moves a shell one square for each removed shell inside it and leaves the shells inside the removed ones', () => {
    const { falls, block } = collapse(blockOf([[1, 0], [3, 0], [5, 1]]), [2, 4]); // prettier-ignore
    expect(block.map(({ at }) => at)).toEqual([
      [1, 0],
      [2, 0],
      [3, 1],
    ]);
    expect(falls).toEqual([
      { from: [3, 0], to: [2, 0], steps: 1 },
      { from: [5, 1], to: [3, 1], steps: 2 },
    ]);
  });

  test('of any block loses squares only by merging, and never joins shells', () => {
    const cells = fc.uniqueArray(fc.constantFrom(...GRID), { selector: vecKey, maxLength: 200 });
    const shells = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 4 });
    fc.assert(
      fc.property(cells, shells, (squares, removed) => {
        const before = Object.freeze(blockOf(squares).map((square) => Object.freeze(square)));
        const { block, falls, merges } = collapse(before, removed);
        const stayed = squares.filter((at) => !removed.includes(shellOf(at)));
        const merged = merges.reduce((sum, { from }) => sum + from.length - 1, 0);
        expect(block.length + merged).toBe(stayed.length);
        expect(new Set(block.map(({ at }) => vecKey(at))).size).toBe(block.length);
        for (const { from, to, steps } of falls) expect(shellOf(to)).toBe(shellOf(from) - steps);
        for (const { from } of merges) expect(new Set(from.map(shellOf)).size).toBe(1);
      }),
      { seed: 20261120, numRuns: 200 },
    );
  });
});
