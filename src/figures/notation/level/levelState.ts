import { levelAt, nextRise } from '#notation/scoring.ts';
import { wholeNumber, type FigureSpec } from '#figure/fields.ts';

/** The last level at which the pieces get faster; the game gets no harder after it. */
export const LAST_START = 29;
/** Enough for two rises from every start level. */
export const LAST_LINES = 250;

export interface LevelState {
  /** The level at which the game starts. */
  readonly start: number;
  /** The lines cleared since. */
  readonly lines: number;
}

export const PTN_LEVEL: FigureSpec<LevelState> = {
  fields: { start: wholeNumber(0, LAST_START), lines: wholeNumber(0, LAST_LINES) },
  standard: { start: 18, lines: 130 },
  outcome: ({ start, lines }) => `level ${levelAt(start, lines)}, next at ${nextRise(start, lines)}`,
};
