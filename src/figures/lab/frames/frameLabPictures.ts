import type { Extent } from '#engine/shapes.ts';
import type { History } from '#play/history.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Scene } from '#board/scene.ts';
import { animated, RECORDED_TIME } from '#share/picture/animated.ts';
import type { Pictures } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import { lockingScene } from '../common/frameScene.ts';
import { axisDrawing } from '../common/labPictures.ts';
import { frameLanes } from './frameLanes.ts';

/** Draws the board and the axis with lock delay and buttons. */
export const frameLabPictures = (
  run: History,
  frame: number,
  board: { readonly scene: Scene; readonly view: Extent },
  voice: Voice,
): Pictures => ({
  step: [boardDrawing({ ...board, voice })],
  below: [axisDrawing(run, frameLanes(run, voice.say), frame, voice)],
});

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
