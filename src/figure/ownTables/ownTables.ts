// The tables that a reader keeps: systems of their own, offered wherever a system can be chosen. Ids say all of them.

/** Where the browser keeps them. */
export const TABLES_KEY = 'wallkick-tables';
/** Sent by the document when other tables are kept. */
export const TABLES_EVENT = 'wallkick-tables';

/** What the browser keeps; null where that is nothing. */
export function storedTables(): string | null {
  try {
    return localStorage.getItem(TABLES_KEY);
  } catch {
    return null; // storage is refused: nothing is kept
  }
}
