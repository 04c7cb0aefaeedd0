import 'strings:frameLab';
import type { History } from '#play/history.ts';
import type { Say } from '#text/strings.ts';
import { frameFigures, frameMarks, fullDelayOf } from '../common/figures.ts';
import type { NamedLane } from '../common/axis/stepLane.ts';

/** Returns the rows of the timeline: the lock delay, and the floor kicks if the system counts them. */
export function frameLanes(run: History, say: Say): readonly NamedLane[] {
  const figures = frameFigures(run);
  const marks = frameMarks(run);
  const delay = {
    key: 'delay',
    name: say('frameLab.row.delay'),
    values: figures.map((figure) => figure.delay),
    full: fullDelayOf(run),
    marks: marks.filter(({ is }) => is !== 'floor kick'),
    kind: 'delay' as const,
  };
  if (run.start.system.memory === null) return [delay];
  return [
    delay,
    {
      key: 'kicks',
      name: say('frameLab.row.kicks'),
      values: figures.map(({ floorKicks }) => floorKicks),
      full: Math.max(1, ...figures.map(({ floorKicks }) => floorKicks ?? 0)),
      marks: marks.filter(({ is }) => is === 'floor kick'),
      kind: 'ledger' as const,
    },
  ];
}
