import { requireWhole } from './whole.ts';

/** Seconds between two steps of the falling tetromino: at the start, and the least there is. Source: Rotatris article, "Speed Increase". */
export const START_WAIT = 0.65;
export const LEAST_WAIT = 0.05;

/**
 * Seconds between two steps when every removal multiplies the wait by `factor` (below 1), never less than `LEAST_WAIT`.
 * Multiplies step by step rather than by a power, so that every runtime gives the same bits. RangeError unless `removals`
 * is a whole number from 0.
 */
export function multipliedWait(factor: number, removals: number): number {
  requireWhole(removals, 'removals');
  let wait = START_WAIT;
  for (let removal = 0; removal < removals && wait > LEAST_WAIT; removal += 1) wait *= factor;
  return Math.max(LEAST_WAIT, wait);
}

/**
 * Seconds between two steps after that many removals (a set of shells removed at once is one): 0.65 × 0.9 each time, at
 * least 0.05, reached at the 25th removal; the source says about thirty (erratum R12).
 */
export const waitAfter = (removals: number): number => multipliedWait(0.9, removals);
