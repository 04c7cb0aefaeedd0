import { negate, sameVec, type Vec } from '#engine/geometry.ts';
import { transition, type Piece, type Transition } from '#engine/piece.ts';
import { HALF_TRANSITIONS, QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import type { RotationSystem } from '#engine/system.ts';
import { inverseRotation } from '#analysis/inverses.ts';
import { kicksOf, rotationsOf } from '#analysis/rotations.ts';

/** A kick and its opposite. */
interface AnsweredKick {
  /** From 1. */
  readonly test: number;
  readonly kick: Vec;
  /** The test of the turn back whose kick is the opposite; null when the row back has none. */
  readonly answeredBy: number | null;
  /** What the other system has in its place; null where it has the same. */
  readonly instead: Vec | null;
}

export interface AnsweredRow {
  readonly of: Transition;
  readonly back: Transition;
  readonly kicks: readonly AnsweredKick[];
}

/**
 * The kicks of a piece after basic rotation, each with the test of the turn back that undoes it, in the order of the published tables.
 * Turns that the system does not make back are left out.
 * @param beside a system with the same turns, to compare with
 */
export function answeredRows(system: RotationSystem, piece: Piece, beside: RotationSystem): readonly AnsweredRow[] {
  const order: readonly Transition[] = [...QUARTER_TRANSITIONS, ...HALF_TRANSITIONS];
  const rows = rotationsOf(system).flatMap((rotation) => {
    const back = rotation.piece === piece ? inverseRotation(system, rotation) : null;
    if (!back) return [];
    const opposite = kicksOf(system, back);
    const others = kicksOf(beside, rotation);
    const kicks = kicksOf(system, rotation).map((kick, index): AnsweredKick => {
      const answer = opposite.findIndex((other) => sameVec(negate(kick), other));
      const other = others[index];
      return {
        test: index + 1,
        kick,
        answeredBy: answer < 0 ? null : answer + 1,
        instead: !other || sameVec(other, kick) ? null : other,
      };
    });
    const of = transition(rotation.from, rotation.to);
    return [{ of, back: transition(rotation.to, rotation.from), kicks: kicks.slice(1) }];
  });
  return rows.sort((a, b) => order.indexOf(a.of) - order.indexOf(b.of));
}
