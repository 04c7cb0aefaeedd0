import { SAMPLE_GAME } from '#notation/games.ts';
import { readGame } from '#notation/readGame.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Drawing } from '#board/drawing.ts';
import type { Voice } from '#text/voice.ts';
import { gameView, sceneOf } from './gameScene.ts';
import css from './game.css?raw';
import { moveMarkup } from './gameMarkup.ts';

/** The sample game up to its last move, as text. */
export interface GameText {
  readonly before: string;
  readonly last: string;
}

const { record } = readGame(SAMPLE_GAME);

export function gameText(): GameText {
  const [title = ''] = SAMPLE_GAME.split('\n');
  const { start, end } = record.document.items[record.places[record.length]!]!.span;
  return {
    before: `${title}\n${SAMPLE_GAME.slice(SAMPLE_GAME.indexOf('=Level'), start)}`,
    last: SAMPLE_GAME.slice(start, end),
  };
}

/** Draws the last move of the sample game, and the rows that it completes. */
export function gameStill(voice: Voice): Drawing {
  const drawn = sceneOf(record.at(record.length));
  return boardDrawing({
    scene: drawn.scene,
    view: gameView(record),
    voice,
    size: 'mini',
    under: (frame) => moveMarkup(frame, { ...drawn, columns: null }),
    palette: 'guideline',
    css,
  });
}
