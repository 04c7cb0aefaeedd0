import type { Span } from '#engine/diagnostics.ts';
import type { Form } from './forms.ts';

export const CLEAR_WORDS = ['SINGLE', 'DOUBLE', 'TRIPLE', 'TETRIS'] as const;
export const RATINGS = ['!!', '!?', '?!', '??', '!', '?'] as const;
export type Rating = (typeof RATINGS)[number];

/** The headers of the reference grammar. */
export const REFERENCE_HEADERS: readonly string[] = ['Title', 'Platform', 'Date', 'Source'];
/** Ours, for a fragment that starts in mid-game. */
export const FRAGMENT_HEADERS: readonly string[] = ['Board', 'Score', 'Lines'];

export interface Header {
  readonly key: string;
  /** Without blanks at its ends. */
  readonly value: string;
  /** Of the value. */
  readonly span: Span;
}

/** A placement with its marks and rating. */
export interface Move {
  readonly is: 'move';
  readonly form: Form;
  /** Leftmost column, from 0. */
  readonly left: number;
  /** Lowest row, from 0, where the text names one; null for a straight drop. */
  readonly bottom: number | null;
  /** Lines that are marked as cleared, 1 to 4; 0 without a mark. */
  readonly marked: number;
  readonly rating: Rating | null;
  readonly span: Span;
}

/** Something that is meant for a move and is none: a replay stops here. */
export interface BrokenMove {
  readonly is: 'broken';
  readonly text: string;
  readonly span: Span;
}

export interface Level {
  readonly is: 'level';
  readonly level: number;
  readonly span: Span;
}

export interface Comment {
  readonly is: 'comment';
  /** Between the parentheses, as it stands. */
  readonly text: string;
  readonly span: Span;
}

/** `...`: the game goes on, but not here. */
export interface More {
  readonly is: 'more';
  readonly span: Span;
}

/** What a document consists of, in text order. */
export type Item = Move | BrokenMove | Level | Comment | More;

/** A document as it was read. */
export interface PtnDocument {
  readonly headers: readonly Header[];
  /** In text order; comments before the headers come first. */
  readonly items: readonly Item[];
}

export const NO_SPAN: Span = Object.freeze({ start: 0, end: 0 });

/** A move that no text stands for yet. */
export const moveAt = (form: Form, left: number, bottom: number | null): Move => ({
  is: 'move',
  form,
  left,
  bottom,
  marked: 0,
  rating: null,
  span: NO_SPAN,
});

/** The number in a comment `key=N`; null in any other comment. */
export function numberIn({ text }: Comment, key: string): number | null {
  const match = /^\s*([a-z]+)\s*=\s*(\d+)\s*$/.exec(text);
  return match?.[1] === key ? Number(match[2]) : null;
}

/** The value of a header; of the first one where it is given twice. */
export const headerOf = ({ headers }: PtnDocument, key: string): Header | undefined =>
  headers.find((header) => header.key === key);
