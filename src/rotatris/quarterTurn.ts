import type { Vec } from '#engine/geometry.ts';

/** Squares are named by their lower-left corner, y up; the origin is the corner that the four squares of the core share. */
export const QUARTER_TURNS = ['cw', 'ccw'] as const;
export type QuarterTurn = (typeof QUARTER_TURNS)[number];

/** The four squares in the middle of the block: shell 0. They are never removed. */
export const CORE: readonly Vec[] = [
  [-1, -1],
  [0, -1],
  [-1, 0],
  [0, 0],
];

/**
 * The lower-left corner of a square after a quarter turn about the origin; `size` is the side of a square, the source's
 * alpha (32 pixels there). Source: Rotatris article, "Rotation", with erratum R2 put right: the centre of the square is turned,
 * and the corner follows it.
 */
export function turnSquare([x, y]: Vec, turn: QuarterTurn, size: number): Vec {
  switch (turn) {
    case 'cw':
      return [y, 0 - x - size];
    case 'ccw':
      return [0 - y - size, x];
  }
}

/** `turnSquare` for squares of side 1. Four turns the same way give the square back; the core maps onto itself. */
export const quarterTurn = (square: Vec, turn: QuarterTurn): Vec => turnSquare(square, turn, 1);

/** A square and its images after one, two, … `turns` applications of a map: the four-step walk of (32, 0) in the source. */
export function orbit(start: Vec, map: (square: Vec) => Vec, turns: number): readonly Vec[] {
  const path = [start];
  for (let last = start; path.length <= turns; path.push(last)) last = map(last);
  return path;
}
