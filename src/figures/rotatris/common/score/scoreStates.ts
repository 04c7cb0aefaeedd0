import {
  CUMULATIVE_RULES,
  cumulativeBy,
  LAST_SHELL,
  MOST_SHELLS_AT_ONCE,
  outcomeOf,
  PRINTED_SCORE_TABLE,
  settle,
  squaresOfShell,
  strategyOutcome,
  type CumulativeRule,
  type Placed,
  type RemovalSet,
  type ScoreRow,
} from '#rotatris/index.ts';
import { oneOf, someOf, type FigureSpec } from '#figure/fields.ts';

/** Returns the sets of full shells that are removed from a block without other squares. */
export const setsOfShells = (shells: readonly number[]): readonly RemovalSet<Placed>[] =>
  settle(shells.flatMap(squaresOfShell).map((at) => ({ at })));

/** Ways to play to compare: those of the article, and the best possible with one tetromino. */
export const PLANS = {
  innermost: strategyOutcome('innermost').shells,
  outermost: strategyOutcome('outermost').shells,
  four: Array.from({ length: MOST_SHELLS_AT_ONCE }, (_, index) => index + 1),
  cascade: strategyOutcome('cascade').shells,
} as const satisfies Readonly<Record<string, readonly number[]>>;
export type PlanName = keyof typeof PLANS;
export const PLAN_NAMES = Object.keys(PLANS) as readonly PlanName[];

export interface ScoreCalculatorState {
  /** The full shells, innermost first. */
  readonly shells: readonly number[];
}
export const SCORE_CALCULATOR: FigureSpec<ScoreCalculatorState> = {
  fields: { shells: someOf(1, LAST_SHELL) },
  standard: { shells: [1, 2, 3, 4] },
  outcome: ({ shells }) => `${outcomeOf(shells).points} points`,
};

export interface ScoreTableState {
  readonly rule: CumulativeRule;
}

/** Returns the rows whose printed cumulative score differs from a rule's. */
export const unlike = (rule: CumulativeRule): readonly ScoreRow[] =>
  PRINTED_SCORE_TABLE.filter(({ shell, cumulative }) => shell > 0 && cumulativeBy(rule, shell) !== cumulative);

export const SCORE_TABLE: FigureSpec<ScoreTableState> = {
  fields: { rule: oneOf(CUMULATIVE_RULES) },
  standard: { rule: 'factor-of-four' },
  outcome: ({ rule }) =>
    `differs in ${unlike(rule)
      .map(({ shell }) => shell)
      .join(' ')}`,
};
