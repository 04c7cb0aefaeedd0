import type { Drawing } from '#board/drawing.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import { animated } from '#share/picture/animated.ts';
import type { Pictures } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import { boardFrame, type BoardFrame } from '#board/geometry.ts';
import { formatOrientation } from '#text/conventions.ts';
import { offsetFacts } from './offsetFacts.ts';
import { boxMarkup, lineMarkup, wayMarkup } from './offsetMarkup.ts';
import css from './offsets.css?raw';
import { offsetScene, roundsOf, wobbleOf } from './offsetScene.ts';
import { endsShown, linesOf, offsetsShown, shapeFor, type OffsetState } from './offsetState.ts';

function drawingAt(state: OffsetState, line: number, voice: Voice): Drawing {
  const drawn = offsetScene(state.piece, shapeFor(state), offsetsShown(state), endsShown(state), line);
  return boardDrawing({
    scene: drawn.scene,
    view: drawn.view,
    voice,
    ground: 'paper',
    under: (frame) => lineMarkup(frame, drawn),
    css,
  });
}

/** Draws a full turn in each of its rounds, with the way of the piece's middle on every paper. */
function roundDrawings(state: OffsetState, voice: Voice): readonly Drawing[] {
  const [shape, offsets] = [shapeFor(state), offsetsShown(state)];
  return roundsOf(offsetFacts(state.piece, shape, offsets)).flatMap((round) => {
    const { view, box, frames } = wobbleOf(round, state.piece, shape, offsets);
    const frame = boardFrame(view, 'mini');
    return frames.map((one): Drawing => {
      const { width, height } = frame;
      const way: Drawing = { content: wayMarkup(frame, one), width, height, classes: 'way', css };
      const under = (paper: BoardFrame): string => boxMarkup(paper, box);
      return {
        ...boardDrawing({ scene: one.scene, view, voice, size: 'mini', ground: 'paper', under, css }),
        layers: [{ drawing: way, x: 0, y: 0, scale: 1 }],
        head: formatOrientation(one.state, voice.conventions),
        list: voice.say(`offsets.round.${round}`),
      };
    });
  });
}

/**
 * Draws the current line of the subtraction, every line, and a full turn.
 * @param texts the sentences of all lines
 */
export function offsetPictures(state: OffsetState, texts: readonly string[], voice: Voice): Pictures {
  const last = linesOf(state);
  const at = (line: number): Pictures => ({ step: [drawingAt(state, line, voice)] });
  return {
    ...at(Math.min(state.line, last)),
    steps: roundDrawings(state, voice),
    ...animated([0, last], at, (line) => texts[line] ?? ''),
  };
}
