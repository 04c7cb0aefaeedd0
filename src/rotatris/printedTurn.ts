import type { Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import { CORE, orbit, type QuarterTurn } from './quarterTurn.ts';

/**
 * The rotation matrix of the source, exactly as printed: (cos θ·x − sin θ·y, cos θ·y + sin θ·x), θ in radians. The source
 * calls it clockwise; with y up a positive θ turns counter-clockwise (erratum R1). Source: Rotatris article, "Rotation".
 */
export function turnPoint([x, y]: Vec, theta: number): Vec {
  return [Math.cos(theta) * x - Math.sin(theta) * y, Math.cos(theta) * y + Math.sin(theta) * x];
}

/** The matrix at 90 degrees as the source prints it: (x, y) → (−y, x). */
export const printedBaseTurn = ([x, y]: Vec): Vec => [0 - y, x];

/** The source's final formula as printed: (x, y) → (−y, x − α). It does not map the core onto itself (erratum R2). */
export const printedFinalTurn = ([x, y]: Vec, alpha: number): Vec => [0 - y, x - alpha];

/**
 * A quarter turn of the lower-left corner alone, without the correction by α. The corner is turned, but it is no longer
 * the lower-left one, so the whole shape drifts: by (0, 1) for `cw` and (1, 0) for `ccw`, in squares.
 */
export function turnCorner([x, y]: Vec, turn: QuarterTurn): Vec {
  switch (turn) {
    case 'cw':
      return [y, 0 - x];
    case 'ccw':
      return [0 - y, x];
  }
}

/** Which way the direction `from` has to turn, by less than half a turn, to become `to`; null when they lie on one line. */
export function senseOfTurn(from: Vec, to: Vec): QuarterTurn | null {
  const cross = from[0] * to[1] - from[1] * to[0];
  if (cross === 0) return null;
  return cross > 0 ? 'ccw' : 'cw';
}

/** The point about which a quarter turn of lower-left corners really turns the squares: the middle of any four-step walk. */
export function centreOfTurn(map: (square: Vec) => Vec): Vec {
  const walk = orbit([0, 0], map, 3);
  const mean = (axis: 0 | 1): number => walk.reduce((sum, corner) => sum + corner[axis], 0) / walk.length;
  return [mean(0) + 0.5, mean(1) + 0.5];
}

export interface CoreCheck {
  readonly image: readonly Vec[];
  readonly same: boolean;
}

/** Where a map sends the four core squares, and whether that is the core again: what every turn of the block must do. */
export function checkCore(map: (square: Vec) => Vec): CoreCheck {
  const image = CORE.map(map);
  return { image, same: sameSquares(image, CORE) };
}
