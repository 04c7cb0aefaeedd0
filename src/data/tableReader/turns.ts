import {
  ORIENTATIONS,
  PIECES,
  transition,
  turned,
  type Orientation,
  type Piece,
  type Precedence,
  type Transition,
  type Turn,
} from '#engine/piece.ts';
import { HALF_TRANSITIONS, QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { stepName, type StateName, type StepName } from './names.ts';
import type { Row, Step } from './row.ts';
import type { PlacedVector } from './vectors.ts';

/** How the rows of a table are read: the turn of each, or offsets. `how` is the name of an interface string. */
export type TurnReading =
  | { readonly kind: 'kicks'; readonly how: string; readonly turns: readonly Transition[] }
  | { readonly kind: 'offsets'; readonly how: 'by state' | 'by test'; readonly states: readonly Orientation[] };

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

const FIVE: readonly Piece[] = ['J', 'L', 'S', 'T', 'Z'];
const EITHER: readonly (readonly Piece[])[] = [FIVE, ['I']];

const WORDS: ReadonlyMap<StateName, Orientation> = new Map<StateName, Orientation>([
  ...(['SPAWN', 'UP', 'UPRIGHT', 'N', 'NORTH', 'ZERO', 'INITIAL'] as const).map((name) => [name, 0] as const),
  ...(['R', 'RIGHT', 'E', 'EAST', 'ONE'] as const).map((name) => [name, 1] as const),
  ...(['REVERSE', 'INVERTED', 'UPSIDEDOWN', 'DOWN', 'S', 'SOUTH', 'TWO'] as const).map((name) => [name, 2] as const),
  ...(['L', 'LEFT', 'W', 'WEST', 'THREE'] as const).map((name) => [name, 3] as const),
]);
const SIDEWAYS: ReadonlyMap<StateName, Turn> = new Map<StateName, Turn>([
  ['R', 'cw'],
  ['RIGHT', 'cw'],
  ['L', 'ccw'],
  ['LEFT', 'ccw'],
]);
const TURN_OF = { cw: 1, '180': 2, ccw: 3 } as const;
const before = (to: Orientation, turn: Turn): Orientation => ((to + 4 - TURN_OF[turn]) & 3) as Orientation;

/** The names of a row, innermost first. */
type Names = readonly StepName[];
interface Named {
  readonly row: Row;
  readonly names: Names;
  readonly pieces: readonly Piece[];
  readonly turn: readonly [StateName, StateName] | null;
  readonly state: StateName | null;
  readonly direction: Turn | null;
  readonly target: StateName | null;
  readonly side: Precedence | null;
  readonly stem: string;
  readonly isOffsets: boolean;
}

const numbers = (row: Row): Names =>
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
function withCells(rows: readonly Row[], all: readonly Names[]): readonly Row[] {
  const tables = new Map<Step | undefined, Row[]>();
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

/** Right and left below a state, or beside a half turn, are directions. */
function withDirections(rows: readonly Row[], all: readonly Names[]): readonly Names[] {
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

/** The O has the rows of the others in many programs whose O never kicks: it may be meant, or not. */
const withAndWithoutO = (pieces: readonly Piece[]): readonly (readonly Piece[])[] =>
  pieces.length > 1 && pieces.includes('O') ? [pieces, pieces.filter((piece) => piece !== 'O')] : [pieces];

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

type Resolve = (name: StateName) => Orientation | null;

/** States are counted from 1 where there is a 4 and no 0. */
function resolver(rows: readonly Named[]): Resolve {
  const names = rows.flatMap(({ turn, state, target }) =>
    [...(turn ?? []), state, target].filter((name) => name !== null),
  );
  const base = names.includes('4') && !names.includes('0') ? 1 : 0;
  return (name) => {
    const number = /^\d$/.test(name) ? Number(name) - base : (WORDS.get(name.toUpperCase()) ?? -1);
    return number >= 0 && number < ORIENTATIONS.length ? (number as Orientation) : null;
  };
}

/** The turn that a row says; null where it says none, or one from or to a state that there is not. */
function turnOf({ turn }: Named, resolve: Resolve): Transition | null {
  if (turn === null) return null;
  const [from, to] = [resolve(turn[0]), resolve(turn[1])];
  return from === null || to === null || from === to ? null : transition(from, to);
}

/** Rows whose first vector is the pair of states, as in a table of cells. */
function withPairKeys(rows: readonly Row[]): readonly Row[] {
  const keyed = rows.filter(({ path, vectors }) => path.at(-1)?.key === null && vectors.length > 1);
  const keys = keyed.map(({ vectors: [first] }) => first!);
  const isPair = keys.every(
    ({ first, second }) => first !== second && first >= 0 && second >= 0 && first <= 4 && second <= 4,
  );
  const different = new Set(keys.map(({ first, second }) => `${first} ${second}`)).size;
  const hasNames = rows.some((row) => numbers(row).some(({ turn }) => turn !== null));
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

const turnsOf = (states: readonly Orientation[], ...turns: readonly Turn[]): readonly Transition[] =>
  states.flatMap((from) => turns.map((turn) => transition(from, turned(from, turn))));
const intoStates = (...turns: readonly Turn[]): readonly Transition[] =>
  ORIENTATIONS.flatMap((to) => turns.map((turn) => transition(before(to, turn), to)));
const byPair = (hasHalves: boolean): readonly Transition[] =>
  ORIENTATIONS.flatMap((from) =>
    ORIENTATIONS.filter((to) => to !== from && (hasHalves || (to - from) % 2 !== 0)).map((to) => transition(from, to)),
  );

/** The orders in which rows without names may be. */
const ORDERS: readonly (readonly [how: string, turns: readonly Transition[]])[] = [
  ['published', QUARTER_TRANSITIONS],
  ['by state, clockwise first', turnsOf(ORIENTATIONS, 'cw', 'ccw')],
  ['by state, counter-clockwise first', turnsOf(ORIENTATIONS, 'ccw', 'cw')],
  ['all clockwise first', [...turnsOf(ORIENTATIONS, 'cw'), ...turnsOf(ORIENTATIONS, 'ccw')]],
  ['all counter-clockwise first', [...turnsOf(ORIENTATIONS, 'ccw'), ...turnsOf(ORIENTATIONS, 'cw')]],
  ['by pair of states', byPair(false)],
];
const FOURS: readonly (readonly [how: string, turns: readonly Transition[]])[] = [
  ['clockwise only', turnsOf(ORIENTATIONS, 'cw')],
  ['counter-clockwise only', turnsOf(ORIENTATIONS, 'ccw')],
  ['half turns', turnsOf(ORIENTATIONS, '180')],
  ['clockwise only, by new state', intoStates('cw')],
  ['counter-clockwise only, by new state', intoStates('ccw')],
];
const TWELVES: readonly (readonly [how: string, turns: readonly Transition[]])[] = [
  ...ORDERS.slice(0, 5).map(([how, turns]) => [how, [...turns, ...HALF_TRANSITIONS]] as const),
  ['by state, half turn last', turnsOf(ORIENTATIONS, 'cw', 'ccw', '180')],
  ['by state, half turn second', turnsOf(ORIENTATIONS, 'cw', '180', 'ccw')],
  ['by pair of states', byPair(true)],
];

/** Four steps of one square that lead back to their start. */
export function isRing(steps: readonly Pick<PlacedVector, 'first' | 'second'>[]): boolean {
  const sum = (key: 'first' | 'second'): number => steps.reduce((total, own) => total + own[key], 0);
  const areUnits = steps.every(({ first, second }) => Math.abs(first) + Math.abs(second) === 1);
  return steps.length === ORIENTATIONS.length && areUnits && sum('first') === 0 && sum('second') === 0;
}

/** The offsets of an O keep it in its box, or are all the same. */
function isSteady(rows: readonly Row[]): boolean {
  const all = rows.map(({ vectors }) => vectors[0]!);
  const steps = all.map((own, at) => {
    const next = all[(at + 1) % all.length]!;
    return { first: next.first - own.first, second: next.second - own.second };
  });
  return isRing(steps) || steps.every(({ first, second }) => first === 0 && second === 0);
}

const offsetReadings = (rows: readonly Row[], isO = false): readonly TurnReading[] => {
  const lengths = new Set(rows.map(({ vectors }) => vectors.length));
  // Offsets of one test make no kicks; those of the O only keep it in its box.
  if (lengths.size > 1 || rows.length === 1 || (lengths.has(1) && !isO)) return [];
  const byState: readonly TurnReading[] =
    rows.length === 4 ? [{ kind: 'offsets', how: 'by state', states: ORIENTATIONS }] : [];
  const byTest: readonly TurnReading[] =
    lengths.has(4) && rows.length < 8 ? [{ kind: 'offsets', how: 'by test', states: ORIENTATIONS }] : [];
  return [...byState, ...byTest];
};

const ordered = (rows: readonly Row[]): readonly TurnReading[] => {
  const orders = rows.length === 8 ? ORDERS : rows.length === 4 ? FOURS : rows.length === 12 ? TWELVES : [];
  return [...orders.map(([how, turns]): TurnReading => ({ kind: 'kicks', how, turns })), ...offsetReadings(rows)];
};

/** Places of a list of 16 that go from a state to itself. */
const isDiagonal = (index: number): boolean => index % 5 === 0;

const CODES = new Map<number, Transition>(byPair(true).map((name) => [4 * Number(name[0]) + Number(name[3]), name]));
const codesOf = (rows: readonly Named[]): readonly Transition[] | null => {
  const isNumbered = rows.every(({ names }) => names[0]?.sizes.length === 1);
  const isWhole = rows.every(({ row, names }) => row.path.at(-1)?.count === 16 && names[0]?.sizes.length === 0);
  if (!isNumbered && !isWhole) return null;
  const codes = rows.map(({ row, names }) => (isNumbered ? names[0]!.sizes[0]! : row.path.at(-1)!.index));
  const turns = codes.map((code) => CODES.get(code));
  const isCode = codes.some((code) => code > 4) && new Set(codes).size === codes.length && !codes.some(isDiagonal);
  return isCode && turns.every((turn) => turn !== undefined) ? turns : null;
};

const distinct = (turns: readonly unknown[]): boolean => new Set(turns).size === turns.length;

/** How rows can be read that say a state, a direction or both. */
function partlyNamed(rows: readonly Named[], resolve: Resolve): readonly TurnReading[] {
  const counts = new Map<string, number>();
  const next = (key: string): number => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count;
  };
  if (rows.every(({ direction }) => direction !== null)) {
    const places = rows.map(({ state, direction, target }): readonly [Orientation | null, Turn, Orientation | null] => {
      const index = next(direction!);
      const own = state === null ? (index < 4 ? (index as Orientation) : null) : resolve(state);
      return [own, direction!, target === null ? null : resolve(target)];
    });
    const read = (
      how: string,
      of: (own: Orientation, turn: Turn, target: Orientation | null) => Transition,
    ): readonly TurnReading[] => {
      const turns = places.flatMap(([own, turn, target]) => (own === null ? [] : [of(own, turn, target)]));
      return turns.length === rows.length && distinct(turns) ? [{ kind: 'kicks', how, turns }] : [];
    };
    const hasTargets = places.every(([, , target]) => target !== null);
    const from = read('named', (own, turn, target) =>
      target === null ? transition(own, turned(own, turn)) : transition(before(target, turn), target),
    );
    return hasTargets
      ? from
      : [...from, ...read('named by new state', (own, turn) => transition(before(own, turn), own))];
  }
  const states = rows.map(({ state }) => (state === null ? null : resolve(state)));
  if (states.includes(null)) return [];
  const of = states as readonly Orientation[];
  const each = rows.length / 4;
  if (!ORIENTATIONS.every((own) => of.filter((state) => state === own).length === each)) return [];
  const orders: readonly (readonly Turn[])[] =
    each === 1
      ? [['cw'], ['ccw'], ['180']]
      : each === 2
        ? [
            ['cw', 'ccw'],
            ['ccw', 'cw'],
          ]
        : each === 3
          ? [
              ['cw', 'ccw', '180'],
              ['cw', '180', 'ccw'],
              ['ccw', 'cw', '180'],
              ['180', 'cw', 'ccw'],
            ]
          : [];
  const kicks = orders.flatMap((order): readonly TurnReading[] => {
    const places = of.map((state) => [state, order[next(`${order.join()} ${state}`)]!] as const);
    return [
      {
        kind: 'kicks',
        how: `named, ${order.join(' ')}`,
        turns: places.map(([state, turn]) => transition(state, turned(state, turn))),
      },
      {
        kind: 'kicks',
        how: `named by new state, ${order.join(' ')}`,
        turns: places.map(([state, turn]) => transition(before(state, turn), state)),
      },
    ];
  });
  const lengths = new Set(rows.map(({ row }) => row.vectors.length));
  const offsets: readonly TurnReading[] =
    each === 1 && lengths.size === 1 && !lengths.has(1) ? [{ kind: 'offsets', how: 'by state', states: of }] : [];
  return rows.some(({ isOffsets }) => isOffsets) ? offsets : [...kicks, ...offsets];
}

function readingsOf(rows: readonly Named[], resolve: Resolve): readonly TurnReading[] {
  const bare = rows.map(({ row }) => row);
  const codes = codesOf(rows);
  if (codes) return [{ kind: 'kicks', how: 'named', turns: codes }];
  if (rows.every(({ turn }) => turn !== null)) {
    const turns = rows.map((own) => turnOf(own, resolve)).filter((turn) => turn !== null);
    return turns.length === rows.length ? [{ kind: 'kicks', how: 'named', turns }] : [];
  }
  const partly = partlyNamed(rows, resolve);
  if (partly.length > 0) return partly;
  // A single state before a whole list says nothing of its rows.
  const isO = rows.every(({ pieces }) => pieces.join() === 'O');
  if (isO && bare.every(({ vectors }) => vectors.length === 1)) return isSteady(bare) ? offsetReadings(bare, true) : [];
  return rows.some(({ isOffsets }) => isOffsets) ? offsetReadings(bare) : ordered(bare);
}

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
  const parents = new Map<Step | undefined, Named[]>();
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

/** Divides rows into tables by the names that they have. */
export function divisions(written: readonly Row[]): readonly Division[] {
  const given = withSuffixes(written);
  const areOthers = areOther(given.map(numbers));
  const others = given.filter((_, index) => areOthers[index]);
  const wanted = given.filter((_, index) => !areOthers[index]);
  const rows = withPairKeys(withCells(wanted, wanted.map(numbers)));
  const names = withNestedTurns(withDirections(rows, withoutDoubt(rows.map(numbers))));
  const all = withSides(rows.map((row, index) => named(row, names[index]!)));
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
  const resolve = resolver(all);
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
