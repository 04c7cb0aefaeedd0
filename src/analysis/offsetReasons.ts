import type { Piece } from '#engine/piece.ts';
import { HALF_TRANSITIONS, QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import type { RotationSystem } from '#engine/system.ts';
import { kickTable, without } from './kickTable.ts';
import type { OffsetTable } from './offsetDerivation.ts';
import { offsetsFor, type Contradiction } from './offsetSolver.ts';
import { makes, testsFromTrue } from './systemOffsets.ts';

/** Why no offsets make the quarter turns of a piece. */
type NoOffsets =
  | { readonly is: 'never turns' }
  | { readonly is: 'lists of different lengths' }
  /** The first round trip of each test that does not come home. */
  | { readonly is: 'contradictions'; readonly contradictions: readonly Contradiction[] };

/** The reason, for a system whose offsets for the piece are `none`. */
export function whyNoOffsets(system: RotationSystem, piece: Piece): NoOffsets {
  const table = without(kickTable(system, piece), HALF_TRANSITIONS);
  if (table.size === 0) return { is: 'never turns' };
  const solved = offsetsFor(table);
  return solved.is === 'derivable'
    ? { is: 'lists of different lengths' }
    : { is: 'contradictions', contradictions: solved.contradictions };
}

/** What the half turns of a system have to do with the offsets that make its quarter turns. */
type HalfTurns =
  | { readonly is: 'none' }
  | { readonly is: 'of these offsets' }
  /** They have lists of their own; `because` rules out every table that would make quarter and half turns. */
  | { readonly is: 'others'; readonly because: Contradiction | null };

export function halfTurnsBeside(system: RotationSystem, piece: Piece, offsets: OffsetTable): HalfTurns {
  const halves = without(testsFromTrue(system, piece), QUARTER_TRANSITIONS);
  if (halves.size === 0) return { is: 'none' };
  if (makes(offsets, halves)) return { is: 'of these offsets' };
  const whole = offsetsFor(kickTable(system, piece));
  return { is: 'others', because: whole.is === 'not derivable' ? whole.contradictions[0]! : null };
}
