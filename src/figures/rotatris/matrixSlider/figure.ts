import { defineFigure } from '#figure/record/record.ts';
import { MATRIX } from '../common/rotation/rotationStates.ts';

export const figure = defineFigure({
  name: 'matrix-slider',
  folder: 'rotatris/matrixSlider',
  spec: MATRIX,
  report: () => import('./report.ts'),
});
