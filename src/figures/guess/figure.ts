import { use } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { GUESS } from './guessState.ts';

export const figure = defineFigure({
  name: 'kick-guess',
  folder: 'guess',
  spec: GUESS,
  keys: [use('answer', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'), use('nextExercise', 'n')],
  lab: { page: 'lab/guess' },
  report: () => import('./report.ts'),
});
