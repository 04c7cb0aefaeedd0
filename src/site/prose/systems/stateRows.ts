import type { Shape } from '#engine/shapes.ts';
import type { Piece } from '#engine/piece.ts';

/** The rows of a piece's box from the top, as text: the letter of the piece for a mino, a dot for an empty square. */
export const stateRows = (piece: Piece, box: number, squares: Shape): readonly string[] =>
  Array.from({ length: box }, (_row, down) =>
    Array.from({ length: box }, (_column, x) =>
      squares.some(([left, bottom]) => left === x && bottom === box - 1 - down) ? piece : '.',
    ).join(''),
  );
