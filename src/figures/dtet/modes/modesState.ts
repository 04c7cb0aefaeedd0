import { DTET_MODES, gravityAt } from '#play/dtetModes.ts';
import { wholeNumber, type FigureSpec } from '#figure/fields.ts';

/** The last level of the chart: the goal of Joker. */
export const LAST_LEVEL = 300;

export interface ModesState {
  /** The level whose values are shown. */
  readonly level: number;
}

export const DTET_MODES_FIGURE: FigureSpec<ModesState> = {
  fields: { level: wholeNumber(1, LAST_LEVEL) },
  standard: { level: 40 },
  outcome: ({ level }) =>
    DTET_MODES.map((mode) => {
      const fact = gravityAt(mode, level);
      return fact.is === 'weaker' ? String(fact.drops) : fact.is;
    }).join(', '),
};
