import { differingParams } from '#figure/fields.ts';
import { figureLink } from '#share/figureLink.ts';
import { shareOffer } from '#share/shareOffer.ts';
import type { ShareOffer } from '#share/shown.ts';
import type { Say } from '#text/strings.ts';
import { CONVERTER, type ConverterState } from './converterState.ts';

/** Returns the forms of a conversion for `Share`: links, and the result as text. It is loaded when the menu opens. */
export function converterOffer({
  figure,
  state,
  title,
  verdict,
  output,
  say,
  root,
}: {
  readonly figure: string;
  readonly state: ConverterState;
  readonly title: string;
  readonly verdict: string;
  readonly output: string | null;
  readonly say: Say;
  readonly root: HTMLElement;
}): ShareOffer {
  const words = new Map(differingParams(CONVERTER.fields, state, CONVERTER.standard));
  const link = figureLink(location.href, figure, words);
  const { forms, pictures } = shareOffer(say, {
    kind: 'notation-converter',
    title,
    link,
    sentence: verdict,
    words,
    root,
  });
  const result = { id: 'text', name: say('shareForms.text'), text: output ?? '' };
  return { pictures, forms: [...forms.filter(({ id }) => id === 'link' || id === 'markdown'), result] };
}
