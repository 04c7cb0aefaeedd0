import { negate, ORIGIN, subtract, type Vec } from '#engine/geometry.ts';
import { ORIENTATIONS, transition, type Orientation, type Transition } from '#engine/piece.ts';
import type { KickTable } from './kickTable.ts';
import type { OffsetTable } from './offsetDerivation.ts';

/** A transition on a round trip, walked as it runs or against it (its kick is then taken negative). */
export interface TripStep {
  readonly transition: Transition;
  readonly kick: Vec;
  readonly walked: 'forwards' | 'backwards';
}

export interface OnlyOffsets {
  /**
   * Offsets from those of test 1, which are free: they are the step from true to basic rotation. Every other solution adds the
   * same vectors to all orientations that are linked by transitions.
   */
  readonly offsets: OffsetTable;
  /** The orientations whose offsets were chosen to be 0, 0: one where all are linked. */
  readonly chosen: readonly Orientation[];
}

/** The tests that some row has, from 0. */
export const testsOf = (table: KickTable): readonly number[] =>
  Array.from({ length: Math.max(1, ...[...table.values()].map((row) => row.length)) }, (_, index) => index);

/** The only offsets that can make a table, up to what is free; whether they do make it is not looked at. */
export function onlyOffsets(table: KickTable): OnlyOffsets {
  const solutions = testsOf(table).map((index) => solve(table, index));
  return {
    offsets: ORIENTATIONS.map((state) => solutions.map(({ offsets }) => offsets[state]!)) as unknown as OffsetTable,
    chosen: solutions[0]!.chosen,
  };
}

/** The ways from one orientation to another by a single transition, forwards first. */
export function stepsBetween(table: KickTable, index: number, from: Orientation, to: Orientation): readonly TripStep[] {
  const [there, back] = [transition(from, to), transition(to, from)];
  const [kick, opposite] = [table.get(there)?.[index], table.get(back)?.[index]];
  return [
    ...(kick ? [{ transition: there, kick, walked: 'forwards' } as const] : []),
    ...(opposite ? [{ transition: back, kick: opposite, walked: 'backwards' } as const] : []),
  ];
}

/** Follows the transitions from a first orientation; where some cannot be reached so, from a second one. */
function solve(
  table: KickTable,
  index: number,
): { readonly offsets: readonly Vec[]; readonly chosen: readonly Orientation[] } {
  const offsets: (Vec | undefined)[] = [undefined, undefined, undefined, undefined];
  const chosen: Orientation[] = [];
  const follow = (from: Orientation): void => {
    for (const to of ORIENTATIONS) {
      const [step] = offsets[to] ? [] : stepsBetween(table, index, from, to);
      if (!step) continue;
      offsets[to] = subtract(offsets[from]!, step.walked === 'forwards' ? step.kick : negate(step.kick));
      follow(to);
    }
  };
  for (const state of ORIENTATIONS) {
    if (offsets[state]) continue;
    offsets[state] = ORIGIN;
    chosen.push(state);
    follow(state);
  }
  return { offsets: offsets as Vec[], chosen };
}
