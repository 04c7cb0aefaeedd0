/** Points for 0 to 4 lines at level 0. NES, A-type. */
const POINTS = [0, 40, 100, 300, 1200] as const;
const HIGHEST_SCORE = 999_999;
const LINES_A_LEVEL = 10;

/**
 * The tens of the line count as the game compares them with the level: the ones of the tens in the low hexadecimal digit, the hundreds
 * above it, so that 100 lines count as 16. From the line and level routine of the NES game.
 */
const comparedTens = (lines: number): number => Math.floor(lines / 100) * 16 + (Math.floor(lines / LINES_A_LEVEL) % 10);

/** The level after a clear: one higher when a multiple of ten lines has been reached that is high enough for it. */
export function levelAfter(level: number, linesBefore: number, cleared: number): number {
  const lines = linesBefore + cleared;
  const reached = Math.floor(lines / LINES_A_LEVEL) > Math.floor(linesBefore / LINES_A_LEVEL);
  return reached && level < comparedTens(lines) ? level + 1 : level;
}

/** The level of a game that started at `start` and has cleared so many lines. However they were cleared, the level is the same. */
export const levelAt = (start: number, lines: number): number =>
  Array.from({ length: lines }).reduce<number>((level, _, before) => levelAfter(level, before, 1), start);

/** The number of lines at which the level rises next. */
export function nextRise(start: number, lines: number): number {
  const level = levelAt(start, lines);
  const next = (Math.floor(lines / LINES_A_LEVEL) + 1) * LINES_A_LEVEL;
  return levelAt(start, next) > level ? next : nextRise(start, next);
}

/** The score after a clear; `level` is the level after it. Soft-drop points are not counted. */
export const scoreAfter = (score: number, cleared: number, level: number): number =>
  Math.min(HIGHEST_SCORE, score + (POINTS[cleared] ?? 0) * (level + 1));
