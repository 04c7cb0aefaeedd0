import { boardDrawing } from '#board/boardDrawing.ts';
import type { Pictures } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import css from './game.css?raw';
import type { GameView } from '../game.svelte.ts';
import { moveMarkup } from './gameMarkup.ts';
import { gameView, sceneOf } from '../gameScene.ts';

/** Draws the board at the current step. */
export function gamePictures({ game, position }: Pick<GameView, 'game' | 'position'>, voice: Voice): Pictures {
  const shown = sceneOf(position);
  const view = gameView(game.record);
  return {
    step: [boardDrawing({ scene: shown.scene, view, voice, under: (frame) => moveMarkup(frame, shown), css })],
  };
}
