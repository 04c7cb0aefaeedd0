import { fillTemplate, type Span } from '#engine/diagnostics.ts';
import { positionAt, type LineTable, type TextPosition } from './lines.ts';
import { HINTS, SENTENCES, type Hint, type Sentence } from './sentences.ts';

type Severity = 'error' | 'warning' | 'info';

/** Everything that can be said about a document, in the order of the reference table on the grammar page. */
export const SEVERITIES = {
  E_PIECE_UNKNOWN: 'error',
  E_ORIENTATION_MISSING: 'error',
  E_ORIENTATION_UNKNOWN: 'error',
  E_ORIENTATION_NOT_ALLOWED: 'error',
  E_DASH: 'error',
  E_COLUMNS_MISSING: 'error',
  E_COLUMNS_WIDTH: 'error',
  E_COLUMNS_NOT_ADJACENT: 'error',
  E_COLUMNS_WRAP: 'error',
  E_ROW_MISSING: 'error',
  E_ROW_RANGE: 'error',
  E_CLEAR_UNKNOWN: 'error',
  E_RATING_UNKNOWN: 'error',
  E_SUFFIX_ORDER: 'error',
  E_SUFFIX_DUPLICATE: 'error',
  E_SUFFIX_DETACHED: 'error',
  E_COMMENT_UNCLOSED: 'error',
  E_PAREN_STRAY: 'error',
  E_HEADER_LATE: 'error',
  E_HEADER_VALUE: 'error',
  E_LEVEL_SYNTAX: 'error',
  E_LEVEL_TRAILING: 'error',
  E_ELLIPSIS_POSITION: 'error',
  E_UNEXPECTED_TEXT: 'error',
  W_NO_SEPARATOR: 'warning',
  W_LEVEL_MIDLINE: 'warning',
  W_ROW_LEADING_ZERO: 'warning',
  W_COMMENT_NESTED_OPEN: 'warning',
  W_HEADER_UNKNOWN: 'warning',
  W_HEADER_DUPLICATE: 'warning',
  W_NONSTANDARD_SPACE: 'warning',
  W_NO_HEADERS: 'warning',
  W_EMPTY_GAME: 'warning',
  E_PLACEMENT_BLOCKED: 'error',
  E_PLACEMENT_FLOATING: 'error',
  E_PLACEMENT_UNREACHABLE: 'error',
  E_NO_ENTRY: 'error',
  E_CLEAR_MISMATCH: 'error',
  W_CLEAR_UNMARKED: 'warning',
  W_LEVEL_MISMATCH: 'warning',
  W_SCORE_MISMATCH: 'warning',
  I_SCORE_ABOVE_CLEARS: 'info',
  E_CONVERT_LONG: 'error',
  E_CONVERT_SYNTAX: 'error',
  E_CONVERT_PIECE: 'error',
  E_CONVERT_ORIENTATION: 'error',
  E_CONVERT_PLACE: 'error',
  E_CONVERT_ROW: 'error',
  E_CONVERT_BOARD: 'error',
  E_CONVERT_EXTRA: 'error',
  W_CONVERT_AMBIGUOUS: 'warning',
  W_CONVERT_OLD_ROWS: 'warning',
  I_CONVERT_REST: 'info',
} as const satisfies Record<string, Severity>;

export type Code = keyof typeof SEVERITIES;

/** Something to be said about a stretch of the text, before its words and its place are worked out. */
export interface Remark {
  readonly code: Code;
  /** Empty where something is missing. */
  readonly span: Span;
  /** The template, where it is not the one named like the code. */
  readonly sentence?: Sentence;
  /** What is added behind a semicolon. */
  readonly hint?: Hint;
  readonly values?: Readonly<Record<string, string | number>>;
  /** What the replay gives, and what the text says. */
  readonly expected?: number;
  readonly found?: number;
}

/** Something to say about a stretch of a document, with its line and column from 1. */
export interface PtnDiagnostic extends Remark, TextPosition {
  readonly severity: Severity;
  /** One English sentence; the templates and `values` serve other languages. */
  readonly message: string;
}

function messageOf({ code, sentence = code, hint, values = {}, expected, found }: Remark): string {
  const all = { ...values, ...(expected === undefined ? {} : { expected }), ...(found === undefined ? {} : { found }) };
  const said = fillTemplate(SENTENCES[sentence], all);
  return hint === undefined ? said : `${said}; ${fillTemplate(HINTS[hint], all)}`;
}

/** Remarks being given words and places: for long texts that must not hold up a page. */
export interface Locating {
  /** Goes on by up to `remarks` more; true when all have words and places. */
  readonly advance: (remarks: number) => boolean;
  /** The diagnostics in text order, once all are done. */
  readonly result: () => readonly PtnDiagnostic[];
}

export function startLocating(remarks: readonly Remark[], lines: LineTable): Locating {
  const sorted = [...remarks].sort((a, b) => a.span.start - b.span.start);
  const done: PtnDiagnostic[] = [];
  return {
    advance: (wanted) => {
      for (const remark of sorted.slice(done.length, done.length + wanted))
        done.push({
          ...remark,
          severity: SEVERITIES[remark.code],
          message: messageOf(remark),
          ...positionAt(lines, remark.span.start),
        });
      return done.length === sorted.length;
    },
    result: () => done,
  };
}

/** Remarks with words and places, in text order; remarks about the same place keep the order in which they were made. */
export function located(remarks: readonly Remark[], lines: LineTable): readonly PtnDiagnostic[] {
  const locating = startLocating(remarks, lines);
  locating.advance(Infinity);
  return locating.result();
}

/**
 * Whether something that was found is an error, and not a warning or a note.
 * @example
 * import { checkPtn, isError } from 'wallkick/notation';
 *
 * checkPtn('O-99').diagnostics.some(isError); // → true
 */
export const isError = ({ code }: Remark): boolean => SEVERITIES[code] === 'error';
