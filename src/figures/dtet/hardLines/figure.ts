import { CHOICE, OUTERMOST } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { HARD_LINES_FIGURE } from './hardLinesState.ts';

export const figure = defineFigure({
  name: 'hard-lines',
  folder: 'dtet/hardLines',
  spec: HARD_LINES_FIGURE,
  page: '/systems/dtet/',
  keys: [CHOICE, OUTERMOST],
  report: () => import('./report.ts'),
});
