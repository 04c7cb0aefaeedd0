import { diagnoser, type Diagnostic } from '#engine/diagnostics.ts';
import { PIECES, transition, type Orientation, type Piece, type Transition } from '#engine/piece.ts';
import type { PastedRow, PastedTable } from './tableText.ts';

/** A row with what its names say: the turn, or the state where the rows are offsets. */
interface NamedRow extends PastedRow {
  readonly turn: Transition | null;
  readonly state: Orientation | null;
}

/** Rows that belong together; `pieces` is empty where no name says whose they are. */
export interface PastedGroup {
  readonly pieces: readonly Piece[];
  readonly rows: readonly NamedRow[];
}

/** The rows that were made sense of, and the others: those stay unread, and a reader is told so. */
interface SortedRows {
  readonly groups: readonly PastedGroup[];
  readonly unread: readonly Diagnostic[];
}

const SENTENCES = {
  'table.row':
    'This row is not read: "{found}" names no turn. Name every row by its turn, as in 0>>1, 0R or N_E, or name none of them.',
  'table.unnamed':
    'This row is not read: it has no name, and rows beside it have. Name every row by its turn, as in 0>>1, 0R or N_E, or name none of them.',
  'table.state': 'This row is not read: its name "{found}" is no state. States are 0 1 2 3, 0 R 2 L or N E S W.',
  'table.double': 'This row is not read: {found} has a row above already.',
  'table.count':
    'These rows are not read: {count} without names are no table. A table has 8 for quarter turns, 12 with half turns, or 4 rows of offsets.',
} as const;

const diagnose = diagnoser(SENTENCES);

const STATES: ReadonlyMap<string, Orientation> = new Map(Object.entries({
  '0': 0, '1': 1, '2': 2, '3': 3, R: 1, L: 3, N: 0, E: 1, S: 2, W: 3, SPAWN: 0, RIGHT: 1, REVERSE: 2, LEFT: 3, UP: 0, DOWN: 2,
  NORTH: 0, EAST: 1, SOUTH: 2, WEST: 3,
} as const)); // prettier-ignore

const stateOf = (text: string): Orientation | null => STATES.get(text.toUpperCase()) ?? null;

/** `0>>1`, `0->R`, `N_E`, `01`, `0 R`, `spawn_right`: the turn that a name says; null when it says none. */
function turnIn(label: string): Transition | null {
  const parts =
    /^([0-3RLNESW])([0-3RLNESW])$/i.exec(label)?.slice(1) ??
    label.split(/>>|=>|->|[→>_,\s-]|to/i).filter((part) => part !== '');
  if (parts.length !== 2) return null;
  const [from, to] = parts.map((part) => stateOf(part!));
  return from === null || to === null || from === undefined || to === undefined || from === to
    ? null
    : transition(from, to);
}

/** The pieces that a name is about: `I`, `JLSTZ`, `wallKicksI`, `kicks_jlstz`, `SRS_I_KICKS`. */
function piecesIn(label: string): readonly Piece[] {
  const words = label.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toUpperCase());
  for (const word of words) {
    const letters = [...word];
    const pieces = PIECES.filter((piece) => letters.includes(piece));
    if (pieces.length > 0 && pieces.length === letters.length) return pieces;
  }
  return words.some((word) => word === 'OTHERS' || word === 'DEFAULT' || word === 'STANDARD' || word === 'NORMAL')
    ? ['J', 'L', 'S', 'T', 'Z']
    : [];
}

/** Names of pieces that are no names of states. */
const ONLY_PIECE = /^[IJOTZ]$/i;

function named(
  row: PastedRow,
  form: PastedTable['form'],
  last: 'is a piece' | 'is a state',
): NamedRow & { readonly pieces: readonly Piece[] } {
  const { vectors, span } = row;
  const labels =
    form === 'properties' ? row.labels : row.labels.flatMap((label) => (turnIn(label) ? [label] : label.split(/\s+/)));
  if (form === 'properties')
    return { labels, vectors, span, pieces: [labels[0] as Piece], turn: turnIn(labels[1]!), state: null };
  const innermost = labels.at(-1) ?? '';
  const turn = labels.map(turnIn).findLast((name) => name !== null) ?? nested(labels);
  const state = turn === null && last === 'is a state' ? stateOf(innermost) : null;
  // The name of a row that says its turn or state says no piece: `L` is also a state, `S` south.
  const rest = labels.filter(
    (label) => turnIn(label) === null && !(label === innermost && state !== null && labels.length > 1),
  );
  const pieces = rest.map(piecesIn).findLast((own) => own.length > 0) ?? [];
  return { labels, vectors, span, turn, state, pieces };
}

