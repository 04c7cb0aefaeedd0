import 'strings:speedCurves';
import { capReachedAt, nearestCurves, rankByNearness, SPEED_CURVES, waitOn, type SpeedCurve } from '#rotatris/index.ts';
import { phrase, type Part } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { TextTable } from '#text/textTable.ts';
import { accepted, vector } from '../common/squareText.ts';
import { rangeOf, type SpeedCurvesState } from './speedStates.ts';

// The texts of the speed curves.

const seconds = (value: number): string => value.toFixed(3);

const distancesIn = (state: SpeedCurvesState): ReadonlyMap<SpeedCurve, number> =>
  new Map(rankByNearness(state.metric, rangeOf(state)).map(({ curve, distance }) => [curve, distance]));

/** Returns the curves at a level, and their distances from the compared one. */
export function speedTable(state: SpeedCurvesState, say: Say): TextTable<SpeedCurve> {
  const distances = distancesIn(state);
  const nearest = nearestCurves(state.metric, rangeOf(state));
  const distanceText = (curve: SpeedCurve): string => {
    const distance = distances.get(curve);
    return distance === undefined ? '–' : seconds(distance);
  };
  return {
    label: say('speedCurves.table'),
    heads: [
      say('speedCurves.head.curve'),
      say('speedCurves.head.wait', { level: state.level }),
      say('speedCurves.head.cap'),
      say('speedCurves.head.distance'),
    ],
    rows: SPEED_CURVES.map((curve) => ({
      key: curve,
      name: say(`speedCurves.curve.${curve}`),
      cells: [
        { text: seconds(waitOn(curve, state.level)) },
        { text: String(capReachedAt(curve)) },
        { text: distanceText(curve), is: nearest.includes(curve) ? 'best' : undefined },
      ],
    })),
  };
}

export function speedSentence(state: SpeedCurvesState, say: Say): readonly Part[] {
  const { metric, level } = state;
  const range = rangeOf(state);
  const nearest = nearestCurves(metric, range);
  return phrase(say, 'speedCurves.sentence', {
    metric: say(`speedCurves.metric.${metric}`),
    first: range.first,
    last: range.last,
    nearest: accepted(nearest.map((curve) => say(`speedCurves.curve.${curve}`)).join(', ')),
    distance: vector(`${seconds(distancesIn(state).get(nearest[0] ?? 'nes') ?? 0)} s`),
    level,
    wait: vector(`${seconds(waitOn('times-0.9', level))} s`),
    count: nearest.length,
  });
}

export const speedTitle = ({ metric }: SpeedCurvesState, say: Say): string =>
  say('speedCurves.title', { metric: say(`speedCurves.metric.${metric}`) });
