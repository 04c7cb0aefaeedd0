import { HOLD, PLAYED } from '#figure/hands/playedKeys.ts';
import { use } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { PLAYED_GAME } from './playState.ts';

const PLACE = ['piece', 'from', 'at'];
/** What only links of games have. */
const OWN = Object.keys(PLAYED_GAME.fields).filter((name) => !['system', 'board', 'frame'].includes(name));

export const figure = defineFigure({
  name: 'play-lab',
  folder: 'play',
  spec: PLAYED_GAME,
  keys: [use('pause', 'p'), use('retry', 'r'), use('press', ',', '.')],
  partKeys: { play: [...PLAYED, HOLD] },
  lab: {
    page: 'lab/play',
    // A rotation opens as the game before its press.
    needed: [[...PLACE, 'board'], ...OWN.map((name) => [name])],
    takenToo: [...PLACE, 'turn', 'step'],
  },
  report: () => import('./report.ts'),
  examples: ['frame=46', 'first=L0:5,4 moves=AA frame=0'],
});
