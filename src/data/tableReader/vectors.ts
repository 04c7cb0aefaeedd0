import type { Span } from '#engine/diagnostics.ts';
import type { ListItem, List } from './groups.ts';

/** A whole number with its place and the name that stands before it. */
export interface Value extends Span {
  readonly value: number;
  readonly key: string;
}

/** Two numbers in the order in which they are written, unless names say which is which. */
export interface PlacedVector extends Span {
  readonly first: number;
  readonly second: number;
}

const ACROSS = new Set(['x', 'dx', 'col', 'column', 'c']);
const ALONG = new Set(['y', 'dy', 'row', 'r']);

/** The numbers among some items: signs and products are worked out, `0 -1` is two numbers. */
export function valuesOf(items: readonly ListItem[], isQuoted = false): readonly Value[] {
  const found: Value[] = [];
  let current: { value: number; start: number; end: number; key: string } | null = null;
  let key = '';
  let sign = 1;
  let signAt = -1;
  let operator: '' | '*' | '+' = '';
  const flush = (): void => {
    // No number of a table is minus zero.
    if (current) found.push(Object.is(current.value, -0) ? { ...current, value: 0 } : current);
    current = null;
    operator = '';
    sign = 1;
    signAt = -1;
  };
  items.forEach((item, index) => {
    if (item.is === 'list' || item.is === 'note') return;
    const { text, start, end } = item;
    if (item.is === 'number') {
      const value = sign * Number(text);
      if (current && operator === '*') current = { ...current, value: current.value * value, end };
      else if (current && operator === '+') current = { ...current, value: current.value + value, end };
      else {
        const own = signAt >= 0 ? signAt : start;
        flush();
        current = { value, start: own, end, key };
        key = '';
      }
      operator = '';
      sign = 1;
      signAt = -1;
    } else if (text === '-' || text === '+') {
      const before: ListItem | undefined = items[index - 1];
      const isTight = items[index + 1]?.start === end;
      const isNew =
        current === null || operator !== '' || isQuoted || (isTight && before !== undefined && before.end < start);
      if (isNew && operator === '') flush();
      else if (!isNew) operator = '+';
      if (text === '-') sign = -sign;
      if (signAt < 0) signAt = start;
    } else if (text === '*') operator = '*';
    else if (item.is === 'word' || text === ',' || text === ';' || item.is === 'line') {
      flush();
      if (item.is === 'word') key = text.toLowerCase();
    }
  });
  flush();
  return found;
}

const quoted = ({ open }: List): boolean => open === '"' || open === "'" || open === '`';

const values = new WeakMap<List, readonly Value[]>();
export function listValues(list: List): readonly Value[] {
  const known = values.get(list) ?? valuesOf(list.items, quoted(list));
  values.set(list, known);
  return known;
}

const pairOf = (a: Value, b: Value, { start, end }: Span): PlacedVector =>
  ALONG.has(a.key) && ACROSS.has(b.key)
    ? { first: b.value, second: a.value, start, end }
    : { first: a.value, second: b.value, start, end };

/** Numbers written one after the other: x, y, x, y. */
export const pairs = (values: readonly Value[]): readonly PlacedVector[] =>
  Array.from({ length: Math.floor(values.length / 2) }, (_, index) => {
    const [a, b] = [values[2 * index]!, values[2 * index + 1]!];
    return pairOf(a, b, { start: a.start, end: b.end });
  });

export type VectorShape = 'none' | 'scalar' | 'vector' | 'flat' | 'nest';

const shapes = new WeakMap<List, VectorShape>();

function shapeNow(list: List): VectorShape {
  if (list.numbers === 0) return 'none';
  const lists = list.items.filter((item) => item.is === 'list').filter(({ numbers }) => numbers > 0);
  // Sizes of a type: `[[(i32, i32); 4]; 4]`.
  if (lists.length > 0) return lists.every((own) => shapeOf(own) === 'scalar') ? 'scalar' : 'nest';
  const { length } = listValues(list);
  return length === 1 ? 'scalar' : length === 2 ? 'vector' : 'flat';
}

/** What a list is: without numbers, a number, a vector, numbers that may be vectors, or lists. */
export function shapeOf(list: List): VectorShape {
  const known = shapes.get(list) ?? shapeNow(list);
  shapes.set(list, known);
  return known;
}

export function vectorOf(list: List): PlacedVector {
  const [a, b] = listValues(list) as readonly [Value, Value];
  return pairOf(a, b, list);
}
