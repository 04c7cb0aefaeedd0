import { ORIENTATIONS, transition, turned, type Orientation, type Transition, type Turn } from '#engine/piece.ts';
import type { StateName } from '../names.ts';

const WORDS: ReadonlyMap<StateName, Orientation> = new Map<StateName, Orientation>([
  ...(['SPAWN', 'UP', 'UPRIGHT', 'N', 'NORTH', 'ZERO', 'INITIAL'] as const).map((name) => [name, 0] as const),
  ...(['R', 'RIGHT', 'E', 'EAST', 'ONE'] as const).map((name) => [name, 1] as const),
  ...(['REVERSE', 'INVERTED', 'UPSIDEDOWN', 'DOWN', 'S', 'SOUTH', 'TWO'] as const).map((name) => [name, 2] as const),
  ...(['L', 'LEFT', 'W', 'WEST', 'THREE'] as const).map((name) => [name, 3] as const),
]);

export type Resolve = (name: StateName) => Orientation | null;

/** States are counted from 1 where there is a 4 and no 0. */
export function resolver(names: readonly StateName[]): Resolve {
  const base = names.includes('4') && !names.includes('0') ? 1 : 0;
  return (name) => {
    const number = /^\d$/.test(name) ? Number(name) - base : (WORDS.get(name.toUpperCase()) ?? -1);
    return number >= 0 && number < ORIENTATIONS.length ? (number as Orientation) : null;
  };
}

const TURN_OF = { cw: 1, '180': 2, ccw: 3 } as const;

export const before = (to: Orientation, turn: Turn): Orientation => ((to + 4 - TURN_OF[turn]) & 3) as Orientation;

export const turnsOf = (states: readonly Orientation[], ...turns: readonly Turn[]): readonly Transition[] =>
  states.flatMap((from) => turns.map((turn) => transition(from, turned(from, turn))));

export const intoStates = (...turns: readonly Turn[]): readonly Transition[] =>
  ORIENTATIONS.flatMap((to) => turns.map((turn) => transition(before(to, turn), to)));

export const byPair = (hasHalves: boolean): readonly Transition[] =>
  ORIENTATIONS.flatMap((from) =>
    ORIENTATIONS.filter((to) => to !== from && (hasHalves || (to - from) % 2 !== 0)).map((to) => transition(from, to)),
  );

export const distinct = (turns: readonly unknown[]): boolean => new Set(turns).size === turns.length;

/** Counts what comes again: 0, 1, 2 for each key. */
export function counter(): (key: string) => number {
  const counts = new Map<string, number>();
  return (key) => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count;
  };
}
