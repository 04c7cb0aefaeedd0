import { isDifferent, questions } from '#analysis/difference.ts';
import { propertiesOf, type Properties } from '#analysis/properties.ts';
import { PIECES, type Piece } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { kicksAreUnknown } from '#rules/unknownFacts.ts';

// The contents of the tables about all systems. The build computes them.

/** Properties of a turn. A piece has one if all its turns have it. */
const HOLDS = {
  mirrored: ({ mirrored, rotations }: Properties) => mirrored === rotations,
  answered: ({ closedUnderInverses, rotations }: Properties) => closedUnderInverses === rotations,
  undone: ({ alwaysUndone, rotations }: Properties) => alwaysUndone === rotations,
  offsets: ({ fromOffsets }: Properties) => fromOffsets,
} as const satisfies Readonly<Record<string, (own: Properties) => boolean>>;

export const PROPERTIES = [
  'mirrored',
  'answered',
  'undone',
  'offsets',
] as const satisfies readonly (keyof typeof HOLDS)[];
export const FIGURES = ['rotations', 'endings', 'dead', 'sideways', 'up', 'down'] as const;

export interface SystemRow {
  /** Returns the pieces that rotate and have a property. */
  readonly holds: Readonly<Record<(typeof PROPERTIES)[number], readonly Piece[]>>;
  /** Rotations, their outcomes and tests that never win, summed over all pieces; the longest kick in squares. */
  readonly figures: Readonly<Record<(typeof FIGURES)[number], number>>;
}

/** The row of a system; null where its kicks are unknown, since all of it follows from them. */
export function systemRow(system: RotationSystem): SystemRow | null {
  if (kicksAreUnknown(system)) return null;
  const all = PIECES.map((piece) => ({ piece, own: propertiesOf(system, piece) }));
  const turning = all.filter(({ own }) => own.rotations > 0);
  const holding = (name: (typeof PROPERTIES)[number]): readonly Piece[] =>
    turning.filter(({ own }) => HOLDS[name](own)).map(({ piece }) => piece);
  const sum = (count: (own: Properties) => number): number => all.reduce((total, { own }) => total + count(own), 0);
  const most = (count: (own: Properties) => number): number => Math.max(0, ...all.map(({ own }) => count(own)));
  return {
    holds: {
      mirrored: holding('mirrored'),
      answered: holding('answered'),
      undone: holding('undone'),
      offsets: holding('offsets'),
    },
    figures: {
      rotations: sum(({ rotations }) => rotations),
      endings: sum(({ endings }) => endings),
      dead: sum(({ deadTests }) => deadTests),
      sideways: most(({ displacement }) => displacement.sideways),
      up: most(({ displacement }) => displacement.up),
      down: most(({ displacement }) => displacement.down),
    },
  };
}

export interface Differences {
  /** The number of compared quarter turns: every piece, orientation and direction. */
  readonly compared: number;
  /** In how many of them some board tells two systems apart, by their places in the list; null where the kicks of one are unknown, 0 on the diagonal. */
  readonly counts: readonly (readonly (number | null)[])[];
}

export function differencesAmong(systems: readonly RotationSystem[]): Differences {
  const quarters = questions.filter(({ turn }) => turn !== '180');
  const between = (a: RotationSystem, b: RotationSystem): number | null =>
    kicksAreUnknown(a) || kicksAreUnknown(b) ? null : quarters.filter((question) => isDifferent(a, b, question)).length;
  const below = systems.map((a, row) => systems.slice(0, row).map((b) => between(a, b)));
  const counts = systems.map((_a, row) =>
    systems.map((_b, column) => (row === column ? 0 : below[Math.max(row, column)]![Math.min(row, column)]!)),
  );
  return { compared: quarters.length, counts };
}

/** The families in the order of their first systems, each with the places of its systems in a list. */
export const familyPlaces = (
  systems: readonly Pick<RotationSystem, 'family'>[],
): readonly { readonly family: RotationSystem['family']; readonly places: readonly number[] }[] =>
  [...new Set(systems.map(({ family }) => family))].map((family) => ({
    family,
    places: systems.flatMap((system, place) => (system.family === family ? [place] : [])),
  }));

/**
 * The fewest and the most differences of two sets of systems, by their places in `counts`; null where no two of them can be compared. A
 * system is not compared with itself.
 */
export function familyRange(
  counts: Differences['counts'],
  a: readonly number[],
  b: readonly number[],
): { readonly least: number; readonly most: number } | null {
  const found = a.flatMap((row) => b.flatMap((column) => (row === column ? [] : (counts[row]![column] ?? []))));
  return found.length === 0 ? null : { least: Math.min(...found), most: Math.max(...found) };
}

/** The pieces as text of seven letters, with a dot for a missing one. */
export const places = (pieces: readonly Piece[]): readonly string[] =>
  PIECES.map((piece) => (pieces.includes(piece) ? piece : '·'));

/** The missing pieces. */
export const missingFrom = (pieces: readonly Piece[]): readonly Piece[] =>
  PIECES.filter((piece) => !pieces.includes(piece));
