import type { Piece, Placement } from './piece.ts';
import { extentOf, shapeOf } from './shapes.ts';
import type { RotationSystem } from './system.ts';

/**
 * Where a piece spawns under a system.
 * @example
 * import { spawnPlacement } from 'wallkick';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * spawnPlacement(srsGuideline, 'T'); // → { piece: 'T', orientation: 0, at: [3, 19] }
 */
export function spawnPlacement({ shapes, spawn }: RotationSystem, piece: Piece): Placement {
  const orientation = spawn.orientation[piece];
  const { left, bottom, top } = extentOf(shapeOf(shapes, piece, orientation));
  const row = spawn.row - 1;
  return {
    piece,
    orientation,
    at: [spawn.column[piece] - left, row - (spawn.edge === 'lowest row' ? bottom : top)],
  };
}

/** Where a piece may enter, in the order in which it is tried: its spawn, and higher row by row where a blocked spawn is raised. */
export function spawnPlacements(system: RotationSystem, piece: Piece): readonly Placement[] {
  const spawn = spawnPlacement(system, piece);
  const [x, y] = spawn.at;
  return Array.from({ length: system.spawn.raise + 1 }, (_, raised) => ({ ...spawn, at: [x, y + raised] as const }));
}
