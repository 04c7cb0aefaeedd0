import { defineFigure } from '#figure/record/record.ts';

export const figure = defineFigure({
  name: 'family-tree',
  folder: 'systems',
  report: () => import('./report.ts'),
});
