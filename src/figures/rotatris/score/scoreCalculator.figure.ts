import { defineFigure } from '#figure/record/record.ts';
import { SCORE_CALCULATOR } from './scoreStates.ts';

export const figure = defineFigure({ name: 'score-calculator', folder: 'rotatris/score', spec: SCORE_CALCULATOR });
