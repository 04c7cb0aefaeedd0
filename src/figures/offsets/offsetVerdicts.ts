import { kickTable } from '#analysis/kickTable.ts';
import { offsetsFor, type Contradiction } from '#analysis/offsetSolver.ts';
import type { Piece } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';

/** Whether offsets can produce the table of some pieces, and if not, why. */
export interface OffsetVerdict {
  readonly pieces: readonly Piece[];
  /** The first sum of kicks that is not zero; null if offsets produce the table. */
  readonly because: Contradiction | null;
  /** The tests, from 1, with such a sum. */
  readonly wrongTests: readonly number[];
}

/** Returns the answers for every kick list of a system. Pieces that share a list are one group. */
export function offsetVerdicts(system: RotationSystem): readonly OffsetVerdict[] {
  if (system.kicks.rowBy !== 'transition') return [];
  return system.kicks.groups.map(({ pieces }) => {
    const answer = offsetsFor(kickTable(system, pieces[0]!));
    const contradictions = answer.is === 'derivable' ? [] : answer.contradictions;
    return { pieces, because: contradictions[0] ?? null, wrongTests: contradictions.map(({ test }) => test) };
  });
}
