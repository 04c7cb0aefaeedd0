import type { ScenarioVocabulary } from '#engine/scenario.ts';
import { withReadings } from './readings.ts';
import { srsGuideline } from './srsGuideline.ts';

// Most figures show the guideline's rules and nothing else, so a page loads those alone; vocabulary.ts brings all the others.

let vocabulary: ScenarioVocabulary = {
  systems: [srsGuideline],
  systemById: (id) => (id === srsGuideline.id ? srsGuideline : undefined),
  withReadings,
};
let systems: 'one' | 'all' = 'one';

/** What scenario lines may name here and now. */
export const knownVocabulary = (): ScenarioVocabulary => vocabulary;

/** Whether more rules would tell more about an id. */
export const isKnown = (id: string): boolean => systems === 'all' || vocabulary.systemById(id) !== undefined;

/** Makes every system known from now on. */
export function learn(all: ScenarioVocabulary): void {
  vocabulary = all;
  systems = 'all';
}
