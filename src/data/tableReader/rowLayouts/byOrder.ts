import { ORIENTATIONS, type Transition } from '#engine/piece.ts';
import { HALF_TRANSITIONS, QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import type { Row } from '../row.ts';
import type { PlacedVector } from '../vectors.ts';
import { kicks, type RowLayout, type TurnReading } from './reading.ts';
import { byPair, intoStates, turnsOf } from './states.ts';

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
  const states: readonly TurnReading[] =
    rows.length === 4 ? [{ kind: 'offsets', how: 'by state', states: ORIENTATIONS }] : [];
  const byTest: readonly TurnReading[] =
    lengths.has(4) && rows.length < 8 ? [{ kind: 'offsets', how: 'by test', states: ORIENTATIONS }] : [];
  return [...states, ...byTest];
};

/** Rows whose names say no turn, in one of the usual orders. */
export const byOrder: RowLayout = (rows) => {
  const bare = rows.map(({ row }) => row);
  if (rows.some(({ isOffsets }) => isOffsets)) return offsetReadings(bare);
  const orders = bare.length === 8 ? ORDERS : bare.length === 4 ? FOURS : bare.length === 12 ? TWELVES : [];
  return [...orders.map(([how, turns]) => kicks(how, turns)), ...offsetReadings(bare)];
};

/** The O has offsets of one test, which keep it in its box. */
export const offsetsOfO: RowLayout = (rows) => {
  const bare = rows.map(({ row }) => row);
  const isO = rows.every(({ pieces }) => pieces.join() === 'O') && bare.every(({ vectors }) => vectors.length === 1);
  return !isO ? null : isSteady(bare) ? offsetReadings(bare, true) : [];
};
