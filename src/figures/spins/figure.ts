import { CHOICE, OUTERMOST } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { SPIN_FINDER } from './spinState.ts';

export const figure = defineFigure({
  name: 'spin-finder',
  folder: 'spins',
  spec: SPIN_FINDER,
  keys: [CHOICE, OUTERMOST],
  lab: { page: 'lab/spins', alone: 'spins' },
  report: () => import('./report.ts'),
});
