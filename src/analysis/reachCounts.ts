import type { Piece, Turn } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import { fieldFor } from '#engine/rotate.ts';
import type { RotationSystem } from '#engine/system.ts';
import { reach, USUAL_TURNS, USUALLY_STILL, type ReachRules } from './reach.ts';
import { countsByRows, fitsRows, type ReachCounts } from './reachRows.ts';
import { rowPlan, type RowPlan } from './rowPlan.ts';

type Plans = Map<Piece, RowPlan | null>;
/** By system and list of buttons: callers may make a new list for each call. */
const plans = new WeakMap<RotationSystem, WeakMap<readonly Turn[], Plans>>();
const NO_TURNS: readonly Turn[] = [];

/** Plans of a system for the turn buttons in use, by piece. */
function plansOf(system: RotationSystem, turns: readonly Turn[]): Plans {
  const known = plans.get(system) ?? new WeakMap<readonly Turn[], Plans>();
  plans.set(system, known);
  const own: Plans = known.get(turns) ?? new Map<Piece, RowPlan | null>();
  known.set(turns, own);
  return own;
}

function planFor(system: RotationSystem, piece: Piece, turns: readonly Turn[]): RowPlan | null {
  const known = plansOf(system, turns);
  const plan = known.get(piece);
  if (plan !== undefined) return plan;
  const made = rowPlan(system, piece, turns);
  known.set(piece, made);
  return made;
}

/**
 * Counts the placements and lock poses that a piece can reach on a board. Lock poses count states and positions, placements different squares.
 * @param rules which rotations and pieces take part, as in `reach`
 * @example
 * import { playfield } from 'wallkick';
 * import { reachCounts } from 'wallkick/analysis';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * reachCounts(srsGuideline, playfield(), 'T'); // → { placements: 34, lockPoses: 34 }
 */
export function reachCounts(
  system: RotationSystem,
  board: Playfield,
  piece: Piece,
  { turns = USUAL_TURNS, still = USUALLY_STILL }: Pick<ReachRules, 'turns' | 'still'> = {},
): ReachCounts {
  const field = fieldFor(system, board);
  const plan = field.packed === null ? null : planFor(system, piece, still.includes(piece) ? NO_TURNS : turns);
  if (plan && fitsRows(plan, field)) return countsByRows(plan, field);
  const { landings, lockPoses } = reach(system, board, piece, { turns, still });
  return { placements: landings.length, lockPoses };
}
