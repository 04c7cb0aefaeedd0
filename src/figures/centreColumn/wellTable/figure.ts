import { defineFigure } from '#figure/record/record.ts';

export const figure = defineFigure({
  name: 'well-table',
  folder: 'centreColumn/wellTable',
  report: () => import('./report.ts'),
});
