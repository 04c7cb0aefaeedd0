import { FRESH_MEMORY, type Memory } from '#engine/memory.ts';
import type { Placement } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import { fieldFor } from '#engine/rotate.ts';
import type { RotationSystem } from '#engine/system.ts';
import { UNLIMITED, type Budget } from './budget.ts';
import { searchPoses } from './poseSearch.ts';
import { questionOf, USUAL_TURNS } from './reach.ts';
import { reachesByRows } from './reachRows.ts';
import { planFor } from './rowPlans.ts';

/** Whether a piece can be brought from where it enters the field to a pose. Kick tables ask this for thousands of boards. */
export function isReachable(
  system: RotationSystem,
  board: Playfield,
  goal: Placement,
  memory: Memory = FRESH_MEMORY,
  budget: Budget = UNLIMITED,
): boolean {
  const field = fieldFor(system, board);
  // The search by rows follows no poses above the stack.
  const plan = goal.at[1] < field.rows.length ? planFor(system, field, goal.piece, USUAL_TURNS) : null;
  if (plan) {
    budget.spend();
    return reachesByRows(plan, field, goal);
  }
  const question = { ...questionOf(system, field, goal, memory), towards: 'goal' } as const;
  return searchPoses(system, field, question, budget).indexOf(goal, memory) !== null;
}
