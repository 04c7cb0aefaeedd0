import type { Drawing } from '#board/drawing.ts';
import css from './chart.css?raw';
import { CHART_NAME, chartMarkup, type ChartDrawn } from './chartMarkup.ts';

/**
 * A chart as a drawing for pictures.
 * @param own the style sheet of its curves
 */
export const chartDrawing = (chart: ChartDrawn, own = ''): Drawing => ({
  content: chartMarkup(chart),
  width: chart.width,
  height: chart.height + 2 * CHART_NAME,
  from: [0, -CHART_NAME],
  classes: 'chart',
  css: css + own,
});
