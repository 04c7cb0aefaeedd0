import 'strings:frames';
import type { Extent } from '#engine/shapes.ts';
import type { History } from '#play/history.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Scene } from '#board/scene.ts';
import { animated, RECORDED_TIME } from '#share/picture/animated.ts';
import type { Pictures } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import { axisDrawing } from '../common/labPictures.ts';
import { frameScene, smallView } from '../common/labView.ts';
import { shownRows, rowName, statesText } from './stripRows.ts';

/**
 * Draws the board, the axis of the buttons, and the small boards around the current frame.
 * @param strip whether the figure has the small boards
 */
export function buttonLabPictures(
  run: History,
  frame: number,
  board: { readonly scene: Scene; readonly view: Extent },
  strip: 'shown' | 'left out',
  voice: Voice,
): Pictures {
  const view = smallView(run);
  const small = (at: number) => boardDrawing({ scene: frameScene(run, at), view, voice, size: 'mini' });
  return {
    step: [boardDrawing({ ...board, voice })],
    below: [axisDrawing(run, [], frame, voice)],
    ...(strip === 'shown' && {
      steps: [
        { ...small(0), head: voice.say('frames.start') },
        ...shownRows(run, frame).map((row) => ({
          ...small(row.first),
          head: rowName(row),
          foot: statesText(row, voice),
        })),
      ],
    }),
  };
}

/**
 * Draws every frame.
 * @param tell returns the sentence of a frame
 */
export const buttonLabAnimation = (run: History, view: Extent, tell: (frame: number) => string, voice: Voice) =>
  animated(
    [0, run.frames.length],
    (frame) => buttonLabPictures(run, frame, { scene: frameScene(run, frame), view }, 'left out', voice),
    tell,
    RECORDED_TIME,
  );
