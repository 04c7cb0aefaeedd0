import { negate, sameVec, type Vec } from '#engine/geometry.ts';
import { turnBetween } from '#engine/transitions.ts';
import { mirrorPrecedence } from '#engine/mirror.ts';
import type { RotationSystem } from '#engine/system.ts';
import { kicksOf, turnsMade, type Rotation } from './rotations.ts';

/**
 * The rotation back, by the other button; null where the system does not make that turn (Sega turns one way only). Where sides
 * matter it is the natural side of that button, or for a reversed rotation the unnatural one.
 */
export function inverseRotation(system: RotationSystem, rotation: Rotation): Rotation | null {
  const { piece, from, to, turn, precedence } = rotation;
  const back = turnBetween(to, from);
  if (back === null || !turnsMade(system, piece).includes(back)) return null;
  if (precedence === null || system.kicks.rowBy !== 'precedence')
    return { ...rotation, from: to, to: from, turn: back, precedence: null };
  const { natural } = system.kicks;
  const side = precedence === natural[turn] ? natural[back] : mirrorPrecedence(natural[back]);
  return { ...rotation, from: to, to: from, turn: back, precedence: side };
}

/** How the kicks of a rotation answer those of the rotation back, as numbers in the table. */
interface Inverses {
  /** Kicks whose negative stands nowhere in the opposite list: the list is closed under inverses when there are none. */
  readonly unanswered: readonly Vec[];
  /** The tests, from 1, whose kick is not the negative of the opposite test of the same number. */
  readonly notTermByTerm: readonly number[];
}

/** Null where there is no rotation back. */
export function inversesOf(system: RotationSystem, rotation: Rotation): Inverses | null {
  const back = inverseRotation(system, rotation);
  if (!back) return null;
  const kicks = kicksOf(system, rotation);
  const opposite = kicksOf(system, back);
  const answers = (kick: Vec, other: Vec | undefined): boolean => other !== undefined && sameVec(negate(kick), other);
  return {
    unanswered: kicks.filter((kick) => !opposite.some((other) => answers(kick, other))),
    notTermByTerm: kicks.flatMap((kick, index) => (answers(kick, opposite[index]) ? [] : [index + 1])),
  };
}
