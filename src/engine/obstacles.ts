import { kindAt, type Bounds, type Obstacle } from './playfield.ts';
import type { Pose } from './poses.ts';

const NONE: readonly Obstacle[] = Object.freeze([]);

/**
 * What stops a piece in a pose, mino by mino in the order of its shape. The lists are shared between traces, which are made of hardly
 * anything but references.
 * @param blocked the blocked minos, from `blockedMinos`
 */
export function obstaclesOf(bounds: Bounds, pose: Pose, blocked: number): readonly Obstacle[] {
  if (blocked === 0) return NONE;
  const key = bounds.number * 16 + blocked;
  return (pose.obstacles[key] ??= Object.freeze(
    pose.minos
      .filter((_, mino) => (blocked >> mino) & 1)
      .map((cell) => Object.freeze({ cell, kind: kindAt(bounds, cell[0], cell[1]) })),
  ));
}
