import type { Span } from '#engine/diagnostics.ts';
import type { Item, List } from './groups.ts';
import { listValues, pairs, shapeOf, valuesOf, vectorOf, type PlacedVector, type Value } from './vectors.ts';

/** What stands before a list, and where the list stands among its neighbours. */
export interface Step {
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
  readonly path: readonly Step[];
  readonly vectors: readonly PlacedVector[];
}

export interface ReadRows {
  readonly rows: readonly Row[];
  /** Numbers in the heads of columns. */
  readonly heads: readonly Span[];
}

type Element =
  | { readonly is: 'list'; readonly list: List; readonly key: PlacedVector | null }
  | { readonly is: 'vectors'; readonly vectors: readonly PlacedVector[]; readonly span: Span }
  | { readonly is: 'gap' };

interface Led {
  readonly element: Element;
  readonly lead: string;
  note: string;
  readonly section: string;
  readonly numbers: readonly Span[];
}

const GAPS = new Set(['null', 'None', 'nil', 'undefined', 'nullptr']);
const isGap = (item: Item): boolean =>
  item.is === 'list' ? item.items.every(({ is }) => is === 'line') : item.is === 'word' && GAPS.has(item.text);
/** A word such as `0>>1`: what follows is its row, if only of one vector. */
const namesTurn = (lead: readonly Item[]): boolean =>
  lead.some((item) => item.is === 'word' && /[>→⇒]/.test(item.text));
const isSign = (item: Item | undefined, sign: string): boolean => item?.is === 'sign' && item.text === sign;

/** Words of a statement that says something of the row below it. */
const ABOUT_A_ROW = /from|to|target|state|start|source|next|rot|orient|turn|dir/i;
/** `TESTS = 5` on a line of its own is no part of the name below it. */
const isStatement = (items: readonly Item[]): boolean =>
  items.at(-1)?.is === 'number' &&
  items.some((item) => isSign(item, '=')) &&
  !items.some((item) => item.is === 'word' && ABOUT_A_ROW.test(item.text));

/** Numbers of a name: states, what is in square brackets behind a word, and 180. */
function numbersOfName(items: readonly Item[], isIndex = false): readonly Span[] {
  return items.flatMap((item): readonly Span[] => {
    if (item.is === 'list') return numbersOfName(item.items, item.open === '[' && shapeOf(item) === 'scalar');
    const isName = isIndex || /^(?:[0-4]|180)$/.test(item.text);
    return item.is === 'number' && isName ? [item] : [];
  });
}

const isNumeric = (item: Item): item is List => item.is === 'list' && item.numbers > 0;

const LARGEST = 9;
const isEntry = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= LARGEST;

const STATES = 4;
/** A pair of two different states, counted from 0 or from 1. */
export const isStatePair = ({ first, second }: PlacedVector): boolean =>
  first !== second && Math.min(first, second) >= 0 && Math.max(first, second) <= STATES;

/** Lines that say how columns are called. */
const COLUMN_HEADS = /\btests?\s*#?\d|\bfrom\b.*\bto\b|\bx1\b|\bkicks?\s*\d/i;

/** The items of each line. */
function linesOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const lines: Item[][] = [[]];
  for (const item of items) {
    if (item.is === 'line') lines.push([]);
    else lines.at(-1)!.push(item);
  }
  return lines.filter((line) => line.length > 0);
}

const vectorsIn = (line: readonly Item[]): readonly List[] =>
  line.filter((item) => item.is === 'list' && shapeOf(item) === 'vector') as readonly List[];

/** The numbers behind the last word of a line. */
const numbersIn = (line: readonly Item[]): readonly Value[] =>
  valuesOf(line.slice(line.findLastIndex((item) => item.is === 'word') + 1));

const MOST_OF_A_ROW = 12;
const LEAST_LINES = 4;

/** Whether the lines of a list are rows: it has vectors alone, and lines hold several. */
function hasRowsByLine(list: List): boolean {
  const lines = linesOf(list.items).map((line) =>
    Math.max(vectorsIn(line).length, Math.floor(numbersIn(line).length / 2)),
  );
  const full = lines.filter((count) => count > 1).length;
  const named = linesOf(list.items).every((line) => vectorsIn(line).length === 0 || line[0]!.is === 'word');
  if (list.open === '') return full > 0 || (lines.length > 1 && named);
  const vectors = lines.reduce((sum, count) => sum + count, 0);
  return full >= LEAST_LINES && vectors > MOST_OF_A_ROW;
}

/** Whether each vector of a list has the name of a turn before it: then each is a row. */
function areNamed({ items }: List): boolean {
  let lead: Item[] = [];
  return items.every((item) => {
    if (!isNumeric(item)) {
      lead.push(item);
      return true;
    }
    const isNamed = namesTurn(lead);
    lead = [];
    return isNamed;
  });
}

