import { SCENARIO_WORDS, scenarioFromWords, scenarioWords, type Scenario } from '#engine/scenario.ts';
import type { Result } from '#engine/diagnostics.ts';
import { VOCABULARY } from '#rules/vocabulary.ts';
import { figureLink, linkedWords } from './figureLink.ts';
import { BOTH_WAYS } from './linkParameters.ts';
import { printParams, type Params } from '#text/params.ts';

/** The address of a page, with a figure of it in a given state. Other parameters of the address stay. */
export const shareLink = (page: string, figure: string, scenario: Scenario): string =>
  figureLink(page, figure, scenarioWords(scenario));

/** What a link to a comparison says of its first system: the scenario that stands in the first pane. */
export function firstOf(words: Params): Params {
  const [system] = (words.get('systems') ?? '').split(',');
  const own = new Map(words);
  own.delete('systems');
  if (system === '' || own.has('system')) return own;
  return new Map([['system', system!], ...own, ...(own.get('turn') === BOTH_WAYS ? [['turn', 'cw'] as const] : [])]);
}

/** The scenario that an address holds for a figure, and its words as they are counted in diagnostics; null when it holds none. */
export function linkedScenario(
  search: string,
  figure: string,
): { readonly scenario: Result<Scenario>; readonly text: string } | null {
  const linked = linkedWords(search, figure, ['systems', ...SCENARIO_WORDS]);
  const words = linked && firstOf(linked);
  return words && { scenario: scenarioFromWords(words, VOCABULARY), text: printParams(words) };
}
