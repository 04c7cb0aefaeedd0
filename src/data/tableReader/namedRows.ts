import { ORIENTATIONS, type Turn } from '#engine/piece.ts';
import { stepName, type StateName, type StepName } from './names.ts';
import type { Row, ListPlace } from './row.ts';
import type { Named, Names } from './rowLayouts/reading.ts';
import { distinct } from './rowLayouts/states.ts';

const namesOf = (row: Row): Names =>
  row.path.map((step, index) => stepName(step, index === row.path.length - 1)).reverse();

/** Names of steps at one depth, counted from the rows outwards. */
const atDepth = (all: readonly Names[], depth: number): readonly StepName[] =>
  all.flatMap((names) => (names[depth] ? [names[depth]] : []));

/** L and S are pieces beside I, J, T, Z or O, and states beside others. */
function withoutDoubt(all: readonly Names[]): readonly Names[] {
  const deepest = Math.max(0, ...all.map(({ length }) => length));
  const arePieces = Array.from({ length: deepest }, (_, depth) =>
    atDepth(all, depth).some(
      ({ pieces, state }) => pieces.length === 1 && state === null && !/^[LS]$/.test(pieces[0]!),
    ),
  );
  return all.map((names) =>
    names.map((name, depth): StepName => {
      const isDoubtful = name.pieces.length === 1 && name.state === name.pieces[0];
      if (!isDoubtful) return name;
      return arePieces[depth] ? { ...name, state: null } : { ...name, pieces: name.piecesAbove };
    }),
  );
}

/** Which rows are of something else: spawn is a state beside other states, and a place alone. */
function areOther(all: readonly Names[]): readonly boolean[] {
  const deepest = Math.max(0, ...all.map(({ length }) => length));
  const hasStates = Array.from({ length: deepest }, (_, depth) =>
    atDepth(all, depth).some(({ state }) => state !== null && state !== 'SPAWN'),
  );
  return all.map((names) =>
    names.some(({ isOther, state }, depth) => isOther || (state === 'SPAWN' && !hasStates[depth])),
  );
}

/** States below states, as in `[from][to]`, are turns: each pair once for each name, of several states. */
function withNestedTurns(all: readonly Names[]): readonly Names[] {
  const pairs = all.map((names) => {
    if (names.some(({ turn, direction }) => turn !== null || direction !== null)) return null;
    const [to, from] = names.flatMap(({ state }) => (state === null ? [] : [state]));
    return from === undefined ? null : ([from, to!] as const);
  });
  const nested = pairs.filter((pair) => pair !== null);
  const isNested = nested.every(([from, to]) => from !== to) && new Set(nested.map(([from]) => from)).size > 1;
  return isNested
    ? all.map((names, index) => (pairs[index] ? [{ ...names[0]!, turn: pairs[index] }, ...names.slice(1)] : names))
    : all;
}

const isZeroRow = ({ vectors }: Row): boolean => vectors.every(({ first, second }) => first === 0 && second === 0);

/** Where a row is in a list of four lists of four: `kicks[from][to]`. */
function cellOf({ path }: Row): readonly [from: number, to: number] | null {
  const [from, to] = path.slice(-2);
  return from?.count === ORIENTATIONS.length && to?.count === ORIENTATIONS.length ? [from.index, to.index] : null;
}

/** Rows without names of a list of four lists of four: those from a state to itself are zeros, and are left out. */
function withCells(rows: readonly Row[]): readonly Row[] {
  const all = rows.map(namesOf);
  const tables = new Map<ListPlace | undefined, Row[]>();
  rows.forEach((row, index) => {
    const isNamed = all[index]!.some((own) => own.turn !== null || own.direction !== null || own.state !== null);
    const table = row.path.at(-3);
    if (!isNamed && cellOf(row)) tables.set(table, [...(tables.get(table) ?? []), row]);
  });
  const cells = new Map<Row, Row | null>();
  for (const own of tables.values()) {
    const places = own.map((row) => cellOf(row)!);
    const diagonal = own.filter((_, index) => places[index]![0] === places[index]![1]);
    if (own.length < 8 || diagonal.length === 0 || !diagonal.every(isZeroRow) || !distinct(places.map(String)))
      continue;
    const others = own.filter((row) => !diagonal.includes(row));
    const longest = Math.max(...others.map(({ vectors }) => vectors.length));
    const zeros = diagonal.filter(({ vectors }) => vectors.length <= longest);
    for (const row of diagonal) cells.set(row, null);
    for (const row of others) {
      const [first, second] = cellOf(row)!;
      const last = row.path.at(-1)!;
      const key = { first, second, start: row.start, end: row.start };
      const numbers = row === others[0] ? [...last.numbers, ...zeros] : last.numbers;
      cells.set(row, { ...row, path: [...row.path.slice(0, -1), { ...last, key, numbers }] });
    }
  }
  return rows.flatMap((row) => (cells.has(row) ? (cells.get(row) ?? []) : row));
}

