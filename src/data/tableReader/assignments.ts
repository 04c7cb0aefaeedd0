import type { Span } from '#engine/diagnostics.ts';
import type { Layout, Row, ListPlace } from './row.ts';
import { tokens } from './tokens.ts';
import { pairs, valuesOf, type PlacedVector } from './vectors.ts';

/** `JLSTZ_OFFSET[0, 1] = new Vector2Int(1, 0)`, `kicks[0][1][2] = (1, 0);`: one vector each, with the number of its test last. */
const ASSIGNMENT =
  /(?<![\w.\]])([A-Za-z_][\w.]*)\[[ \t]*(\d)[ \t]*(?:,|\][ \t]*\[)[ \t]*(\d)[ \t]*(?:(?:,|\][ \t]*\[)[ \t]*(\d)[ \t]*)?\][ \t]*=([^;\n]*)/g;
/** So many make a table. */
const LEAST = 8;

interface Assigned {
  /** What stands before the number of the test: a state, or two. */
  readonly row: string;
  readonly test: number;
  readonly vector: PlacedVector;
  /** The statement. */
  readonly span: Span;
}

/** The two numbers behind the last word of a text, if there are two. */
export function loneVector(text: string, at: number): PlacedVector | null {
  const found = tokens(text).filter(({ is }) => is !== 'open' && is !== 'close');
  const values = valuesOf(found.slice(found.findLastIndex(({ is }) => is === 'word') + 1));
  const [vector] = pairs(values);
  return values.length === 2 && vector ? { ...vector, start: vector.start + at, end: vector.end + at } : null;
}

/** Rows by the states, and vectors by their tests; none where a test is left out or comes twice. */
function rowsOfName(name: string, own: readonly Assigned[]): readonly Row[] {
  const byRow = new Map<string, Assigned[]>();
  for (const each of own) byRow.set(each.row, [...(byRow.get(each.row) ?? []), each]);
  const rows = [...byRow].sort(([a], [b]) => a.localeCompare(b));
  const isWhole = rows.every(([, tests]) => {
    const numbers = tests.map(({ test }) => test).sort((a, b) => a - b);
    return numbers.every((test, index) => test === numbers[0]! + index);
  });
  if (own.length < LEAST || !isWhole) return [];
  const step: ListPlace = { lead: '', note: '', section: '', key: null, index: 0, count: rows.length, numbers: [] };
  return rows.map(([row, tests], index): Row => {
    const vectors = tests.sort((a, b) => a.test - b.test).map(({ vector }) => vector);
    const { start } = vectors[0]!;
    const [first, second] = row.split(' ').map(Number);
    const key = second === undefined ? null : { first: first!, second, start, end: start };
    return {
      path: [
        { ...step, lead: name },
        { ...step, index, key },
      ],
      vectors,
      start,
      end: vectors.at(-1)!.end,
    };
  });
}

/** The rows of a table that is filled vector by vector, and what of the text they use; null where it is none. */
export const assignmentsOf: Layout = ({ text }) => {
  const names = new Map<string, Assigned[]>();
  for (const match of text.matchAll(ASSIGNMENT)) {
    const [whole, name, first, second, third, value] = match as unknown as readonly [
      string,
      string,
      string,
      string,
      string | undefined,
      string,
    ];
    const span = { start: match.index, end: match.index + whole.length };
    const vector = loneVector(value, span.end - value.length);
    if (!vector) continue;
    const own = names.get(name) ?? [];
    names.set(name, own);
    const row = third === undefined ? first : `${first} ${second}`;
    own.push({ row, test: Number(third ?? second), vector, span });
  }
  const tables = Array.from(names, ([name, own]) => ({ own, rows: rowsOfName(name, own) }));
  const read = tables.filter(({ rows }) => rows.length > 0);
  return read.length === 0
    ? null
    : { rows: read.flatMap(({ rows }) => rows), heads: read.flatMap(({ own }) => own.map(({ span }) => span)) };
};
