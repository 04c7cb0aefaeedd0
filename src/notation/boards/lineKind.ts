import { cut, isBlank, picked, type Line } from './line.ts';
import { isDrawn, isEmptySign, isKnown, isPossible } from './signs.ts';

/** What a line of a drawn board is. */
export type LineKind =
  /** Squares, perhaps between walls and beside a row number. */
  | { readonly is: 'row'; readonly row: Line; readonly walls: boolean; readonly outside: boolean }
  | { readonly is: 'blank'; readonly row: Line }
  /** The upper or lower line of a frame. */
  | { readonly is: 'frame' }
  /** Numbers or letters of columns. */
  | { readonly is: 'columns' }
  /** A number alone: how many rows follow, in fields of solution-finder. */
  | { readonly is: 'height'; readonly found: string }
  /** A row with a sign in it that no board has, and other text; `index` is the place of the sign. */
  | { readonly is: 'broken' | 'text'; readonly row: Line; readonly index: number };

const WALLS = '|│║┃!';
const FRAME = /^\s*[+└┘┌┐╚╝╔╗┗┛┏┓├┤┴┬─═━=‾¯\-_]{3,}\s*$/u;
const DASHES = /^\s*[-_]+\s*$/;

/** Whether a line is the one below the head of a Markdown table. Dashes between two walls alone are a row. */
const isRule = (text: string): boolean => /^[-:|\s]+$/.test(text) && text.includes('---') && text.split('|').length > 4;

const isFrame = (text: string): boolean => FRAME.test(text) && !DASHES.test(text);

const isWall = (sign: string): boolean => WALLS.includes(sign);

/** Whether the signs count on by one: `0123456789`, `1234567890`, `abcdefghij`. */
function countsOn(text: string): boolean {
  const signs = text.replace(/\s/g, '').toLowerCase();
  if (!/^\d{3,}$|^[a-z]{4,}$/.test(signs)) return false;
  return Array.from(signs).every((sign, index) => {
    if (index === 0) return true;
    const step = sign.charCodeAt(0) - signs.charCodeAt(index - 1);
    return step === 1 || (sign === '0' && step === -9);
  });
}

/** A cell with one sign; between bars a number may follow it, as in `i1`. */
const isCell = (cell: string, separator: string): boolean =>
  cell.length <= 1 || (separator === '|' && /^[a-z]\d{1,2}$/i.test(cell));

/** The cells of a table's row, one sign each; null where the line is no such row. An empty cell is an empty square. */
function cellsOf(line: Line): Line | null {
  for (const separator of ['\t', '|', ',', ';']) {
    const parts = line.text.split(separator);
    if (parts.length < 4) continue;
    // Signs at both ends and behind the last cell part nothing.
    const from = parts[0]!.trim() === '' && separator === '|' ? 1 : 0;
    const to = parts.length - (parts.at(-1)!.trim() === '' && separator !== '\t' ? 1 : 0);
    const cells = parts.slice(from, to);
    if (cells.length < 4 || !cells.every((cell) => isCell(cell.trim(), separator))) continue;
    let at = parts.slice(0, from).reduce((sum, part) => sum + part.length + 1, 0);
    const places: number[] = [];
    for (const cell of cells) {
      places.push(line.start + at + Math.max(0, cell.search(/\S/)));
      at += cell.length + 1;
    }
    return {
      text: cells.map((cell) => cell.trim()[0] ?? '.').join(''),
      number: line.number,
      start: places[0]!,
      at: places,
    };
  }
  return null;
}

/** What stands between the walls of a line, and whether anything but a number stands outside of them. */
function betweenWalls(line: Line): { readonly row: Line; readonly walls: boolean; readonly outside: boolean } {
  const signs = line.text;
  const first = Array.from(signs).findIndex(isWall);
  if (first < 0) return { row: line, walls: false, outside: false };
  let last = signs.length - 1;
  while (!isWall(signs[last]!)) last--;
  const isNumber = (text: string): boolean => /^[\s\d<>]*$/.test(text);
  if (last > first) {
    const outside = !isNumber(signs.slice(0, first)) || !isNumber(signs.slice(last + 1));
    return { row: cut(line, first + 1, last), walls: true, outside };
  }
  // One wall: the squares are on its longer side.
  const left = first < signs.length / 2;
  const outside = !isNumber(left ? signs.slice(0, first) : signs.slice(last + 1));
  return { row: left ? cut(line, first + 1) : cut(line, 0, first), walls: true, outside };
}

