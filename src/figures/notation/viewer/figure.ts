import { EXAMPLE_GAMES, EXAMPLE_NAMES } from '#notation/games.ts';
import { readGame } from '#notation/readGame.ts';
import { sheetOf } from '#notation/sheet.ts';
import { phrase, said, values } from '#figure/record/allowed.ts';
import { PLAYER } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { GAME_LINK, gameQuery } from '../common/gameLink.ts';
import { curvesOf } from '../common/spectrum.ts';

export const figure = defineFigure({
  name: 'ptn-viewer',
  folder: 'notation/viewer',
  link: GAME_LINK,
  page: '/notation/',
  keys: PLAYER,
  element: {
    params: ['step'],
    queryAttribute: null,
    step: 'step',
    texts: ['game', 'text'],
    uses: {
      step: { allowed: said('move'), usual: phrase('0') },
      game: { allowed: values(EXAMPLE_NAMES), usual: said('neededGame') },
      text: { allowed: said('game'), usual: said('usualGame') },
    },
    lacks: ['pickers', 'table'],
    opening: { game: EXAMPLE_NAMES[0]! },
    tries: { game: 'game=sample step=3', spin: 'game=spin step=1' },
    // The parameters name a step, not the game.
    stateInParams: false,
    example: () => {
      const game = readGame(EXAMPLE_GAMES.sample);
      return { sheet: sheetOf(game), curves: curvesOf(game.record) };
    },
  },
  report: () => import('./report.ts'),
  examples: [gameQuery(EXAMPLE_GAMES.sample)],
});
