import { playKeys, pressesOf, type FinessePlace, type PlayedKeys } from '#analysis/finesse.ts';
import { PIECES, type Piece } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import { xorshift32 } from '#engine/random.ts';
import { minosOf } from '#engine/shapes.ts';
import { sameSquares } from '#engine/squares.ts';
import { wholeNumber, type Field, type FigureSpec } from '#figure/fields.ts';
import { countsOf, FINESSE, finesseKeys, systemOf, type FinesseState } from '../common/finesseState.ts';

const { system, hold, half } = FINESSE.fields;
const WIDTH = 10;
/** More keys than anybody needs; the piece takes no more. */
const MOST_KEYS = 24;

/** An exercise of an endless series, and the keys that a reader has pressed. */
export interface TrainerState extends Pick<FinesseState, 'system' | 'hold' | 'half'> {
  readonly seed: number;
  /** From 1. */
  readonly number: number;
}

/** What the state asks. */
export interface KeyExercise {
  readonly piece: Piece;
  readonly place: FinessePlace;
  /** The chart with the placement, for a link. */
  readonly chart: FinesseState;
}

/** The seed and the number give the same exercise to everybody. */
export function exerciseOf(state: TrainerState): KeyExercise {
  const next = xorshift32(state.seed + Math.imul(state.number, 0x9e3779b1));
  // The first numbers of near seeds are near each other.
  for (let skipped = 0; skipped < 8; skipped++) next();
  const piece = PIECES[next() % PIECES.length]!;
  const asked: FinesseState = { ...FINESSE.standard, system: state.system, hold: state.hold, half: state.half, piece };
  const { places } = countsOf(asked, piece);
  const index = next() % places.length;
  return { piece, place: places[index]!, chart: { ...asked, place: index + 1 } };
}

export const keysOfTrainer = (state: TrainerState) => finesseKeys(exerciseOf(state).chart);

/** The piece after some keys; a key that changes nothing counts as well. */
export const played = (state: TrainerState, piece: Piece, way: string): PlayedKeys =>
  playKeys(systemOf(state.system), playfield({ width: WIDTH }), piece, way)!;

/** What a drop after some keys is worth. */
export interface KeyAnswer {
  readonly is: 'elsewhere' | 'fewest' | 'more';
  readonly presses: number;
}

export function answerTo(state: TrainerState, { piece, place }: KeyExercise, way: string): KeyAnswer {
  const { landed } = played(state, piece, way);
  const presses = pressesOf(way);
  if (!sameSquares(minosOf(systemOf(state.system).shapes, landed), place.minos)) return { is: 'elsewhere', presses };
  return { is: presses === place.keys ? 'fewest' : 'more', presses };
}

export const withKey = (way: string, key: string): string => (way.length < MOST_KEYS ? way + key : way);

const wide: Field<number> = wholeNumber(1, 2 ** 31 - 1);

export const TRAINER: FigureSpec<TrainerState> = {
  fields: { system, hold, half, seed: wide, number: wide },
  standard: { system: FINESSE.standard.system, hold: true, half: false, seed: 1, number: 1 },
  outcome: (state) => {
    const { piece, place } = exerciseOf(state);
    return `${piece}, ${place.keys} keys`;
  },
};
