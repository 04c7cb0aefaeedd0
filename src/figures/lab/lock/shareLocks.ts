import 'strings:lockLab';
import type { PlayScene } from '#play/sceneText.ts';
import type { Report } from '#share/report.ts';
import { framesReport } from '../common/shareFrames.ts';
import type { Voice } from '#text/voice.ts';
import type { LockRun } from './lockRules.ts';
import { frameText } from '../common/phases.ts';

/** Returns the report of one input under several rules: the result of each rule, and the frames of the longest run. */
export function locksReport(runs: readonly LockRun[], scene: PlayScene, voice: Voice): Report {
  const { say } = voice;
  const ends = runs.map(({ id, locks }) => {
    const rule = say(`lockLab.rule.${id}`);
    return locks === null ? say('lockLab.open', { rule }) : say('lockLab.ends', { rule, frame: locks });
  });
  const [{ run }] = runs as readonly [LockRun, ...LockRun[]];
  const report = framesReport(run, scene, (frame) => frameText(run, frame, voice), voice);
  return { ...report, sentences: [...ends, ...(report.sentences ?? [])] };
}
