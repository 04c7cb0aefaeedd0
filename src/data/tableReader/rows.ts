import type { Span } from '#engine/diagnostics.ts';
import type { ListItem, List } from './groups.ts';
import { hasRowsByLine, PROSE, rowsByLine } from './lines.ts';
import { saysTurn } from './names.ts';
import {
  isSign,
  isStatePair,
  namesTurn,
  numbersOfName,
  type Layout,
  type ReadRows,
  type Row,
  type ListPlace,
} from './row.ts';
import { listValues, pairs, shapeOf, vectorOf, type PlacedVector } from './vectors.ts';

type Element = { readonly is: 'list'; readonly list: List; readonly key: PlacedVector | null } | { readonly is: 'gap' };

interface Led {
  readonly element: Element;
  readonly lead: string;
  note: string;
  readonly section: string;
  readonly numbers: readonly Span[];
}

const GAPS = new Set(['null', 'None', 'nil', 'undefined', 'nullptr']);
const isGap = (item: ListItem): boolean =>
  item.is === 'list' ? item.items.every(({ is }) => is === 'line') : item.is === 'word' && GAPS.has(item.text);

/** Words of a statement that says something of the row below it. */
const ABOUT_A_ROW = /from|to|target|state|start|source|next|rot|orient|turn|dir/i;
/** `TESTS = 5` on a line of its own is no part of the name below it. */
const isStatement = (items: readonly ListItem[]): boolean =>
  items.at(-1)?.is === 'number' &&
  items.some((item) => isSign(item, '=')) &&
  !items.some((item) => item.is === 'word' && ABOUT_A_ROW.test(item.text));

const isNumeric = (item: ListItem): item is List => item.is === 'list' && item.numbers > 0;

const LARGEST = 9;
const isEntry = ({ first, second }: PlacedVector): boolean =>
  [first, second].every((value) => Number.isInteger(value) && Math.abs(value) <= LARGEST);

/** The vectors of a list; those that a plus joins are one. */
function vectorsIn(list: List): readonly PlacedVector[] {
  const found: PlacedVector[] = [];
  let isAdded = false;
  for (const item of list.items) {
    if (item.is === 'list' && shapeOf(item) === 'vector') {
      const own = vectorOf(item);
      const sum = isAdded ? found.pop() : undefined;
      found.push(
        sum ? { first: sum.first + own.first, second: sum.second + own.second, start: sum.start, end: own.end } : own,
      );
      isAdded = false;
    } else if (isSign(item, '+') || isSign(item, ',')) isAdded = isSign(item, '+') && found.length > 0;
  }
  // `[(0, 0); 5]`
  const [times] = listValues(list);
  const isRepeated = found.length === 1 && times && list.items.some((item) => isSign(item, ';'));
  return isRepeated ? Array.from({ length: Math.min(times.value, LARGEST) }, () => found[0]!) : found;
}

/** Vectors in a list, at any depth. */
const vectorCount = (list: List): number =>
  shapeOf(list) === 'vector' ? 1 : list.items.filter(isNumeric).reduce((sum, own) => sum + vectorCount(own), 0);

/** Whether each vector of a list has the name of a turn before it: then each is a row. */
function areNamed({ items }: List): boolean {
  let lead: ListItem[] = [];
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

/** Brackets in brackets: each list of vectors is a row. */
export const bracketsOf: Layout = ({ text, tree: root }) => {
  const rows: Row[] = [];
  const heads: Span[] = [];

  const noteAtOpening = ({ items }: List): string => {
    const [first] = items;
    return first?.is === 'note' ? first.text : '';
  };

  const emit = (vectors: readonly PlacedVector[], path: readonly ListPlace[], { start, end }: Span): void => {
    // One entry far from the others is a slip.
    const odd = vectors.filter((own) => !isEntry(own)).length;
    if (odd === 0 || (odd === 1 && vectors.length > 2)) rows.push({ path, vectors, start, end });
  };
  const addLines = (read: ReadRows): void => {
    for (const { vectors, path, ...span } of read.rows) emit(vectors, path, span);
    heads.push(...read.heads);
  };

  /** The items as they are written, without comments, on one line. */
  const written = (items: readonly ListItem[]): string =>
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
    const nextContent: (ListItem | undefined)[] = [];
    const nextNumeric: (List | undefined)[] = [];
    for (let index = items.length - 1, next: ListItem | undefined, numeric: List | undefined; index >= 0; index--) {
      nextContent[index] = next;
      nextNumeric[index] = numeric;
      const item = items[index]!;
      if (content[index]) next = item;
      if (isNumeric(item)) numeric = item;
    }
    let lead: ListItem[] = [];
    let before: ListItem | undefined;
    let section = '';
    let key: PlacedVector | null = null;
    let isOnLine = false;
    /** How much of the lead is on lines above. */
    let above = 0;
    const push = (element: Element): void => {
      // Words above a line that begins with a turn are a heading.
      const heading = lead.slice(0, above);
      if (heading.some(({ is }) => is !== 'sign') && (key !== null || saysTurn(written(lead.slice(above))))) {
        section = written(heading);
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
        if (isStatement(lead.slice(above))) lead = lead.slice(0, above);
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
          if (namesTurn(lead)) push({ is: 'list', list: item, key });
          else if (following && shapeOf(following) !== 'vector' && isStatePair(vectorOf(item))) key = vectorOf(item);
          else lead = [];
        } else if (isSign(item, ';')) lead = [];
        else if (isLast && isGap(item) && (isFirst || item.is === 'list')) push({ is: 'gap' });
        else lead.push(item);
        before = item;
      }
    });
    return found;
  }

  function walk(list: List, path: readonly ListPlace[]): void {
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
      if (hasRowsByLine(list)) return addLines(rowsByLine(list, path, text));
      const vectors = vectorsIn(list);
      if (vectors.length > 0) return emit(vectors, path, list);
      const values = listValues(list);
      if (values.length > 0 && values.length % 2 === 0 && list.open !== '') emit(pairs(values), path, list);
      return;
    }
    const elements = elementsOf(list);
    elements.forEach(({ element, lead, note, section, numbers }, index) => {
      // A sentence may name a turn and a vector.
      if (element.is !== 'list' || (PROSE.test(lead) && vectorCount(element.list) === 1)) return;
      const own = [note, noteAtOpening(element.list)].filter((part) => part !== '').join(' ');
      const step: ListPlace = { lead, note: own, section, key: element.key, index, count: elements.length, numbers };
      walk(element.list, [...path, step]);
    });
  }

  walk(root, []);
  return { rows, heads };
};
