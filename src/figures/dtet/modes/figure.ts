import { CHOICE, OUTERMOST } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { DTET_MODES_FIGURE } from './modesState.ts';

export const figure = defineFigure({
  name: 'dtet-modes',
  folder: 'dtet/modes',
  spec: DTET_MODES_FIGURE,
  page: '/systems/dtet/',
  keys: [CHOICE, OUTERMOST],
  report: () => import('./report.ts'),
});
