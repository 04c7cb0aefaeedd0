import { HYPHEN, isDigit, NINE, startsSuffix, unitsAt, ZERO } from './characters.ts';
import { skipJunk, type Cursor } from './cursor.ts';
import { isError, type Remark } from './diagnostic.ts';
import type { BrokenMove, Move } from './document.ts';
import type { Form } from './forms.ts';
import { directionUnits, entryAt, pieceMeant, type PieceEntry } from './moveStart.ts';
import { NO_SUFFIXES, scanSuffixes } from './scanSuffixes.ts';

/** The digit of the next column to the right; NaN behind 0, which is column 10. */
const following = (digit: number): number => (digit === ZERO ? NaN : digit === NINE ? ZERO : digit + 1);

/** Where a column list breaks first: at a digit behind 0, else at a digit that is no neighbour of the one before; null when it is right. */
function columnFault(text: string, start: number, end: number): Remark | null {
  let broken = -1;
  for (let at = start + 1; at < end; at++) {
    const before = text.charCodeAt(at - 1);
    if (before === ZERO) return { code: 'E_COLUMNS_WRAP', span: { start: at, end: at + 1 } };
    if (broken < 0 && text.charCodeAt(at) !== following(before)) broken = at;
  }
  if (broken < 0) return null;
  const span = { start: broken, end: broken + 1 };
  return { code: 'E_COLUMNS_NOT_ADJACENT', span, ...tenHint(text.slice(start, end)) };
}

const tenHint = (digits: string): { readonly hint?: 'columnTen' } =>
  digits.includes('10') ? { hint: 'columnTen' } : {};

/** Reads direction and dash behind a piece; the result is the direction, `''` where there is none. */
function scanDirection(cursor: Cursor, entry: PieceEntry | undefined): string {
  const { text, remarks } = cursor;
  const start = cursor.at;
  const dash = start + directionUnits(text, start);
  const direction = text.slice(start, dash);
  const span = { start, end: dash };
  if (entry !== undefined) {
    const { piece } = entry;
    if (!entry.directed && direction !== '') {
      const sentence = piece === 'O' ? { sentence: 'takesNoDirectionO' as const } : {};
      remarks.push({ code: 'E_ORIENTATION_NOT_ALLOWED', span, values: { piece }, ...sentence });
    } else if (entry.directed && direction === '') {
      remarks.push({ code: 'E_ORIENTATION_MISSING', span: { start: dash, end: dash + 1 }, values: { piece } });
    } else if (entry.directed && !entry.byLetter.has(direction)) {
      remarks.push({ code: 'E_ORIENTATION_UNKNOWN', span });
    }
  }
  if (text.charCodeAt(dash) !== HYPHEN) remarks.push({ code: 'E_DASH', span: { start: dash, end: dash + 1 } });
  cursor.at = dash + 1;
  return direction;
}

/** Reads the columns; the result is the leftmost, from 0, or -1 when the list is no list of that piece. */
function scanColumns(cursor: Cursor, entry: PieceEntry | undefined, directed: Form | undefined): number {
  const { text, remarks } = cursor;
  const start = cursor.at;
  let end = start;
  while (isDigit(text.charCodeAt(end))) end++;
  cursor.at = end;
  const given = end - start;
  if (given === 0) {
    remarks.push({ code: 'E_COLUMNS_MISSING', span: { start, end: start } });
    skipJunk(cursor);
    return -1;
  }
  if (entry !== undefined) {
    const widths = directed === undefined ? entry.widths : [directed.width];
    if (!widths.includes(given)) {
      const form = directed === undefined ? entry.piece : `${entry.piece}${directed.letter}`;
      const values = { form, columns: widths.join(' or '), given };
      remarks.push({ code: 'E_COLUMNS_WIDTH', span: { start, end }, values, ...tenHint(text.slice(start, end)) });
      return -1;
    }
  }
  const fault = columnFault(text, start, end);
  if (fault !== null) {
    remarks.push(fault);
    return -1;
  }
  return (text.charCodeAt(start) - ZERO + 9) % 10;
}

/**
 * Reads a move, `isMoveAt` or `isUnknownPieceAt` having said that one is meant. The cursor ends behind its last suffix. A move
 * with any error is a broken one; every fault of it is reported.
 */
export function scanMove(cursor: Cursor): Move | BrokenMove {
  const { text, remarks } = cursor;
  const start = cursor.at;
  const before = remarks.length;
  const entry = entryAt(text, start);
  cursor.at += unitsAt(text, start);
  if (entry === undefined) {
    const piece = text.slice(start, cursor.at);
    const meant = pieceMeant(piece);
    const span = { start, end: cursor.at };
    if (meant === undefined) remarks.push({ code: 'E_PIECE_UNKNOWN', span, values: { piece } });
    else remarks.push({ code: 'E_PIECE_UNKNOWN', span, values: { piece, meant }, hint: 'piece' });
  }
  const direction = scanDirection(cursor, entry);
  const directed = entry?.byLetter.get(direction);
  const digits = cursor.at;
  const left = scanColumns(cursor, entry, directed);
  const form = directed ?? (entry?.directed === false ? entry.byWidth[cursor.at - digits] : undefined);
  const suffixes = startsSuffix(text.charCodeAt(cursor.at))
    ? scanSuffixes(cursor, form, entry === undefined ? 'any piece' : `${entry.piece}${directed?.letter ?? ''}`)
    : NO_SUFFIXES;
  const span = { start, end: cursor.at };
  if (form === undefined || left < 0 || (remarks.length > before && remarks.slice(before).some(isError))) {
    return { is: 'broken', text: text.slice(start, cursor.at), span };
  }
  return { is: 'move', form, left, ...suffixes, span };
}
