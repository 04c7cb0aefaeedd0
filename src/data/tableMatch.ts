import { ORIGIN, sameVec, subtract, type Vec } from '#engine/geometry.ts';
import { ORIENTATIONS, PIECES, type Orientation, type Piece, type Transition } from '#engine/piece.ts';
import { HALF_TRANSITIONS, QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import type { RotationSystem } from '#engine/system.ts';
import { kickTable, type KickTable } from '#analysis/kickTable.ts';
import { SYSTEMS } from '#rules/registry.ts';
import type { PastedTable } from './tableText.ts';
import type { PastedGroup } from './tableGroups.ts';

/** The orders in which rows without names may stand. */
const ORDERS = {
  published: QUARTER_TRANSITIONS,
  'by state, clockwise first': ['0>>1', '0>>3', '1>>2', '1>>0', '2>>3', '2>>1', '3>>0', '3>>2'],
  'by state, counter-clockwise first': ['0>>3', '0>>1', '1>>0', '1>>2', '2>>1', '2>>3', '3>>2', '3>>0'],
  'all clockwise first': ['0>>1', '1>>2', '2>>3', '3>>0', '0>>3', '1>>0', '2>>1', '3>>2'],
  'all counter-clockwise first': ['0>>3', '1>>0', '2>>1', '3>>2', '0>>1', '1>>2', '2>>3', '3>>0'],
} as const satisfies Readonly<Record<string, readonly Transition[]>>;

type RowOrder = keyof typeof ORDERS | 'named';

/** In what way a table is written; what is not as on this site is named in words. */
interface TableConvention {
  readonly x: 'right' | 'left';
  readonly y: 'up' | 'down';
  readonly order: RowOrder;
  /** Whether lists begin with basic rotation, leave it out, or are measured from true rotation. */
  readonly first: 'given' | 'left out' | 'from true rotation';
  readonly vectors: 'kicks' | 'offsets';
}

/** How one entry differs from that of a system. */
type EntryFault = 'sign of x' | 'sign of y' | 'both signs' | 'swapped' | 'other' | 'missing' | 'added';

export interface TableDifference {
  readonly pieces: readonly Piece[];
  readonly transition: Transition;
  /** From 1. */
  readonly test: number;
  readonly found: Vec | null;
  readonly wanted: Vec | null;
  readonly fault: EntryFault;
}

export interface TableMatch {
  readonly convention: TableConvention;
  /** The nearest system; the first of those that fit as well. */
  readonly system: RotationSystem;
  /** Systems that fit as well: they have the same kicks for these pieces. */
  readonly alike: readonly RotationSystem[];
  readonly differences: readonly TableDifference[];
  /** Entries that were compared. */
  readonly entries: number;
  /** The table in the site's own convention: tests from basic rotation, the first always 0, 0. */
  readonly tables: readonly { readonly pieces: readonly Piece[]; readonly table: KickTable }[];
}

type Tables = TableMatch['tables'];

const FIVE: readonly Piece[] = ['J', 'L', 'S', 'T', 'Z'];

/** Which pieces unnamed groups may be about, most usual first. */
function assignments(groups: readonly PastedGroup[]): readonly (readonly (readonly Piece[])[])[] {
  const unnamed = groups.filter(({ pieces }) => pieces.length === 0).length;
  const choices: readonly (readonly (readonly Piece[])[])[] =
    unnamed === 0
      ? [[]]
      : unnamed === 1
        ? [[FIVE], [['I']]]
        : unnamed === 2
          ? [
              [FIVE, ['I']],
              [['I'], FIVE],
            ]
          : unnamed === 7
            ? [PIECES.map((piece) => [piece])]
            : [];
  return choices.map((choice) => {
    let next = 0;
    return groups.map(({ pieces }) => (pieces.length > 0 ? pieces : choice[next++]!));
  });
}

const flip = ([x, y]: Vec, convention: TableConvention): Vec => [
  convention.x === 'right' ? x : 0 - x,
  convention.y === 'up' ? y : 0 - y,
];

/** The tests of a row from basic rotation, the first being 0, 0. */
function normal(row: readonly Vec[], { first }: TableConvention): readonly Vec[] {
  switch (first) {
    case 'given':
      return row;
    case 'left out':
      return [ORIGIN, ...row];
    case 'from true rotation':
      return row.map((vector) => subtract(vector, row[0]!));
  }
}

function tableOf({ rows }: PastedGroup, convention: TableConvention): KickTable | null {
  const flipped = rows.map(({ vectors }) => vectors.map((vector) => flip(vector, convention)));
  if (convention.vectors === 'offsets') {
    if (rows.length !== ORIENTATIONS.length || flipped.some((row) => row.length !== flipped[0]!.length)) return null;
    const states = rows.map(({ state }, index) => state ?? (index as Orientation));
    const of = (orientation: Orientation): readonly Vec[] => flipped[states.indexOf(orientation)]!;
    if (new Set(states).size < ORIENTATIONS.length) return null;
    return new Map(
      QUARTER_TRANSITIONS.map((name) => {
        const [from, to] = [of(Number(name[0]) as Orientation), of(Number(name[3]) as Orientation)];
        return [
          name,
          normal(
            from.map((term, index) => subtract(term, to[index]!)),
            { ...convention, first: 'from true rotation' },
          ),
        ];
      }),
    );
  }
  const names = rows.map(({ turn }) => turn);
  // One group may have names and the next none.
  if (!names.includes(null))
    return new Map(rows.map(({ turn }, index) => [turn!, normal(flipped[index]!, convention)]));
  if (convention.order === 'named' || names.some((name) => name !== null)) return null;
  const order: readonly Transition[] = ORDERS[convention.order];
  const whole = rows.length === 4 ? HALF_TRANSITIONS : rows.length === 12 ? [...order, ...HALF_TRANSITIONS] : order;
  return rows.length === whole.length
    ? new Map(whole.map((name, index) => [name, normal(flipped[index]!, convention)]))
    : null;
}

function conventions(form: PastedTable['form'], groups: readonly PastedGroup[]): readonly TableConvention[] {
  if (form === 'properties')
    return [{ x: 'right', y: 'up', order: 'named', first: 'from true rotation', vectors: 'kicks' }];
  const zero = groups.every(({ rows }) =>
    rows.every(({ vectors: [first] }) => first !== undefined && sameVec(first, ORIGIN)),
  );
  const firsts = zero ? (['given'] as const) : (['left out', 'from true rotation'] as const);
  const orders: readonly RowOrder[] = ['named', ...(Object.keys(ORDERS) as (keyof typeof ORDERS)[])];
  return (['up', 'down'] as const).flatMap((y) =>
    (['right', 'left'] as const).flatMap((x) => [
      ...orders.flatMap((order) => firsts.map((first) => ({ x, y, order, first, vectors: 'kicks' as const }))),
      { x, y, order: 'named', first: 'from true rotation', vectors: 'offsets' } as const,
    ]),
  );
}

function faultOf(found: Vec | null, wanted: Vec | null): EntryFault | null {
  if (!found || !wanted) return found === wanted ? null : found ? 'added' : 'missing';
  const [[fx, fy], [wx, wy]] = [found, wanted];
  if (fx === wx && fy === wy) return null;
  if (fx === -wx && fy === wy) return 'sign of x';
  if (fx === wx && fy === -wy) return 'sign of y';
  if (fx === -wx && fy === -wy) return 'both signs';
  return fx === wy && fy === wx ? 'swapped' : 'other';
}

const known = new WeakMap<RotationSystem, Map<Piece, KickTable>>();

/** The table of a system's piece, made once: a match asks for it in every convention. */
function ownTable(system: RotationSystem, piece: Piece): KickTable {
  const ofSystem = known.get(system) ?? new Map<Piece, KickTable>();
  known.set(system, ofSystem);
  const table = ofSystem.get(piece) ?? kickTable(system, piece);
  ofSystem.set(piece, table);
  return table;
}

/** Where tables differ from those of a system, entry by entry; only turns that the pasted table has. */
export function differencesFrom(system: RotationSystem, tables: Tables): readonly TableDifference[] {
  return tables.flatMap(({ pieces, table }) => {
    const own = ownTable(system, pieces[0]!);
    return [...table].flatMap(([name, row]) => {
      const wanted = own.get(name) ?? [];
      return Array.from({ length: Math.max(row.length, wanted.length) }, (_, index): readonly TableDifference[] => {
        const [entry, other] = [row[index] ?? null, wanted[index] ?? null];
        const fault = faultOf(entry, other);
        return fault ? [{ pieces, transition: name, test: index + 1, found: entry, wanted: other, fault }] : [];
      }).flat();
    });
  });
}

/** How many entries differ; counting stops at `limit`, where another reading is better already. */
function countDifferences(system: RotationSystem, tables: Tables, limit: number): number {
  let count = 0;
  for (const { pieces, table } of tables) {
    const own = ownTable(system, pieces[0]!);
    for (const [name, row] of table) {
      const wanted = own.get(name) ?? [];
      for (let index = 0; index < Math.max(row.length, wanted.length); index++) {
        if (faultOf(row[index] ?? null, wanted[index] ?? null) !== null && ++count >= limit) return count;
      }
    }
  }
  return count;
}

/** The systems whose kicks are a table and nothing else; several share one. */
const COMPARED = SYSTEMS.filter(({ kicks, turns }) => kicks.rowBy === 'transition' && turns.rules.cw.is === 'made');

const entriesOf = (tables: Tables): number =>
  tables.reduce((sum, { table }) => sum + [...table.values()].reduce((own, row) => own + row.length, 0), 0);

/**
 * What the rows of a pasted table are: their convention, the nearest system, and where they differ; null when they fit into no table.
 * @param groups see `sortRows`
 */
export function matchTable(form: PastedTable['form'], groups: readonly PastedGroup[]): TableMatch | null {
  if (groups.length === 0) return null;
  let best: TableMatch | null = null;
  for (const pieces of assignments(groups)) {
    for (const convention of conventions(form, groups)) {
      const made = groups.map((group) => tableOf(group, convention));
      if (made.includes(null)) continue;
      const tables = made.map((table, index) => ({ pieces: pieces[index]!, table: table! }));
      const limit: number = best ? best.differences.length : Infinity;
      const counts = COMPARED.map((system) => countDifferences(system, tables, limit));
      const fewest = Math.min(...counts);
      if (fewest >= limit) continue;
      const [nearest, ...alike] = COMPARED.filter((_, index) => counts[index] === fewest);
      best = {
        convention,
        system: nearest!,
        differences: differencesFrom(nearest!, tables),
        alike,
        entries: entriesOf(tables),
        tables,
      };
    }
  }
  return best;
}
