import { defineFigure } from '#figure/record/record.ts';
import { COLLAPSE_ARROWS } from '../common/collapse/collapseStates.ts';

export const figure = defineFigure({
  name: 'collapse-arrows',
  folder: 'rotatris/collapseArrows',
  spec: COLLAPSE_ARROWS,
  report: () => import('./report.ts'),
});
