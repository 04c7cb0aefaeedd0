import { ENDS, STEP } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { REACH_MAP } from './reachView.ts';

export const figure = defineFigure({
  name: 'reach-map',
  folder: 'reach',
  spec: REACH_MAP,
  keys: [STEP, ENDS],
  lab: { page: 'lab/reach', alone: 'reach' },
  report: () => import('./report.ts'),
  examples: ['way=29'],
});
