import { ENDS, MIRROR, STEP } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { JUDGE } from './judgeState.ts';

const NEO = 'piece=T from=2 at=2,2 turn=ccw board=...#....../........../###......./###..#####/###.######';
const FIN = 'piece=T from=2 at=3,2 turn=ccw board=...##...../........../###......./###..#####/###.######';
const BACK = 'piece=T from=1 at=0,0 turn=ccw board=#..#....../.......... then=left,right';

export const figure = defineFigure({
  name: 'spin-judge',
  folder: 'judge',
  spec: JUDGE,
  keys: [STEP, ENDS, MIRROR],
  lab: { page: 'lab/judge' },
  element: {
    queryAttribute: 'query',
    lacks: ['scrubber', 'table'],
    step: 'step',
    tries: {
      fin: `${FIN} judge=guideline beside=jstris/T`,
      neo: `${NEO} judge=techmino beside=guideline`,
      moved: `${BACK} judge=tetralegends/3corner beside=guideline`,
    },
  },
  report: () => import('./report.ts'),
  examples: [
    'step=2',
    `${NEO} beside=techmino`,
    `${FIN} judge=jstris/T beside=nobody`,
    `${BACK} judge=tetralegends/3corner`,
  ],
});
