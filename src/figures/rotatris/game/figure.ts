import { use } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { GAME } from './gameStates.ts';

export const figure = defineFigure({
  name: 'rotatris-game',
  folder: 'rotatris/game',
  spec: GAME,
  page: '/systems/rotatris/',
  keys: [use('pause', 'p'), use('begin', 'n'), use('describe', 'i')],
  partKeys: {
    game: [
      use('push', 'ArrowLeft', 'ArrowRight'),
      use('softDrop', 'ArrowDown'),
      use('hardDrop', ' '),
      use('turnLeft', 'z'),
      use('turnRight', 'x', 'ArrowUp'),
      use('blockLeft', 'a'),
      use('blockRight', 'd'),
    ],
  },
  report: () => import('./report.ts'),
  examples: ['seed=46 moves=hehellhlhezl'],
});
