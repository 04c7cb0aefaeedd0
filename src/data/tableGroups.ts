import { PIECES, transition, type Orientation, type Piece, type Transition } from '#engine/piece.ts';
import type { PastedRow, PastedTable } from './tableText.ts';

/** A row with what its names say: the turn, or the state where the rows are offsets. */
export interface NamedRow extends PastedRow {
  readonly turn: Transition | null;
  readonly state: Orientation | null;
}

/** Rows that belong together; `pieces` is empty where no name says whose they are. */
export interface PastedGroup {
  readonly pieces: readonly Piece[];
  readonly rows: readonly NamedRow[];
}

const STATES: Readonly<Record<string, Orientation>> = {
  '0': 0, '1': 1, '2': 2, '3': 3, R: 1, L: 3, N: 0, E: 1, S: 2, W: 3, SPAWN: 0, RIGHT: 1, REVERSE: 2, LEFT: 3, UP: 0, DOWN: 2,
  NORTH: 0, EAST: 1, SOUTH: 2, WEST: 3,
}; // prettier-ignore

const stateOf = (text: string): Orientation | null => STATES[text.toUpperCase()] ?? null;

/** `0>>1`, `0->R`, `N_E`, `01`, `0 R`, `spawn_right`: the turn that a name says; null when it says none. */
export function turnIn(label: string): Transition | null {
  const parts =
    /^([0-3RLNESW])([0-3RLNESW])$/i.exec(label)?.slice(1) ?? label.split(/\s*(?:>>|=>|->|→|>|_|-|,|\s|to)\s*/i);
  if (parts.length !== 2) return null;
  const [from, to] = parts.map((part) => stateOf(part!));
  return from === null || to === null || from === undefined || to === undefined || from === to
    ? null
    : transition(from, to);
}

/** The pieces that a name is about: `I`, `JLSTZ`, `wallKicksI`, `kicks_jlstz`, `SRS_I_KICKS`. */
export function piecesIn(label: string): readonly Piece[] {
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
  const { vectors } = row;
  const labels =
    form === 'properties' ? row.labels : row.labels.flatMap((label) => (turnIn(label) ? [label] : label.split(/\s+/)));
  if (form === 'properties')
    return { labels, vectors, pieces: [labels[0] as Piece], turn: turnIn(labels[1]!), state: null };
  const innermost = labels.at(-1) ?? '';
  const turn = labels.map(turnIn).findLast((name) => name !== null) ?? nested(labels);
  const state = turn === null && last === 'is a state' ? stateOf(innermost) : null;
  // The name of a row that says its turn or state says no piece: `L` is also a state, `S` south.
  const rest = labels.filter(
    (label) => turnIn(label) === null && !(label === innermost && state !== null && labels.length > 1),
  );
  const pieces = rest.map(piecesIn).findLast((own) => own.length > 0) ?? [];
  return { labels, vectors, turn, state, pieces };
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

/** How many rows a group of unnamed rows has: all where they are one table's, else those of a table for each of two groups or seven pieces. */
function groupSize(count: number): number {
  for (const groups of [1, 2, 7]) if ([4, 8, 12].includes(count / groups)) return count / groups;
  return count;
}

/** The rows of a pasted table by whose they are. */
export function groupsOf({ form, rows }: PastedTable): readonly PastedGroup[] {
  const last = rows.some(({ labels }) => ONLY_PIECE.test(labels.at(-1) ?? '')) ? 'is a piece' : 'is a state';
  const all = rows.map((row) => named(row, form, last));
  const known = new Map<string, (typeof all)[number][]>();
  for (const row of all) {
    const key = row.pieces.join('');
    known.set(key, [...(known.get(key) ?? []), row]);
  }
  return [...known].flatMap(([, own]) => {
    const { pieces } = own[0]!;
    const parts =
      pieces.length > 0 ||
      (own.every(({ turn }) => turn !== null) && new Set(own.map(({ turn }) => turn)).size === own.length)
        ? [own]
        : chunks(own, groupSize(own.length));
    return parts.map((part) => ({ pieces, rows: part }));
  });
}
