import { subtract, type Vec } from '#engine/geometry.ts';
import { transition, type Piece, type Precedence, type Transition } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { kicksOf, rotationsOfPiece } from './rotations.ts';

/** The tests of each transition, test 1 first, as displacements from test 1: the first is always 0, 0. */
export type KickTable = ReadonlyMap<Transition, readonly Vec[]>;

/** The table of one piece: every transition that the system makes. Where the button side matters, that of one side. */
export function kickTable(system: RotationSystem, piece: Piece, precedence: Precedence | null = null): KickTable {
  const side = system.kicks.rowBy === 'precedence' ? (precedence ?? 'left') : null;
  return new Map(
    rotationsOfPiece(system, piece)
      .filter((rotation) => rotation.precedence === side)
      .map((rotation) => {
        const kicks = kicksOf(system, rotation);
        return [transition(rotation.from, rotation.to), kicks.map((kick) => subtract(kick, kicks[0]!))];
      }),
  );
}

/** The transitions of a table without those in `left`. */
export const without = (table: KickTable, left: readonly Transition[]): KickTable =>
  new Map([...table].filter(([name]) => !left.includes(name)));
