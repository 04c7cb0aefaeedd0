import { boardDrawing } from '#board/boardDrawing.ts';
import type { Pictures } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import { lineMarkup } from './offsetMarkup.ts';
import css from './offsets.css?raw';
import { offsetScene } from './offsetScene.ts';
import { endsShown, linesOf, offsetsShown, shapeFor, type OffsetState } from './offsetState.ts';

/** Draws the current line of the subtraction. */
export function offsetPictures(state: OffsetState, voice: Voice): Pictures {
  const line = Math.min(state.line, linesOf(state));
  const drawn = offsetScene(state.piece, shapeFor(state), offsetsShown(state), endsShown(state), line);
  return {
    step: [
      boardDrawing({
        scene: drawn.scene,
        view: drawn.view,
        voice,
        ground: 'paper',
        under: (frame) => lineMarkup(frame, drawn),
        css,
      }),
    ],
  };
}
