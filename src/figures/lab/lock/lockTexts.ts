import 'strings:frameLab';
import 'strings:lockLab';
import type { PlayScene } from '#play/sceneText.ts';
import { listText } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import { exampleText, LOCK_EXAMPLES } from '../common/labChoices.ts';
import { standingAt, type LockRun } from './lockRules.ts';

export const lockTitle = (scene: PlayScene, say: Say): string =>
  say('lockLab.title', { what: exampleText(LOCK_EXAMPLES, scene, say) });

/** Says under each rule how many frames of contact are left. */
export const lockSentence = (runs: readonly LockRun[], frame: number, say: Say): string =>
  say('lockLab.sentence', {
    frame,
    list: listText(
      runs.map((run) => {
        const rule = say(`lockLab.rule.${run.id}`);
        const { left } = standingAt(run, frame);
        return left === null
          ? say('lockLab.locked', { rule, frame: run.locks ?? 0 })
          : say('lockLab.left', { rule, count: left });
      }),
      say,
    ),
  });
