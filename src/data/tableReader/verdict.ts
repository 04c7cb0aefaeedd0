import { PIECES, type Piece, type Transition } from '#engine/piece.ts';
import { QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { candidatesOf, wantedOf } from './catalogue.ts';
import type { RotationSystem } from '#engine/system.ts';
import { differencesFrom, type Difference } from './differences.ts';
import { NEAR } from './fits.ts';
import type { Part } from './judge.ts';
import type { TableReading } from './readTable.ts';

/** A turn of a piece. */
export type PieceTurn = readonly [Piece, Transition];

/** What the quarter turns of a text are, all parts together. */
export interface QuarterVerdict {
  /** `nothing`: they agree with everything. `none`: the text has half turns alone. */
  readonly is: 'same' | 'near' | 'far' | 'nothing' | 'none';
  readonly system: RotationSystem | null;
  readonly entries: number;
  readonly agree: number;
  /** Where they differ from the first of the nearest systems. */
  readonly differences: readonly (Difference & { readonly part: Part })[];
  /** Turns of the pieces in the text that are not in it. */
  readonly missing: readonly PieceTurn[];
  /** The pieces whose quarter turns are in the text. */
  readonly pieces: readonly Piece[];
  /** Pieces whose quarter turns kick in the nearest system and are not in the text. */
  readonly otherPieces: readonly Piece[];
}

const given = (differences: readonly Difference[]): number => differences.filter(({ found }) => found !== null).length;

/** Entries of a part that are those of its nearest system. */
export const agreeing = ({ nearest, entries, differences }: Part): number =>
  nearest.length === 0 ? 0 : entries - given(differences);

export const missingTurns = ({ pieces, missing }: Part): readonly PieceTurn[] =>
  pieces.flatMap((piece) => missing.map((name) => [piece, name] as const));

const kicks = (system: RotationSystem, piece: Piece): boolean =>
  candidatesOf(system, null).some((candidate) =>
    QUARTER_TRANSITIONS.some((name) => wantedOf(candidate, piece, name).length > 1),
  );

export function quarterVerdict({ nearest, parts }: TableReading): QuarterVerdict {
  const quarters = parts.filter(({ turns }) => turns === 'quarter');
  const system = nearest[0] ?? null;
  const entries = quarters.reduce((sum, part) => sum + part.entries, 0);
  const differences = quarters.flatMap((part) => {
    if (!system) return [];
    const own = part.nearest.includes(system) ? part.differences : differencesFrom(system, part);
    return own.map((difference) => ({ ...difference, part }));
  });
  const missing = quarters.flatMap(missingTurns);
  const pieces = PIECES.filter((piece) => quarters.some((part) => part.pieces.includes(piece)));
  const otherPieces = PIECES.filter((piece) => !pieces.includes(piece) && system !== null && kicks(system, piece));
  const base = {
    pieces,
    otherPieces,
    system,
    entries,
    agree: system ? entries - given(differences) : 0,
    differences,
    missing,
  };
  if (quarters.length === 0) return { ...base, is: 'none' };
  if (!system) return { ...base, is: 'nothing' };
  const share = differences.length / entries;
  return { ...base, is: share === 0 ? 'same' : share <= NEAR ? 'near' : 'far' };
}

/**
 * Whether every number of a text was used and is that of a system.
 * @param reading from `readTable`
 * @example
 * import { isConfirmed, readTable } from 'wallkick/table';
 *
 * const read = readTable('"T 0->1": [[0, 0], [1, 0], [-1, 1], [0, -2], [-1, -2]]');
 * read.ok && isConfirmed(read.value); // → false
 */
export function isConfirmed(reading: TableReading): boolean {
  const { is } = quarterVerdict(reading);
  const halves = reading.parts.filter(({ turns, tellsNothing }) => turns === 'half' && !tellsNothing);
  return (
    (is === 'same' || (is === 'none' && halves.length > 0)) &&
    halves.every(({ nearest, differences }) => nearest.length > 0 && differences.length === 0) &&
    reading.unused.length === 0
  );
}
