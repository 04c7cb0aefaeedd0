import { AT, endsWord, isDigit, EXCLAMATION, QUESTION, SLASH, startsSuffix, ZERO } from './characters.ts';
import { skipJunk, type Cursor } from './cursor.ts';
import { CLEAR_WORDS, RATINGS, type Move, type Rating } from './document.ts';
import type { Form } from './forms.ts';
import { isMoveAt } from './moveStart.ts';

type Suffixes = Pick<Move, 'bottom' | 'marked' | 'rating'>;

export const NO_SUFFIXES: Suffixes = Object.freeze({ bottom: null, marked: 0, rating: null });

/** In the order in which they are written. */
const KINDS = ['row', 'clear', 'rating'] as const;
type Kind = (typeof KINDS)[number];

const kindAt = (text: string, at: number): Kind => {
  const code = text.charCodeAt(at);
  return code === AT ? 'row' : code === SLASH ? 'clear' : 'rating';
};

/** Number of rows in which a piece can lock: it cannot lock above the row it entered in. */
const rowsOf = (form: Form | undefined): number => (form === undefined ? 20 : form.entry[1] + 1);

/** More than any row; longer numbers need not be told apart. */
const MANY = 1000;

function scanRow(cursor: Cursor, form: Form | undefined, name: string): number | null {
  const { text, remarks } = cursor;
  const start = ++cursor.at;
  let row = 0;
  while (isDigit(text.charCodeAt(cursor.at))) row = Math.min(MANY, row * 10 + text.charCodeAt(cursor.at++) - ZERO);
  const span = { start, end: cursor.at };
  const most = rowsOf(form);
  if (cursor.at === start) {
    remarks.push({ code: 'E_ROW_MISSING', span, values: { most } });
    skipJunk(cursor);
    return null;
  }
  if (row < 1 || row > most) {
    remarks.push({ code: 'E_ROW_RANGE', span, values: { most, form: name } });
    return null;
  }
  if (text.charCodeAt(start) === ZERO) remarks.push({ code: 'W_ROW_LEADING_ZERO', span: { start, end: start + 1 } });
  return row - 1;
}

/** Lines that a clear word stands for, 0 for a word that is none. Another move may follow the word at once. */
function scanClear(cursor: Cursor): number {
  const { text, remarks } = cursor;
  const start = cursor.at;
  const word = start + 1;
  const known = CLEAR_WORDS.findIndex((clear) => text.startsWith(clear, word));
  const behind = known < 0 ? word : word + CLEAR_WORDS[known]!.length;
  if (known >= 0 && (endsClear(text, behind) || isMoveAt(text, behind))) {
    cursor.at = behind;
    return known + 1;
  }
  cursor.at = word;
  skipJunk(cursor);
  remarks.push({ code: 'E_CLEAR_UNKNOWN', span: { start, end: cursor.at } });
  return 0;
}

const endsClear = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return endsWord(code) || startsSuffix(code) || !isWordCharacter(text, at);
};

const isWordCharacter = (text: string, at: number): boolean => /[\p{Letter}\p{Number}_-]/u.test(text[at] ?? '');

function scanRating(cursor: Cursor): Rating | null {
  const { text, remarks } = cursor;
  const start = cursor.at;
  while (isMark(text.charCodeAt(cursor.at))) cursor.at++;
  const run = text.slice(start, cursor.at);
  const rating = RATINGS.find((known) => known === run);
  if (rating === undefined) remarks.push({ code: 'E_RATING_UNKNOWN', span: { start, end: cursor.at } });
  return rating ?? null;
}

const isMark = (code: number): boolean => code === EXCLAMATION || code === QUESTION;

/**
 * Reads row, clear and rating. One that is out of order or given twice is reported and read all the same; of two, the first counts.
 * @param name the move as messages call it: `Tu`, `I`
 */
export function scanSuffixes(cursor: Cursor, form: Form | undefined, name: string): Suffixes {
  const { text, remarks } = cursor;
  const found: { -readonly [K in keyof Suffixes]: Suffixes[K] } = { ...NO_SUFFIXES };
  const seen = [false, false, false];
  while (startsSuffix(text.charCodeAt(cursor.at))) {
    const suffix = kindAt(text, cursor.at);
    const rank = KINDS.indexOf(suffix);
    const span = { start: cursor.at, end: cursor.at + 1 };
    const values = { suffix };
    const twice = seen[rank]!;
    if (twice) remarks.push({ code: 'E_SUFFIX_DUPLICATE', span, values, hint: 'twice' });
    else if (seen.includes(true, rank + 1)) remarks.push({ code: 'E_SUFFIX_ORDER', span, values, hint: 'late' });
    seen[rank] = true;
    switch (suffix) {
      case 'row': {
        const bottom = scanRow(cursor, form, name);
        if (!twice) found.bottom = bottom;
        break;
      }
      case 'clear': {
        const marked = scanClear(cursor);
        if (!twice) found.marked = marked;
        break;
      }
      case 'rating': {
        const rating = scanRating(cursor);
        if (!twice) found.rating = rating;
      }
    }
  }
  return found;
}

/** Skips the suffixes of a word that stands apart from its move. */
export function skipSuffixes(cursor: Cursor): void {
  while (startsSuffix(cursor.text.charCodeAt(cursor.at))) {
    cursor.at++;
    skipJunk(cursor);
  }
}
