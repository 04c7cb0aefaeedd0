import { lineTable, positionAt } from '../lines.ts';
import { linesOf, type Line } from './line.ts';
import { isDrawn } from './signs.ts';

// Boards that stand inside something: tags and templates of wikis, lists of programs.

export interface Wrapped {
  readonly lines: readonly Line[];
  /** True for lists, which some programs write with the bottom row first. */
  readonly isList: boolean;
  /** The number of a line with text outside the board; null where there is none. */
  readonly outside: number | null;
}

/** The line on which text remains after some stretches are taken out. */
function remaining(text: string, taken: readonly { readonly start: number; readonly end: number }[]): number | null {
  let from = 0;
  for (const { start, end } of [...taken, { start: text.length, end: text.length }]) {
    const at = text.slice(from, start).search(/\S/);
    if (at >= 0) return positionAt(lineTable(text), from + at).line;
    from = end;
  }
  return null;
}

const OPEN = /<playfield\b[^<>]*>/i;
const CLOSE = /<\/playfield\s*>/i;

/** The board between `<playfield>` and its end, as the Tetris wiki has it. */
function inTag(text: string): Wrapped | null {
  const open = OPEN.exec(text);
  if (!open) return null;
  const start = open.index + open[0].length;
  const length = text.slice(start).search(CLOSE);
  const end = length < 0 ? text.length : start + length;
  const close = CLOSE.exec(text.slice(end));
  const lines = linesOf(text.slice(start, end)).map((line) => ({ ...line, start: line.start + start }));
  const before = positionAt(lineTable(text), start).line - 1;
  return {
    lines: lines.map((line) => ({ ...line, number: line.number + before })),
    isList: false,
    outside: remaining(text, [{ start: open.index, end: end + (close?.[0].length ?? 0) }]),
  };
}

const ROW = /\{\{\s*pfrow\s*\|([^{}]*)\}\}/gi;
const AROUND = /\{\{\s*pf(?:start|end|row)\b[^{}]*\}\}/gi;

/** Cells of a list between signs, with their places. An empty cell is an empty square. */
function splitCells(
  text: string,
  start: number,
  separator: string,
  number: number,
  signOf: (cell: string) => string,
): Line {
  const at: number[] = [];
  let signs = '';
  let from = start;
  for (const cell of text.split(separator)) {
    const sign = signOf(cell.trim());
    signs += sign;
    for (let index = 0; index < sign.length; index++) at.push(from + Math.max(0, cell.search(/\S/)) + index);
    from += cell.length + 1;
  }
  return { text: signs, number, start: at[0] ?? start, at };
}

/** Rows `{{pfrow|…}}`, as Hard Drop's wiki has them. A cell is one square, however many signs it has: `i1` is a mino of an I. */
function inTemplates(text: string): Wrapped | null {
  const rows = [...text.matchAll(ROW)];
  if (rows.length === 0) return null;
  const lines = rows.map((row, index) =>
    splitCells(row[1]!, row.index + row[0].indexOf('|') + 1, '|', index + 1, (cell) => Array.from(cell)[0] ?? '.'),
  );
  const taken = [...text.matchAll(AROUND)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
  return { lines, isList: false, outside: remaining(text, taken) };
}

const EMPTY_CELLS: readonly string[] = ['', '0', 'null', 'None', 'nil', 'false', 'False'];
const FILLED_CELL = /^(?:-?\d{1,3}|true|True)$/;
const QUOTED = /^(["'])(.?)\1$/u;

/** The sign of a cell of a list; the cell itself where it is none. */
function signOfCell(cell: string): string {
  const quoted = QUOTED.exec(cell);
  if (quoted) return quoted[2]!.trim() === '' ? '.' : quoted[2]!;
  if (EMPTY_CELLS.includes(cell)) return '.';
  return FILLED_CELL.test(cell) ? '#' : cell;
}

const isCell = (cell: string): boolean => QUOTED.test(cell) || EMPTY_CELLS.includes(cell) || FILLED_CELL.test(cell);
const isText = (cell: string): boolean => /^["'].{2,}["']$/.test(cell);

/**
 * Lists of cells: `[[0, 1, …], …]` or `[["I", null, …], …]`, in brackets of any kind. A cell of several signs stays as it is, so that
 * its row is refused.
 */
function inLists(text: string): readonly Line[] {
  return [...text.matchAll(/[[{(]([^[\]{}()]*)[\]})]/g)].flatMap((match) => {
    const inner = match[1]!.replace(/,\s*$/, '');
    const cells = inner.split(',').map((cell) => cell.trim());
    if (cells.length < 4 || !cells.some(isCell) || cells.some(isText)) return [];
    return [splitCells(inner, match.index + 1, ',', 1, signOfCell)];
  });
}

/** Rows as texts in quotes: those that are drawn, and letters alone where they are as wide. Other texts are keys and names. */
function inQuotes(text: string): readonly Line[] {
  const quoted = [...text.matchAll(/"([^"\r\n]*)"|'([^'\r\n]*)'/g)].map((match) => ({
    text: match[1] ?? match[2]!,
    start: match.index + 1,
  }));
  const isRow = (row: string): boolean => Array.from(row).some(isDrawn);
  const widths = quoted.filter((row) => isRow(row.text)).map((row) => row.text.length);
  const count = (width: number): number => widths.filter((own) => own === width).length;
  const width = widths.reduce((a, b) => (count(b) > count(a) ? b : a), widths[0] ?? 0);
  return quoted.filter((row) => isRow(row.text) || row.text.length === width).map((row) => ({ ...row, number: 1 }));
}

const isDrawnOutside = (text: string): boolean => /[.#_@*]{3}/.test(text.replace(/"[^"\r\n]*"|'[^'\r\n]*'/g, ''));

/** Rows of a list in JSON or in a program. */
function inList(text: string): Wrapped | null {
  if (!/[[{(]/.test(text) || isDrawnOutside(text)) return null;
  const lists = inLists(text);
  const lines = lists.length > 0 ? lists : inQuotes(text);
  if (lines.length === 0) return null;
  const table = lineTable(text);
  const numbered = lines.map((line) => ({ ...line, number: positionAt(table, line.start).line }));
  return { lines: numbered, isList: true, outside: null };
}

/** The lines of a board inside something else; null where the text itself is the drawing. */
export const unwrapped = (text: string): Wrapped | null => inTag(text) ?? inTemplates(text) ?? inList(text);
