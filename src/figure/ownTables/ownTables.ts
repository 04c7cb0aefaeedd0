// Tables that a reader keeps: own systems in every system picker. Their ids contain all of their data.

/** Storage key of the tables. */
export const TABLES_KEY = 'wallkick-tables';
/** Dispatched on the document when the tables change. */
export const TABLES_EVENT = 'wallkick-tables';

/** Returns the stored tables; null if there are none. */
export function storedTables(): string | null {
  try {
    return localStorage.getItem(TABLES_KEY);
  } catch {
    return null; // storage is blocked, so there are no tables
  }
}
