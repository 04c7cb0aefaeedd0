import { readTables } from './readTables.ts';

export const printTables = (ids: readonly string[]): string => ids.join(' ');

/** Returns the tables with one more, or with one less. */
export const withTable = (ids: readonly string[], id: string): readonly string[] =>
  readTables(printTables([id, ...ids]));
export const withoutTable = (ids: readonly string[], id: string): readonly string[] => ids.filter((own) => own !== id);
