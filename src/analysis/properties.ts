import type { Piece } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { UNLIMITED, type Budget } from './budget.ts';
import { deadTests, endingCount, fatesOf } from './deadKicks.ts';
import { displacementOf, type Displacement } from './displacement.ts';
import { inversesOf } from './inverses.ts';
import { kickTable } from './kickTable.ts';
import { offsetsFor } from './offsetSolver.ts';
import { isAlwaysUndone } from './reversibility.ts';
import { rotationsOfPiece } from './rotations.ts';
import { mirrorImage, tableIsMirrored } from './symmetry.ts';

/** What can be said of a piece under a system. All but endings, tests, offsets and displacement count rotations, of `rotations` in all. */
export interface Properties {
  readonly rotations: number;
  /** Those whose printed kicks are mirror images of the mirrored piece's. */
  readonly mirroredTables: number;
  /** Those whose kicks all have their negative somewhere in the opposite row; and those that have it in the same place. */
  readonly closedUnderInverses: number;
  readonly inverseTermByTerm: number;
  /** Those that cannot fail on any board. */
  readonly neverFail: number;
  /** Different endings over all rotations, and tests that can never win. */
  readonly endings: number;
  readonly deadTests: number;
  /** Whether the kick table comes from some offset table; of systems with button sides, each side for itself. */
  readonly fromOffsets: boolean;
  /** Rotations that are mirror images of the mirrored piece's on every board. */
  readonly mirrored: number;
  /** Those that the turn back always undoes, on every board. */
  readonly alwaysUndone: number;
  readonly displacement: Displacement;
}

const count = <T>(items: readonly T[], holds: (item: T) => boolean): number => items.filter(holds).length;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Works out what is asked of a piece once for each system. */
function once<Answer>(ask: (system: RotationSystem, piece: Piece) => Answer) {
  const known = new WeakMap<RotationSystem, Partial<Record<Piece, Answer>>>();
  return (system: RotationSystem, piece: Piece): Answer => {
    const ofSystem = known.get(system) ?? {};
    known.set(system, ofSystem);
    return (ofSystem[piece] ??= ask(system, piece));
  };
}

/** Properties that take a search, in parts that can be worked out one without the other. */
const SEARCHES = {
  fates: (system, piece, budget) => {
    const fates = rotationsOfPiece(system, piece).map((rotation) => fatesOf(system, rotation, budget));
    return {
      neverFail: count(fates, ({ canFail }) => !canFail),
      endings: sum(fates.map(endingCount)),
      deadTests: sum(fates.map((own) => deadTests(own).length)),
    };
  },
  mirrored: (system, piece, budget) => ({
    mirrored: count(
      rotationsOfPiece(system, piece),
      (rotation) => mirrorImage(system, rotation, budget).is === 'mirrored',
    ),
  }),
  alwaysUndone: (system, piece, budget) => ({
    alwaysUndone: count(rotationsOfPiece(system, piece), (rotation) => isAlwaysUndone(system, rotation, budget)),
  }),
  displacement: (system, piece, budget) => ({ displacement: displacementOf(system, [piece], budget) }),
} satisfies Readonly<Record<string, (system: RotationSystem, piece: Piece, budget: Budget) => object>>;

export type PropertySearch = keyof typeof SEARCHES;
export const PROPERTY_SEARCHES = Object.keys(SEARCHES) as readonly PropertySearch[];

type Found<Search extends PropertySearch> = ReturnType<(typeof SEARCHES)[Search]>;

/** Some properties; those that were not looked at are null. */
export type PartlyLooked<P> = { readonly [Name in keyof P]: P[Name] | null };

/** In the order in which they are published. */
export const NOT_LOOKED_AT: PartlyLooked<Properties> = {
  rotations: null,
  mirroredTables: null,
  closedUnderInverses: null,
  inverseTermByTerm: null,
  neverFail: null,
  endings: null,
  deadTests: null,
  fromOffsets: null,
  mirrored: null,
  alwaysUndone: null,
  displacement: null,
};

/** The properties that are read off the table. */
function readOff(system: RotationSystem, piece: Piece) {
  const rotations = rotationsOfPiece(system, piece);
  const inverses = rotations.map((rotation) => inversesOf(system, rotation));
  return {
    rotations: rotations.length,
    mirroredTables: count(rotations, (rotation) => tableIsMirrored(system, rotation)),
    closedUnderInverses: count(inverses, (own) => own?.unanswered.length === 0),
    inverseTermByTerm: count(inverses, (own) => own?.notTermByTerm.length === 0),
    fromOffsets: (['left', 'right'] as const).every(
      (side) => offsetsFor(kickTable(system, piece, side)).is === 'derivable',
    ),
  };
}

/** Looks for the properties of one search. */
export const searchProperties = <Search extends PropertySearch>(
  search: Search,
  system: RotationSystem,
  piece: Piece,
  budget: Budget = UNLIMITED,
): Found<Search> => SEARCHES[search](system, piece, budget) as Found<Search>;

/** The properties of a piece as far as they were searched for. */
export const knownProperties = (
  system: RotationSystem,
  piece: Piece,
  found: Partial<PartlyLooked<Properties>>,
): PartlyLooked<Properties> => ({ ...NOT_LOOKED_AT, ...readOff(system, piece), ...found });

export const propertiesOf = once((system, piece): Properties => ({
  ...NOT_LOOKED_AT,
  ...readOff(system, piece),
  ...searchProperties('fates', system, piece),
  ...searchProperties('mirrored', system, piece),
  ...searchProperties('alwaysUndone', system, piece),
  ...searchProperties('displacement', system, piece),
}));
