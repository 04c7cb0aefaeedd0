import { describe, expect, test } from 'vitest';
import { PIECES, type Orientation, type Piece } from '#engine/piece.ts';
import { minosOf } from '#engine/shapes.ts';
import { spawnPlacement } from '#engine/spawn.ts';
import { systemById } from '#rules/registry.ts';
import { columnDigits, formIn, FORMS, formsOf, NES, placementAt, spotOf } from './forms.ts';

// Piece, A presses, letter, cells from the pivot, rows of the lowest cell below the pivot, columns, leftmost column from 1.
// Orientation and rotation tables of CelestialAmber/TetrisNESDisasm (main.asm), the same cells in GregoryCannon/StackRabbit
// (tetrominoes.cpp), GregoryCannon/TetrisTrainer (tetrominoes.js), nestris/nestris.org and negative-seven/meta_nestris;
// letters from TetrisTrainer (engine_analysis_manager.js).
const TABLE: readonly (readonly [Piece, Orientation, string, string, number, number, number])[] = [
  ['T', 0, 'd', '-1,0 0,0 1,0 0,-1', 1, 3, 5],
  ['T', 1, 'l', '0,1 -1,0 0,0 0,-1', 1, 2, 5],
  ['T', 2, 'u', '-1,0 0,0 1,0 0,1', 0, 3, 5],
  ['T', 3, 'r', '0,1 0,0 1,0 0,-1', 1, 2, 6],
  ['J', 0, 'd', '-1,0 0,0 1,0 1,-1', 1, 3, 5],
  ['J', 1, 'l', '0,1 0,0 -1,-1 0,-1', 1, 2, 5],
  ['J', 2, 'u', '-1,1 -1,0 0,0 1,0', 0, 3, 5],
  ['J', 3, 'r', '0,1 1,1 0,0 0,-1', 1, 2, 6],
  ['L', 0, 'd', '-1,0 0,0 1,0 -1,-1', 1, 3, 5],
  ['L', 1, 'l', '-1,1 0,1 0,0 0,-1', 1, 2, 5],
  ['L', 2, 'u', '1,1 -1,0 0,0 1,0', 0, 3, 5],
  ['L', 3, 'r', '0,1 0,0 0,-1 1,-1', 1, 2, 6],
  ['S', 0, '', '0,0 1,0 -1,-1 0,-1', 1, 3, 5],
  ['S', 1, '', '0,1 0,0 1,0 1,-1', 1, 2, 6],
  ['Z', 0, '', '-1,0 0,0 0,-1 1,-1', 1, 3, 5],
  ['Z', 1, '', '1,1 0,0 1,0 0,-1', 1, 2, 6],
  ['I', 0, '', '-2,0 -1,0 0,0 1,0', 0, 4, 4],
  ['I', 1, '', '0,2 0,1 0,0 0,-1', 1, 1, 6],
  ['O', 0, '', '-1,0 0,0 -1,-1 0,-1', 1, 2, 5],
];

// The pivot enters in column 6, row 20 (spawn tables of the same disassembly).
const PIVOT = [5, 19] as const;

const sorted = (squares: readonly (readonly [number, number])[]): readonly string[] => squares.map(String).sort();

describe('the forms follow from the shapes and the entry of nintendo-right', () => {
  test.each(TABLE)('%s after %i clockwise turns points %s', (piece, turns, letter, cells, below, width, left) => {
    const form = formIn(piece, turns);
    expect(form).toMatchObject({ piece, orientation: turns, letter, width, entry: [left - 1, PIVOT[1] - below] });
    const { at } = spawnPlacement(NES, piece);
    const expected = cells.split(' ').map((cell) => cell.split(',').map(Number) as [number, number]);
    expect(sorted(minosOf(NES.shapes, { piece, orientation: turns, at }))).toEqual(
      sorted(expected.map(([x, y]) => [x + PIVOT[0], y + PIVOT[1]])),
    );
  });

  test('the system is the one that pages show', () => {
    expect(systemById('nintendo-right')).toBe(NES);
  });

  test('there are 19 of them', () => {
    expect(FORMS).toHaveLength(TABLE.length);
    expect(PIECES.map((piece) => formsOf(piece).length)).toEqual([2, 4, 4, 1, 2, 4, 2]);
  });
});

// Two turns of I, S and Z, and any turn of O, look like none.
test.each([
  ['I', 2, 0],
  ['I', 3, 1],
  ['S', 2, 0],
  ['Z', 3, 1],
  ['O', 3, 0],
  ['T', 3, 3],
] as const)('%s in orientation %i is noted as orientation %i', (piece, orientation, noted) => {
  expect(formIn(piece, orientation).orientation).toBe(noted);
});

test('162 texts exist, and each place of a form leads back to it', () => {
  const texts = FORMS.flatMap((form) =>
    Array.from({ length: 11 - form.width }, (_, left) => {
      expect(spotOf(placementAt(form, left, 7))).toEqual({ form, left, bottom: 7 });
      return form.prefix + columnDigits(form, left);
    }),
  );
  // All 19 forms in all columns: counted from the widths of the table.
  expect(new Set(texts).size).toBe(162);
  expect(texts).toEqual(expect.arrayContaining(['I-7890', 'I-0', 'Tu-890', 'Ll-90', 'O-12', 'S-123']));
});
