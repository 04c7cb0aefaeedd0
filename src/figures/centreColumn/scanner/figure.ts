import { PLAYER } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { SCANNER } from '../common/scannerState.ts';

export const figure = defineFigure({
  name: 'centre-column-scanner',
  folder: 'centreColumn/scanner',
  spec: SCANNER,
  page: '/systems/ars/center-column/',
  keys: PLAYER,
  element: {
    queryAttribute: 'words',
    step: 'step',
    lacks: ['table'],
    tries: { cellThree: 'piece=J from=0 turn=ccw filled=3+8', cellOne: 'piece=L from=0 turn=cw filled=1' },
  },
  report: () => import('./report.ts'),
  examples: ['piece=J from=0 turn=ccw filled=3+8 step=2'],
});
