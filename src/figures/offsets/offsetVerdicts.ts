import { kickTable } from '#analysis/kickTable.ts';
import { offsetsFor, type Contradiction } from '#analysis/offsetSolver.ts';
import type { Piece } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';

/** Whether the table of some pieces comes from any offsets, and where not, why not. */
export interface OffsetVerdict {
  readonly pieces: readonly Piece[];
  /** The first round trip that does not come home; null where offsets make the table. */
  readonly because: Contradiction | null;
  /** The tests, from 1, that have such a round trip. */
  readonly wrongTests: readonly number[];
}

/** The answers for every kick list of a system, groups of pieces that share one together. */
export function offsetVerdicts(system: RotationSystem): readonly OffsetVerdict[] {
  if (system.kicks.rowBy !== 'transition') return [];
  return system.kicks.groups.map(({ pieces }) => {
    const answer = offsetsFor(kickTable(system, pieces[0]!));
    const contradictions = answer.is === 'derivable' ? [] : answer.contradictions;
    return { pieces, because: contradictions[0] ?? null, wrongTests: contradictions.map(({ test }) => test) };
  });
}
