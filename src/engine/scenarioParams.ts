/** The parameters of a scenario, in the order in which they are printed. Attributes, URL parameters and MDX props have the same names. */
export const SCENARIO_PARAMS = [
  'system',
  'readings',
  'piece',
  'from',
  'at',
  'turn',
  'precedence',
  'held',
  'floorkicks',
  'height',
  'board',
  'ask',
  'step',
] as const;
export type ScenarioParam = (typeof SCENARIO_PARAMS)[number];

/** Without these there is no scenario. */
export const NEEDED_PARAMS = [
  'system',
  'piece',
  'from',
  'at',
  'turn',
  'board',
] as const satisfies readonly ScenarioParam[];

/** Least and most of the parameters that are whole numbers. */
export const SCENARIO_NUMBERS = { floorkicks: [0, 9], height: [4, 40], step: [0, 99] } as const;
