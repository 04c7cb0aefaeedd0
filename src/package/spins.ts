/** Spins: the rules of games as data, and what each of them says of a rotation, with every reason. */
export type { SpinFinding, SpinSquare } from '#spins/conditions.ts';
export { judge, type SpinClauseFound, type SpinJudgement } from '#spins/judge.ts';
export { landingOf, type SpinLanding } from '#spins/landing.ts';
export { leastChanges, type SpinChange } from '#spins/leastChange.ts';
export { judges } from '#spins/rules.ts';
export {
  DIRECTIONS,
  type Direction,
  type PointSet,
  type SpinClause,
  type SpinCondition,
  type SpinLines,
  type SpinRule,
  type SpinTurn,
  type SpinVerdict,
} from '#spins/rule.ts';
export { landingOfLine, type SpinLine } from '#spins/spinLine.ts';
export { readSpinLines, type SpinReading } from '#data/spinLines.ts';
export { knownSpin, type KnownSpin } from '#spins/spinName.ts';
