/** Words of a line by name: what a figure shows, and what it is asked to show. A word without `=` has no value. */
export type Words = ReadonlyMap<string, string>;

/** Reads `step=4 board=…`; where a name comes twice the last one counts. */
export function wordsOf(line: string): Words {
  const words = line.split(/\s+/).filter((word) => word !== '');
  return new Map(
    words.map((word) => {
      const equals = word.indexOf('=');
      return equals < 0 ? [word, ''] : [word.slice(0, equals), word.slice(equals + 1)];
    }),
  );
}

export const printWords = (words: Iterable<readonly [name: string, value: string]>): string =>
  Array.from(words, ([name, value]) => `${name}=${value}`).join(' ');

/** The words of `base` with others put in their place or added; a value that is empty takes its word away. */
export function changedWords(base: Words, changes: Words): Words {
  return new Map([...base, ...changes].filter(([name]) => changes.get(name) !== ''));
}
