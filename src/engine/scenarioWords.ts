/** The words of a scenario, in the order in which they are printed. Attributes, URL parameters and MDX props have the same names. */
export const SCENARIO_WORDS = [
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
export type ScenarioWord = (typeof SCENARIO_WORDS)[number];

/** Without these there is no scenario. */
export const NEEDED_WORDS = [
  'system',
  'piece',
  'from',
  'at',
  'turn',
  'board',
] as const satisfies readonly ScenarioWord[];

/** Least and most of the words that are whole numbers. */
export const SCENARIO_NUMBERS = { floorkicks: [0, 9], height: [4, 40], step: [0, 99] } as const;
