import type { Piece, Turn } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import { fieldFor } from '#engine/rotate.ts';
import type { RotationSystem } from '#engine/system.ts';
import { reach, USUAL_TURNS, USUALLY_STILL, type ReachRules } from './reach.ts';
import { countsByRows, type ReachCounts } from './reachRows.ts';
import { planFor } from './rowPlans.ts';

const NO_TURNS: readonly Turn[] = [];

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
  const plan = planFor(system, field, piece, still.includes(piece) ? NO_TURNS : turns);
  if (plan) return countsByRows(plan, field);
  const { landings, lockPoses } = reach(system, board, piece, { turns, still });
  return { placements: landings.length, lockPoses };
}
