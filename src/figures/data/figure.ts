import { defineFigure } from '#figure/record/record.ts';
import { DATA_BROWSER } from './dataState.ts';

export const figure = defineFigure({
  name: 'data-browser',
  folder: 'data',
  spec: DATA_BROWSER,
  report: () => import('./report.ts'),
});
