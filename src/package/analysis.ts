/** Questions about a system: what a piece can reach, which kicks can win, on which boards systems differ. */
export { limitedBudget, type Budget } from '#analysis/budget.ts';
export { allFates, deadTests, fatesOf, type Fate, type RotationFates } from '#analysis/deadKicks.ts';
export { differenceOf, type Question } from '#analysis/difference.ts';
export {
  finesse,
  keysOf,
  playKeys,
  type Finesse,
  type FinesseKey,
  type FinessePlace,
  type FinesseRules,
  type FinesseStep,
  type PlayedKeys,
} from '#analysis/finesse.ts';
export type { Input } from '#analysis/poseSearch.ts';
export { onePress, type PressAnswer, type PressAnswers, type Unanswered } from '#analysis/onePress.ts';
export { reach, wayTo, type Landing, type Reach, type ReachRules } from '#analysis/reach.ts';
export { reachCounts } from '#analysis/reachCounts.ts';
export type { ReachCounts } from '#analysis/reachRows.ts';
export { lostWays } from '#analysis/reversibility.ts';
export { rotationsOf, rotationsOfPiece, type Ending, type Rotation } from '#analysis/rotations.ts';
export { openWitness, standingWitness, type Witness } from '#analysis/witness.ts';
