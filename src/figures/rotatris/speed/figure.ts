import { CHOICE, OUTERMOST } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { SPEED_CURVES_FIGURE } from './speedStates.ts';

export const figure = defineFigure({
  name: 'speed-curves',
  folder: 'rotatris/speed',
  spec: SPEED_CURVES_FIGURE,
  page: '/systems/rotatris/speed/',
  keys: [CHOICE, OUTERMOST],
  report: () => import('./report.ts'),
});
