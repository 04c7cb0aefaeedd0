import { CHOICE, OUTERMOST } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { PTN_LEVEL } from './levelState.ts';

export const figure = defineFigure({
  name: 'ptn-level',
  folder: 'notation/level',
  spec: PTN_LEVEL,
  page: '/notation/ptn/',
  keys: [CHOICE, OUTERMOST],
  report: () => import('./report.ts'),
});
