import type { Span } from '#engine/diagnostics.ts';
import type { ListItem, List } from './groups.ts';
import type { Token } from './tokens.ts';
import { shapeOf, type PlacedVector } from './vectors.ts';

/** What stands before a list, and where the list stands among its neighbours. */
export interface ListPlace {
  /** The text before it, since the list before it. */
  readonly lead: string;
  /** The comment on its line. */
  readonly note: string;
  /** The heading or the comment above it. */
  readonly section: string;
  /** A pair of numbers before it: `(0, 1): […]`. */
  readonly key: PlacedVector | null;
  readonly index: number;
  readonly count: number;
  /** The numbers in those names: states, indices and sizes. */
  readonly numbers: readonly Span[];
}

/** A list of vectors with what stands before it and before the lists that it is in, outermost first. */
export interface Row extends Span {
  readonly path: readonly ListPlace[];
  readonly vectors: readonly PlacedVector[];
}

/** A text without markup, with its tokens and its brackets. */
export interface PlainText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly tree: List;
}

/** The rows of a text that is laid out in one way. */
export interface ReadRows {
  readonly rows: readonly Row[];
  /** What of the text is used beside the vectors, such as the heads of columns. */
  readonly heads: readonly Span[];
  /** What of the text is in no row, where the layout knows it. */
  readonly unread?: readonly Span[];
}

/** Reads the rows of a text that is laid out in one way; null for another text. */
export type Layout = (given: PlainText) => ReadRows | null;

/** A word such as `0>>1`: what follows is its row, if only of one vector. */
export const namesTurn = (lead: readonly ListItem[]): boolean =>
  lead.some((item) => item.is === 'word' && /[>→⇒]/.test(item.text));
export const isSign = (item: ListItem | undefined, sign: string): boolean => item?.is === 'sign' && item.text === sign;

/** Numbers of a name: states, what is in square brackets behind a word, and 180. */
export function numbersOfName(items: readonly ListItem[], isIndex = false): readonly Span[] {
  return items.flatMap((item): readonly Span[] => {
    if (item.is === 'list') return numbersOfName(item.items, item.open === '[' && shapeOf(item) === 'scalar');
    const isName = isIndex || /^(?:[0-4]{1,2}|180)$/.test(item.text);
    return item.is === 'number' && isName ? [item] : [];
  });
}

const STATES = 4;
/** A pair of two different states, counted from 0 or from 1. */
export const isStatePair = ({ first, second }: PlacedVector): boolean =>
  first !== second && Math.min(first, second) >= 0 && Math.max(first, second) <= STATES;
