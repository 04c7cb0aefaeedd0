import { deriveTests } from '#analysis/offsetDerivation.ts';
import { MIRRORED } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { runState } from '#figure/record/run.ts';
import { endsShown, OFFSET_DERIVER, offsetsShown, type OffsetState } from './offsetState.ts';

/** Returns the kicks that the offsets produce for the turn, without basic rotation. */
const kicksMade = (state: OffsetState): string =>
  deriveTests(offsetsShown(state), ...endsShown(state))
    .slice(1)
    .map(({ fromFirst }) => `(${fromFirst.join(', ')})`)
    .join(' ');

export const figure = defineFigure({
  name: 'offset-deriver',
  folder: 'offsets',
  spec: OFFSET_DERIVER,
  keys: MIRRORED,
  lab: { page: 'lab/offsets' },
  element: {
    queryAttribute: 'words',
    step: 'line',
    tries: { offsets: 'piece=J from=0 to=1', wobble: 'piece=O from=0 to=1 line=1' },
  },
  run: runState(OFFSET_DERIVER, kicksMade),
  report: () => import('./report.ts'),
  examples: ['', 'line=3 changed=1.3:2,-1', 'piece=I line=2'],
});
