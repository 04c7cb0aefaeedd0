import { use } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { TRAINER } from './trainerState.ts';

export const figure = defineFigure({
  name: 'finesse-trainer',
  folder: 'finesse/trainer',
  spec: TRAINER,
  keys: [
    use('push', 'ArrowLeft', 'ArrowRight'),
    use('wall', 'Home', 'End'),
    use('rotateLeft', 'z'),
    use('rotateRight', 'x', 'ArrowUp'),
    use('halfTurn', 'a'),
    use('hardDrop', ' ', 'ArrowDown'),
    use('nextTask', 'n'),
  ],
  page: '/lab/guess/',
  report: () => import('./report.ts'),
});
