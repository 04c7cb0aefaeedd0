import type { Span } from '#engine/diagnostics.ts';
import {
  BOM,
  CLOSE,
  COLON,
  DOT,
  ELLIPSIS,
  EQUALS,
  HYPHEN,
  isAsciiLetter,
  isCapital,
  isDigit,
  isForeignSpace,
  isGap,
  isLineEnd,
  isSpace,
  NBSP,
  OPEN,
  startsSuffix,
  wordEnd,
} from './characters.ts';
import type { Cursor } from './cursor.ts';
import { located, type PtnDiagnostic, type Remark } from './diagnostic.ts';
import { FRAGMENT_HEADERS, REFERENCE_HEADERS, type Header, type Item, type PtnDocument } from './document.ts';
import { lineTable, type LineTable } from './lines.ts';
import { isMoveAt, isUnknownPieceAt } from './moveStart.ts';
import { scanMove } from './scanMove.ts';
import { skipSuffixes } from './scanSuffixes.ts';

/** A document as it was read, with what was wrong with it. */
export interface Parsed {
  readonly text: string;
  readonly lines: LineTable;
  readonly document: PtnDocument;
  /** Ends with `...`. */
  readonly continues: boolean;
  readonly remarks: readonly Remark[];
}

/** A parse under way: for long texts that must not hold up a page. */
interface Parsing {
  /** Reads up to `words` more moves, comments, other words or blanks; true when the text has been read to its end. */
  readonly advance: (words: number) => boolean;
  /** Offset that has been reached. */
  readonly reached: () => number;
  /** What the text says, once it has been read to its end. */
  readonly result: () => Parsed;
}

/**
 * Reads a document in Portable Tetris Notation. It never throws and never stops at a fault.
 * @example
 * import { parsePtn } from 'wallkick/notation';
 *
 * parsePtn('Title: A start\n\nO-12').document.headers[0]?.value; // → 'A start'
 */
export function parsePtn(text: string): Parsed {
  const parsing = startParsing(text);
  parsing.advance(Infinity);
  return parsing.result();
}

export const diagnosticsOf = ({ remarks, lines }: Parsed): readonly PtnDiagnostic[] => located(remarks, lines);

const KNOWN_HEADERS = new Set([...REFERENCE_HEADERS, ...FRAGMENT_HEADERS]);
const LEVEL = '=Level';
/** Larger numbers are cut to this one: they mean nothing, and must print as digits. */
const LARGEST = Number.MAX_SAFE_INTEGER;

/** Offset of the colon of a header that begins at `at`, or -1: a capital, then letters and hyphens, then a colon. */
function headerColon(text: string, at: number): number {
  if (!isCapital(text.charCodeAt(at))) return -1;
  let end = at + 1;
  while (isAsciiLetter(text.charCodeAt(end)) || text.charCodeAt(end) === HYPHEN) end++;
  return text.charCodeAt(end) === COLON ? end : -1;
}

function lineEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && !isLineEnd(text.charCodeAt(end))) end++;
  return end;
}

/** What an unexpected word is probably meant for. */
function hintFor(text: string, start: number, end: number): Pick<Remark, 'hint'> {
  const word = text.slice(start, Math.min(end, start + 40));
  if (/^\d+[.:]/.test(word)) return { hint: 'moveNumber' };
  if (/^[IOSZ]\d|^[TLJ][udlr]?\d/.test(word)) return { hint: 'hyphen' };
  if (/^[a-z][A-Za-z-]*:/.test(word)) return { hint: 'headerCapital' };
  return {};
}

const isMeantAsMove = (text: string, start: number): boolean => hintFor(text, start, start + 3).hint === 'hyphen';

