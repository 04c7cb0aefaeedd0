import { PLAYER } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { ROTATION_LAB } from '../common/rotation/rotationStates.ts';

export const figure = defineFigure({
  name: 'rotation-lab',
  folder: 'rotatris/rotationLab',
  spec: ROTATION_LAB,
  page: '/systems/rotatris/rotation/',
  keys: PLAYER,
  report: () => import('./report.ts'),
});
