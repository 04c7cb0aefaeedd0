import type { Span } from '#engine/diagnostics.ts';
import type { Row, Step } from './row.ts';
import type { PlacedVector } from './vectors.ts';

export interface Records {
  readonly rows: readonly Row[];
  /** Lines and cells with numbers that are no tests. */
  readonly unread: readonly Span[];
}

interface Cell extends Span {
  readonly text: string;
}

const SEPARATORS = [',', '\t', ';', '|'];

function cellsOf(line: string, start: number, separator: string): readonly Cell[] {
  let at = start;
  return line.split(separator).map((own): Cell => {
    const from = at + own.length - own.trimStart().length;
    at += own.length + 1;
    const text = own.trim();
    return { text: text.replace(/^"|"$/g, ''), start: from, end: from + text.length };
  });
}

interface Test {
  readonly number: number;
  readonly numberAt: Span;
  readonly vector: PlacedVector;
}

interface Line {
  readonly cells: readonly Cell[];
  readonly start: number;
  readonly end: number;
}

function linesOf(text: string, separator: string): readonly Line[] {
  let start = 0;
  return text.split('\n').flatMap((line): readonly Line[] => {
    const own: Line = { cells: cellsOf(line, start, separator), start, end: start + line.length };
    start += line.length + 1;
    return line.trim() === '' ? [] : [own];
  });
}

const NUMBER = /^[-+]?\d$/;
const step = (lead: string): Step => ({ lead, note: '', section: '', key: null, index: 0, count: 1, numbers: [] });

/**
 * Rows of a table with one vector a line and a line of heads, as in the CSV files of this site: the turn, or the state of offsets, is in a
 * column, and so are x and y. Null where the text has no such heads.
 */
export function recordsOf(text: string): Records | null {
  const separator = SEPARATORS.find((sign) => text.slice(0, text.indexOf('\n')).includes(sign));
  if (separator === undefined) return null;
  const [head, ...lines] = linesOf(text, separator);
  if (!head) return null;
  const heads = head.cells.map((cell) => cell.text.toLowerCase());
  const column = (...names: readonly string[]): number => heads.findIndex((own) => names.includes(own));
  const [x, y] = [column('x', 'dx', 'col'), column('y', 'dy', 'row')];
  const [turn, from, to, state] = [
    column('turn', 'transition', 'rotation'),
    column('from'),
    column('to'),
    column('state', 'orientation'),
  ];
  if (x < 0 || y < 0 || (turn < 0 && state < 0 && (from < 0 || to < 0))) return null;
  const [kind, piece, side, number] = [
    column('kind'),
    column('piece', 'pieces', 'group'),
    column('side'),
    column('number', 'test', 'kick', 'index'),
  ];
  const unread: Span[] = [];
  const rows = new Map<string, { readonly path: readonly Step[]; readonly tests: Test[] }>();
  for (const { cells, start, end } of lines) {
    const cell = (at: number): string => cells[at]?.text ?? '';
    const name =
      turn >= 0 && cell(turn) !== '' ? cell(turn) : from >= 0 && to >= 0 ? `${cell(from)}>>${cell(to)}` : cell(state);
    const what = cell(kind);
    const isEntry = kind < 0 || /kick|offset|test/i.test(what);
    if (!isEntry || !NUMBER.test(cell(x)) || !NUMBER.test(cell(y))) {
      if (/\d/.test(text.slice(start, end)) && what !== 'note') unread.push({ start, end });
      continue;
    }
    const key = [what, cell(side), cell(piece), name].join('\t');
    const row = rows.get(key) ?? { path: [what, cell(side), cell(piece), name].map(step), tests: [] };
    rows.set(key, row);
    const [across, along] = [cells[x]!, cells[y]!];
    row.tests.push({
      number: number < 0 ? row.tests.length : Number(cell(number)),
      numberAt: cells[number] ?? { start, end },
      vector: {
        first: Number(across.text),
        second: Number(along.text),
        start: Math.min(across.start, along.start),
        end: Math.max(across.end, along.end),
      },
    });
  }
  if (rows.size === 0) return null;
  // Numbers of tests that leave one out, or come twice, say nothing of the order.
  for (const { tests } of rows.values()) {
    const sorted = [...tests].sort((a, b) => a.number - b.number);
    const odd = sorted.find((own, index) => own.number !== sorted[0]!.number + index);
    if (odd) unread.push(odd.numberAt);
  }
  return {
    rows: Array.from(rows.values(), ({ path, tests }): Row => {
      const vectors = tests.sort((a, b) => a.number - b.number).map(({ vector }) => vector);
      return {
        path,
        vectors,
        start: Math.min(...vectors.map(({ start }) => start)),
        end: Math.max(...vectors.map(({ end }) => end)),
      };
    }),
    unread,
  };
}
