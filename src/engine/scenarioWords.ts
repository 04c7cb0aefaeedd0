/** The words of a scenario, in the order in which they are printed. Attributes, URL parameters and MDX props have the same names. */
export const SCENARIO_WORDS = [
  'system',
  'readings',
  'piece',
  'from',
  'at',
  'turn',
  'precedence',
  'floorkicks',
  'height',
  'board',
  'step',
] as const;
export type ScenarioWord = (typeof SCENARIO_WORDS)[number];
