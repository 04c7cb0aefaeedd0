import 'strings:hardLines';
import { line, nice } from 'd3';
import { HARD_LINES, HARD_READINGS, linesBefore, type HardReading } from '#play/hardLines.ts';
import type { ChartDrawn } from '#figure/charts/chartMarkup.ts';
import { scale } from '#figure/charts/scale.ts';
import { escapeText } from '#text/escape.ts';
import type { Say } from '#text/strings.ts';
import { countText } from './hardLinesTexts.ts';
import type { HardLinesState } from './hardLinesState.ts';

const WIDTH = 448;
const HEIGHT = 320;
const LAST = HARD_LINES.level;
const LEVELS = Array.from({ length: LAST }, (_, index) => index + 1);

/** Draws both readings of the 500 lines. The chosen one decides the height of the chart. */
export function hardLinesChart({ level, readings }: HardLinesState, say: Say): ChartDrawn {
  const x = scale([1, LAST], [74, WIDTH - 10]);
  const y = scale(nice(0, linesBefore(readings, LAST) * 1.05, 5), [HEIGHT - 34, 16]);
  const curve = (reading: HardReading): string => {
    // The chart cuts off the rest of the curve.
    const levels = LEVELS.filter((at) => linesBefore(reading, at) <= y.domain[1]!);
    const end = levels.at(-1)!;
    const path = line<number>(
      (at) => x(at),
      (at) => y(linesBefore(reading, at)),
    )(levels);
    const isLast = end === LAST;
    return (
      `<path class="${reading === readings ? 'c-curve' : 'c-beside'}" d="${path ?? ''}"/>` +
      `<text class="${isLast ? 'c-word c-end' : 'c-word'}" x="${x(end) + (isLast ? -8 : 8)}" y="${y(linesBefore(reading, end)) - 8}">${escapeText(say(`hardLines.reading.${reading}`))}</text>`
    );
  };
  return {
    width: WIDTH,
    height: HEIGHT,
    x,
    y,
    columns: [1, ...x.ticks(5)],
    rows: y.ticks(5),
    rowText: (count) => countText(count, say),
    names: { x: say('hardLines.axis.x'), y: say('hardLines.axis.y') },
    now: level,
    curves:
      HARD_READINGS.map(curve).join('') +
      `<circle class="c-point" cx="${x(level)}" cy="${y(linesBefore(readings, level))}" r="4.5"/>`,
  };
}
