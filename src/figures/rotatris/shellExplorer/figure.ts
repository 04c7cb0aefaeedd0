import { defineFigure } from '#figure/record/record.ts';
import { SHELL_EXPLORER } from './shellStates.ts';

export const figure = defineFigure({
  name: 'shell-explorer',
  folder: 'rotatris/shellExplorer',
  spec: SHELL_EXPLORER,
  element: {
    queryAttribute: 'words',
    step: null,
    lacks: ['scrubber'],
    tries: { shells: 'rule=dominant-component size=16 at=-4,3', printed: 'rule=printed-formula size=16 at=-2,0' },
  },
  report: () => import('./report.ts'),
});
