import { SCENARIO_PARAMS, scenarioParams, type Scenario } from '#engine/scenario.ts';

/** The parameters of a comparison: `systems` replaces the scenario's `system`, and `turn=both` is allowed. */
export const COMPARISON_PARAMS: readonly string[] = [
  'systems',
  ...SCENARIO_PARAMS.filter((name) => name !== 'system' && name !== 'readings' && name !== 'ask'),
];

/** Limits for the number of systems in a comparison. */
export const LEAST_SYSTEMS = 2;
export const MOST_SYSTEMS = 4;

/** Returns the parameters of a comparison of systems on the board of a scenario. */
export const comparedParams = (
  systems: readonly { readonly id: string }[],
  scenario: Scenario,
): readonly (readonly [name: string, value: string])[] => [
  ['systems', systems.map(({ id }) => id).join(',')],
  ...scenarioParams(scenario).filter(([name]) => COMPARISON_PARAMS.includes(name)),
];
