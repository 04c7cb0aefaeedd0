import { use } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { MOVE_USES } from './gameKeys.ts';
import { GAME } from './gameStates.ts';

export const figure = defineFigure({
  name: 'rotatris-game',
  folder: 'rotatris/game',
  spec: GAME,
  page: '/systems/rotatris/',
  keys: [use('pause', 'p'), use('begin', 'n'), use('describe', 'i')],
  partKeys: { game: MOVE_USES },
  report: () => import('./report.ts'),
  examples: ['seed=46 moves=hehellhlhezl'],
});
