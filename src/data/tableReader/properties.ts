import type { Layout, Row } from './row.ts';
import type { PlacedVector } from './vectors.ts';

/** A line of a kick file of solution-finder: `T.NE=(0,0)(-1,0)(@-1,-2)`, or with the row of another one, `J.NE=&L.NE`. */
const LINE = /^[ \t]*([IJLOSTZ]\.[NESW]{2})=(?:&([IJLOSTZ]\.[NESW]{2})|(.*))$/gm;
/** Its mark for T-spins is no matter of rotation. */
const VECTOR = /\([ @]*([-+]?\d+)\s*,\s*([-+]?\d+)\s*\)/g;
const LEAST_ROWS = 4;

/** The kick files of solution-finder. A row that names another one has its vectors. */
export const propertiesOf: Layout = ({ text }) => {
  const rows = new Map<string, readonly PlacedVector[]>();
  const named = [...text.matchAll(LINE)];
  for (const { 0: line, 1: name, 3: list, index } of named) {
    const at = index + line.length - (list?.length ?? 0);
    const vectors = [...(list ?? '').matchAll(VECTOR)].map(({ 0: own, 1: x, 2: y, index: start }) => ({
      first: Number(x),
      second: Number(y),
      start: at + start,
      end: at + start + own.length,
    }));
    if (vectors.length > 0) rows.set(name!, vectors);
  }
  if (rows.size < LEAST_ROWS) return null;
  const read = named.flatMap(([, name, other], index): readonly Row[] => {
    const vectors = rows.get(other ?? name!);
    const lead = name!.replace(/(.)\.(.)(.)/, '$1 $2>$3');
    const step = { lead, note: '', section: '', key: null, index, count: named.length, numbers: [] };
    return vectors ? [{ path: [step], vectors, start: vectors[0]!.start, end: vectors.at(-1)!.end }] : [];
  });
  return { rows: read, heads: [] };
};
