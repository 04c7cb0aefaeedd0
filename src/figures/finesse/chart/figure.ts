import { PLAYER } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { FINESSE } from '../common/finesseState.ts';

export const figure = defineFigure({
  name: 'finesse-lab',
  folder: 'finesse/chart',
  spec: FINESSE,
  keys: PLAYER,
  lab: { page: 'lab/finesse', needed: [['place'], ['width'], ['hold'], ['half'], ['entry']] },
  report: () => import('./report.ts'),
  examples: ['piece=T place=21 step=2'],
});
