import type { Extent } from '#engine/shapes.ts';
import type { History } from '#play/history.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Scene } from '#board/scene.ts';
import { animated, RECORDED_TIME } from '#share/picture/animated.ts';
import type { Pictures } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import { lanesDrawing, picturedNote, timelineDrawing } from '../labPictures.ts';
import { lockingScene } from '../frameScene.ts';
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

/**
 * Draws every frame.
 * @param tell returns the sentence of a frame
 */
export const frameLabAnimation = (run: History, view: Extent, tell: (frame: number) => string, voice: Voice) =>
  animated(
    [0, run.frames.length],
    (frame) => frameLabPictures(run, frame, { scene: lockingScene(run, frame), view }, voice),
    tell,
    RECORDED_TIME,
  );
