import { HARD_LINES, HARD_READINGS, linesBefore, linesOf, type HardReading } from '#play/hardLines.ts';
import { oneOf, wholeNumber, type FigureSpec } from '#figure/fields.ts';

export interface HardLinesState {
  /** The level whose values are shown. */
  readonly level: number;
  readonly readings: HardReading;
}

/** Rounded, as a player would count. Counted from the start, the 500 lines do not decide level 50 itself. */
export function countedLines(
  reading: HardReading,
  level: number,
): { readonly before: number; readonly lines: number | null } {
  const isSaid = level < HARD_LINES.level || reading === 'level-50-alone';
  return {
    before: Math.round(linesBefore(reading, level)),
    lines: isSaid ? Math.round(linesOf(reading, level)) : null,
  };
}

export const HARD_LINES_FIGURE: FigureSpec<HardLinesState> = {
  fields: { level: wholeNumber(1, HARD_LINES.level), readings: oneOf(HARD_READINGS) },
  standard: { level: HARD_LINES.level, readings: 'from-the-start' },
  outcome: ({ level, readings }) => `${countedLines(readings, level).before} before level ${level}`,
};
