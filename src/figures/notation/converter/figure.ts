import { stateLink } from '#figure/record/links.ts';
import { defineFigure } from '#figure/record/record.ts';
import { CONVERTER } from './converterState.ts';

export const figure = defineFigure({
  name: 'notation-converter',
  folder: 'notation/converter',
  link: stateLink(CONVERTER),
  report: () => import('./report.ts'),
  examples: [`text=${CONVERTER.fields.text.print('19: O-12 I-3456')}`],
});