/** The place of the first sign of a row that no board has; null where there is none. */
function strangeSign(text: string): number | null {
  const isRow = !/\S\s+\S/.test(text) && Array.from(text).some(isEmptySign);
  const allowed = isRow ? isPossible : isKnown;
  const digits = /^[\d\s]*$/.test(text);
  const index = Array.from(text, (sign) => allowed(sign) || /\s/.test(sign) || (digits && /\d/.test(sign))).indexOf(
    false,
  );
  return index < 0 ? null : index;
}

/** The row with its number, where it begins or ends with one. */
const NUMBERED = /^\s*\d{1,2}(?:[:.)]|\s)|\s\d{1,2}\s*$/;

export function kindOf(line: Line): LineKind {
  if (isBlank(line) || /^\s*(?:```|~~~)/.test(line.text)) return { is: 'blank', row: line };
  if (/^\s*\d{1,2}\s*$/.test(line.text)) return { is: 'height', found: line.text.trim() };
  if (countsOn(line.text)) return { is: 'columns' };
  if (isFrame(line.text) || isRule(line.text)) return { is: 'frame' };
  const cells = cellsOf(line);
  if (cells && strangeSign(cells.text) === null) return { is: 'row', row: cells, walls: false, outside: false };
  const { row, walls, outside } = betweenWalls(line);
  if (walls && isBlank(row)) return { is: 'row', row, walls, outside };
  if (walls && isFrame(row.text)) return { is: 'frame' };
  const unnumbered = row.text.replace(NUMBERED, (number) => ' '.repeat(number.length));
  const strange = strangeSign(unnumbered);
  if (strange === null) return { is: 'row', row, walls, outside };
  const signs = Array.from(unnumbered).filter((sign) => sign.trim() !== '');
  const drawn = signs.filter(isDrawn).length;
  return { is: drawn * 2 >= signs.length && signs.length > 1 ? 'broken' : 'text', row, index: strange };
}

/** Row numbers taken off, where each row has one and they count up or down by one; null where they do not. */
export function withoutNumbers(rows: readonly Line[]): readonly Line[] | null {
  const leading = rows.map(({ text }) => /^(\s*)(\d{1,2})(?=[:.)]|\s)/.exec(text));
  const trailing = rows.map(({ text }) => /\s(\d{1,2})\s*$/.exec(text));
  const count = (found: readonly (RegExpExecArray | null)[], group: number): boolean => {
    const numbers = found.map((match) => (match ? Number(match[group]) : NaN));
    const step = numbers.length > 1 ? numbers[1]! - numbers[0]! : 1;
    return Math.abs(step) === 1 && numbers.every((number, index) => number === numbers[0]! + index * step);
  };
  const restIsDrawn = (rest: string): boolean => /[^\d\s]/.test(rest);
  if (count(leading, 2)) {
    const ends = leading.map((match) => match![0].length);
    const aligned = new Set(rows.map(({ text }) => text.length)).size === 1;
    const widest = Math.max(...ends);
    const cutRows = rows.map((row, index) => {
      const end = aligned ? widest : ends[index]!;
      return cut(row, end + (/[:.)\s]/.test(row.text[end] ?? '') ? 1 : 0));
    });
    return cutRows.every(({ text }) => restIsDrawn(text)) ? cutRows : null;
  }
  if (count(trailing, 1)) {
    const cutRows = rows.map((row, index) => cut(row, 0, trailing[index]!.index));
    return cutRows.every(({ text }) => restIsDrawn(text)) ? cutRows : null;
  }
  return null;
}

/** Rows whose signs stand apart by one blank each; null where they do not. */
export function unspaced(rows: readonly Line[]): readonly Line[] | null {
  const trimmed = rows.map((row) => {
    const from = row.text.search(/\S/);
    return from < 0 ? null : cut(row, from, row.text.trimEnd().length);
  });
  const isSpaced = (row: Line | null): row is Line =>
    row !== null &&
    row.text.length >= 5 &&
    Array.from(row.text).every((sign, index) => (sign.trim() === '') === (index % 2 === 1));
  if (!trimmed.every(isSpaced)) return null;
  return trimmed.map((row) =>
    picked(
      row,
      Array.from({ length: (row.text.length + 1) / 2 }, (_, index) => 2 * index),
    ),
  );
}
