import { EXAMPLE_GAMES } from '#notation/games.ts';
import { PLAYER } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { GAME_LINK, gameQuery } from '../common/gameLink.ts';

export const figure = defineFigure({
  name: 'ptn-example',
  folder: 'notation/example',
  link: GAME_LINK,
  page: '/notation/ptn/',
  keys: PLAYER,
  report: () => import('./report.ts'),
  examples: [gameQuery(EXAMPLE_GAMES.spin, 1)],
});
