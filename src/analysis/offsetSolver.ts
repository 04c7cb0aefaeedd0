import { add, negate, ORIGIN, sameVec, subtract, type Vec } from '#engine/geometry.ts';
import { ORIENTATIONS, transition, type Orientation, type Transition } from '#engine/piece.ts';
import type { KickTable } from './kickTable.ts';
import type { OffsetTable } from './offsetDerivation.ts';

/** A transition on a round trip, walked as it runs or against it (its kick is then taken negative). */
export interface Step {
  readonly transition: Transition;
  readonly kick: Vec;
  readonly walked: 'forwards' | 'backwards';
}

/**
 * Why no offsets make a table: a round trip through orientations on which the kicks of one test do not add up to nothing. With
 * kick = offset of the old orientation - offset of the new one they would, for whatever offsets.
 */
export interface Contradiction {
  /** From 1. */
  readonly test: number;
  readonly steps: readonly Step[];
  readonly sum: Vec;
}

export type Derivability =
  | {
      readonly is: 'derivable';
      /**
       * Offsets from those of test 1, which are free: they are the step from true to basic rotation. Every other solution adds the
       * same vectors to all orientations that are linked by transitions.
       */
      readonly offsets: OffsetTable;
      /** The orientations whose offsets were chosen to be 0, 0: one where all are linked. */
      readonly chosen: readonly Orientation[];
    }
  | {
      readonly is: 'not derivable';
      /** The shortest round trip for each test that has one. */
      readonly contradictions: readonly Contradiction[];
    };

/**
 * Whether a kick table comes from any offset table. Test 1 of each row is the rotation itself. A row that is too short for a test
 * says nothing about it.
 */
export function offsetsFor(table: KickTable): Derivability {
  const tests = Math.max(1, ...[...table.values()].map((row) => row.length));
  const indices = Array.from({ length: tests }, (_, index) => index);
  const contradictions = indices.flatMap((index) => contradictionIn(table, index) ?? []);
  if (contradictions.length > 0) return { is: 'not derivable', contradictions };
  const solutions = indices.map((index) => solve(table, index));
  return {
    is: 'derivable',
    offsets: ORIENTATIONS.map((state) => solutions.map(({ offsets }) => offsets[state]!)) as unknown as OffsetTable,
    chosen: solutions[0]!.chosen,
  };
}

/** The ways from one orientation to another by a single transition, forwards first. */
function stepsBetween(table: KickTable, index: number, from: Orientation, to: Orientation): readonly Step[] {
  const [there, back] = [transition(from, to), transition(to, from)];
  const [kick, opposite] = [table.get(there)?.[index], table.get(back)?.[index]];
  return [
    ...(kick ? [{ transition: there, kick, walked: 'forwards' } as const] : []),
    ...(opposite ? [{ transition: back, kick: opposite, walked: 'backwards' } as const] : []),
  ];
}

/** Round trips through two, three and four different orientations; every other one is made of these. */
const TOURS: readonly (readonly Orientation[])[] = [2, 3, 4].flatMap((length) => toursOf(length, []));

function toursOf(length: number, begun: readonly Orientation[]): readonly (readonly Orientation[])[] {
  if (begun.length === length) return [begun];
  return ORIENTATIONS.filter((next) => !begun.includes(next) && next >= (begun[0] ?? 0)).flatMap((next) =>
    toursOf(length, [...begun, next]),
  );
}

function contradictionIn(table: KickTable, index: number): Contradiction | null {
  for (const tour of TOURS) {
    for (const steps of walks(table, index, tour)) {
      const sum = steps.reduce(
        (total, { kick, walked }) => add(total, walked === 'forwards' ? kick : negate(kick)),
        ORIGIN,
      );
      if (!sameVec(sum, ORIGIN)) return { test: index + 1, steps, sum };
    }
  }
  return null;
}

/** Every way to walk a tour. */
function walks(table: KickTable, index: number, tour: readonly Orientation[]): readonly (readonly Step[])[] {
  return tour.reduce<readonly (readonly Step[])[]>(
    (begun, from, place) => {
      const steps = stepsBetween(table, index, from, tour[(place + 1) % tour.length]!);
      return begun.flatMap((walk) => steps.map((step) => [...walk, step]));
    },
    [[]],
  );
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
