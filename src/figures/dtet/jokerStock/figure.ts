import { PLAYER } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { JOKER_STOCK } from './jokerState.ts';

export const figure = defineFigure({
  name: 'joker-stock',
  folder: 'dtet/jokerStock',
  spec: JOKER_STOCK,
  page: '/systems/dtet/',
  keys: PLAYER,
  report: () => import('./report.ts'),
});
