import { LEAST_WAIT, multipliedWait } from './speed.ts';
import { requireWhole } from './whole.ts';

/** The five lines of the source's graph. Source: Rotatris article, "Speed Increase"; the graph itself is lost. */
export const SPEED_CURVES = ['times-0.9', 'times-0.8', 'minus-0.05', 'minus-0.03', 'nes'] as const;
export type SpeedCurve = (typeof SPEED_CURVES)[number];

export const NES_FRAMES_PER_SECOND = 60;

/** NES Tetris (NTSC): frames a piece waits on each row, by level from 0; later levels are as the last. Source: TetrisNESDisasm, main.asm. */
// prettier-ignore
export const NES_FRAMES: readonly number[] = [
  48, 43, 38, 33, 28, 23, 18, 13, 8, 6,
  5, 5, 5, 4, 4, 4, 3, 3, 3, 2,
  2, 2, 2, 2, 2, 2, 2, 2, 2, 1,
];

/** In hundredths of a second, because 0.65 − 12 × 0.05 is not 0.05 in binary fractions. */
function linearWait(hundredths: number, removals: number): number {
  requireWhole(removals, 'removals');
  return Math.max(5, 65 - hundredths * removals) / 100;
}

/**
 * Seconds per step on a curve after `removals` removals, or at that level for `nes` (ten lines a level, erratum R11). The
 * four Rotatris curves stop at 0.05 s; the NES does not. RangeError unless `removals` is a whole number from 0.
 */
export function waitOn(curve: SpeedCurve, removals: number): number {
  switch (curve) {
    case 'times-0.9':
      return multipliedWait(0.9, removals);
    case 'times-0.8':
      return multipliedWait(0.8, removals);
    case 'minus-0.05':
      return linearWait(5, removals);
    case 'minus-0.03':
      return linearWait(3, removals);
    case 'nes':
      requireWhole(removals, 'level');
      return (NES_FRAMES[Math.min(removals, NES_FRAMES.length - 1)] ?? 1) / NES_FRAMES_PER_SECOND;
  }
}

/** The first removal (or NES level) after which a curve waits 0.05 s or less: every curve gets there. */
export function capReachedAt(curve: SpeedCurve): number {
  let removals = 0;
  while (waitOn(curve, removals) > LEAST_WAIT) removals += 1;
  return removals;
}
