import { defineFigure } from '#figure/record/record.ts';
import { SCORE_CALCULATOR } from '../common/score/scoreStates.ts';

export const figure = defineFigure({
  name: 'score-calculator',
  folder: 'rotatris/scoreCalculator',
  spec: SCORE_CALCULATOR,
  report: () => import('./report.ts'),
});
