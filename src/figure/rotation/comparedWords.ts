import { SCENARIO_WORDS, scenarioWords, type Scenario } from '#engine/scenario.ts';

/** The words of a comparison: `systems` in place of the scenario's `system`, and `turn=both`. */
export const COMPARISON_WORDS: readonly string[] = [
  'systems',
  ...SCENARIO_WORDS.filter((name) => name !== 'system' && name !== 'readings'),
];

/** How many systems are compared. */
export const LEAST_SYSTEMS = 2;
export const MOST_SYSTEMS = 4;

/** The words of a comparison of some systems on the board of a scenario. */
export const comparedWords = (
  systems: readonly { readonly id: string }[],
  scenario: Scenario,
): readonly (readonly [name: string, value: string])[] => [
  ['systems', systems.map(({ id }) => id).join(',')],
  ...scenarioWords(scenario).filter(([name]) => COMPARISON_WORDS.includes(name)),
];
