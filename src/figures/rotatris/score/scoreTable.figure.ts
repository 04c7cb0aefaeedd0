import { defineFigure } from '#figure/record/record.ts';
import { SCORE_TABLE } from './scoreStates.ts';

export const figure = defineFigure({ name: 'score-table', folder: 'rotatris/score', spec: SCORE_TABLE });
