import { pageLink } from '#figure/record/links.ts';
import { defineFigure } from '#figure/record/record.ts';
import { KICK_DIFF } from './kickDiffState.ts';

export const figure = defineFigure({
  name: 'kick-diff',
  folder: 'compare/kickDiff',
  link: pageLink(KICK_DIFF.fields),
  report: () => import('./report.ts'),
});
