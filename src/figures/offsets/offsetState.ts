import type { OffsetTable } from '#analysis/offsetDerivation.ts';
import { systemOffsets, type SystemOffsets } from '#analysis/systemOffsets.ts';
import { trueShape } from '#analysis/trueShape.ts';
import { sameVec, type Vec } from '#engine/geometry.ts';
import { ORIENTATIONS, PIECES, turned, type Orientation, type Piece } from '#engine/piece.ts';
import { mirrorOrientation, mirrorPiece } from '#engine/mirror.ts';
import type { PieceShape } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { systemById } from '#rules/registry.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { systemsLike } from './offsetFacts.ts';
import { oneOf, oneOfNumbers, wholeNumber, type Field, type FigureSpec } from '#figure/fields.ts';
import { systemId } from '#figure/systemFields.ts';

/** An offset of the reader in place of the initial one. */
export interface OffsetChange {
  readonly state: Orientation;
  /** From 1. */
  readonly term: number;
  readonly offset: Vec;
}

export interface OffsetState {
  /** The id of a system. */
  readonly system: string;
  readonly piece: Piece;
  readonly from: Orientation;
  readonly to: Orientation;
  /** The last visible line of the subtraction: 0 is true rotation, before any offset is used. */
  readonly line: number;
  readonly changed: readonly OffsetChange[];
}

type Question = Pick<OffsetState, 'system' | 'piece'>;

/** The largest offset, vertically and horizontally. */
export const FARTHEST = 9;
/** The default number of lines, and the most: the longest list that a reader can make has this number of tests. */
const USUAL_LINES = 5;
const MOST_TERMS = 25;

export const systemOf = ({ system }: Pick<OffsetState, 'system'>): RotationSystem => systemById(system) ?? srsGuideline;

/** What is known of the offsets of the chosen system. */
export const answerFor = (question: Question): SystemOffsets => systemOffsets(systemOf(question), question.piece);

/** The initial offsets; those of Guideline SRS if the system has none. */
export function baseFor({ system, piece }: Question): OffsetTable {
  const answer = answerFor({ system, piece });
  if (answer.is !== 'none') return answer.offsets;
  const published = systemOffsets(srsGuideline, piece);
  if (published.is === 'none') throw new Error(`srs-guideline has no offsets for ${piece}`);
  return published.offsets;
}

/** The piece in true rotation, with the orientation numbers of the system of the offsets. */
export function shapeFor(question: Question): PieceShape {
  const { shapes } = answerFor(question).is === 'none' ? srsGuideline : systemOf(question);
  return trueShape(shapes, question.piece);
}

/** The current offsets: the initial ones with the reader's changes. */
export const offsetsShown = (state: OffsetState): OffsetTable =>
  baseFor(state).map((terms, orientation) =>
    terms.map(
      (offset, index) =>
        state.changed.find((own) => own.state === orientation && own.term === index + 1)?.offset ?? offset,
    ),
  ) as unknown as OffsetTable;

/** Returns the number of lines. */
export const linesOf = (question: Question): number => baseFor(question)[0].length;

/** Returns the two orientations. If both parameters name the same one, the second is the next one clockwise. */
export const endsShown = ({ from, to }: OffsetState): readonly [Orientation, Orientation] => [
  from,
  from === to ? turned(from, 'cw') : to,
];

/** Returns the differences of one table as changes of another. It ignores terms that only one table has. */
const changesBetween = (base: OffsetTable, shown: OffsetTable): readonly OffsetChange[] =>
  ORIENTATIONS.flatMap((state) =>
    base[state].flatMap((offset, index) => {
      const own = shown[state][index];
      return own && !sameVec(own, offset) ? [{ state, term: index + 1, offset: own }] : [];
    }),
  );

const sameOffsets = (one: OffsetTable, other: OffsetTable): boolean =>
  one[0].length === other[0].length && changesBetween(one, other).length === 0;

/** Returns the pieces with the same offsets as a given one. */
export const piecesAlike = ({ system, piece }: Question): readonly Piece[] =>
  PIECES.filter(
    (other) =>
      answerFor({ system, piece: other }).is === answerFor({ system, piece }).is &&
      sameOffsets(baseFor({ system, piece: other }), baseFor({ system, piece })),
  );

/** Changes the piece. Pieces that share a table keep the reader's numbers, others get their own table. */
export function withPiece(state: OffsetState, piece: Piece): OffsetState {
  const changed = piecesAlike(state).includes(piece) ? state.changed : [];
  return { ...state, piece, line: linesOf({ ...state, piece }), changed };
}

/** Returns the mirrored turn. */
export function mirrored(state: OffsetState): OffsetState {
  const [from, to] = endsShown(state);
  const image = withPiece(state, mirrorPiece(state.piece));
  return { ...image, line: state.line, from: mirrorOrientation(from), to: mirrorOrientation(to) };
}

const canBeWritten = ({ offset }: OffsetChange): boolean => offset.every((along) => Math.abs(along) <= FARTHEST);

/** Changes the system and its offsets. If it has none, the current numbers stay if they can. */
export function withSystem(state: OffsetState, system: string): OffsetState {
  const question = { ...state, system };
  const [base, shown] = [baseFor(question), offsetsShown(state)];
  const stays = answerFor(question).is === 'none' && base[0].length === shown[0].length;
  return {
    ...question,
    line: linesOf(question),
    changed: stays ? changesBetween(base, shown).filter(canBeWritten) : [],
  };
}

/** Sets one offset. An offset with its initial value is no change. */
export function withOffset(state: OffsetState, own: OffsetChange): readonly OffsetChange[] {
  const others = state.changed.filter((other) => other.state !== own.state || other.term !== own.term);
  const base = baseFor(state)[own.state][own.term - 1];
  const all = base && sameVec(base, own.offset) ? others : [...others, own];
  return all.sort((a, b) => a.state - b.state || a.term - b.term);
}

/** `1.3:1,-1` is term 3 of state 1; `_` joins several changes. */
const changes: Field<readonly OffsetChange[]> = {
  print: (all) =>
    all.length === 0 ? 'none' : all.map(({ state, term, offset }) => `${state}.${term}:${offset.join(',')}`).join('_'),
  read: (text) => {
    if (text === 'none') return [];
    const all = text.split('_').map((part) => {
      const match = /^([0-3])\.([1-9]|1\d|2[0-5]):(-?\d),(-?\d)$/.exec(part);
      if (!match) return null;
      const [state, term, x, y] = match.slice(1).map(Number) as [Orientation, number, number, number];
      return { state, term, offset: [x + 0, y + 0] as const };
    });
    const good = all.filter((change) => change !== null);
    return good.length === all.length ? good : null;
  },
  allowed: `none, or offsets like 1.3:1,-1 (state, number, x and y from -${FARTHEST} to ${FARTHEST}) joined by _`,
};

export const OFFSET_DERIVER: FigureSpec<OffsetState> = {
  fields: {
    system: systemId,
    piece: oneOf(PIECES),
    from: oneOfNumbers(ORIENTATIONS) as Field<Orientation>,
    to: oneOfNumbers(ORIENTATIONS) as Field<Orientation>,
    line: wholeNumber(0, MOST_TERMS),
    changed: changes,
  },
  standard: { system: srsGuideline.id, piece: 'J', from: 0, to: 1, line: USUAL_LINES, changed: [] },
  most: { line: (state) => linesOf(state) },
  /** `like srs-guideline` is the first system of the site with the same tests; `like none` if there is none. */
  outcome: (state) => `like ${systemsLike(state.piece, shapeFor(state), offsetsShown(state))[0]?.id ?? 'none'}`,
};
