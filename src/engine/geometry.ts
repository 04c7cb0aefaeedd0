/**
 * A square or a displacement in squares: x to the right, y up. The origin is the bottom-left square of the field.
 */
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

/** A key for searches that look up millions of squares. Both coordinates are between -2048 and 2047. */
export const vecNumber = (a: Vec): number => a[1] * 4096 + a[0];
