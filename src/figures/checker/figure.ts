import { defineFigure } from '#figure/record/record.ts';
import { TABLE_CHECKER } from './tableState.ts';

export const figure = defineFigure({
  name: 'table-checker',
  folder: 'checker',
  spec: TABLE_CHECKER,
  lab: { page: 'lab/table', alone: 'checker', needed: [['text'], ['against'], ['steps'], ['name']] },
  report: () => import('./report.ts'),
  examples: ['against=srs-arika', ''],
});
