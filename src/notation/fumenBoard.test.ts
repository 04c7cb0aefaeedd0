import { describe, expect, test } from 'vitest';
import { ORIENTATIONS, PIECES } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import { minosOf } from '#engine/shapes.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { decodePages, pieceOf } from './fumenPages.ts';
import { readFumenBoard, writeFumenBoards, type FumenPage } from './fumenBoard.ts';

const field = playfield({ rows: ['####..####', '#J#.......', 'T.........'] });

const onePage = (
  field: FumenPage['field'],
  piece: FumenPage['piece'],
  squares: FumenPage['squares'],
  comment: string,
) => writeFumenBoards([{ field, piece, squares, comment }]);

function written(...args: Parameters<typeof onePage>): string {
  const fumen = onePage(...args);
  if ('none' in fumen) throw new Error(fumen.none);
  return fumen.text;
}

describe('a board as fumen', () => {
  test('comes back with its colours and its piece, in every orientation of every system', () => {
    for (const { shapes } of SYSTEMS) {
      for (const piece of PIECES) {
        for (const orientation of ORIENTATIONS) {
          const squares = minosOf(shapes, { piece, orientation, at: [3, 8] });
          const read = readFumenBoard(written(field, piece, squares, 'T, 0>>1 <b>'));
          if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
          expect(read.value.rows.slice(0, 4)).toEqual([...field.rows, '..........']);
          expect(read.value.piece?.piece).toBe(piece);
          expect(new Set(read.value.piece?.squares.map(String))).toEqual(new Set(squares.map(String)));
        }
      }
    }
  });

  test('is read from the address of an editor too', () => {
    const text = written(field, 'O', [[4, 5], [5, 5], [4, 6], [5, 6]], ''); // prettier-ignore
    expect(readFumenBoard(` https://example.org/?${text}&view=1 `)).toMatchObject({ ok: true, value: { pages: 1 } });
  });

  test.each([
    ['v115@vhA<script>', 'fumen.character', 8],
    ['v115@', 'fumen.broken', 0],
    ['look: v115@vh', 'fumen.broken', 6],
    [`v115@${'A'.repeat(30_000)}`, 'fumen.long', 0],
  ])('is refused with its place where it is broken: %.20s', (text, code, start) => {
    expect(readFumenBoard(text)).toMatchObject({ ok: false, diagnostics: [{ code, span: { start } }] });
  });

  test('exists for boards of ten columns and 23 rows only', () => {
    const squares = [[0, 0], [1, 0], [0, 1], [1, 1]] as const; // prettier-ignore
    expect(onePage(playfield({ width: 12 }), 'O', squares, '')).toEqual({ none: 'columns' });
    const high = playfield({ rows: [...Array<string>(23).fill('..........'), '#.........'] });
    expect(onePage(high, 'O', squares, '')).toEqual({ none: 'rows' });
  });

  test('has a page for each of several boards', () => {
    const squares = [[0, 5], [1, 5], [0, 6], [1, 6]] as const; // prettier-ignore
    const boards = ['O', 'O'].map((_, n) => ({ field, piece: 'O' as const, squares, comment: `piece ${n + 1}` }));
    const fumen = writeFumenBoards(boards);
    const pages = 'text' in fumen ? decodePages(fumen.text)! : [];
    expect(pages.map(({ comment }) => comment)).toEqual(['piece 1', 'piece 2']);
    expect(pages.map((page) => pieceOf(page)?.piece)).toEqual(['O', 'O']);
  });
});
