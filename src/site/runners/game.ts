/**
 * An example of a game. It reads shapes and kicks from table.csv in the current folder, a table of Wallkick as CSV.
 * Put your own `rotate` in its place.
 */
import { readFileSync } from 'node:fs';
import type { Position, Square } from './conformance.ts';

const table = readFileSync('table.csv', 'utf8')
  .split('\r\n')
  .map((line) => line.split(','));

function readNumber(text: string | undefined): number {
  if (text === undefined || !/^-?[0-9]+$/.test(text)) throw new Error(`table.csv: ${text} is not a number`);
  return Number(text);
}

/** The vectors of all lines that begin with some cells, in their order. */
const vectors = (...firstCells: readonly string[]): readonly Square[] =>
  table
    .filter((line) => firstCells.every((cell, column) => line[column] === cell))
    .map((line) => [readNumber(line[6]), readNumber(line[7])]);

/** Returns the squares after the turn, or null when the piece does not rotate. */
export function rotate({ piece, from, to, precedence, board, before }: Position): readonly Square[] | null {
  const least = (squares: readonly Square[], axis: 0 | 1): number => Math.min(...squares.map((square) => square[axis]));
  const old = vectors('shape', piece, String(from));
  // The corner of the box on the board.
  const left = least(before, 0) - least(old, 0);
  const edge = least(before, 1) - least(old, 1);
  const shape = vectors('shape', piece, String(to));
  for (const [dx, dy] of vectors('kick', piece, '', `${from}>>${to}`, precedence)) {
    const squares = shape.map(([x, y]): Square => [left + x + dx, edge + y + dy]);
    if (squares.every(([x, y]) => board[y]?.[x] === false)) return squares;
  }
  return null;
}
