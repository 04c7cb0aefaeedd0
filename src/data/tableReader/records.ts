import type { Span } from '#engine/diagnostics.ts';
import type { Layout, Row, ListPlace } from './row.ts';
import type { PlacedVector } from './vectors.ts';

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

/** Which column is what; -1 for one that a table does not have. */
function columnsOf({ cells }: Line) {
  const heads = cells.map((cell) => cell.text.toLowerCase());
  const column = (...names: readonly string[]): number => heads.findIndex((own) => names.includes(own));
  const columns = {
    x: column('x', 'dx', 'col'),
    y: column('y', 'dy', 'row'),
    turn: column('turn', 'transition', 'rotation'),
    from: column('from'),
    to: column('to'),
    state: column('state', 'orientation'),
    kind: column('kind'),
    piece: column('piece', 'pieces', 'group'),
    side: column('side'),
    number: column('number', 'test', 'kick', 'index'),
  };
  const { x, y, turn, from, to, state } = columns;
  return x < 0 || y < 0 || (turn < 0 && state < 0 && (from < 0 || to < 0)) ? null : columns;
}

/** The lines below the heads of columns. */
function tableIn(text: string) {
  for (const separator of SEPARATORS) {
    const lines = linesOf(text, separator);
    const at = lines.findIndex((line) => columnsOf(line) !== null);
    if (at >= 0) return { lines: lines.filter((_, index) => index !== at), columns: columnsOf(lines[at]!)! };
  }
  return null;
}

const NUMBER = /^[-+]?\d$/;
const step = (lead: string): ListPlace => ({ lead, note: '', section: '', key: null, index: 0, count: 1, numbers: [] });

/**
 * Rows of a table with one vector a line and a line of heads, as in the CSV files of this site: the turn, or the state of offsets, is in a
 * column, and so are x and y. Null where the text has no such heads.
 */
export const recordsOf: Layout = ({ text }) => {
  const table = tableIn(text);
  if (!table) return null;
  const { lines, columns } = table;
  const { x, y, turn, from, to, state, kind, piece, side, number } = columns;
  const unread: Span[] = [];
  const rows = new Map<string, { readonly path: readonly ListPlace[]; readonly tests: Test[] }>();
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
    heads: [],
    unread,
  };
};