const SIDEWAYS: ReadonlyMap<StateName, Turn> = new Map<StateName, Turn>([
  ['R', 'cw'],
  ['RIGHT', 'cw'],
  ['L', 'ccw'],
  ['LEFT', 'ccw'],
]);

/** Right and left below a state, or beside a half turn, are directions. */
function withDirections(all: readonly Names[], rows: readonly Row[]): readonly Names[] {
  const deepest = Math.max(0, ...all.map(({ length }) => length));
  const areDirections = Array.from({ length: deepest }, (_, depth) => {
    const own = atDepth(all, depth);
    const states = own.flatMap(({ state }) => (state === null ? [] : [state]));
    if (states.length === 0 || !states.every((state) => SIDEWAYS.has(state))) return false;
    return (
      own.some(({ direction }) => direction !== null) ||
      all.some((names) => names.slice(depth + 1).some(({ state }) => state !== null)) ||
      all.some(
        (names) =>
          (names[depth]?.target ?? null) !== null || names.slice(0, depth).some(({ target }) => target !== null),
      ) ||
      (depth === 0 &&
        rows.some(({ path }) => path.at(-1)!.count === 2 && (path.at(-2)?.count ?? 0) >= ORIENTATIONS.length)) ||
      rows.some(({ path }) =>
        path.slice(path.length - depth).some(({ count }) => depth > 0 && count >= ORIENTATIONS.length),
      )
    );
  });
  return all.map((names) =>
    names.map((name, depth): StepName =>
      areDirections[depth] && name.state !== null && name.turn === null
        ? { ...name, state: null, direction: SIDEWAYS.get(name.state) ?? null }
        : name,
    ),
  );
}

/** Rows whose first vector is the pair of states, as in a table of cells. */
function withPairKeys(rows: readonly Row[]): readonly Row[] {
  const keyed = rows.filter(({ path, vectors }) => path.at(-1)?.key === null && vectors.length > 1);
  const keys = keyed.map(({ vectors: [first] }) => first!);
  const isPair = keys.every(
    ({ first, second }) => first !== second && first >= 0 && second >= 0 && first <= 4 && second <= 4,
  );
  const different = new Set(keys.map(({ first, second }) => `${first} ${second}`)).size;
  const hasNames = rows.some((row) => namesOf(row).some(({ turn }) => turn !== null));
  if (hasNames || keyed.length < rows.length || keyed.length < 4 || !isPair || different < 4) return rows;
  return rows.map((row) => ({
    ...row,
    path: [
      ...row.path.slice(0, -1),
      { ...row.path.at(-1)!, key: row.vectors[0]!, numbers: [...row.path.at(-1)!.numbers, row.vectors[0]!] },
    ],
    vectors: row.vectors.slice(1),
  }));
}

/** `kicks_R` and `kicks_L`, without `kicks_0` or `kicks_J`, are to the right and to the left. */
const SUFFIX = /\b(\w*[a-z_])([0-9A-Z])(?!\w)/g;

