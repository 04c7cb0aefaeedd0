import { SAMPLE_GAME } from '#notation/games.ts';
import { PLAYER } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { EDITOR_FIGURE, TEXT_PARAMETER } from '../common/textLink.ts';
import { GAME_LINK, gameQuery } from '../common/gameLink.ts';

export const figure = defineFigure({
  name: 'ptn-editor',
  folder: 'notation/editor',
  link: GAME_LINK,
  keys: PLAYER,
  lab: { page: 'lab/notation', alone: EDITOR_FIGURE, needed: [[TEXT_PARAMETER]] },
  report: () => import('./report.ts'),
  examples: [gameQuery(SAMPLE_GAME)],
});
