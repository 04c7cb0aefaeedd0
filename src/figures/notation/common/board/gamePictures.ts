import { boardDrawing } from '#board/boardDrawing.ts';
import type { Position } from '#notation/record.ts';
import { animated } from '#share/picture/animated.ts';
import type { Pictures } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import css from './game.css?raw';
import type { GameView } from '../game.svelte.ts';
import { moveMarkup } from './gameMarkup.ts';
import { gameView, sceneOf } from './gameScene.ts';
import { stepParts } from '../gameWords.ts';

/** Milliseconds of a move in an animation. */
const MOVE_TIME = 800;

/** Draws the board at the current step, and after every move. */
export function gamePictures(shown: GameView, voice: Voice): Pictures {
  const { record } = shown.game;
  const view = gameView(record);
  const at = (position: Position): Pictures => {
    const drawn = sceneOf(position);
    return {
      step: [boardDrawing({ scene: drawn.scene, view, voice, under: (frame) => moveMarkup(frame, drawn), css })],
    };
  };
  return {
    ...at(shown.position),
    ...animated(
      [0, record.length],
      (step) => at(record.at(step)),
      (step) => textOf(stepParts(shown, record.at(step), voice)),
      MOVE_TIME,
    ),
  };
}
