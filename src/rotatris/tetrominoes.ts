import { add, type Vec } from '#engine/geometry.ts';
import { quarterTurn, type QuarterTurn } from './quarterTurn.ts';

/** Clockwise quarter turns since the tetromino came in. */
export type Quarters = 0 | 1 | 2 | 3;

/**
 * The seven tetrominoes as they come in, about the corner they turn on (`[0, 0]`, a corner of three of their squares or more
 * but for the I, which is the shape of the source's turn table). The source turns block and tetromino by one algorithm and
 * gives no other shapes; these, flat side down, are this project's.
 */
// prettier-ignore
const ENTERING = {
  I: [[-2, 0], [-1, 0], [0, 0], [1, 0]],
  J: [[-1, -1], [0, -1], [1, -1], [-1, 0]],
  L: [[-2, -1], [-1, -1], [0, -1], [0, 0]],
  O: [[-1, -1], [0, -1], [-1, 0], [0, 0]],
  S: [[-2, -1], [-1, -1], [-1, 0], [0, 0]],
  T: [[-2, -1], [-1, -1], [0, -1], [-1, 0]],
  Z: [[0, -1], [1, -1], [-1, 0], [0, 0]],
} as const satisfies Readonly<Record<string, readonly Vec[]>>;

export type Tetromino = keyof typeof ENTERING;
export const TETROMINOES = Object.keys(ENTERING) as readonly Tetromino[];

/** A tetromino outside the block; `at` is the corner it turns on. */
export interface FallingPiece {
  readonly piece: Tetromino;
  readonly quarters: Quarters;
  readonly at: Vec;
}

const turnAll = (squares: readonly Vec[]): readonly Vec[] => squares.map((square) => quarterTurn(square, 'cw'));

function fourWays(squares: readonly Vec[]): Readonly<Record<Quarters, readonly Vec[]>> {
  const once = turnAll(squares);
  const twice = turnAll(once);
  return { 0: squares, 1: once, 2: twice, 3: turnAll(twice) };
}

const SHAPES = Object.fromEntries(TETROMINOES.map((piece) => [piece, fourWays(ENTERING[piece])])) as Readonly<
  Record<Tetromino, Readonly<Record<Quarters, readonly Vec[]>>>
>;

/** The four squares it covers. */
export const squaresOf = ({ piece, quarters, at }: FallingPiece): readonly Vec[] =>
  SHAPES[piece][quarters].map((square) => add(at, square));

export const shifted = (falling: FallingPiece, by: Vec): FallingPiece => ({ ...falling, at: add(falling.at, by) });

export function turnedPiece(falling: FallingPiece, turn: QuarterTurn): FallingPiece {
  return { ...falling, quarters: ((falling.quarters + (turn === 'cw' ? 1 : 3)) & 3) as Quarters };
}

/** A tetromino at its entry: unturned, on the middle of the field, its lowest squares in row `bottom`. */
export function entering(piece: Tetromino, bottom: number): FallingPiece {
  const lowest = Math.min(...ENTERING[piece].map(([, y]) => y));
  return { piece, quarters: 0, at: [0, bottom - lowest] };
}
