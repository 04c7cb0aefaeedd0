import { SAMPLE_GAME } from '#notation/games.ts';
import { readGame } from '#notation/readGame.ts';
import type { Drawing } from '#board/drawing.ts';
import type { Voice } from '#text/voice.ts';
import { gameAt } from '../gameMoment.ts';
import { smallGame } from './gameReport.ts';

/** The sample game up to its last move, as text. */
export interface GameText {
  readonly before: string;
  readonly last: string;
}

const game = readGame(SAMPLE_GAME);

export function gameText(): GameText {
  const [title = ''] = SAMPLE_GAME.split('\n');
  const { record } = game;
  const { start, end } = record.document.items[record.places[record.length]!]!.span;
  return {
    before: `${title}\n${SAMPLE_GAME.slice(SAMPLE_GAME.indexOf('=Level'), start)}`,
    last: SAMPLE_GAME.slice(start, end),
  };
}

/** Draws the last move of the sample game. */
export const gameStill = (voice: Voice): Drawing => smallGame(gameAt(game), voice);
