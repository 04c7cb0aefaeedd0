import type { Piece, Placement } from '#engine/piece.ts';
import { isFree } from '#engine/places.ts';
import type { Playfield } from '#engine/playfield.ts';
import { spawnPlacements } from '#engine/spawn.ts';
import type { RotationSystem } from '#engine/system.ts';

/** Where a piece enters a field: at its spawn, or higher where it is blocked and the system raises it; null when it cannot enter. */
export const entryPlacement = (system: RotationSystem, field: Playfield, piece: Piece): Placement | null =>
  spawnPlacements(system, piece).find((placement) => isFree(system, field, placement)) ?? null;
