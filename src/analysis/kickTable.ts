import { ORIGIN, subtract, type Vec } from '#engine/geometry.ts';
import { carriedBy } from '#engine/kicks.ts';
import { transition, type Piece, type Precedence, type Transition } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { kicksOf, rotationsOfPiece } from './rotations.ts';

/** The tests of each transition, test 1 first, as displacements from basic rotation. */
export type KickTable = ReadonlyMap<Transition, readonly Vec[]>;

/**
 * The table of one piece: every transition that the system makes. Where the button side matters, that of one side.
 * @param list which of the lists that a condition chooses among
 */
export function kickTable(
  system: RotationSystem,
  piece: Piece,
  precedence: Precedence | null = null,
  list = 0,
): KickTable {
  const side = system.kicks.rowBy === 'precedence' ? (precedence ?? 'left') : null;
  return new Map(
    rotationsOfPiece(system, piece)
      .filter((rotation) => rotation.precedence === side && (rotation.list ?? 0) === list)
      .map((rotation) => {
        const { from, to } = rotation;
        const kicks = kicksOf(system, rotation);
        const basic =
          system.kicks.rowBy === 'choice' ? (carriedBy(system.kicks, piece, from, to) ?? ORIGIN) : kicks[0]!;
        return [transition(from, to), kicks.map((kick) => subtract(kick, basic))];
      }),
  );
}

/** The transitions of a table without those in `left`. */
export const without = (table: KickTable, left: readonly Transition[]): KickTable =>
  new Map([...table].filter(([name]) => !left.includes(name)));
