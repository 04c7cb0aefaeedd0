import { defineFigure } from '#figure/record/record.ts';
import { MATRIX } from './rotationStates.ts';

export const figure = defineFigure({ name: 'matrix-slider', folder: 'rotatris/rotation', spec: MATRIX });
