import { SCENARIO_PARAMS, scenarioFromParams, scenarioParams, type Scenario } from '#engine/scenario.ts';
import type { Result } from '#engine/diagnostics.ts';
import { VOCABULARY } from '#rules/vocabulary.ts';
import { figureLink, linkedParams } from './figureLink.ts';
import { BOTH_WAYS } from './linkParameters.ts';
import { printParams, type Params } from '#text/params.ts';

/** Returns the address of a page with a figure in a given state. It keeps the other parameters. */
export const shareLink = (page: string, figure: string, scenario: Scenario): string =>
  figureLink(page, figure, scenarioParams(scenario));

/** Returns the scenario of a comparison's link, which is that of its first pane. */
export function firstOf(params: Params): Params {
  const [system] = (params.get('systems') ?? '').split(',');
  const own = new Map(params);
  own.delete('systems');
  if (system === '' || own.has('system')) return own;
  return new Map([['system', system!], ...own, ...(own.get('turn') === BOTH_WAYS ? [['turn', 'cw'] as const] : [])]);
}

/** Returns the scenario of an address for a figure, and the text in which diagnostics count; null if there is none. */
export function linkedScenario(
  search: string,
  figure: string,
): { readonly scenario: Result<Scenario>; readonly text: string } | null {
  const linked = linkedParams(search, figure, ['systems', ...SCENARIO_PARAMS]);
  const params = linked && firstOf(linked);
  return params && { scenario: scenarioFromParams(params, VOCABULARY), text: printParams(params) };
}
