import type { ScenarioVocabulary } from '#engine/scenario.ts';
import type { OwnRow } from './ownSystems.ts';
import { withReadings } from './readings.ts';
import { srsGuideline } from './srsGuideline.ts';

// Most figures show the guideline's rules and nothing else, so a page loads those alone; vocabulary.ts brings all the others.

let vocabulary: ScenarioVocabulary = {
  systems: [srsGuideline],
  systemById: (id) => (id === srsGuideline.id ? srsGuideline : undefined),
  withReadings,
};
let systems: 'one' | 'all' = 'one';
let ownRows: (id: string) => readonly OwnRow[] = () => [];

/** What scenario lines may name here and now. */
export const knownVocabulary = (): ScenarioVocabulary => vocabulary;

/** Whether more rules would tell more about an id. */
export const isKnown = (id: string): boolean => systems === 'all' || vocabulary.systemById(id) !== undefined;

/** The rows that the id of a reader's own system changes; none while only the guideline is known, or where it is no such id. */
export const knownOwnRows = (id: string): readonly OwnRow[] => ownRows(id);

/** Makes the rows of readers' own systems known from now on. */
export function learnOwnRows(rowsOf: typeof ownRows): void {
  ownRows = rowsOf;
}

/** Makes every system known from now on. */
export function learn(all: ScenarioVocabulary): void {
  vocabulary = all;
  systems = 'all';
}
