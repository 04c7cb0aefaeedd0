import { must } from '#engine/diagnostics.ts';
import type { Extent } from '#engine/shapes.ts';
import type { History } from '#play/history.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Scene } from '#board/scene.ts';
import { animated, RECORDED_TIME } from '#share/picture/animated.ts';
import type { FigureReport, Pictures } from '#share/report.ts';
import { stepParts } from '#text/narrate.ts';
import { textOf } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import { lockingScene } from '../common/frameScene.ts';
import { framesReport } from '../common/framesReport.ts';
import { axisDrawing } from '../common/labPictures.ts';
import { smallView } from '../common/labView.ts';
import { frameText } from '../common/phases.ts';
import { labBoard, playedScene } from '../common/playedScene.ts';
import { readScene } from '../common/readScene.ts';
import { frameTitle } from './frameTitle.ts';
import { frameLanes } from './frameLanes.ts';

/** Draws the board and the axis with lock delay and buttons. */
const frameLabPictures = (
  run: History,
  frame: number,
  board: { readonly scene: Scene; readonly view: Extent },
  voice: Voice,
): Pictures => ({
  step: [boardDrawing({ ...board, voice })],
  below: [axisDrawing(run, frameLanes(run, voice.say), frame, voice)],
});

export function report(query: string, voice: Voice): FigureReport {
  const { scene, run, at } = playedScene(must(readScene(query).scene, query));
  const { opened, ...board } = labBoard(run, at, lockingScene);
  const { palette } = scene.system;
  const tell = (frame: number): string => frameText(run, frame, voice);
  const drawn = (frame: number): Pictures =>
    frameLabPictures(run, frame, { scene: lockingScene(run, frame), view: board.view }, voice);
  return {
    title: frameTitle(scene, voice.say),
    sentence: opened && at.tried ? textOf(stepParts(opened, at.tried.test, voice)) : tell(at.frame),
    palette,
    ...framesReport(run, scene, tell, voice),
    pictures: {
      ...frameLabPictures(run, at.frame, board, voice),
      small: () =>
        boardDrawing({ scene: lockingScene(run, at.frame), view: smallView(run), voice, size: 'mini', palette }),
      ...animated([0, run.frames.length], drawn, tell, RECORDED_TIME),
    },
  };
}
