import { SPEED_CURVES, waitOn, type SpeedCurve } from './curves.ts';
import { requireWhole } from './whole.ts';

/** Ways to say how far two curves lie apart, in seconds per step: root mean square, mean absolute and largest difference. */
export const CURVE_METRICS = ['rms', 'mean-absolute', 'max'] as const;
export type CurveMetric = (typeof CURVE_METRICS)[number];

/** Levels from `first` to `last`, both included. */
export interface LevelRange {
  readonly first: number;
  readonly last: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Distance of two curves in seconds. RangeError unless the levels are whole numbers from 0 and in order. */
export function curveDistance(a: SpeedCurve, b: SpeedCurve, metric: CurveMetric, { first, last }: LevelRange): number {
  requireWhole(first, 'first level');
  requireWhole(last - first, 'number of levels after the first');
  const gaps = Array.from({ length: last - first + 1 }, (_, index) =>
    Math.abs(waitOn(a, first + index) - waitOn(b, first + index)),
  );
  switch (metric) {
    case 'rms':
      return Math.sqrt(mean(gaps.map((gap) => gap * gap)));
    case 'mean-absolute':
      return mean(gaps);
    case 'max':
      return Math.max(...gaps);
  }
}

export interface RankedCurve {
  readonly curve: SpeedCurve;
  /** Seconds per step. */
  readonly distance: number;
}

/**
 * The four Rotatris curves by distance from the NES curve, nearest first, equals in the order of `SPEED_CURVES`. The source judges by eye that −10 % is nearest
 * (Rotatris article, "Speed Increase"); the metric and the levels decide.
 */
export function rankByNearness(metric: CurveMetric, levels: LevelRange): readonly RankedCurve[] {
  return SPEED_CURVES.filter((curve) => curve !== 'nes')
    .map((curve) => ({ curve, distance: curveDistance(curve, 'nes', metric, levels) }))
    .sort((a, b) => a.distance - b.distance);
}

/** The Rotatris curves nearest to the NES curve: more than one where the least distance is shared. */
export function nearestCurves(metric: CurveMetric, levels: LevelRange): readonly SpeedCurve[] {
  const ranked = rankByNearness(metric, levels);
  return ranked.filter(({ distance }) => distance === ranked[0]?.distance).map(({ curve }) => curve);
}
