import type { Piece, Turn } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import { fieldFor } from '#engine/rotate.ts';
import type { RotationSystem } from '#engine/system.ts';
import { reach, USUAL_TURNS, USUALLY_STILL, type ReachRules } from './reach.ts';
import { countsByRows, fitsRows, type ReachCounts } from './reachRows.ts';
import { rowPlan, type RowPlan } from './rowPlan.ts';

const plans = new WeakMap<RotationSystem, Map<string, RowPlan | null>>();

function planFor(system: RotationSystem, piece: Piece, turns: readonly Turn[]): RowPlan | null {
  const known = plans.get(system) ?? new Map<string, RowPlan | null>();
  plans.set(system, known);
  const key = `${piece} ${turns.join(' ')}`;
  const plan = known.get(key);
  if (plan !== undefined) return plan;
  const made = rowPlan(system, piece, turns);
  known.set(key, made);
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
  const plan = field.packed === null ? null : planFor(system, piece, still.includes(piece) ? [] : turns);
  if (plan && fitsRows(plan, field)) return countsByRows(plan, field);
  const { landings, lockPoses } = reach(system, board, piece, { turns, still });
  return { placements: landings.length, lockPoses };
}
