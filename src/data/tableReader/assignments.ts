import type { Span } from '#engine/diagnostics.ts';
import type { Row, Step } from './row.ts';
import { tokens } from './tokens.ts';
import { pairs, valuesOf, type PlacedVector } from './vectors.ts';

/** `JLSTZ_OFFSET[0, 1] = new Vector2Int(1, 0)`, `kicks[0][1] = (1, 0);`: one vector each, with two indices. */
const ASSIGNMENT = /(?<![\w.\]])([A-Za-z_][\w.]*)\[[ \t]*(\d)[ \t]*(?:,|\][ \t]*\[)[ \t]*(\d)[ \t]*\][ \t]*=([^;\n]*)/g;
/** So many make a table. */
const LEAST = 8;

interface Assigned {
  readonly indices: readonly [number, number];
  readonly vector: PlacedVector;
  /** The statement. */
  readonly span: Span;
}

function vectorIn(text: string, at: number): PlacedVector | null {
  const found = tokens(text).filter(({ is }) => is !== 'open' && is !== 'close');
  const values = valuesOf(found.slice(found.findLastIndex(({ is }) => is === 'word') + 1));
  const [vector] = pairs(values);
  return values.length === 2 && vector ? { ...vector, start: vector.start + at, end: vector.end + at } : null;
}

const numbersAt = (own: readonly Assigned[], at: 0 | 1): readonly number[] =>
  [...new Set(own.map(({ indices }) => indices[at]))].sort((a, b) => a - b);

/** Rows by the first index, and vectors by the second one; none where an index is left out or comes twice. */
function rowsOfName(name: string, own: readonly Assigned[]): readonly Row[] {
  const [firsts, seconds] = [numbersAt(own, 0), numbersAt(own, 1)];
  const vectors = new Map(own.map(({ indices, vector }) => [String(indices), vector]));
  const isWhole = own.length === vectors.size && vectors.size === firsts.length * seconds.length;
  if (own.length < LEAST || !isWhole) return [];
  const step: Step = { lead: '', note: '', section: '', key: null, index: 0, count: firsts.length, numbers: [] };
  return firsts.map((first, index): Row => {
    const row = seconds.map((second) => vectors.get(String([first, second]))!);
    const path = [
      { ...step, lead: name },
      { ...step, index },
    ];
    return { path, vectors: row, start: row[0]!.start, end: row.at(-1)!.end };
  });
}

/** The rows of a table that is filled vector by vector, and what of the text they use; null where it is none. */
export function assignmentsOf(text: string): { readonly rows: readonly Row[]; readonly used: readonly Span[] } | null {
  const names = new Map<string, Assigned[]>();
  for (const match of text.matchAll(ASSIGNMENT)) {
    const [whole, name, first, second, value] = match as unknown as readonly [string, string, string, string, string];
    const span = { start: match.index, end: match.index + whole.length };
    const vector = vectorIn(value, span.end - value.length);
    if (!vector) continue;
    const own = names.get(name) ?? [];
    names.set(name, own);
    own.push({ indices: [Number(first), Number(second)], vector, span });
  }
  const tables = Array.from(names, ([name, own]) => ({ own, rows: rowsOfName(name, own) }));
  const read = tables.filter(({ rows }) => rows.length > 0);
  return read.length === 0
    ? null
    : { rows: read.flatMap(({ rows }) => rows), used: read.flatMap(({ own }) => own.map(({ span }) => span)) };
}
