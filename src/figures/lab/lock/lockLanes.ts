import 'strings:lockLab';
import type { Say } from '#text/strings.ts';
import { frameFigures, frameMarks, fullDelayOf } from '../common/figures.ts';
import type { NamedLane } from '../common/axis/stepLane.ts';
import type { LockRun } from './lockRules.ts';

/** Returns the rows of the timeline: the lock delay under every rule. A lane ends when its piece locks. */
export const lockLanes = (runs: readonly LockRun[], say: Say): readonly NamedLane[] =>
  runs.map(({ id, run, locks }) => ({
    key: id,
    name: say(`lockLab.rule.${id}`),
    values: frameFigures(run).map(({ delay }, index) => (locks !== null && index >= locks ? null : delay)),
    full: fullDelayOf(runs[0]!.run),
    marks: frameMarks(run).filter(({ frame, is }) => is !== 'floor kick' && (locks === null || frame <= locks)),
    kind: 'delay',
  }));
