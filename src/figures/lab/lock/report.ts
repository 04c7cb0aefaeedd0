import 'strings:lockLab';
import { must } from '#engine/diagnostics.ts';
import type { Extent } from '#engine/shapes.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import { animated, RECORDED_TIME } from '#share/picture/animated.ts';
import type { FigureReport, Pictures } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import { lockingScene } from '../common/frameScene.ts';
import { framesReport } from '../common/framesReport.ts';
import { axisDrawing } from '../common/labPictures.ts';
import { labView } from '../common/labView.ts';
import { frameText } from '../common/phases.ts';
import { lockLanes } from './lockLanes.ts';
import { readScene } from '../common/readScene.ts';
import { lockRuns, type LockRun } from './lockRules.ts';
import { lockSentence, lockTitle } from './lockTexts.ts';

/** Draws the board under every rule, the lock delay of each, and the buttons. */
const lockLabPictures = (runs: readonly LockRun[], frame: number, view: Extent, voice: Voice): Pictures => ({
  step: runs.map(({ id, run }) => ({
    ...boardDrawing({ scene: lockingScene(run, frame), view, voice, size: 'mini' }),
    head: voice.say(`lockLab.rule.${id}`),
  })),
  below: [axisDrawing(runs[0]!.run, lockLanes(runs, voice.say), frame, voice)],
});

/** The report of one input under several rules: the result of each rule, and the frames of the longest run. */
export function report(query: string, voice: Voice): FigureReport {
  const { say } = voice;
  const scene = must(readScene(query).scene, query);
  const runs = lockRuns(scene);
  const [{ run }] = runs as readonly [LockRun, ...LockRun[]];
  const frame = Math.min(scene.frame ?? 0, scene.held.length);
  const view = labView(run, 'to what happens');
  const tell = (at: number): string => frameText(run, at, voice);
  const ends = runs.map(({ id, locks }) => {
    const rule = say(`lockLab.rule.${id}`);
    return locks === null ? say('lockLab.open', { rule }) : say('lockLab.ends', { rule, frame: locks });
  });
  const frames = framesReport(run, scene, tell, voice);
  return {
    title: lockTitle(scene, say),
    sentence: lockSentence(runs, frame, say),
    palette: scene.system.palette,
    ...frames,
    sentences: [...ends, ...(frames.sentences ?? [])],
    pictures: {
      ...lockLabPictures(runs, frame, view, voice),
      ...animated([0, run.frames.length], (at) => lockLabPictures(runs, at, view, voice), tell, RECORDED_TIME),
    },
  };
}
