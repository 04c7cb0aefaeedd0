import type { Piece, Turn } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import type { RotationSystem } from '#engine/system.ts';
import { fitsRows } from './reachRows.ts';
import { rowPlan, type RowPlan } from './rowPlan.ts';

type Plans = Map<Piece, RowPlan | null>;
/** By system and list of buttons: callers may make a new list for each call. */
const plans = new WeakMap<RotationSystem, WeakMap<readonly Turn[], Plans>>();

/** Plans of a system for the turn buttons in use, by piece. */
function plansOf(system: RotationSystem, turns: readonly Turn[]): Plans {
  const known = plans.get(system) ?? new WeakMap<readonly Turn[], Plans>();
  plans.set(system, known);
  const own: Plans = known.get(turns) ?? new Map<Piece, RowPlan | null>();
  known.set(turns, own);
  return own;
}

/**
 * The plan to search a field by rows, made once for a piece; null where that would not be exact, or where the field is too large.
 * @param field as the system sees it (see `fieldFor`)
 */
export function planFor(
  system: RotationSystem,
  field: Playfield,
  piece: Piece,
  turns: readonly Turn[],
): RowPlan | null {
  if (field.packed === null) return null;
  const known = plansOf(system, turns);
  let plan = known.get(piece);
  if (plan === undefined) {
    plan = rowPlan(system, piece, turns);
    known.set(piece, plan);
  }
  return plan && fitsRows(plan, field) ? plan : null;
}
