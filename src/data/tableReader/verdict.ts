import { PIECES, type Piece, type Transition } from '#engine/piece.ts';
import { QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { candidatesOf, isHalf, wantedOf } from './catalogue.ts';
import type { RotationSystem } from '#engine/system.ts';
import { differencesFrom, sharedVectors, type Difference, type Shared } from './differences.ts';
import type { TurnPart } from './judge.ts';
import { offsetSlips } from './offsetSlips.ts';
import type { TableReading } from './readTable.ts';
import { vectorsIn } from './unused.ts';

/** A turn of a piece. */
export type PieceTransition = readonly [Piece, Transition];

/** What the quarter turns of a text are, all parts together. */
export interface QuarterVerdict {
  /** `nothing`: they agree with everything. `none`: the text has half turns alone. */
  readonly is: 'same' | 'near' | 'far' | 'nothing' | 'none';
  readonly system: RotationSystem | null;
  readonly entries: number;
  readonly agree: number;
  /** Where they differ from the first of the nearest systems. */
  readonly differences: readonly (Difference & { readonly part: TurnPart })[];
  /** Turns of the pieces in the text that are not in it. */
  readonly missing: readonly PieceTransition[];
  /** Turns that several rows name. */
  readonly twice: readonly PieceTransition[];
  /** Of all vectors in the text that could be kicks, those of the nearest system. */
  readonly understood: Shared;
  /** The pieces whose quarter turns are in the text. */
  readonly pieces: readonly Piece[];
  /** Pieces whose quarter turns kick in the nearest system and are not in the text. */
  readonly otherPieces: readonly Piece[];
}

const given = (differences: readonly Difference[]): number => differences.filter(({ found }) => found !== null).length;

/** Entries of a part that are those of its nearest system. */
export const agreeing = ({ nearest, entries, differences }: TurnPart): number =>
  nearest.length === 0 ? 0 : entries - given(differences);

export const missingTurns = ({ pieces, missing }: TurnPart): readonly PieceTransition[] =>
  pieces.flatMap((piece) => missing.map((name) => [piece, name] as const));

const kicks = (system: RotationSystem, piece: Piece): boolean =>
  candidatesOf(system, null).some((candidate) =>
    QUARTER_TRANSITIONS.some((name) => wantedOf(candidate, piece, name).length > 1),
  );

/** Turns of a piece that are in several tables of a text. */
function turnsTwice(parts: readonly TurnPart[]): readonly PieceTransition[] {
  const seen = new Map<string, number>();
  const all = parts.flatMap(({ pieces, side, table, turns }) =>
    [...table.keys()]
      .filter((name) => isHalf(name) === (turns === 'half'))
      .flatMap((name) => pieces.map((piece) => ({ own: [piece, name] as const, key: `${piece}${name}${side}` }))),
  );
  return all.flatMap(({ own, key }) => {
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return seen.get(key) === 2 ? [own] : [];
  });
}

function sharedOffsets(part: TurnPart): Shared {
  const all = part.rows.reduce((sum, { vectors }) => sum + vectors.length, 0);
  return { all, shared: part.differences.length === 0 ? all : all - Math.max(1, offsetSlips(part).length) };
}

/** Of a text that is understood, this share of its vectors are those of the nearest system. */
const CLEAR = 0.75;
/** And no more than this share of its entries differ, each in its place. */
const MOST_DIFFERENT = 0.5;

export function quarterVerdict({ nearest, parts, unused }: TableReading): QuarterVerdict {
  const quarters = parts.filter(({ turns }) => turns === 'quarter');
  const system = nearest[0] ?? null;
  const entries = quarters.reduce((sum, part) => sum + part.entries, 0);
  const differences = quarters.flatMap((part) => {
    if (!system) return [];
    const own = part.nearest.includes(system) ? part.differences : differencesFrom(system, part);
    return own.map((difference) => ({ ...difference, part }));
  });
  const missing = quarters
    .flatMap(missingTurns)
    .filter(([piece, name]) => !quarters.some(({ pieces, table }) => pieces.includes(piece) && table.has(name)));
  const pieces = PIECES.filter((piece) => quarters.some((part) => part.pieces.includes(piece)));
  const otherPieces = PIECES.filter((piece) => !pieces.includes(piece) && system !== null && kicks(system, piece));
  const compared = parts.filter((part) => part.nearest.length > 0 && !part.tellsNothing);
  const shares = compared.map((part) =>
    part.reading.kind === 'offsets'
      ? sharedOffsets(part)
      : sharedVectors(part.turns === 'quarter' && system ? system : part.nearest[0]!, part),
  );
  const sum = (key: keyof Shared): number => shares.reduce((count, share) => count + share[key], 0);
  const base = {
    understood: { shared: sum('shared'), all: sum('all') + vectorsIn(unused) },
    twice: turnsTwice(parts),
    pieces,
    otherPieces,
    system,
    entries,
    agree: system ? entries - given(differences) : 0,
    differences,
    missing,
  };
  const read = parts.reduce((count, { rows }) => count + rows.flatMap(({ vectors }) => vectors).length, 0);
  const isPart = vectorsIn(unused) > (read + vectorsIn(unused)) * (1 - CLEAR);
  if (quarters.length === 0) return { ...base, is: compared.length > 0 && !isPart ? 'none' : 'far' };
  if (!system) return { ...base, is: isPart ? 'far' : 'nothing' };
  const { shared, all } = base.understood;
  if (shared < all * CLEAR || differences.length > entries * MOST_DIFFERENT) return { ...base, is: 'far' };
  return { ...base, is: differences.length === 0 ? 'same' : 'near' };
}

/**
 * Whether every kick of a text was used and is that of a system, and no rotation of its pieces is missing.
 * @param reading from `readTable`
 * @example
 * import { isConfirmed, readTable } from 'wallkick/table';
 *
 * const read = readTable('"T 0->1": [[0, 0], [1, 0], [-1, 1], [0, -2], [-1, -2]]');
 * read.ok && isConfirmed(read.value); // → false
 */
export function isConfirmed(reading: TableReading): boolean {
  const { is, missing, twice } = quarterVerdict(reading);
  const halves = reading.parts.filter(({ turns, tellsNothing }) => turns === 'half' && !tellsNothing);
  return (
    (is === 'same' || (is === 'none' && halves.length > 0)) &&
    halves.every((part) => part.nearest.length > 0 && part.differences.length === 0 && part.missing.length === 0) &&
    missing.length + twice.length === 0 &&
    !reading.isExchanged &&
    reading.unused.every((own) => own.is === 'other' || own.is === 'comment')
  );
}
