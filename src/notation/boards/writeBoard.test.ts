import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printBoard } from '#engine/boardText.ts';
import { ORIENTATIONS, PIECES } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import { minosOf } from '#engine/shapes.ts';
import { cases } from '#engine/testing/wide.ts';
import { SRS_TRUE_SHAPES } from '#rules/trueShapes.ts';
import { readBoard } from './readBoard.ts';
import { writePfrows, writePlayfieldTag, writeSolutionFinder } from './writeBoard.ts';

const FIELD = playfield({ rows: ['####.#####', '###..JJJ##'] });
const SQUARES = [
  [3, 3],
  [4, 3],
  [5, 3],
  [4, 2],
] as const;

test('boards are written as the wikis and solution-finder have them', () => {
  expect(writePlayfieldTag(FIELD, 'T', SQUARES)).toBe(
    '<playfield>\n...TTT....\n....T.....\nGGG..JJJGG\nGGGG.GGGGG\n</playfield>',
  );
  expect(writePfrows(FIELD, 'T', SQUARES)).toBe(
    [
      '{{pfstart}}',
      '{{pfrow| | | |T|T|T| | | | }}',
      '{{pfrow| | | | |T| | | | | }}',
      '{{pfrow|G|G|G| | |J|J|J|G|G}}',
      '{{pfrow|G|G|G|G| |G|G|G|G|G}}',
      '{{pfend}}',
    ].join('\n'),
  );
  expect(writeSolutionFinder(FIELD)).toBe('2\nXXX__XXXXX\nXXXX_XXXXX');
  expect(writeSolutionFinder(playfield())).toBe('1\n__________');
});

test('they have ten columns, but for the tag', () => {
  const wide = playfield({ width: 12 });
  expect([writePfrows(wide, 'T', SQUARES), writeSolutionFinder(wide)]).toEqual([null, null]);
  expect(writePlayfieldTag(wide, 'T', SQUARES)).toContain('\n...TTT......\n');
});

test('they come back: the wikis with the piece, solution-finder with the stack', () => {
  const rows = fc.array(fc.stringMatching(/^[.#]{10}$/), { minLength: 1, maxLength: 8 });
  const property = fc.property(
    rows,
    fc.constantFrom(...PIECES),
    fc.constantFrom(...ORIENTATIONS),
    (stack, piece, orientation) => {
      // A first row with blocks keeps the field from being empty.
      const field = playfield({ rows: ['#.########', ...stack] });
      const squares = minosOf(SRS_TRUE_SHAPES, { piece, orientation, at: [3, 12] });
      for (const text of [writePlayfieldTag(field, piece, squares), writePfrows(field, piece, squares)!]) {
        const read = readBoard(text);
        if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
        expect(playfield({ rows: read.value.rows }).rows).toEqual(field.rows);
        expect(read.value.piece?.piece).toBe(piece);
        expect(new Set(read.value.piece?.squares.map(String))).toEqual(new Set(squares.map(String)));
      }
      const back = readBoard(writeSolutionFinder(field)!);
      if (!back.ok) throw new Error(back.diagnostics[0]!.sentence);
      expect(printBoard(playfield({ rows: back.value.rows }))).toBe(printBoard(field));
    },
  );
  fc.assert(property, { seed: 20261127, numRuns: cases(1000) });
});
