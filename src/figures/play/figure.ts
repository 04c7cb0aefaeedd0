import { HOLD, PLAYED } from '#figure/hands/playedKeys.ts';
import { use } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { PLAYED_GAME } from './playState.ts';

export const figure = defineFigure({
  name: 'play-lab',
  folder: 'play',
  spec: PLAYED_GAME,
  keys: [use('pause', 'p'), use('press', ',', '.')],
  partKeys: { play: [...PLAYED, HOLD] },
  lab: { page: 'lab/play' },
  report: () => import('./report.ts'),
  examples: ['frame=46', 'first=L0:5,4 moves=AA frame=0'],
});
