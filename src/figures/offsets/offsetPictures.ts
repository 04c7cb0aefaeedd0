import { boardDrawing } from '#board/boardDrawing.ts';
import { animated } from '#share/picture/animated.ts';
import type { Pictures } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import { lineMarkup } from './offsetMarkup.ts';
import css from './offsets.css?raw';
import { offsetScene } from './offsetScene.ts';
import { endsShown, linesOf, offsetsShown, shapeFor, type OffsetState } from './offsetState.ts';

function pictureAt(state: OffsetState, line: number, voice: Voice): Pictures {
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

/**
 * Draws the current line of the subtraction, and every line.
 * @param texts the sentences of all lines
 */
export function offsetPictures(state: OffsetState, texts: readonly string[], voice: Voice): Pictures {
  const last = linesOf(state);
  const at = (line: number): Pictures => pictureAt(state, line, voice);
  return { ...at(Math.min(state.line, last)), ...animated([0, last], at, (line) => texts[line] ?? '') };
}
