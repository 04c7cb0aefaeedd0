import { defineFigure } from '#figure/record/record.ts';

export const figure = defineFigure({
  name: 'shell-sketch',
  folder: 'rotatris/shellSketch',
  report: () => import('./report.ts'),
});
