import { sameVec, type Vec } from '#engine/geometry.ts';
import type { Piece } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { UNLIMITED, type Budget } from './budget.ts';
import { fatesOf } from './deadKicks.ts';
import { rotationsOfPiece } from './rotations.ts';

/** How far kicks that can win carry a piece from where basic rotation puts it, in squares. */
export interface Displacement {
  /** To the left or to the right, whichever is more. */
  readonly sideways: number;
  readonly up: number;
  readonly down: number;
  /** The longest kicks as the crow flies, each once. */
  readonly longest: readonly Vec[];
}

const squared = ([x, y]: Vec): number => x * x + y * y;

/** The largest displacements of some pieces under a system; without kicks all are 0. */
export function displacementOf(
  system: RotationSystem,
  pieces: readonly Piece[],
  budget: Budget = UNLIMITED,
): Displacement {
  const kicks = pieces
    .flatMap((piece) => rotationsOfPiece(system, piece))
    .map((rotation) => fatesOf(system, rotation, budget))
    .flatMap(({ tests }) => tests.filter(({ test, fate }) => test > 1 && fate.is === 'can win'))
    .map(({ kick }) => kick);
  const farthest = Math.max(0, ...kicks.map(squared));
  const longest = kicks.filter((kick) => squared(kick) === farthest);
  return {
    sideways: Math.max(0, ...kicks.map(([x]) => Math.abs(x))),
    up: Math.max(0, ...kicks.map(([, y]) => y)),
    down: Math.max(0, ...kicks.map(([, y]) => 0 - y)),
    longest: longest.filter((kick, index) => longest.findIndex((other) => sameVec(kick, other)) === index),
  };
}
