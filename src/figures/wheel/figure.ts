import { MIRROR, OUTERMOST, use } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { ORIENTATION_WHEEL } from './orientationWheel.ts';

export const figure = defineFigure({
  name: 'orientation-wheel',
  folder: 'wheel',
  spec: ORIENTATION_WHEEL,
  page: '/systems/srs/rotation/',
  keys: [use('turn', 'ArrowLeft', 'ArrowRight'), OUTERMOST, MIRROR],
  element: {
    queryAttribute: 'words',
    step: null,
    lacks: ['scrubber'],
    tries: {
      srsT: 'system=srs-guideline piece=T',
      arsI: 'system=ars-tgm piece=I',
      true: 'system=srs-guideline piece=T rotation=true',
    },
  },
  report: () => import('./report.ts'),
  examples: ['piece=T from=1', 'system=ars-tgm piece=T from=2'],
});
