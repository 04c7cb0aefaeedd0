import { differingParams, printState } from '#figure/fields.ts';
import { figureLink } from '#share/figureLink.ts';
import { shareOffer } from '#share/shareOffer.ts';
import type { ShareOffer } from '#share/shown.ts';
import type { Say } from '#text/strings.ts';
import { CONVERTER, type ConverterState } from './converterState.ts';
import { report } from './report.ts';

/** Returns the forms of a conversion for `Share`: links, and the result as text. It is loaded when the menu opens. */
export function conversionOffer({
  figure,
  state,
  output,
  say,
  root,
}: {
  readonly figure: string;
  readonly state: ConverterState;
  readonly output: string | null;
  readonly say: Say;
  readonly root: HTMLElement;
}): ShareOffer {
  const params = new Map(differingParams(CONVERTER.fields, state, CONVERTER.standard));
  const link = figureLink(location.href, figure, params);
  const { forms, pictures } = shareOffer(say, {
    kind: 'notation-converter',
    link,
    params,
    root,
    ...report(printState(CONVERTER.fields, state), { say }),
  });
  const result = { id: 'text', name: say('shareForms.text'), text: output ?? '' };
  return { pictures, forms: [...forms.filter(({ id }) => id === 'link' || id === 'markdown'), result] };
}
