import { add, negate, ORIGIN, sameVec, type Vec } from '#engine/geometry.ts';
import { ORIENTATIONS, type Orientation } from '#engine/piece.ts';
import type { KickTable } from './kickTable.ts';
import { onlyOffsets, stepsBetween, testsOf, type OnlyOffsets, type TripStep } from './onlyOffsets.ts';

/**
 * Why no offsets make a table: a round trip through orientations on which the kicks of one test do not add up to nothing. With
 * kick = offset of the old orientation - offset of the new one they would, for whatever offsets.
 */
export interface Contradiction {
  /** From 1. */
  readonly test: number;
  readonly steps: readonly TripStep[];
  readonly sum: Vec;
}

export type Derivability =
  | (OnlyOffsets & { readonly is: 'derivable' })
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
  const contradictions = testsOf(table).flatMap((index) => contradictionIn(table, index) ?? []);
  if (contradictions.length > 0) return { is: 'not derivable', contradictions };
  return { is: 'derivable', ...onlyOffsets(table) };
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
function walks(table: KickTable, index: number, tour: readonly Orientation[]): readonly (readonly TripStep[])[] {
  return tour.reduce<readonly (readonly TripStep[])[]>(
    (begun, from, place) => {
      const steps = stepsBetween(table, index, from, tour[(place + 1) % tour.length]!);
      return begun.flatMap((walk) => steps.map((step) => [...walk, step]));
    },
    [[]],
  );
}