/** Two names one inside the other, `0` and then `R`: from and to. */
function nested(labels: readonly string[]): Transition | null {
  const [from, to] = labels.slice(-2).map(stateOf);
  return from === null || to === null || from === undefined || to === undefined || from === to
    ? null
    : transition(from, to);
}

const chunks = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: items.length / size }, (_, index) => items.slice(index * size, (index + 1) * size));

/** How many rows each table has, where a list of rows may be that of one group of pieces, of two, or of seven pieces. */
const ROWS_OF_A_TABLE = [4, 8, 12];

/** How many rows a group of unnamed rows has: all where they are one table's, else those of a table for each of two groups or seven pieces. */
function groupSize(count: number): number {
  for (const groups of [1, 2, 7]) if (ROWS_OF_A_TABLE.includes(count / groups)) return count / groups;
  return count;
}

type OwnedRow = ReturnType<typeof named>;

/** Rows whose name says what it has to, each name once; the others go to `unread`. */
function identified<K>(
  rows: readonly OwnedRow[],
  keyOf: (row: OwnedRow) => K | null,
  code: 'table.row' | 'table.state',
  unread: Diagnostic[],
): readonly OwnedRow[] {
  const known = new Set<K>();
  return rows.filter((row) => {
    const key = keyOf(row);
    const found = row.labels.at(-1) ?? '';
    if (key === null) unread.push(diagnose(found === '' ? 'table.unnamed' : code, row.span, { found }));
    else if (known.has(key)) unread.push(diagnose('table.double', row.span, { found: String(key) }));
    else {
      known.add(key);
      return true;
    }
    return false;
  });
}

const isSeveralTables = (rows: readonly OwnedRow[]): boolean =>
  rows.length > ROWS_OF_A_TABLE.at(-1)! &&
  rows.length % groupSize(rows.length) === 0 &&
  groupSize(rows.length) < rows.length;

/** The rows of one name of pieces, or of none, as tables. */
function tablesOf(rows: readonly OwnedRow[], unread: Diagnostic[]): readonly (readonly NamedRow[])[] {
  const { pieces } = rows[0]!;
  const turns = rows.filter(({ turn }) => turn !== null).length;
  const states = rows.filter(({ state }) => state !== null).length;
  if (pieces.length === 0 && isSeveralTables(rows) && (turns === rows.length || turns === 0))
    return chunks(rows, groupSize(rows.length));
  if (turns > 0) return [identified(rows, ({ turn }) => turn, 'table.row', unread)];
  // Names of states make offsets; a list of as many rows as a table has may also name something else.
  if (states > 0 && !ROWS_OF_A_TABLE.includes(rows.length))
    return [identified(rows, ({ state }) => state, 'table.state', unread)];
  const size = pieces.length > 0 ? rows.length : groupSize(rows.length);
  if (ROWS_OF_A_TABLE.includes(size)) return chunks(rows, size);
  const span = { start: rows[0]!.span.start, end: rows.at(-1)!.span.end };
  unread.push(diagnose('table.count', span, { count: rows.length }));
  return [];
}

/** The rows of a pasted table by whose they are. */
export function sortRows({ form, rows }: PastedTable): SortedRows {
  const last = rows.some(({ labels }) => ONLY_PIECE.test(labels.at(-1) ?? '')) ? 'is a piece' : 'is a state';
  const known = new Map<string, OwnedRow[]>();
  for (const row of rows.map((own) => named(own, form, last))) {
    const key = row.pieces.join('');
    known.set(key, [...(known.get(key) ?? []), row]);
  }
  const unread: Diagnostic[] = [];
  const groups = [...known.values()].flatMap((own) =>
    tablesOf(own, unread).map((part) => ({ pieces: own[0]!.pieces, rows: part })),
  );
  return { groups, unread };
}