/** Begins to read a document. */
export function startParsing(text: string): Parsing {
  const lines = lineTable(text);
  const remarks: Remark[] = [];
  const headers: Header[] = [];
  const items: Item[] = [];
  const keys = new Set<string>();
  const cursor: Cursor = { text, at: text.charCodeAt(0) === BOM ? 1 : 0, remarks };
  /** Something other than spaces stands on this line already. */
  let lineBegun = false;
  /** A fault of the level on this line covers the rest of it. */
  let lineExcused = false;
  /** A move or a level, or an attempt at one, has been read. */
  let begun = false;
  /** Index of the last move in `items` while only spaces and comments have followed it; -1 otherwise. */
  let lastMove = -1;
  /** End of that move, while nothing at all has followed it; -1 otherwise. */
  let touching = -1;
  /** The `...` that nothing but comments has followed yet. */
  let pendingMore: Span | null = null;
  let finished = false;

  const remark = (code: Remark['code'], start: number, end: number, rest: Partial<Remark> = {}): void => {
    remarks.push({ code, span: { start, end }, ...rest });
  };

  /** Something has been read that `...` may not precede, and that parts a suffix from its move. */
  const carryOn = (): void => {
    if (pendingMore !== null) remark('E_ELLIPSIS_POSITION', pendingMore.start, pendingMore.end);
    pendingMore = null;
    lastMove = -1;
  };

  /** A fault behind the last move makes it a broken one: what was meant is not known. */
  const breakLastMove = (end: number): void => {
    const { span } = items[lastMove]!;
    items[lastMove] = { is: 'broken', text: text.slice(span.start, end), span };
  };

  const readSpace = (code: number): void => {
    const { at } = cursor;
    if (isLineEnd(code)) lineBegun = lineExcused = false;
    else if (code === NBSP) remark('W_NONSTANDARD_SPACE', at, at + 1);
    cursor.at++;
  };

  const readComment = (): void => {
    const { at } = cursor;
    lineBegun = true;
    const close = text.indexOf(')', at + 1);
    if (close < 0) {
      remark('E_COMMENT_UNCLOSED', at, text.length);
      cursor.at = text.length;
      return;
    }
    for (let inner = text.indexOf('(', at + 1); inner >= 0 && inner < close; inner = text.indexOf('(', inner + 1))
      remark('W_COMMENT_NESTED_OPEN', inner, inner + 1);
    const inside = text.slice(at + 1, close);
    if (/[\r\n]/.test(inside)) lineExcused = false;
    items.push({ is: 'comment', text: inside, span: { start: at, end: close + 1 } });
    cursor.at = close + 1;
  };

  const readStray = (): void => {
    if (!lineExcused) remark('E_PAREN_STRAY', cursor.at, cursor.at + 1);
    lineBegun = true;
    lastMove = -1;
    cursor.at++;
  };

  const readUnexpected = (end: number, hint: Pick<Remark, 'hint'>): void => {
    if (!lineExcused) remark('E_UNEXPECTED_TEXT', cursor.at, end, hint);
    lineBegun = true;
    lastMove = -1;
    cursor.at = end;
  };

  const readEllipsis = (code: number): void => {
    const { at } = cursor;
    let end = at;
    while (text.charCodeAt(end) === code) end++;
    if (end - at !== (code === DOT ? 3 : 1)) return readUnexpected(wordEnd(text, at), {});
    const apart = at !== touching;
    carryOn();
    lineBegun = true;
    const span = { start: at, end };
    items.push({ is: 'more', span });
    if (apart) pendingMore = span;
    else remark('E_ELLIPSIS_POSITION', at, end, { hint: 'ellipsisApart' });
    cursor.at = end;
  };

  const readLevel = (): void => {
    const { at } = cursor;
    const midline = lineBegun;
    carryOn();
    lineBegun = begun = true;
    let digits = at + LEVEL.length;
    while (isGap(text.charCodeAt(digits))) digits++;
    let end = digits;
    while (isDigit(text.charCodeAt(end))) end++;
    if (!text.startsWith(LEVEL, at) || digits === at + LEVEL.length || end === digits) {
      cursor.at = wordEnd(text, at);
      if (!lineExcused) remark('E_LEVEL_SYNTAX', at, cursor.at);
      lineExcused = true;
      return;
    }
    if (midline && !lineExcused) remark('W_LEVEL_MIDLINE', at, end);
    items.push({ is: 'level', level: Math.min(LARGEST, Number(text.slice(digits, end))), span: { start: at, end } });
    cursor.at = end;
    while (isGap(text.charCodeAt(cursor.at))) cursor.at++;
    if (cursor.at === text.length || isLineEnd(text.charCodeAt(cursor.at))) return;
    if (!lineExcused) remark('E_LEVEL_TRAILING', cursor.at, cursor.at + 1);
    lineExcused = true;
  };

  const readHeader = (colon: number): void => {
    const { at } = cursor;
    const first = !lineBegun;
    const end = lineEnd(text, colon + 1);
    const key = text.slice(at, colon);
    cursor.at = end;
    if (!first && !begun) {
      if (!lineExcused) remark('E_UNEXPECTED_TEXT', at, colon + 1, { hint: 'headerFirst' });
      return;
    }
    carryOn();
    if (begun) {
      if (!lineExcused) remark('E_HEADER_LATE', at, colon);
      return;
    }
    const raw = text.slice(colon + 1, end);
    const value = raw.trim();
    const start = colon + 1 + (value === '' ? 0 : raw.indexOf(value));
    if (!KNOWN_HEADERS.has(key)) remark('W_HEADER_UNKNOWN', at, colon, { values: { key } });
    if (keys.has(key)) remark('W_HEADER_DUPLICATE', at, colon, { values: { key } });
    keys.add(key);
    headers.push({ key, value, span: { start, end: start + value.length } });
  };

  const readMove = (): void => {
    if (cursor.at === touching) remark('W_NO_SEPARATOR', touching, touching + 1);
    carryOn();
    lineBegun = begun = true;
    lastMove = items.push(scanMove(cursor)) - 1;
    touching = cursor.at;
  };

  const readWord = (code: number): void => {
    const { at } = cursor;
    const colon = headerColon(text, at);
    if (colon >= 0) return readHeader(colon);
    if (isMoveAt(text, at)) return readMove();
    if (at === touching) {
      const end = isForeignSpace(code) ? at + 1 : wordEnd(text, at);
      if (!isForeignSpace(code)) breakLastMove(end);
      return readUnexpected(end, isForeignSpace(code) ? { hint: 'foreignSpace' } : {});
    }
    if (isUnknownPieceAt(text, at)) return readMove();
    if (lastMove >= 0 && startsSuffix(code)) {
      breakLastMove(items[lastMove]!.span.end);
      skipSuffixes(cursor);
      remark('E_SUFFIX_DETACHED', at, cursor.at);
      return;
    }
    if (isForeignSpace(code)) return readUnexpected(at + 1, { hint: 'foreignSpace' });
    const end = wordEnd(text, at);
    if (isMeantAsMove(text, at)) {
      carryOn();
      items.push({ is: 'broken', text: text.slice(at, end), span: { start: at, end } });
      begun = true;
    }
    readUnexpected(end, hintFor(text, at, end));
  };

  const finish = (): void => {
    const start = lines.starts[0]!;
    if (headers.length === 0) remark('W_NO_HEADERS', start, start);
    if (!begun) remark('W_EMPTY_GAME', text.length, text.length);
    finished = true;
  };

  return {
    reached: () => cursor.at,
    advance: (wanted) => {
      let left = wanted;
      while (cursor.at < text.length) {
        const code = text.charCodeAt(cursor.at);
        if (left-- <= 0) return false;
        if (isSpace(code)) readSpace(code);
        else if (code === OPEN) readComment();
        else if (code === CLOSE) readStray();
        else if (code === EQUALS) readLevel();
        else if (code === DOT || code === ELLIPSIS) readEllipsis(code);
        else readWord(code);
      }
      if (!finished) finish();
      return true;
    },
    result: () => ({ text, lines, document: { headers, items }, continues: pendingMore !== null, remarks }),
  };
}