function withSuffixes(rows: readonly Row[]): readonly Row[] {
  const suffixes = new Map<string, Set<string>>();
  for (const { path } of rows)
    for (const { lead } of path)
      for (const [, stem, suffix] of lead.matchAll(SUFFIX))
        suffixes.set(stem!, (suffixes.get(stem!) ?? new Set()).add(suffix!));
  const areSides = (stem: string): boolean => [...suffixes.get(stem)!].sort().join('') === 'LR';
  const named = (lead: string): string =>
    lead.replace(SUFFIX, (own, stem: string, suffix: string) =>
      areSides(stem) ? `${stem}_${suffix === 'R' ? 'cw' : 'ccw'}` : own,
    );
  return suffixes.size === 0
    ? rows
    : rows.map((row) => ({ ...row, path: row.path.map((step) => ({ ...step, lead: named(step.lead) })) }));
}

function named(row: Row, names: Names): Named {
  const keys = row.path.map(({ key }) => key && ([String(key.first), String(key.second)] as const)).reverse();
  const turn = names.map((name, depth) => name.turn ?? keys[depth]).find((own) => (own ?? null) !== null) ?? null;
  return {
    row,
    names,
    turn,
    pieces: names.map(({ pieces }) => pieces).find(({ length }) => length > 0) ?? [],
    state: turn ? null : (names.map(({ state }) => state).find((state) => state !== null) ?? null),
    direction: turn ? null : (names.map(({ direction }) => direction).find((own) => own !== null) ?? null),
    target: turn ? null : (names.map(({ target }) => target).find((own) => own !== null) ?? null),
    side: turn ? (names.map(({ side }) => side).find((own) => own !== null) ?? null) : null,
    stem: names.map(({ stem }) => stem).join('/'),
    isOffsets: names.some(({ isOffsets }) => isOffsets),
  };
}

/** A turn in the name of a list is that of its only row; several rows of the same pieces have each another one. */
function withOneRowEach(all: readonly Names[], rows: readonly Row[]): readonly Names[] {
  const counts = new Map<ListPlace, Map<string, number>>();
  const piecesOf = (names: Names): string => names.find(({ pieces }) => pieces.length > 0)?.pieces.join('') ?? '';
  rows.forEach(({ path }, index) => {
    const pieces = piecesOf(all[index]!);
    for (const step of path.slice(0, -1)) {
      const own = counts.get(step) ?? new Map<string, number>();
      counts.set(step, own.set(pieces, (own.get(pieces) ?? 0) + 1));
    }
  });
  return all.map((names, index) =>
    names.map((name, depth): StepName => {
      const step = rows[index]!.path.at(-1 - depth);
      const count = step && counts.get(step)?.get(piecesOf(names));
      return name.turn && count !== undefined && count > 1 ? { ...name, turn: null } : name;
    }),
  );
}

/** Left and right are sides of a button only where both have the same turns. */
function withSides(rows: readonly Named[]): readonly Named[] {
  const keys = rows.map(({ pieces, turn }) => `${pieces.join('')} ${turn?.join(' ')}`);
  const isSided = rows.some(
    ({ side }, index) =>
      side !== null &&
      keys.some((key, other) => key === keys[index] && rows[other]!.side !== null && rows[other]!.side !== side),
  );
  return isSided ? rows : rows.map((row) => ({ ...row, side: null }));
}

/** What rows say together. Each rule knows what the rules before it found. */
const OF_ROWS: readonly ((rows: readonly Row[]) => readonly Row[])[] = [withCells, withPairKeys];
const OF_NAMES: readonly ((names: readonly Names[], rows: readonly Row[]) => readonly Names[])[] = [
  withoutDoubt,
  withDirections,
  withNestedTurns,
  withOneRowEach,
];

/** The rows of a text with what their names say, and the rows of other things than kicks. */
export function namedRows(written: readonly Row[]): {
  readonly rows: readonly Named[];
  readonly others: readonly Row[];
} {
  const given = withSuffixes(written);
  const areOthers = areOther(given.map(namesOf));
  const wanted = given.filter((_, index) => !areOthers[index]);
  const rows = OF_ROWS.reduce<readonly Row[]>((own, rule) => rule(own), wanted);
  const names = OF_NAMES.reduce<readonly Names[]>((own, rule) => rule(own, rows), rows.map(namesOf));
  return {
    rows: withSides(rows.map((row, index) => named(row, names[index]!))),
    others: given.filter((_, index) => areOthers[index]),
  };
}
