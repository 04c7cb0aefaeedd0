import type { OffsetTable } from '#analysis/offsetDerivation.ts';
import { sameVec, type Vec } from '#engine/geometry.ts';
import { ORIENTATIONS, PIECES, turned, type Orientation, type Piece } from '#engine/piece.ts';
import type { OffsetGroup } from '#engine/system.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { systemsLike } from './offsetFacts.ts';
import { oneOf, oneOfNumbers, whole, type Field, type FigureSpec } from '../contract/fields.ts';

/** An offset that a reader has put in the place of the published one. */
export interface OffsetChange {
  readonly state: Orientation;
  /** From 1. */
  readonly term: number;
  readonly offset: Vec;
}

export interface OffsetState {
  readonly piece: Piece;
  readonly from: Orientation;
  readonly to: Orientation;
  /** The last line of the subtraction that is revealed: 0 is true rotation, before any offset is used. */
  readonly line: number;
  readonly changed: readonly OffsetChange[];
}

/** The farthest offset that can be written, up and down and to either side. */
export const FARTHEST = 4;
const MOST_TERMS = 5;

/** The published offsets of the group that a piece belongs to. */
export function publishedFor(piece: Piece): OffsetGroup {
  const group = srsGuideline.offsetForm?.kicks.groups.find(({ pieces }) => pieces.includes(piece));
  if (!group) throw new Error(`srs-guideline has no offsets for ${piece}`);
  return group;
}

/** The offsets that a figure shows: the published ones with the reader's in their place. */
export function offsetsShown({ piece, changed }: OffsetState): OffsetTable {
  const { offsets } = publishedFor(piece);
  return ORIENTATIONS.map((state) =>
    offsets[state].map(
      (offset, index) => changed.find((own) => own.state === state && own.term === index + 1)?.offset ?? offset,
    ),
  ) as unknown as OffsetTable;
}

/** How many lines there are to reveal. */
export const linesOf = (state: OffsetState): number => publishedFor(state.piece).offsets[0].length;

/** The two orientations; where the words named the same twice, the second is the next one clockwise. */
export const endsShown = ({ from, to }: OffsetState): readonly [Orientation, Orientation] => [
  from,
  from === to ? turned(from, 'cw') : to,
];

/** The changes with one offset set; one that is as published is no change. */
export function withOffset({ piece, changed }: OffsetState, own: OffsetChange): readonly OffsetChange[] {
  const others = changed.filter(({ state, term }) => state !== own.state || term !== own.term);
  const published = publishedFor(piece).offsets[own.state][own.term - 1];
  const all = published && sameVec(published, own.offset) ? others : [...others, own];
  return all.sort((a, b) => a.state - b.state || a.term - b.term);
}

/** `1.3:1,-1`: term 3 of state 1; several are joined by `_`. */
const changes: Field<readonly OffsetChange[]> = {
  print: (all) =>
    all.length === 0 ? 'none' : all.map(({ state, term, offset }) => `${state}.${term}:${offset.join(',')}`).join('_'),
  read: (text) => {
    if (text === 'none') return [];
    const all = text.split('_').map((part) => {
      const match = /^([0-3])\.([1-5]):(-?[0-4]),(-?[0-4])$/.exec(part);
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
    piece: oneOf(PIECES),
    from: oneOfNumbers(ORIENTATIONS) as Field<Orientation>,
    to: oneOfNumbers(ORIENTATIONS) as Field<Orientation>,
    line: whole(0, MOST_TERMS),
    changed: changes,
  },
  standard: { piece: 'J', from: 0, to: 1, line: MOST_TERMS, changed: [] },
  /** `like srs-guideline`: the first system of the site that tries the same squares; `like none` where none does. */
  outcome: (state) => `like ${systemsLike(state.piece, offsetsShown(state))[0]?.id ?? 'none'}`,
};
