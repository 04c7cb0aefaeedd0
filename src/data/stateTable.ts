import { ORIENTATIONS, PIECES, type Piece } from '#engine/piece.ts';
import type { Shape } from '#engine/shapes.ts';
import { systemById } from '#rules/registry.ts';

/** The states 0 to 3 of a piece, each as the rows of its box from the top: the letter of the piece for a mino, a dot for an empty square. */
interface PieceStates {
  readonly piece: Piece;
  readonly states: readonly (readonly string[])[];
}

const rowsOf = (piece: Piece, box: number, squares: Shape): readonly string[] =>
  Array.from({ length: box }, (_row, down) =>
    Array.from({ length: box }, (_column, x) =>
      squares.some(([left, bottom]) => left === x && bottom === box - 1 - down) ? piece : '.',
    ).join(''),
  );

/** The squares of every piece in every state of a system; no rows for an unknown id. */
export function stateTable(id: string): readonly PieceStates[] {
  const shapes = systemById(id)?.shapes;
  if (!shapes) return [];
  return PIECES.map((piece) => ({
    piece,
    states: ORIENTATIONS.map((state) => rowsOf(piece, shapes[piece].box, shapes[piece].states[state])),
  }));
}
