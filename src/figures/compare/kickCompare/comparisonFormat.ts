import { figureLink, linkedWords } from '#share/figureLink.ts';
import { readShow } from '#figure/rotation/show.ts';
import type { StateFormat } from '#figure/stateFormat.ts';
import { printParams } from '#text/params.ts';
import { COMPARISON_WORDS } from '#figure/rotation/comparedWords.ts';
import {
  comparisonParams,
  changedComparison,
  readComparison,
  strangeWords,
  systemsOf,
  withinPanes,
  wordsOfComparison,
  type Comparison,
} from '../common/comparison.ts';

/** Reads and prints a comparison with its step. Without a step each system opens at its own outcome. */
export const COMPARISON_FORMAT: StateFormat<Comparison> = {
  print: (comparison) => printParams(wordsOfComparison(comparison)),
  read: (line, shown) => {
    const strange = strangeWords(line);
    if (strange.length > 0) return { ok: false, diagnostics: strange, text: line };
    const { words, step } = readShow(line);
    const read = changedComparison(shown, words);
    if (!read.ok) return read;
    const { scenario } = read.value;
    return withinPanes(line, { ...read.value, scenario: { ...scenario, step: step ?? scenario.step } });
  },
  readLink: (search, figure, shown) => {
    const words = linkedWords(search, figure, ['system', ...COMPARISON_WORDS]);
    return words && readComparison(comparisonParams(systemsOf(shown), words));
  },
  link: (page, figure, comparison) => figureLink(page, figure, wordsOfComparison(comparison)),
};
