import { subtract, type Vec } from '#engine/geometry.ts';
import type { Orientation, Transition } from '#engine/piece.ts';
import { endsOf } from '#engine/transitions.ts';
import type { OffsetGroup } from '#engine/system.ts';
import type { KickTable } from './kickTable.ts';

/** One list of offsets for each orientation, all of the same length. */
export type OffsetTable = OffsetGroup['offsets'];

/** One line of the subtraction that makes kicks of offsets. */
export interface DerivedTest {
  /** From 1. */
  readonly test: number;
  /** Offset of the old orientation, and the one of the new orientation that is taken from it. */
  readonly from: Vec;
  readonly to: Vec;
  /** Their difference: the displacement from true rotation, the centre mino fixed. */
  readonly fromTrue: Vec;
  /** The displacement from test 1, which is what kick tables print. */
  readonly fromFirst: Vec;
}

/** The tests of one transition, line by line. */
export function deriveTests(offsets: OffsetTable, from: Orientation, to: Orientation): readonly DerivedTest[] {
  const first = subtract(offsets[from][0]!, offsets[to][0]!);
  return offsets[from].map((term, index) => {
    const fromTrue = subtract(term, offsets[to][index]!);
    return { test: index + 1, from: term, to: offsets[to][index]!, fromTrue, fromFirst: subtract(fromTrue, first) };
  });
}

/** The kick table that offsets make, for the transitions that are named. */
export const deriveTable = (offsets: OffsetTable, transitions: readonly Transition[]): KickTable =>
  new Map(transitions.map((name) => [name, deriveTests(offsets, ...endsOf(name)).map(({ fromFirst }) => fromFirst)]));
