import { sameVec } from '#engine/geometry.ts';
import type { Placement } from '#engine/piece.ts';
import { findingOf, type SpinFinding } from './conditions.ts';
import type { SpinLanding } from './landing.ts';
import type { SpinClause, SpinRule, SpinVerdict } from './rule.ts';

/** A clause for the piece, with what each of its conditions found. */
export interface SpinClauseFound {
  readonly clause: SpinClause;
  readonly findings: readonly SpinFinding[];
  readonly holds: boolean;
}

/** A verdict with all its reasons. */
export interface SpinJudgement {
  readonly rule: SpinRule;
  readonly verdict: SpinVerdict;
  /** The clauses of the rule that name the piece, in order, also those after the one that decides. */
  readonly clauses: readonly SpinClauseFound[];
  /** The clause that decides; null if none holds or the spin is cancelled. */
  readonly decided: SpinClauseFound | null;
  /** A move after the turn took the spin away before any clause was looked at. */
  readonly cancelled: boolean;
}

/** The placement that the clauses look at. */
export const judgedPlacement = ({ judged }: SpinRule, { turned, rest }: SpinLanding): Placement =>
  judged === 'turn' ? turned : rest;

function isCancelled({ lastMove, keptAfterMove }: SpinRule, { moved, turned, rest }: SpinLanding): boolean {
  if (lastMove === 'any' || keptAfterMove) return false;
  return lastMove === 'turn' ? moved : !sameVec(turned.at, rest.at);
}

/** The verdict alone; stops at the first condition that fails. */
export function verdictOf(rule: SpinRule, landing: SpinLanding): SpinVerdict {
  if (isCancelled(rule, landing)) return 'none';
  const placement = judgedPlacement(rule, landing);
  const clause = rule.clauses.find(
    ({ pieces, when }) =>
      pieces.includes(placement.piece) && when.every((condition) => findingOf(condition, landing, placement).holds),
  );
  return clause?.gives ?? 'none';
}

/**
 * Judges a rotation by the rule of a game.
 * @param rule one of `judges`, or your own in the same form
 * @param landing the rotation and where the piece rests
 * @returns the verdict, and each clause and condition with the squares that it looked at
 * @example
 * import { requestOf, rotate } from 'wallkick';
 * import { judge, judges, landingOf } from 'wallkick/spins';
 * import { readScenario } from 'wallkick/systems';
 *
 * const read = readScenario('system=srs-guideline piece=T from=1 at=3,0 turn=cw board=...#....../###...####/####.#####');
 * const landing = read.ok ? landingOf(rotate(read.value.system, requestOf(read.value))) : null;
 * if (landing) judges.slice(0, 2).map((rule) => `${rule.id}: ${judge(rule, landing).verdict}`); // → ['guideline: full', 'tetrio/T-spins: full']
 */
export function judge(rule: SpinRule, landing: SpinLanding): SpinJudgement {
  const placement = judgedPlacement(rule, landing);
  const clauses = rule.clauses
    .filter(({ pieces }) => pieces.includes(placement.piece))
    .map((clause): SpinClauseFound => {
      const findings = clause.when.map((condition) => findingOf(condition, landing, placement));
      return { clause, findings, holds: findings.every(({ holds }) => holds) };
    });
  const cancelled = isCancelled(rule, landing);
  const decided = cancelled ? null : (clauses.find(({ holds }) => holds) ?? null);
  return { rule, verdict: decided?.clause.gives ?? 'none', clauses, decided, cancelled };
}
