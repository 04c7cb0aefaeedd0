import type { Piece } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { deadTests, endingCount, fatesOf } from './deadKicks.ts';
import { displacementOf, type Displacement } from './displacement.ts';
import { inversesOf } from './inverses.ts';
import { kickTable } from './kickTable.ts';
import { offsetsFor } from './offsetSolver.ts';
import { lostWays } from './reversibility.ts';
import { rotationsOfPiece } from './rotations.ts';
import { mirrorImage, tableIsMirrored } from './symmetry.ts';

/** What can be said of the kicks of a piece under a system. All but the last three count rotations, of `rotations` in all. */
export interface KickProperties {
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
}

/** What can be said of a piece under a system on all boards, too. */
export interface Properties extends KickProperties {
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

export const kickPropertiesOf = once((system, piece): KickProperties => {
  const rotations = rotationsOfPiece(system, piece);
  const fates = rotations.map((rotation) => fatesOf(system, rotation));
  const inverses = rotations.map((rotation) => inversesOf(system, rotation));
  return {
    rotations: rotations.length,
    mirroredTables: count(rotations, (rotation) => tableIsMirrored(system, rotation)),
    closedUnderInverses: count(inverses, (own) => own?.unanswered.length === 0),
    inverseTermByTerm: count(inverses, (own) => own?.notTermByTerm.length === 0),
    neverFail: count(fates, ({ canFail }) => !canFail),
    endings: sum(fates.map(endingCount)),
    deadTests: sum(fates.map((own) => deadTests(own).length)),
    fromOffsets: (['left', 'right'] as const).every(
      (side) => offsetsFor(kickTable(system, piece, side)).is === 'derivable',
    ),
  };
});

export const propertiesOf = once((system, piece): Properties => {
  const rotations = rotationsOfPiece(system, piece);
  return {
    ...kickPropertiesOf(system, piece),
    mirrored: count(rotations, (rotation) => mirrorImage(system, rotation).is === 'mirrored'),
    alwaysUndone: count(rotations, (rotation) => lostWays(system, rotation)?.length === 0),
    displacement: displacementOf(system, [piece]),
  };
});
