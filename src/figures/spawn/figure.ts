import { CHOICE, MIRROR, OUTERMOST } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { SPAWN_VIEWER } from './spawnView.ts';

export const figure = defineFigure({
  name: 'spawn-viewer',
  folder: 'spawn',
  spec: SPAWN_VIEWER,
  page: '/systems/srs/spawn/',
  keys: [CHOICE, OUTERMOST, MIRROR],
  report: () => import('./report.ts'),
  examples: ['', 'system=ars-ace beside=srs-guideline filled=yes'],
});
