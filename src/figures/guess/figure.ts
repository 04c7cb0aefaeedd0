import { RESET, use } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { GUESS } from './guessState.ts';

export const figure = defineFigure({
  name: 'kick-guess',
  folder: 'guess',
  spec: GUESS,
  keys: [use('nextExercise', 'n'), RESET],
  lab: { page: 'lab/guess' },
});
