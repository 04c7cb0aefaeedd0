import { ORIGIN, sameVec } from '#engine/geometry.ts';
import { ORIENTATIONS, transition, turned, type Piece, type Transition } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import {
  candidatesOf,
  codesFor,
  codeCost,
  codeOf,
  hasHalves,
  isHalf,
  TURN_NAMES,
  type Candidate,
  type Codes,
  type Turns,
} from './catalogue.ts';
import {
  AXES,
  entriesOf,
  firstsOf,
  tableUnder,
  withAndWithoutRepeats,
  underAxes,
  type Axes,
  type EntryTable,
  type First,
} from './conventions.ts';
import type { Row } from './row.ts';
import { isRing } from './rowLayouts/byOrder.ts';
import type { TurnReading } from './rowLayouts/reading.ts';
import type { TableGroup } from './tables.ts';

/** One way to read a group. */
export interface Fit {
  readonly group: TableGroup;
  readonly pieces: readonly Piece[];
  readonly reading: TurnReading;
  readonly first: First;
  readonly axes: Axes;
  /** Its entries with vectors as they are written. */
  readonly written: EntryTable;
  readonly codes: Codes;
  /** How many entries its quarter turns have. */
  readonly quarters: number;
  readonly costs: Readonly<Record<Turns, Map<Codes, number>>>;
}

export const tableOf = ({ written, axes }: Fit): EntryTable => tableUnder(written, axes);
export const hasHalfTurns = ({ codes }: Fit): boolean =>
  codes.some((row, index) => row !== null && isHalf(TURN_NAMES[index]!));

const known = new WeakMap<TableGroup, ReadonlyMap<Axes, readonly Fit[]>>();

/** The ways to read a group under one pair of axes. */
export function fitsOf(group: TableGroup, axes: Axes): readonly Fit[] {
  const fits = known.get(group) ?? everyFit(group);
  known.set(group, fits);
  return fits.get(axes)!;
}

function everyFit(group: TableGroup): ReadonlyMap<Axes, readonly Fit[]> {
  // Rows without a name are those of the five or of the I.
  const isNamed = group.pieces.length === 1 || group.pieces[0]!.includes('O');
  const read = group.readings.flatMap((reading) =>
    firstsOf(group.rows, reading, isNamed).flatMap((first) =>
      withAndWithoutRepeats(entriesOf(group.rows, reading, first)).map((written) => {
        const rows = TURN_NAMES.map((name) => written.get(name) ?? null);
        const quarters = rows.reduce(
          (sum, row, index) => sum + (isHalf(TURN_NAMES[index]!) ? 0 : (row?.length ?? 0)),
          0,
        );
        return { group, reading, first, written, rows, quarters };
      }),
    ),
  );
  return new Map(
    AXES.map((axes) => [
      axes,
      read.flatMap(({ rows, ...own }): readonly Fit[] => {
        const codes = rows.map((row) => row?.map(({ vec }) => codeOf(underAxes(vec, axes))) ?? null);
        const costs = { quarter: new Map<Codes, number>(), half: new Map<Codes, number>() };
        return group.pieces.map((pieces) => ({ ...own, pieces, axes, codes, costs }));
      }),
    ]),
  );
}

/** Entries in which rows differ from a system, for the piece for which they differ most. */
function costOf(fit: Fit, candidate: Candidate, turns: Turns): number {
  const costs = fit.costs[turns];
  let worst = 0;
  for (const wanted of codesFor(candidate, fit.pieces)) {
    let cost = costs.get(wanted);
    if (cost === undefined) {
      cost = codeCost(fit.codes, wanted, turns);
      costs.set(wanted, cost);
    }
    if (cost > worst) worst = cost;
  }
  return worst;
}

