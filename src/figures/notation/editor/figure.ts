import { PLAYER } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { GAME_LINK } from '../common/gameLink.ts';
import { EDITOR_FIGURE, TEXT_PARAMETER } from '../common/textLink.ts';

export const figure = defineFigure({
  name: 'ptn-editor',
  folder: 'notation/editor',
  link: GAME_LINK,
  keys: PLAYER,
  lab: { page: 'lab/notation', alone: EDITOR_FIGURE, needed: [[TEXT_PARAMETER]] },
});
