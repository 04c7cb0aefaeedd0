import 'strings:speedCurves';
import { line } from 'd3';
import { LEAST_WAIT, nearestCurves, SPEED_CURVES, waitOn, type SpeedCurve } from '#rotatris/index.ts';
import type { ChartDrawn } from '#figure/charts/chartMarkup.ts';
import { scale } from '#figure/charts/scale.ts';
import type { Say } from '#text/strings.ts';
import { LAST_LEVEL, rangeOf, type SpeedCurvesState } from './speedStates.ts';

const WIDTH = 448;
const HEIGHT = 400;
const MOST_WAIT = 0.8;
const LEVELS = Array.from({ length: LAST_LEVEL + 1 }, (_, level) => level);
const x = scale([0, LAST_LEVEL], [40, WIDTH - 8]);
const y = scale([0, MOST_WAIT], [HEIGHT - 34, 12]);

/** The dashes of each curve, and the level of its letter, at which the curves are far apart. */
const PENS: Readonly<
  Record<SpeedCurve, { readonly letter: string; readonly at: number; readonly ink: string; readonly dashes?: string }>
> = {
  'times-0.9': { letter: 'A', at: 15, ink: '--blue-line' },
  'times-0.8': { letter: 'B', at: 4, ink: '--purple-line', dashes: '7 3' },
  'minus-0.05': { letter: 'C', at: 7, ink: '--accent', dashes: '2.5 2.5' },
  'minus-0.03': { letter: 'D', at: 12, ink: '--orange-line', dashes: '9 3 2 3' },
  nes: { letter: 'N', at: 2, ink: '--ink' },
};

/** Draws a curve in its colour and with its dashes. */
function penMarkup(curve: SpeedCurve, d: string, isNearest: boolean): string {
  const { ink, dashes } = PENS[curve];
  const name = isNearest ? 's-nearest' : curve === 'nes' ? 's-nes' : 's-curve';
  return `<path class="${name}" stroke="var(${ink})"${dashes === undefined ? '' : ` stroke-dasharray="${dashes}"`} d="${d}"/>`;
}

const letterMarkup = (curve: SpeedCurve, left: number, top: number): string =>
  `<text class="s-sign" fill="var(${PENS[curve].ink})" x="${left}" y="${top}">${PENS[curve].letter}</text>`;

/** Draws the sample of a curve for its label, in a drawing of 34 by 14 units. */
export const swatchMarkup = (curve: SpeedCurve): string =>
  penMarkup(curve, 'M1 7H33', false) + letterMarkup(curve, 17, 12);

/** Draws the delays of all curves by level, and the compared range. */
export function speedChart(state: SpeedCurvesState, say: Say): ChartDrawn {
  const { metric, level } = state;
  const range = rangeOf(state);
  const nearest = nearestCurves(metric, range);
  const path = (curve: SpeedCurve): string =>
    line<number>(
      (at) => x(at),
      (at) => y(waitOn(curve, at)),
    )(LEVELS) ?? '';
  const read = SPEED_CURVES.map((curve) => {
    const { ink, at } = PENS[curve];
    return (
      `<circle class="s-dot" stroke="var(${ink})" cx="${x(level)}" cy="${y(waitOn(curve, level))}" r="3.6"/>` +
      letterMarkup(curve, x(at), y(waitOn(curve, at)) + 5)
    );
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    x,
    y,
    columns: x.ticks(6),
    rows: y.ticks(8),
    rowText: (value) => value.toFixed(1),
    names: { x: say('speedCurves.axis.x'), y: say('speedCurves.axis.y') },
    now: level,
    shade: `<rect class="s-range" x="${x(range.first)}" y="${y(MOST_WAIT)}" width="${Math.max(1.5, x(range.last) - x(range.first))}" height="${y(0) - y(MOST_WAIT)}"/>`,
    curves:
      `<path class="s-cap" d="M${x(0)} ${y(LEAST_WAIT)}H${x(LAST_LEVEL)}"/>` +
      SPEED_CURVES.map((curve) => penMarkup(curve, path(curve), nearest.includes(curve))).join('') +
      read.join(''),
  };
}
