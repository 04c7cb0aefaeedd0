import type { Extent } from '#engine/shapes.ts';
import type { History } from '#play/history.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Scene } from '#board/scene.ts';
import type { Pictures } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import { lanesDrawing, picturedNote, timelineDrawing } from '../labPictures.ts';
import { frameLanes } from './frameLanes.ts';

/** Draws the board, the timeline and the lanes of the buttons. */
export function frameLabPictures(
  run: History,
  frame: number,
  board: { readonly scene: Scene; readonly view: Extent },
  voice: Voice,
): Pictures {
  const note = picturedNote(run, frame, voice);
  const timeline = run.frames.length > 0 ? [timelineDrawing(frameLanes(run, voice.say), frame, voice)] : [];
  return {
    step: [boardDrawing({ ...board, voice })],
    below: [...timeline, lanesDrawing(run, frame, voice)],
    ...(note !== undefined && { note }),
  };
}
