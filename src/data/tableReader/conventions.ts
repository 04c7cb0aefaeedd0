import { ORIGIN, sameVec, subtract, type Vec } from '#engine/geometry.ts';
import { ORIENTATIONS, type Orientation, type Transition } from '#engine/piece.ts';
import { endsOf, QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import type { Row } from './row.ts';
import type { TurnReading } from './rowLayouts/reading.ts';
import type { PlacedVector } from './vectors.ts';

/** How the two numbers of a vector are meant. */
export interface Axes {
  readonly y: 'up' | 'down';
  readonly x: 'right' | 'left';
  readonly order: 'xy' | 'rowcolumn';
}

export const AXES: readonly Axes[] = (['xy', 'rowcolumn'] as const).flatMap((order) =>
  (['right', 'left'] as const).flatMap((x) => (['up', 'down'] as const).map((y): Axes => ({ y, x, order }))),
);

/** Whether rows begin with basic rotation, leave it out, or are measured from true rotation. */
export type First = 'given' | 'left out' | 'from true rotation';

/** How the numbers of a table are meant: the two of a vector, and what a vector is added to. */
export interface Convention extends Axes {
  /** From basic or from true rotation. */
  readonly datum: 'basic' | 'true';
  readonly kind: 'kicks' | 'offsets';
}

/** A test in the convention of this site, and where it is in the text. */
export interface ReadTest {
  readonly vec: Vec;
  readonly place: PlacedVector | null;
}

export type EntryTable = ReadonlyMap<Transition, readonly ReadTest[]>;

/** What a vector of the text is with x right and y up; what is right and up is written the same way. */
export const underAxes = ([first, second]: Vec, { y, x, order }: Axes): Vec => {
  const [across, along] = order === 'xy' ? [first, second] : [second, first];
  return [x === 'right' ? across : 0 - across, y === 'up' ? along : 0 - along];
};

/** A vector of this site as it is written under some axes. */
export const inAxes = ([x, y]: Vec, axes: Axes): Vec => {
  const [across, along] = underAxes([x, y], { ...axes, order: 'xy' });
  return axes.order === 'xy' ? [across, along] : [along, across];
};

const vecOf = ({ first, second }: PlacedVector): Vec => [first, second];

/** Ways in which the lists can begin. */
export function firstsOf(rows: readonly Row[], { kind }: TurnReading, isNamed: boolean): readonly First[] {
  if (kind === 'offsets') return ['from true rotation'];
  const zeros = rows.filter(({ vectors: [own] }) => own !== undefined && own.first === 0 && own.second === 0).length;
  if (zeros === rows.length) return ['given'];
  // Measured from itself, a vector alone is zero and agrees with everything: so may the O, whose name is known, but no row of whatever piece.
  if (!isNamed && rows.every(({ vectors }) => vectors.length === 1)) return ['left out'];
  return zeros === 0 ? ['left out', 'from true rotation'] : ['given', 'left out', 'from true rotation'];
}

/** The offsets of each state, test by test. */
export function offsetsOf(
  rows: readonly Row[],
  reading: TurnReading & { kind: 'offsets' },
): readonly (readonly PlacedVector[])[] {
  return ORIENTATIONS.map((state): readonly PlacedVector[] => {
    const at = reading.states.indexOf(state);
    return reading.how === 'by state' ? rows[at]!.vectors : rows.map(({ vectors }) => vectors[at]!);
  });
}

function kicksOf(rows: readonly Row[], turns: readonly Transition[], first: First): EntryTable {
  return new Map(
    rows.map(({ vectors }, index) => {
      const entries = vectors.map((place): ReadTest => ({ vec: vecOf(place), place }));
      const datum = first === 'from true rotation' ? (entries[0]?.vec ?? ORIGIN) : ORIGIN;
      const moved = entries.map(({ vec, place }): ReadTest => ({ vec: subtract(vec, datum), place }));
      return [turns[index]!, first === 'left out' ? [{ vec: ORIGIN, place: null }, ...moved] : moved];
    }),
  );
}

/** The tests of a table from basic rotation, the first being 0, 0. Vectors are as they are written. */
export function entriesOf(rows: readonly Row[], reading: TurnReading, first: First): EntryTable {
  if (reading.kind === 'kicks') return kicksOf(rows, reading.turns, first);
  const terms = offsetsOf(rows, reading);
  const own = (state: Orientation): readonly ReadTest[] => terms[state]!.map((place) => ({ vec: vecOf(place), place }));
  return new Map(
    QUARTER_TRANSITIONS.map((name) => {
      const [from, to] = endsOf(name).map(own) as [readonly ReadTest[], readonly ReadTest[]];
      const kicks = from.map(({ vec, place }, index): ReadTest => ({ vec: subtract(vec, to[index]!.vec), place }));
      const [basic] = kicks;
      return [name, kicks.map(({ vec, place }) => ({ vec: subtract(vec, basic!.vec), place }))];
    }),
  );
}

/** A table as it is meant under some axes. Differences of vectors turn with them. */
export const tableUnder = (table: EntryTable, axes: Axes): EntryTable =>
  new Map(
    [...table].map(([name, row]) => [
      name,
      row.map(({ vec, place }): ReadTest => ({ vec: underAxes(vec, axes), place })),
    ]),
  );

/**
 * A vector that its row has tried before can never win. An array may need rows of one length, and pads them so: a table with such vectors is
 * read with them and without.
 */
export function withAndWithoutRepeats(table: EntryTable): readonly EntryTable[] {
  const isNew = ({ vec }: ReadTest, index: number, row: readonly ReadTest[]): boolean =>
    row.findIndex((own) => sameVec(own.vec, vec)) === index;
  const without = new Map([...table].map(([name, row]) => [name, row.filter(isNew)]));
  return [...table].some(([name, row]) => without.get(name)!.length < row.length) ? [table, without] : [table];
}
