import { PLAYER } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { TURN_TABLE } from '../common/rotation/rotationStates.ts';

export const figure = defineFigure({
  name: 'turn-table',
  folder: 'rotatris/turnTable',
  spec: TURN_TABLE,
  page: '/systems/rotatris/rotation/',
  keys: PLAYER,
  report: () => import('./report.ts'),
});
