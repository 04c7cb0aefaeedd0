import { knownVocabulary } from '#rules/known.ts';
import { OWN_MARK } from '#rules/names.ts';

// The tables that a reader keeps: systems of their own, offered wherever a system can be chosen. Ids say all of them.

/** Where the browser keeps them. */
export const TABLES_KEY = 'wallkick-tables';
/** Sent by the document when other tables are kept. */
export const TABLES_EVENT = 'wallkick-tables';
const MOST_KEPT = 8;

/** What the browser keeps; null where that is nothing. */
export function storedTables(): string | null {
  try {
    return localStorage.getItem(TABLES_KEY);
  } catch {
    return null; // storage is refused: nothing is kept
  }
}

/** The ids in a stored text, last kept first; what is no system of a reader is passed over: storage can hold anything. */
export const readTables = (text: string | null): readonly string[] =>
  [...new Set((text ?? '').split(' '))]
    .filter((id) => id.includes(OWN_MARK) && knownVocabulary().systemById(id))
    .slice(0, MOST_KEPT);
