/** A square or a displacement: +x right, +y up, in squares; the origin is the bottom-left square. */
export type Vec = readonly [x: number, y: number];

export const ORIGIN: Vec = [0, 0];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1]];
export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1]];
/** `0 - x` rather than `-x`, so that no negative zero arises. */
export const negate = (a: Vec): Vec => [0 - a[0], 0 - a[1]];
export const mirrorX = (a: Vec): Vec => [0 - a[0], a[1]];
export const sameVec = (a: Vec, b: Vec): boolean => a[0] === b[0] && a[1] === b[1];

/** A text key for sets and maps of squares. */
export const vecKey = (a: Vec): string => `${a[0]},${a[1]}`;

/** Row first from the bottom, then column: the order in which square lists are compared and printed. */
export const byRow = (a: Vec, b: Vec): number => a[1] - b[1] || a[0] - b[0];

/** True when both lists hold the same squares, in whatever order. */
export function sameSquares(a: readonly Vec[], b: readonly Vec[]): boolean {
  if (a.length !== b.length) return false;
  const keys = new Set(a.map(vecKey));
  return b.every((square) => keys.has(vecKey(square)));
}
