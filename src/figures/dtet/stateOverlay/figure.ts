import { defineFigure } from '#figure/record/record.ts';

export const figure = defineFigure({
  name: 'state-overlay',
  folder: 'dtet/stateOverlay',
  report: () => import('./report.ts'),
});
