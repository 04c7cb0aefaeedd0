import { convert } from '#notation/convert.ts';
import { lengthFault } from '#notation/lengthLimits.ts';
import { stateOf } from '#figure/record/run.ts';
import type { FigureReport } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import { CONVERTER } from './converterState.ts';
import { conversionTitle, verdictText } from './converterTexts.ts';

export function report(query: string, { say }: Pick<Voice, 'say'>): FigureReport {
  const { from, to, text, ...options } = stateOf(CONVERTER, query);
  const { text: made, diagnostics } = lengthFault(text, from, to)
    ? { text: null, diagnostics: [null] }
    : convert(text, from, to, options);
  const sentence = verdictText({ from, to, made, count: diagnostics.length }, say);
  return {
    title: conversionTitle({ from, to }, say),
    sentence,
    sentences: [sentence, ...(made === null ? [] : [made])],
    input: text,
  };
}
