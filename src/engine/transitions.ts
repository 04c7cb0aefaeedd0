import { turned, TURNS, type Orientation, type Transition, type Turn } from './piece.ts';

/** The eight quarter turns in the order of the published tables. */
export const QUARTER_TRANSITIONS = [
  '0>>1',
  '1>>0',
  '1>>2',
  '2>>1',
  '2>>3',
  '3>>2',
  '3>>0',
  '0>>3',
] as const satisfies readonly Transition[];

export const HALF_TRANSITIONS = ['0>>2', '1>>3', '2>>0', '3>>1'] as const satisfies readonly Transition[];

export function endsOf(name: Transition): readonly [from: Orientation, to: Orientation] {
  return [Number(name[0]) as Orientation, Number(name[3]) as Orientation];
}

/** The turn that leads from one orientation to another; null when they are the same. */
export const turnBetween = (from: Orientation, to: Orientation): Turn | null =>
  TURNS.find((turn) => turned(from, turn) === to) ?? null;
