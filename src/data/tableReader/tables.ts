import { PIECES, type Piece, type Precedence } from '#engine/piece.ts';
import { QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { FIVE, type StateName } from './names.ts';
import { namedRows } from './namedRows.ts';
import type { Row, ListPlace } from './row.ts';
import { turnOf } from './rowLayouts/byTurn.ts';
import type { Named, TurnReading } from './rowLayouts/reading.ts';
import { readingsOf } from './rowLayouts/rowLayouts.ts';
import { distinct, resolver, type Resolve } from './rowLayouts/states.ts';

/** Rows that belong together. */
export interface TableGroup {
  /** Whose rows they are; several sets where no name says it. */
  readonly pieces: readonly (readonly Piece[])[];
  readonly side: Precedence | null;
  readonly rows: readonly Row[];
  readonly readings: readonly TurnReading[];
}

/** One way to divide the rows of a text into tables, and the rows that are in none. */
export interface Division {
  readonly groups: readonly TableGroup[];
  readonly left: readonly Row[];
}

const EITHER: readonly (readonly Piece[])[] = [FIVE, ['I']];

/** The O has the rows of the others in many programs whose O never kicks: it may be meant, or not. */
const withAndWithoutO = (pieces: readonly Piece[]): readonly (readonly Piece[])[] =>
  pieces.length > 1 && pieces.includes('O') ? [pieces, pieces.filter((piece) => piece !== 'O')] : [pieces];

/** Tables one behind the other: a turn that comes again begins the next one. */
function inSequence(rows: readonly Named[], resolve: Resolve): readonly (readonly Named[])[] {
  const tables: Named[][] = [[]];
  let seen = new Set<string>();
  for (const own of rows) {
    const key = own.turn?.map(resolve).join(' ') ?? '';
    if (key !== '' && seen.has(key)) {
      tables.push([]);
      seen = new Set();
    }
    seen.add(key);
    tables.at(-1)!.push(own);
  }
  return tables;
}

const chunks = <T>(items: readonly T[], count: number): readonly (readonly T[])[] =>
  Array.from({ length: count }, (_, index) =>
    items.slice((index * items.length) / count, ((index + 1) * items.length) / count),
  );

/** Rows by the list that they are in. */
function byParent(rows: readonly Named[]): readonly (readonly Named[])[] {
  const parents = new Map<ListPlace | undefined, Named[]>();
  for (const own of rows) {
    const parent = own.row.path.at(-2);
    parents.set(parent, [...(parents.get(parent) ?? []), own]);
  }
  return [...parents.values()];
}

/** A list a test, of one vector a turn: the columns are the rows. */
function byColumn(rows: readonly Named[]): readonly Named[] {
  const [first] = rows;
  const width = first?.row.vectors.length ?? 0;
  const isTurned =
    (width === 8 || width === 12) &&
    rows.length > 1 &&
    rows.length < 8 &&
    rows.every(({ row, names, direction }) => row.vectors.length === width && !names[0]?.state && direction === null);
  if (!isTurned) return [];
  return first!.row.vectors.map((_, column): Named => {
    const vectors = rows.map(({ row }) => row.vectors[column]!);
    return { ...first!, row: { ...first!.row, vectors, start: vectors[0]!.start, end: vectors.at(-1)!.end } };
  });
}

const isUsable = (rows: readonly Named[], resolve: Resolve): boolean => readingsOf(rows, resolve).length > 0;

/** The ways in which rows without the names of pieces may be tables. */
function divisionsOf(rows: readonly Named[], resolve: Resolve): readonly (readonly (readonly Named[])[])[] {
  if (rows.every(({ turn }) => turn !== null)) return [inSequence(rows, resolve)];
  const columns = byParent(rows).map(byColumn);
  const candidates = [[rows], byParent(rows), chunks(rows, 2), chunks(rows, 7), columns];
  const usable = candidates.filter((tables) => tables.every((own) => own.length > 0 && isUsable(own, resolve)));
  return usable.length > 0
    ? usable.filter(
        (tables, index) => tables === columns || usable.findIndex(({ length }) => length === tables.length) === index,
      )
    : [[rows]];
}

const joinEach = (all: readonly (readonly Division[])[]): readonly Division[] =>
  all.reduce<readonly Division[]>(
    (sums, own) =>
      sums.length * own.length > 16
        ? sums.map((sum) => joined(sum, own[0]!))
        : sums.flatMap((sum) => own.map((division) => joined(sum, division))),
    [{ groups: [], left: [] }],
  );

const joined = (a: Division, b: Division): Division => ({
  groups: [...a.groups, ...b.groups],
  left: [...a.left, ...b.left],
});

/** The ways in which rows of one name may be tables. */
function divided(rows: readonly Named[], resolve: Resolve): readonly Division[] {
  return divisionsOf(rows, resolve).map((tables): Division => {
    const groups = tables.map((own, index): TableGroup => ({
      pieces:
        own[0]!.pieces.length > 0 ? withAndWithoutO(own[0]!.pieces) : tables.length === 7 ? [[PIECES[index]!]] : EITHER,
      side: own[0]!.side,
      rows: own.map(({ row }) => row),
      readings: readingsOf(own, resolve),
    }));
    const unread = groups.filter(({ readings }) => readings.length === 0).flatMap((group) => group.rows);
    return { groups: groups.filter(({ readings }) => readings.length > 0), left: unread };
  });
}

/** The one quarter turn that some rows leave out: the last branch of a program may be `else`. */
function lastTurn(rows: readonly Named[], resolve: Resolve): readonly [StateName, StateName] | null {
  const said = new Set(rows.map((own) => turnOf(own, resolve)));
  const missing = QUARTER_TRANSITIONS.filter((name) => !said.has(name));
  if (missing.length !== 1 || rows.length !== QUARTER_TRANSITIONS.length - 1) return null;
  const nameOf = (state: string | undefined): StateName | undefined =>
    rows.flatMap(({ turn }) => turn!).find((name) => String(resolve(name)) === state);
  const [from, to] = [nameOf(missing[0]![0]), nameOf(missing[0]![3])];
  return from !== undefined && to !== undefined ? [from, to] : null;
}

/** Divides rows into tables by the names that they have. */
export function divisions(written: readonly Row[]): readonly Division[] {
  const { rows: all, others } = namedRows(written);
  const keyOf = ({ pieces, side, stem, isOffsets }: Named, hasStem: boolean): string =>
    [pieces.join(''), side ?? '', isOffsets, pieces.length === 0 && hasStem ? stem : ''].join('#');
  const stems = new Map<string, number>();
  for (const own of all) stems.set(keyOf(own, true), (stems.get(keyOf(own, true)) ?? 0) + 1);
  // Rows that say turns, each another one, are one table, whatever else is written beside them.
  const unowned = all.filter(({ pieces }) => pieces.length === 0);
  const isOne = unowned.every(({ turn }) => turn !== null) && distinct(unowned.map(({ turn }) => turn!.join(' ')));
  const hasStems = !isOne && Math.max(0, ...stems.values()) > 1;
  const sets = new Map<string, Named[]>();
  for (const own of all) {
    const key = keyOf(own, hasStems);
    const set = sets.get(key);
    if (set) set.push(own);
    else sets.set(key, [own]);
  }
  const resolve = resolver(
    all.flatMap(({ turn, state, target }) => [...(turn ?? []), state, target].filter((name) => name !== null)),
  );
  const each = [...sets.values()].map((set): readonly Division[] => {
    // Rows that say a turn are one table; those beside them that say none are another one, if they can be.
    const turning = set.filter((own) => turnOf(own, resolve) !== null);
    const others = set.filter((own) => !turning.includes(own));
    const last =
      others.length === 1 && others[0]!.names.some(({ isRest }) => isRest) ? lastTurn(turning, resolve) : null;
    if (last) turning.push({ ...others[0]!, turn: last });
    const rest = last ? [] : others;
    const isTable = rest.length > 0 && (turning.length === 0 || rest.every(({ direction }) => direction !== null));
    return joinEach([
      ...(turning.length > 0 ? [divided(turning, resolve)] : []),
      ...(isTable ? [divided(rest, resolve)] : [[{ groups: [], left: rest.map(({ row }) => row) }]]),
    ]);
  });
  return joinEach(each).map(({ groups, left }) => ({ groups, left: [...left, ...others] }));
}
