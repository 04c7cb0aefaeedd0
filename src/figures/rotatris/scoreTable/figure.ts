import { defineFigure } from '#figure/record/record.ts';
import { SCORE_TABLE } from '../common/score/scoreStates.ts';

export const figure = defineFigure({
  name: 'score-table',
  folder: 'rotatris/scoreTable',
  spec: SCORE_TABLE,
  report: () => import('./report.ts'),
});
