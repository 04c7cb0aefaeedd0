import type { Vec } from './geometry.ts';
import { mustBeInField } from './given.ts';
import type { Placement } from './piece.ts';
import { isFree } from './places.ts';
import type { Playfield } from './playfield.ts';
import { minosOf } from './shapes.ts';
import { clearFullRows, fill, fullRows } from './stack.ts';
import type { RotationSystem } from './system.ts';

/**
 * The piece moved by some columns and rows; null when it does not fit there.
 * @throws RangeError for a piece, state or corner that does not exist, and for a piece outside of the field
 * @example
 * import { move, playfield } from 'wallkick';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const placement = { piece: 'T', orientation: 0, at: [0, 5] } as const;
 * move(srsGuideline, playfield(), placement, [1, 0])?.at; // → [1, 5]
 * move(srsGuideline, playfield(), placement, [-1, 0]); // → null
 */
export function move(
  system: RotationSystem,
  field: Playfield,
  placement: Placement,
  [columns, rows]: Vec,
): Placement | null {
  mustBeInField(system, field, placement);
  const [x, y] = placement.at;
  const moved: Placement = { ...placement, at: [x + columns, y + rows] };
  return isFree(system, field, moved) ? moved : null;
}

/**
 * The piece where it comes to rest when it falls.
 * @throws RangeError for a piece, state or corner that does not exist, and for a piece outside of the field
 * @example
 * import { drop, playfield } from 'wallkick';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * drop(srsGuideline, playfield(), { piece: 'T', orientation: 0, at: [3, 18] }).at; // → [3, -1]
 */
export function drop(system: RotationSystem, field: Playfield, placement: Placement): Placement {
  let rest = placement;
  for (let next: Placement | null = rest; next; next = move(system, field, next, [0, -1])) rest = next;
  return rest;
}

/** A field after a piece has locked. */
export interface Locked {
  /** Without the full rows. */
  readonly field: Playfield;
  /** The rows that were full, from 0 at the bottom. */
  readonly cleared: readonly number[];
}

/**
 * Makes a piece part of the stack where it is, and clears the full rows.
 * @throws RangeError for a piece, state or corner that does not exist, and for a piece outside of the field
 * @example
 * import { lock, playfield } from 'wallkick';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const field = playfield({ rows: ['###....###'] });
 * const { cleared, field: after } = lock(srsGuideline, field, { piece: 'I', orientation: 0, at: [3, -2] });
 * cleared; // → [0]
 * after.rows; // → []
 */
export function lock(system: RotationSystem, field: Playfield, placement: Placement): Locked {
  mustBeInField(system, field, placement);
  const filled = fill(field, minosOf(system.shapes, placement), placement.piece);
  return { field: clearFullRows(filled), cleared: fullRows(filled) };
}
