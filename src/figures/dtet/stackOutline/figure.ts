import { defineFigure } from '#figure/record/record.ts';

export const figure = defineFigure({
  name: 'stack-outline',
  folder: 'dtet/stackOutline',
  report: () => import('./report.ts'),
  examples: ['system=dtet piece=L from=0 at=3,6 turn=cw board=#.......##/###...#.##/####.##.##/##.#######'],
});
