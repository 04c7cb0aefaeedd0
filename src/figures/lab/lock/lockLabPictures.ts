import 'strings:lockLab';
import type { Extent } from '#engine/shapes.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import { animated, RECORDED_TIME } from '#share/picture/animated.ts';
import type { Pictures } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import { lockingScene } from '../common/frameScene.ts';
import { axisDrawing } from '../common/labPictures.ts';
import { frameText } from '../common/phases.ts';
import { lockLanes } from './lockLanes.ts';
import type { LockRun } from './lockRules.ts';

/** Draws the board under every rule, the lock delay of each, and the buttons. */
export const lockLabPictures = (runs: readonly LockRun[], frame: number, view: Extent, voice: Voice): Pictures => ({
  step: runs.map(({ id, run }) => ({
    ...boardDrawing({ scene: lockingScene(run, frame), view, voice, size: 'mini' }),
    head: voice.say(`lockLab.rule.${id}`),
  })),
  below: [axisDrawing(runs[0]!.run, lockLanes(runs, voice.say), frame, voice)],
});

/** Draws every frame of the longest run, with its sentence. */
export const lockLabAnimation = (runs: readonly LockRun[], view: Extent, voice: Voice) =>
  animated(
    [0, runs[0]!.run.frames.length],
    (frame) => lockLabPictures(runs, frame, view, voice),
    (frame) => frameText(runs[0]!.run, frame, voice),
    RECORDED_TIME,
  );
