import { knownVocabulary } from '#rules/known.ts';
import { OWN_MARK } from '#rules/names.ts';

const MOST_KEPT = 8;

/** The ids in a stored text, last kept first; what is no system of a reader is passed over: storage can hold anything. */
export const readTables = (text: string | null): readonly string[] =>
  [...new Set((text ?? '').split(' '))]
    .filter((id) => id.includes(OWN_MARK) && knownVocabulary().systemById(id))
    .slice(0, MOST_KEPT);
