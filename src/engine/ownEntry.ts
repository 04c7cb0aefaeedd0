/** The entry of a record under a key that can be any text; undefined for `constructor` and whatever else every object inherits. */
export const ownEntry = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
