import 'strings:narrate';
import type { Vec } from '#engine/geometry.ts';
import { formatRow } from './conventions.ts';
import type { Voice } from './voice.ts';
import { listText } from './phrases.ts';

const columnNumber = (x: number): string => String(x + 1);

/** `row 3`, `rows 2 and 3`, `rows 1 to 4`. */
export function span(kind: 'columns' | 'rows', numbers: readonly number[], { say, conventions }: Voice): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const print = (n: number): string => (kind === 'rows' ? formatRow(n, conventions) : columnNumber(n));
  const first = sorted[0]!;
  const last = sorted.at(-1)!;
  if (sorted.length > 2 && last - first === sorted.length - 1)
    return say(`narrate.${kind}.range`, { first: print(first), last: print(last) });
  return say(`narrate.${kind}`, { count: sorted.length, list: listText(sorted.map(print), say) });
}

/** Lists squares by column, in order of first appearance: `column 5, rows 2 and 3, and column 4, row 1`. */
export function squares(cells: readonly Vec[], voice: Voice): string {
  const columns = new Map<number, number[]>();
  for (const [x, y] of cells) columns.set(x, [...(columns.get(x) ?? []), y]);
  const places = [...columns].map(([x, ys]) =>
    voice.say('narrate.square', { column: span('columns', [x], voice), row: span('rows', ys, voice) }),
  );
  if (places.length < 2) return places.join('');
  return voice.say('narrate.and', { first: places.slice(0, -1).join(', '), last: places.at(-1)! });
}

/** `columns 4 to 6, rows 4 and 5`. */
export function placeText(minos: readonly Vec[], voice: Voice): string {
  const xs = minos.map(([x]) => x);
  const ys = minos.map(([, y]) => y);
  return voice.say('narrate.place', { columns: span('columns', xs, voice), rows: span('rows', ys, voice) });
}
