import type { Span } from '#engine/diagnostics.ts';
import type { ListItem, List } from './groups.ts';
import { namesTurn, numbersOfName, type Layout, type ReadRows, type Row, type ListPlace } from './row.ts';
import { pairs, shapeOf, valuesOf, vectorOf, type PlacedVector, type Value } from './vectors.ts';

type Line = readonly ListItem[];

/** Lines that say how columns are called. */
const COLUMN_HEADS = /\b(?:tests?|kicks?|offsets?)\s*#?\d|\bfrom\b.*\bto\b|\bx1\b/i;
/** `0 R 2 L`, `N | E | S | W`: the states of the columns. */
const STATE_HEADS = /^\W*(?:0\W+[1R]\W+2\W+[3L]|1\W+2\W+3\W+4|N\W+E\W+S\W+W)\W*$/;
/** The number of a test before its vectors. */
const TEST_NUMBER = /^\W*(?:(?:test|kick|offset)\s*#?)?\d\W*$/i;

const MOST_OF_A_ROW = 12;
const LEAST_LINES = 4;
/** All turns of a piece. */
const MOST_COLUMNS = 12;

/** A sentence may name a turn and a vector. */
export const PROSE = /(?<![a-z])(?:[a-z]{2,}\s+){4}/i;

/** The items of each line. */
function linesIn(items: readonly ListItem[]): readonly Line[] {
  const lines: ListItem[][] = [[]];
  for (const item of items) {
    if (item.is === 'line') lines.push([]);
    else lines.at(-1)!.push(item);
  }
  return lines.filter((line) => line.length > 0);
}

const listsIn = (line: Line): readonly List[] =>
  line.filter((item) => item.is === 'list' && shapeOf(item) === 'vector') as readonly List[];

/** The numbers behind the last word of a line. */
const numbersIn = (line: Line): readonly Value[] =>
  valuesOf(line.slice(line.findLastIndex((item) => item.is === 'word') + 1));

/** The vectors of a line: in brackets, or two numbers each. */
function vectorsIn(line: Line): readonly PlacedVector[] {
  const lists = listsIn(line);
  return lists.length > 0 ? lists.map(vectorOf) : pairs(numbersIn(line));
}

/** A vector alone on its line, as in YAML. */
const isItem = (line: Line): boolean =>
  listsIn(line).length === 1 && line.every(({ is }) => is === 'list' || is === 'sign' || is === 'note');
const isNote = (line: Line): boolean => line.every(({ is }) => is === 'note');

/** Whether the vectors of a list are each on a line, below the name of their row. */
function hasItems(lines: readonly Line[]): boolean {
  const starts = lines.filter((line, index) => isItem(line) && index > 0 && !isItem(lines[index - 1]!));
  return starts.length > 1 && lines.every((line) => isItem(line) || listsIn(line).length === 0);
}

/** Whether the lines of a list are rows: it has vectors alone, and lines hold several. */
export function hasRowsByLine(list: List): boolean {
  const lines = linesIn(list.items);
  const counts = lines.map((line) => Math.max(listsIn(line).length, Math.floor(numbersIn(line).length / 2)));
  const full = counts.filter((count) => count > 1).length;
  const named = lines.every((line) => listsIn(line).length === 0 || line[0]!.is === 'word');
  if (list.open === '') return full > 0 || (lines.length > 1 && (named || hasItems(lines)));
  const vectors = counts.reduce((sum, count) => sum + count, 0);
  return full >= LEAST_LINES && vectors > MOST_OF_A_ROW;
}

/** The turns in a line without vectors: the heads of columns, each of which is a row. */
function turnsOfColumns(line: Line): readonly ListItem[] {
  const turns = line.filter((item) => namesTurn([item]));
  return turns.length >= LEAST_LINES && turns.length <= MOST_COLUMNS && line.every(({ is }) => is !== 'list')
    ? turns
    : [];
}

interface Cells {
  readonly columns: readonly (PlacedVector | undefined)[];
  /** The number of the test, before them. */
  readonly head: Span;
}

/** The cell of its line in which something is. */
const cellAt = (text: string, at: number): number =>
  text.slice(text.lastIndexOf('\n', at) + 1, at).split(/[\t|]/).length;

/** A vector for each of the turns above, or none where its cell is empty; null for a line of another kind. */
function cellsOf(line: Line, cells: readonly number[], text: string): Cells | null {
  const lists = listsIn(line);
  const numbers = lists.length > 0 ? [] : numbersIn(line);
  const hasTestNumber = numbers.length === 2 * cells.length + 1;
  const vectors = lists.length > 0 ? lists.map(vectorOf) : pairs(hasTestNumber ? numbers.slice(1) : numbers);
  if (vectors.length === 0) return null;
  const head = { start: line[0]!.start, end: vectors[0]!.start };
  if (vectors.length === cells.length) return { columns: vectors, head };
  const byCell = new Map(vectors.map((vector) => [cellAt(text, vector.start), vector] as const));
  const columns = cells.map((cell) => byCell.get(cell));
  return columns.filter((own) => own !== undefined).length === vectors.length ? { columns, head } : null;
}

/** The longest beginning of some items for which something holds. */
function beginningOf<T, U>(items: readonly T[], of: (item: T) => U | null): readonly U[] {
  const found: U[] = [];
  for (const item of items) {
    const own = of(item);
    if (own === null) break;
    found.push(own);
  }
  return found;
}

const spanOf = (vectors: readonly PlacedVector[]): Span => ({ start: vectors[0]!.start, end: vectors.at(-1)!.end });

/** Reads a list line by line: a line is a row, or its columns are, or each of its lines is a vector of a row. */
export function rowsByLine(list: List, path: readonly ListPlace[], text: string): ReadRows {
  const rows: Row[] = [];
  const heads: Span[] = [];
  const all = linesIn(list.items);
  const isByItems = hasItems(all.filter((line) => !isNote(line)));
  const contentOf = (line: Line): string => text.slice(line[0]!.start, line.at(-1)!.end);
  const noteOf = (line: Line): string => {
    const note = line.find((item) => item.is === 'note');
    return note?.is === 'note' ? note.text : '';
  };
  let section = '';
  /** What a cell says that reaches down to lines with a cell less, and how many cells its own line has. */
  let spanning: { readonly says: string; readonly cells: number } | null = null;

  const emit = (
    vectors: readonly PlacedVector[],
    own: Pick<ListPlace, 'lead' | 'note' | 'section' | 'numbers'>,
  ): void => {
    const step: ListPlace = { ...own, key: null, index: rows.length, count: all.length };
    rows.push({ path: [...path, step], vectors, ...spanOf(vectors) });
  };

  for (let at = 0; at < all.length; at++) {
    const line = all[at]!;
    const content = contentOf(line);
    const note = noteOf(line);
    const vectors = PROSE.test(content) ? [] : vectorsIn(line);
    const turns = turnsOfColumns(line);
    const cells = turns.map(({ start }) => cellAt(text, start));
    const below = turns.length > 0 ? beginningOf(all.slice(at + 1), (own) => cellsOf(own, cells, text)) : [];
    const items =
      isByItems && vectors.length === 0 ? beginningOf(all.slice(at + 1), (own) => (isItem(own) ? own : null)) : [];
    if (below.length > 0) {
      turns.forEach((turn, column) => {
        const own = below.flatMap(({ columns }) => columns[column] ?? []);
        if (own.length > 0) emit(own, { lead: text.slice(turn.start, turn.end), note, section, numbers: [turn] });
      });
      heads.push({ start: line[0]!.start, end: line.at(-1)!.end }, ...below.map(({ head }) => head));
      at += below.length;
    } else if (items.length > 0) {
      emit(items.flatMap(vectorsIn), { lead: content, note, section, numbers: numbersOfName(line) });
      at += items.length;
    } else if (vectors.length === 0) {
      if (line.some((item) => item.is === 'list' && item.numbers > 0)) continue;
      if (COLUMN_HEADS.test(content) || STATE_HEADS.test(content))
        heads.push({ start: line[0]!.start, end: line.at(-1)!.end });
      else section = note === '' ? content : note;
    } else {
      const [{ start: from }] = vectors as readonly [PlacedVector];
      const lead = text.slice(line[0]!.start, from);
      const names = lead.split(/[\t|]/).filter((cell) => cell.trim() !== '');
      if (names.length > 1) spanning = { says: names[0]!, cells: names.length };
      const isBelow = spanning !== null && names.length === spanning.cells - 1;
      if (TEST_NUMBER.test(lead)) heads.push({ start: line[0]!.start, end: from });
      emit(vectors, {
        lead,
        note,
        section: isBelow ? spanning!.says : section,
        numbers: numbersOfName(line.filter((item) => item.end <= from)),
      });
    }
  }
  return { rows, heads };
}

/** Lines with vectors, whatever brackets are nested in other lines. */
export const linesOf: Layout = ({ text, tree }) =>
  shapeOf(tree) === 'nest' && hasRowsByLine(tree) ? rowsByLine(tree, [], text) : null;
