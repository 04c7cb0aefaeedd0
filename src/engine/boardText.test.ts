import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBoard, printBoard } from './boardText.ts';
import { playfield } from './playfield.ts';

const SEED = 20261120;

/** Rows of one width, bottom first. */
const rows = fc.integer({ min: 4, max: 32 }).chain((width) =>
  fc.array(fc.string({ unit: fc.constantFrom(...'..##IJLOSTZ'), minLength: width, maxLength: width }), {
    minLength: 1,
    maxLength: 40,
  }),
);

describe('a board text', () => {
  test.each([
    // [what, text, rows from the bottom]
    ['lines, top row first', '..#.\n####', ['####', '..#.']],
    ['slashes instead of line ends', '..#./####', ['####', '..#.']],
    ['blanks inside rows and round them', '  . . # .\n\t####  ', ['####', '..#.']],
    ['Windows line ends', '..#.\r\n####\r\n', ['####', '..#.']],
    ['piece letters', 'JJJ.\n...J', ['...J', 'JJJ.']],
    ['one row of four columns, the least', '....', ['....']],
  ])('may have %s', (_, text, expected) => {
    expect(parseBoard(text)).toEqual({ ok: true, value: expected });
  });

  test.each([
    // [what is wrong, text, code, start, end]
    ['nothing in it', '', 'board.empty', 0, 0],
    ['only blanks', ' \n ', 'board.empty', 0, 3],
    ['three columns', '...', 'board.width', 0, 3],
    ['thirty-three columns', '.'.repeat(33), 'board.width', 0, 33],
    ['rows of different length', '....\n.....', 'board.ragged', 5, 10],
    ['forty-one rows', Array(41).fill('....').join('\n'), 'board.tooManyRows', 0, 204],
    ['a small letter', '..j.', 'board.content', 2, 3],
    ['a character of two units', '.\u{1F7E6}..', 'board.content', 1, 3],
    ['markup', '<b>.', 'board.content', 0, 1],
  ])('with %s is refused with its place', (_, text, code, start, end) => {
    const result = parseBoard(text);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.diagnostics[0]).toMatchObject({ code, span: { start, end } });
  });

  test('names every wrong character, not only the first', () => {
    const result = parseBoard('.x..\n..y.');
    expect(result.ok ? [] : result.diagnostics.map(({ sentence }) => sentence)).toEqual([
      '"x" is not a square of a board; write . for empty, # for filled, or a piece letter I J L O S T Z.',
      '"y" is not a square of a board; write . for empty, # for filled, or a piece letter I J L O S T Z.',
    ]);
  });

  test('shifts its places when it stands inside a longer text', () => {
    const result = parseBoard('..x.', 100);
    expect(result.ok ? null : result.diagnostics[0]?.span).toEqual({ start: 102, end: 103 });
  });

  test('printed and parsed is the same field', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom('/' as const, '\n' as const), (given, separator) => {
        const field = playfield({ width: given[0]!.length, rows: given });
        const parsed = parseBoard(printBoard(field, separator));
        expect(parsed.ok && playfield({ width: field.width, rows: parsed.value }).rows).toEqual(field.rows);
      }),
      { seed: SEED },
    );
  });

  test('of any characters is read or refused with places inside it, never thrown at', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const result = parseBoard(text);
        if (result.ok) return;
        for (const { span, sentence } of result.diagnostics) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeLessThanOrEqual(text.length);
          expect(sentence).not.toMatch(/[{}]\w/);
        }
      }),
      { seed: SEED },
    );
  });
});
