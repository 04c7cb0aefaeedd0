import 'strings:ptnLevel';
import { curveStepAfter, line } from 'd3';
import { levelAt } from '#notation/scoring.ts';
import type { ChartDrawn } from '#figure/charts/chartMarkup.ts';
import { scale } from '#figure/charts/scale.ts';
import type { Say } from '#text/strings.ts';
import { LAST_LINES, type LevelState } from './levelState.ts';

const WIDTH = 448;
const HEIGHT = 260;
/** The levels between two numbers of the chart. */
const ROW = 5;
const LINES = Array.from({ length: LAST_LINES + 1 }, (_, lines) => lines);

/** Draws the level by the number of lines: flat until the first rise, then a stair. */
export function levelChart({ start, lines }: LevelState, say: Say): ChartDrawn {
  const x = scale([0, LAST_LINES], [40, WIDTH - 14]);
  const y = scale([start, Math.ceil((levelAt(start, LAST_LINES) + 1) / ROW) * ROW], [HEIGHT - 34, 16]);
  const stair = line<number>(
    (at) => x(at),
    (at) => y(levelAt(start, at)),
  ).curve(curveStepAfter)(LINES);
  return {
    width: WIDTH,
    height: HEIGHT,
    x,
    y,
    columns: x.ticks(5),
    rows: [start, ...y.ticks(5).filter((level) => level > start + 1)],
    names: { x: say('ptnLevel.axis.x'), y: say('ptnLevel.axis.y') },
    now: lines,
    curves:
      `<path class="c-curve" d="${stair ?? ''}"/>` +
      `<circle class="c-point" cx="${x(lines)}" cy="${y(levelAt(start, lines))}" r="4.5"/>`,
  };
}
