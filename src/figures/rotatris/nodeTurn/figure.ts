import { PLAYER } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { NODE_TURN } from '../common/rotation/rotationStates.ts';

export const figure = defineFigure({
  name: 'node-turn',
  folder: 'rotatris/nodeTurn',
  spec: NODE_TURN,
  page: '/systems/rotatris/rotation/',
  keys: PLAYER,
  report: () => import('./report.ts'),
});
