import { sameVec, type Vec } from './geometry.ts';

// Lists of squares.

/** Row first from the bottom, then column: the order in which square lists are compared and printed. */
export const byRow = (a: Vec, b: Vec): number => a[1] - b[1] || a[0] - b[0];

/** True when both lists hold the same squares, in whatever order. */
export const sameSquares = (a: readonly Vec[], b: readonly Vec[]): boolean =>
  a.length === b.length && b.every((square) => a.some((other) => sameVec(other, square)));