/** Reads lists of vectors from the lists of a text. */
export function rowsOf(root: List, text: string): ReadRows {
  const rows: Row[] = [];
  const heads: Span[] = [];

  const noteAtOpening = ({ items }: List): string => {
    const [first] = items;
    return first?.is === 'note' ? first.text : '';
  };

  const emit = (vectors: readonly PlacedVector[], path: readonly Step[], { start, end }: Span): void => {
    const isRow = vectors.every(({ first, second }) => isEntry(first) && isEntry(second));
    if (isRow) rows.push({ path, vectors, start, end });
  };

  function byLine(list: List, path: readonly Step[]): void {
    const lines = linesOf(list.items);
    let section = '';
    let index = 0;
    for (const line of lines) {
      const vectors = vectorsIn(line);
      const values = vectors.length > 0 ? [] : numbersIn(line);
      const noted = line.find((item) => item.is === 'note');
      const note = noted?.is === 'note' ? noted.text : '';
      const [start, end] = [line[0]!.start, line.at(-1)!.end];
      const content = text.slice(start, end);
      if (vectors.length === 0 && values.length < 2) {
        if (COLUMN_HEADS.test(content)) heads.push({ start, end });
        else section = note === '' ? content : note;
        continue;
      }
      const own = vectors.length > 0 ? vectors.map(vectorOf) : pairs(values);
      const [from, until] = [own[0]!.start, own.at(-1)!.end];
      const step: Step = {
        lead: text.slice(start, from),
        note,
        section,
        key: null,
        index,
        count: lines.length,
        numbers: numbersOfName(line.filter((item) => item.end <= from)),
      };
      emit(own, [...path, step], { start: from, end: until });
      index++;
    }
  }

  /** The items as they are written, without comments, on one line. */
  const written = (items: readonly Item[]): string =>
    items
      .map(({ start, end }, index) => {
        const own = text.slice(start, end);
        const before = items[index - 1];
        return before === undefined || before.end === start ? own : ` ${own}`;
      })
      .join('');

  /** The elements of a list with what stands before them. */
  function elementsOf(list: List): readonly Led[] {
    const found: Led[] = [];
    const items = list.items;
    const content = items.map((item) => item.is !== 'line' && item.is !== 'note');
    const nextContent: (Item | undefined)[] = [];
    const nextNumeric: (List | undefined)[] = [];
    for (let index = items.length - 1, next: Item | undefined, numeric: List | undefined; index >= 0; index--) {
      nextContent[index] = next;
      nextNumeric[index] = numeric;
      const item = items[index]!;
      if (content[index]) next = item;
      if (isNumeric(item)) numeric = item;
    }
    let lead: Item[] = [];
    let before: Item | undefined;
    let section = '';
    let key: PlacedVector | null = null;
    let isOnLine = false;
    /** How much of the lead is on lines above. */
    let above = 0;
    const push = (element: Element): void => {
      // Words above a line that begins with a pair of states are a heading.
      if (key !== null && above > 0) {
        section = written(lead.slice(0, above));
        lead = lead.slice(above);
      }
      above = 0;
      const numbers = [...numbersOfName(lead), ...(key ? [key] : [])];
      found.push({ element, lead: written(lead), note: '', section, numbers });
      lead = [];
      key = null;
    };
    items.forEach((item, index) => {
      const next = nextContent[index];
      const isLast = next === undefined || isSign(next, ',');
      if (item.is === 'line') {
        isOnLine = false;
        if (isStatement(lead)) lead = [];
        if (key === null) above = lead.length;
      } else if (item.is === 'note') {
        const last = found.at(-1);
        if (isOnLine && last && lead.every((own) => own.is === 'sign')) last.note ||= item.text;
        else section = item.text;
      } else {
        isOnLine = true;
        const isFirst = before === undefined || isSign(before, ',');
        const shape = item.is === 'list' ? shapeOf(item) : null;
        if (item.is === 'list' && (shape === 'flat' || shape === 'nest')) push({ is: 'list', list: item, key });
        else if (item.is === 'list' && shape === 'vector') {
          const following = nextNumeric[index];
          if (following && shapeOf(following) !== 'vector' && isStatePair(vectorOf(item))) key = vectorOf(item);
          else if (namesTurn(lead)) push({ is: 'list', list: item, key });
          else lead = [];
        } else if (isSign(item, ';')) lead = [];
        else if (isLast && isGap(item) && (isFirst || item.is === 'list')) push({ is: 'gap' });
        else lead.push(item);
        before = item;
      }
    });
    return found;
  }

  function walk(list: List, path: readonly Step[]): void {
    const shape = shapeOf(list);
    if (shape === 'none') return;
    if (shape === 'vector' && list.open !== '') return emit([vectorOf(list)], path, list);
    const children = list.items.filter(isNumeric);
    const isRow = children.every((child) => shapeOf(child) === 'vector' || shapeOf(child) === 'scalar');
    if (
      isRow &&
      !(list.open !== '' && children.length > 0 && areNamed(list)) &&
      (shape === 'nest' || shape === 'flat' || list.open === '')
    ) {
      if (hasRowsByLine(list)) return byLine(list, path);
      const vectors = children.length > 0 ? children.filter((child) => shapeOf(child) === 'vector').map(vectorOf) : [];
      if (vectors.length > 0) return emit(vectors, path, list);
      const values = listValues(list);
      if (values.length > 0 && values.length % 2 === 0 && list.open !== '') emit(pairs(values), path, list);
      return;
    }
    const elements = elementsOf(list);
    elements.forEach(({ element, lead, note, section, numbers }, index) => {
      if (element.is !== 'list') return;
      const own = [note, noteAtOpening(element.list)].filter((part) => part !== '').join(' ');
      const step: Step = { lead, note: own, section, key: element.key, index, count: elements.length, numbers };
      walk(element.list, [...path, step]);
    });
  }

  walk(root, []);
  return { rows, heads };
}
