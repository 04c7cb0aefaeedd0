import { CURVE_METRICS, nearestCurves, type CurveMetric, type LevelRange } from '#rotatris/index.ts';
import { oneOf, wholeNumber, type FigureSpec } from '#figure/fields.ts';

/** The last level, or removal, of the chart. */
export const LAST_LEVEL = 32;

export interface SpeedCurvesState {
  readonly metric: CurveMetric;
  /** The first and the last compared level, in either order. */
  readonly from: number;
  readonly to: number;
  /** The level whose values are shown. */
  readonly level: number;
}

export const rangeOf = ({ from, to }: SpeedCurvesState): LevelRange => ({
  first: Math.min(from, to),
  last: Math.max(from, to),
});

export const SPEED_CURVES_FIGURE: FigureSpec<SpeedCurvesState> = {
  fields: {
    metric: oneOf(CURVE_METRICS),
    from: wholeNumber(0, LAST_LEVEL),
    to: wholeNumber(0, LAST_LEVEL),
    level: wholeNumber(0, LAST_LEVEL),
  },
  standard: { metric: 'rms', from: 0, to: 29, level: 25 },
  outcome: (state) => nearestCurves(state.metric, rangeOf(state)).join(' '),
};
