import { SPEED_CURVES, waitOn } from '#rotatris/index.ts';

/** Levels at which the curves bend, cross or reach their ends. */
const LEVELS: readonly number[] = [0, 1, 2, 5, 8, 9, 10, 12, 15, 20, 24, 25, 29];

/** The wait in seconds on every curve at some levels, as text, for readers who do not see the chart. */
export const WAITS = LEVELS.map((level) => ({
  level,
  waits: SPEED_CURVES.map((curve) => ({ curve, seconds: waitOn(curve, level).toFixed(3) })),
}));
