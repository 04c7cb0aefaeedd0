import { MOVE, use } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { BOX_ATLAS } from './atlasState.ts';

export const figure = defineFigure({
  name: 'centre-column-atlas',
  folder: 'centreColumn/atlas',
  spec: BOX_ATLAS,
  page: '/systems/ars/center-column/',
  partKeys: { atlas: [MOVE, use('open', 'Enter', ' ')] },
  report: () => import('./report.ts'),
});
