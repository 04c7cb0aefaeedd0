/** Guideline SRS. A piece is four squares around its centre; states are 0 spawn, 1 right, 2 reverse, 3 left; y points up. */
import type { Position, Square } from './conformance.ts';

type Piece = 'I' | 'J' | 'L' | 'O' | 'S' | 'T' | 'Z';
// prettier-ignore
const SHAPES: Record<Piece, Square[]> = {
  I: [[-1, 0], [0, 0], [1, 0], [2, 0]],
  J: [[-1, 1], [-1, 0], [0, 0], [1, 0]],
  L: [[1, 1], [-1, 0], [0, 0], [1, 0]],
  O: [[0, 0], [1, 0], [0, 1], [1, 1]],
  S: [[0, 0], [-1, 0], [0, 1], [1, 1]],
  T: [[0, 1], [-1, 0], [0, 0], [1, 0]],
  Z: [[-1, 1], [0, 1], [0, 0], [1, 0]],
};

/** The offsets of each state, test by test. A kick is the offset of the old state less that of the new one. */
// prettier-ignore
const OFFSETS: Record<'I' | 'O' | 'JLSTZ', Square[][]> = {
  JLSTZ: [
    [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]],
    [[0, 0], [1, 0], [1, -1], [0, 2], [1, 2]],
    [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]],
    [[0, 0], [-1, 0], [-1, -1], [0, 2], [-1, 2]],
  ],
  I: [
    [[0, 0], [-1, 0], [2, 0], [-1, 0], [2, 0]],
    [[-1, 0], [0, 0], [0, 0], [0, 1], [0, -2]],
    [[-1, 1], [1, 1], [-2, 1], [1, 0], [-2, 0]],
    [[0, 1], [0, 1], [0, 1], [0, -1], [0, 2]],
  ],
  O: [[[0, 0]], [[0, -1]], [[-1, -1]], [[-1, 0]]],
};

/** The squares around the centre: a quarter turn to the right takes (x, y) to (y, -x). */
function squaresOf(piece: Piece, state: number): Square[] {
  let squares = SHAPES[piece];
  for (let turn = 0; turn < state; turn++) squares = squares.map(([x, y]): Square => [y, -x]);
  return squares;
}

/** Returns the centre after the turn, or null when no test fits. */
function tryTurn(board: Position['board'], piece: Piece, from: number, to: number, centre: Square): Square | null {
  const offsets = OFFSETS[piece === 'I' || piece === 'O' ? piece : 'JLSTZ'];
  for (const [test, [ax, ay]] of offsets[from]!.entries()) {
    const [bx, by] = offsets[to]![test]!;
    const [x, y] = [centre[0] + ax - bx, centre[1] + ay - by];
    if (squaresOf(piece, to).every(([dx, dy]) => board[y + dy]?.[x + dx] === false)) return [x, y];
  }
  return null;
}

/** What the runner of the vectors calls: squares before the turn in, squares after it out. */
export function rotate({ board, piece: letter, from, to, before }: Position): Square[] | null {
  const piece = letter as Piece;
  const least = (squares: readonly Square[], axis: 0 | 1): number => Math.min(...squares.map((square) => square[axis]));
  const around = squaresOf(piece, from);
  const centre: Square = [least(before, 0) - least(around, 0), least(before, 1) - least(around, 1)];
  const turned = tryTurn(board, piece, from, to, centre);
  return turned && squaresOf(piece, to).map(([x, y]): Square => [turned[0] + x, turned[1] + y]);
}
