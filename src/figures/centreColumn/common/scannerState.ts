import type { RotationSystem } from '#engine/system.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { arsSakura } from '#rules/arsSakura.ts';
import { arsTgm } from '#rules/arsTgm.ts';
import { withReadings } from '#rules/readings.ts';
import { oneOf, oneOfNumbers, someOf, wholeNumber, type FigureSpec } from '#figure/fields.ts';
import {
  BOX_PIECES,
  BOX_STATES,
  BOX_TURNS,
  boxOutcome,
  boxTrace,
  searchedCells,
  type BoxTurn,
} from '#analysis/centreBox.ts';

/** The reading of the centre column rule: the ruling, or the other side of disagreement D1. */
export const BOX_READINGS = ['none', 'any-off-centre'] as const;
export type BoxReading = (typeof BOX_READINGS)[number];

export interface ScannerState extends BoxTurn {
  /** Numbers of the filled cells. The cells of the piece itself count as empty. */
  readonly filled: readonly number[];
  readonly readings: BoxReading;
  /** 0 is before the search, n the nth examined cell, one more the outcome. */
  readonly step: number;
}

/** Returns the rule of TGM and TAP under a reading. */
export const systemUnder = (reading: BoxReading): RotationSystem =>
  withReadings(arsTgm, reading === 'none' ? [] : [reading]);

export const tgmTrace = (state: ScannerState): RotationTrace =>
  boxTrace(systemUnder(state.readings), state, state.filled);
export const sakuraTrace = (state: ScannerState): RotationTrace => boxTrace(arsSakura, state, state.filled);

/** Returns the last step, the outcome. */
export const lastScan = (state: ScannerState): number => searchedCells(tgmTrace(state)).length + 1;

/** Returns the initial step: the cell that stops the search, or the outcome if none does. */
export function tellingScan(state: ScannerState): number {
  const searched = searchedCells(tgmTrace(state));
  return searched.at(-1)?.solid ? searched.length : searched.length + 1;
}

/** Returns the most cells that a search examines, plus the outcome. */
const MOST_STEPS = 5;

export const SCANNER: FigureSpec<ScannerState> = {
  fields: {
    piece: oneOf(BOX_PIECES),
    from: oneOfNumbers(BOX_STATES),
    turn: oneOf(BOX_TURNS),
    filled: someOf(1, 9),
    readings: oneOf(BOX_READINGS),
    step: wholeNumber(0, MOST_STEPS),
  },
  standard: { piece: 'J', from: 0, turn: 'ccw', filled: [3, 8], readings: 'none', step: 2 },
  most: { step: lastScan },
  outcome: (state) => `${boxOutcome(tgmTrace(state))}, Sakura ${boxOutcome(sakuraTrace(state))}`,
};
