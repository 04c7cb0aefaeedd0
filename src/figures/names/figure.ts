import { defineFigure } from '#figure/record/record.ts';
import { NAME_TABLES } from './nameTables.ts';

export const figure = defineFigure({
  name: 'name-tables',
  folder: 'names',
  spec: NAME_TABLES,
  report: () => import('./report.ts'),
});
