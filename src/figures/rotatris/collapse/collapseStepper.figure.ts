import { PLAYER } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { COLLAPSE } from './collapseStates.ts';

export const figure = defineFigure({
  name: 'collapse-stepper',
  folder: 'rotatris/collapse',
  spec: COLLAPSE,
  page: '/systems/rotatris/collapse/',
  keys: PLAYER,
});
