import { PLAYER } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { COLLAPSE } from '../common/collapse/collapseStates.ts';

export const figure = defineFigure({
  name: 'collapse-stepper',
  folder: 'rotatris/collapseStepper',
  spec: COLLAPSE,
  page: '/systems/rotatris/collapse/',
  keys: PLAYER,
  report: () => import('./report.ts'),
});
