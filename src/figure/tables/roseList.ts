import type { Piece, Transition } from '#engine/piece.ts';
import { endsOf, HALF_TRANSITIONS, QUARTER_TRANSITIONS, turnBetween } from '#engine/transitions.ts';
import { precedenceOf } from '#engine/kicks.ts';
import type { RotationSystem } from '#engine/system.ts';
import { kicksOf, rotationsOfPiece } from '#analysis/rotations.ts';
import type { RoseList } from './kickRose.ts';

/** Reads the names of rotations, separated by blanks: `0>>1 0>>3`. @throws Error with the first that is none */
export const rotationNames = (text: string): readonly Transition[] =>
  text.split(/\s+/).map((name) => {
    const known = [...QUARTER_TRANSITIONS, ...HALF_TRANSITIONS].find((one) => one === name);
    if (!known) throw new Error(`"${name}" is no rotation such as 0>>1.`);
    return known;
  });

/** @throws Error if the system does not make the rotation; it stops the build */
export function roseList(system: RotationSystem, piece: Piece, of: Transition): RoseList {
  const [from, to] = endsOf(of);
  const turn = turnBetween(from, to);
  const side = turn && precedenceOf(system.kicks, turn, null);
  const rotation = rotationsOfPiece(system, piece).find(
    (own) => own.from === from && own.turn === turn && own.precedence === side,
  );
  if (!rotation) throw new Error(`${system.id} has no rotation ${of} of the ${piece}.`);
  return { kicks: kicksOf(system, rotation) };
}
