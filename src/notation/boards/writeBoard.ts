import type { Vec } from '#engine/geometry.ts';
import type { Piece } from '#engine/piece.ts';
import { printBoard } from '#engine/boardText.ts';
import type { Playfield } from '#engine/playfield.ts';
import { fill } from '#engine/stack.ts';

// Boards in the text forms of other sites and programs.

/** Rows from the top with the piece in its letter, anonymous blocks as `G`: the signs of the Tetris wiki. */
const wikiRows = (field: Playfield, piece: Piece, squares: readonly Vec[]): readonly string[] =>
  printBoard(fill(field, squares, piece))
    .replaceAll('#', 'G')
    .split('\n');

/** A board with its piece for the Tetris wiki. */
export const writePlayfieldTag = (field: Playfield, piece: Piece, squares: readonly Vec[]): string =>
  ['<playfield>', ...wikiRows(field, piece, squares), '</playfield>'].join('\n');

/** A board with its piece for Hard Drop's wiki, whose template has ten columns; null for other boards. */
export function writePfrows(field: Playfield, piece: Piece, squares: readonly Vec[]): string | null {
  if (field.width !== 10) return null;
  const rows = wikiRows(field, piece, squares).map((row) => `{{pfrow|${[...row.replaceAll('.', ' ')].join('|')}}}`);
  return ['{{pfstart}}', ...rows, '{{pfend}}'].join('\n');
}

/** A field for solution-finder: the number of rows, and the stack without the piece; null for boards of other than ten columns. */
export function writeSolutionFinder(field: Playfield): string | null {
  if (field.width !== 10) return null;
  const rows = printBoard(field)
    .replace(/[^.\n]/g, 'X')
    .replaceAll('.', '_')
    .split('\n');
  return [String(rows.length), ...rows].join('\n');
}
