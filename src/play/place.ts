import { fits } from '#engine/fits.ts';
import { PIECES, type Placement } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import { poseTable, shapeIndex } from '#engine/poses.ts';
import type { RotationSystem } from '#engine/system.ts';

/**
 * The placement moved by `dx`, `dy` squares when it fits there; null when it does not.
 * @param field as the system sees it: see `fieldFor`
 */
export function movedBy(
  system: RotationSystem,
  field: Playfield,
  placement: Placement,
  dx: number,
  dy: number,
): Placement | null {
  const poses = poseTable(system.shapes);
  const shape = shapeIndex(PIECES.indexOf(placement.piece), placement.orientation);
  const x = placement.at[0] + dx;
  const y = placement.at[1] + dy;
  return fits(field, poses, shape, x, y) ? poses.poseAt(shape, x, y).placement : null;
}

/** Whether the piece is free where it is. */
export const isFree = (system: RotationSystem, field: Playfield, placement: Placement): boolean =>
  movedBy(system, field, placement, 0, 0) !== null;

/** Whether something stops the piece from falling one row. */
export const isInContact = (system: RotationSystem, field: Playfield, placement: Placement): boolean =>
  movedBy(system, field, placement, 0, -1) === null;

/** The placement after falling up to `rows` rows. */
export function fallenBy(
  system: RotationSystem,
  field: Playfield,
  placement: Placement,
  rows: number,
): { readonly placement: Placement; readonly rows: number } {
  let current = placement;
  let fallen = 0;
  while (fallen < rows) {
    const next = movedBy(system, field, current, 0, -1);
    if (next === null) break;
    current = next;
    fallen++;
  }
  return { placement: current, rows: fallen };
}
