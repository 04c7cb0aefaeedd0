import { differenceOf, questions } from '#analysis/difference.ts';
import { propertiesOf, type Properties } from '#analysis/properties.ts';
import { PIECES, type Piece } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { kicksAreUnknown } from '#rules/unknownFacts.ts';

// What the tables over all systems show; asked of the analysis when the site is built.

/** Properties of a turn, that hold of a piece when they hold of every turn that it makes. */
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
  /** The pieces that turn and for which a property holds. */
  readonly holds: Readonly<Record<(typeof PROPERTIES)[number], readonly Piece[]>>;
  /** Rotations, their endings and dead tests, summed over all pieces; the farthest that a kick goes, in squares. */
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
  /** How many quarter turns were asked about: every piece, orientation and direction. */
  readonly asked: number;
  /** In how many of them some board tells two systems apart, by their places in the list; null where the kicks of one are unknown, 0 on the diagonal. */
  readonly counts: readonly (readonly (number | null)[])[];
}

export function differencesAmong(systems: readonly RotationSystem[]): Differences {
  const asked = questions.filter(({ turn }) => turn !== '180');
  const between = (a: RotationSystem, b: RotationSystem): number | null =>
    kicksAreUnknown(a) || kicksAreUnknown(b)
      ? null
      : asked.filter((question) => differenceOf(a, b, question).is === 'found').length;
  const below = systems.map((a, row) => systems.slice(0, row).map((b) => between(a, b)));
  const counts = systems.map((_a, row) =>
    systems.map((_b, column) => (row === column ? 0 : below[Math.max(row, column)]![Math.min(row, column)]!)),
  );
  return { asked: asked.length, counts };
}

/** The pieces as seven places of text, a dot where one is missing. */
export const places = (pieces: readonly Piece[]): readonly string[] =>
  PIECES.map((piece) => (pieces.includes(piece) ? piece : '·'));

/** The pieces that are missing. */
export const missingFrom = (pieces: readonly Piece[]): readonly Piece[] =>
  PIECES.filter((piece) => !pieces.includes(piece));
