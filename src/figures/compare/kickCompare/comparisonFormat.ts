import { figureLink, linkedParams } from '#share/figureLink.ts';
import { readShow } from '#figure/rotation/show.ts';
import type { StateFormat } from '#figure/stateFormat.ts';
import { printParams } from '#text/params.ts';
import { COMPARISON_PARAMS } from '#figure/rotation/comparedParams.ts';
import {
  comparisonParams,
  changedComparison,
  readComparison,
  strangeParams,
  systemsOf,
  withinPanes,
  paramsOfComparison,
  type Comparison,
} from '../common/comparison.ts';

/** Reads and prints a comparison with its step. Without a step each system opens at its own outcome. */
export const COMPARISON_FORMAT: StateFormat<Comparison> = {
  print: (comparison) => printParams(paramsOfComparison(comparison)),
  read: (query, shown) => {
    const strange = strangeParams(query);
    if (strange.length > 0) return { ok: false, diagnostics: strange, text: query };
    const { params, step } = readShow(query);
    const read = changedComparison(shown, params);
    if (!read.ok) return read;
    const { scenario } = read.value;
    return withinPanes(query, { ...read.value, scenario: { ...scenario, step: step ?? scenario.step } });
  },
  readLink: (search, figure, shown) => {
    const params = linkedParams(search, figure, ['system', ...COMPARISON_PARAMS]);
    return params && readComparison(comparisonParams(systemsOf(shown), params));
  },
  link: (page, figure, comparison) => figureLink(page, figure, paramsOfComparison(comparison)),
};
