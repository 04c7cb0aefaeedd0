import type { Vec } from './geometry.ts';
import type { Orientation, Piece, Placement } from './piece.ts';
import { isSolid, type Playfield } from './playfield.ts';
import { fieldFor } from './rotate.ts';
import { minosOf } from './shapes.ts';
import type { RotationSystem } from './system.ts';

/**
 * Whether a piece fits at a position: inside the walls, above the floor, below the ceiling of the system and on empty squares.
 * @example
 * import { isFree, playfield } from 'wallkick';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const field = playfield({ rows: ['....#.....'] });
 * isFree(srsGuideline, field, { piece: 'T', orientation: 0, at: [3, 0] }); // → true
 * isFree(srsGuideline, field, { piece: 'T', orientation: 2, at: [3, 0] }); // → false
 */
export function isFree(system: RotationSystem, field: Playfield, placement: Placement): boolean {
  const limited = fieldFor(system, field);
  return minosOf(system.shapes, placement).every(([x, y]) => !isSolid(limited, x, y));
}

/**
 * The free placement nearest to `at` in king moves, upwards first, then to the left; null when there is none within the height of the
 * field. For a piece that is exchanged or turned by an editor, not by a rule.
 */
export function nearestFree(
  system: RotationSystem,
  field: Playfield,
  piece: Piece,
  orientation: Orientation,
  [x, y]: Vec,
): Placement | null {
  const furthest = Math.max(field.width, field.height, field.rows.length + 4);
  for (let ring = 0; ring <= furthest; ring++) {
    for (let dy = ring; dy >= -ring; dy--) {
      const step = Math.abs(dy) === ring ? 1 : Math.max(1, 2 * ring);
      for (let dx = -ring; dx <= ring; dx += step) {
        const placement: Placement = { piece, orientation, at: [x + dx, y + dy] };
        if (isFree(system, field, placement)) return placement;
      }
    }
  }
  return null;
}