/** A small disadvantage of readings that are rare, which decides between equals alone. */
const rarity = ({ reading, first, axes, pieces }: Fit): number =>
  (axes.order === 'rowcolumn' ? 0.008 : 0) +
  (axes.x === 'left' ? 0.004 : 0) +
  (axes.y === 'down' ? 0.0005 : 0) +
  (reading.kind === 'offsets' ? 0.0002 : 0) +
  (first === 'from true rotation' ? 0.0001 : 0) +
  (reading.how.includes('new state') ? 0.002 : 0) +
  (pieces.length === 1 ? 0.00005 : 0);

/** Measured from itself, a vector alone is zero and agrees with everything: rows are read so only where nearly all are wrong. */
const ALONE = 0.75;
const aloneCost = ({ group: { rows }, first, pieces, reading }: Fit): number =>
  first === 'from true rotation' && rows.every(({ vectors }) => vectors.length === 1) && !isSeat(pieces, rows, reading)
    ? Math.floor(rows.length * ALONE)
    : 0;

/** The O of true rotation wanders about its centre: its only vectors take that back. */
const isSeat = (pieces: readonly Piece[], rows: readonly Row[], reading: TurnReading): boolean =>
  pieces.join() === 'O' &&
  reading.kind === 'kicks' &&
  isRing(rows.flatMap(({ vectors }, at) => (CLOCKWISE.has(reading.turns[at]!) ? vectors : [])));
const CLOCKWISE: ReadonlySet<Transition> = new Set(ORIENTATIONS.map((from) => transition(from, turned(from, 'cw'))));

/** Quarter turns are near to a system if at most this share of their entries differs. */
const NEAR = 0.5;
const NO_QUARTERS = 8;

/** Rows without names are half turns only where they are near to none of the quarter turns. */
function halfOnlyCost(fits: readonly Fit[]): (fit: Fit, cost: number) => number {
  if (fits.every(({ quarters }) => quarters > 0)) return () => 0;
  const most = Math.max(...fits.map(({ quarters }) => quarters));
  return ({ quarters }, cost) =>
    quarters === 0 ? Math.max(NO_QUARTERS, most * NEAR) : cost > quarters * NEAR ? most : 0;
}

export interface Ranked {
  readonly fit: Fit;
  readonly total: number;
}

/** The way to read a group that is nearest to a system. */
export function bestFit(fits: readonly Fit[], systems: readonly RotationSystem[], turns: Turns): Ranked | null {
  let best: Ranked | null = null;
  const doubt = turns === 'quarter' ? halfOnlyCost(fits) : () => 0;
  for (const fit of fits) {
    const rare = rarity(fit) + aloneCost(fit);
    for (const system of systems) {
      for (const candidate of candidatesOf(system, fit.group.side)) {
        if (turns === 'half' && !hasHalves(candidate, fit.pieces)) continue;
        const cost = costOf(fit, candidate, turns);
        const total = cost + rare + doubt(fit, cost);
        if (!best || total < best.total) best = { fit, total };
      }
    }
  }
  return best;
}

/** Systems to which the quarter or half turns of a group are nearest, and in how many entries they differ. */
export function nearestTo(
  fit: Fit,
  turns: Turns,
  systems: readonly RotationSystem[],
): { readonly systems: readonly RotationSystem[]; readonly cost: number } {
  const costs = systems.map((system) =>
    Math.min(
      Infinity,
      ...candidatesOf(system, fit.group.side)
        .filter((candidate) => turns === 'quarter' || hasHalves(candidate, fit.pieces))
        .map((candidate) => costOf(fit, candidate, turns)),
    ),
  );
  const cost = Math.min(Infinity, ...costs);
  return { cost, systems: systems.filter((_, index) => costs[index] === cost && cost < Infinity) };
}

/** Rows of zeros agree with every system. */
export const isZero = (table: EntryTable): boolean =>
  [...table.values()].every((row) => row.every(({ vec }) => sameVec(vec, ORIGIN)));

/** Rows of one vector are nearly all alike in every system. */
export const isSingle = (table: EntryTable): boolean =>
  [...table.values()].every((row) => row.filter(({ place }) => place !== null).length <= 1);
