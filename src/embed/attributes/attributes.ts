import { changedWords, printWords, wordsOf } from '#text/words.ts';
import { valueIn, type Attributes, type ElementWords } from '#figure/record/elementWords.ts';

/** Rows of a board may stand on lines of their own: blanks between them count as the slash. Blanks in other words end no word. */
export const tidy = (name: string, value: string): string => value.trim().replace(/\s+/g, name === 'board' ? '/' : '_');

/** The state that attributes describe, as one line: that of the attribute for all of them, with single words in their place or added. */
export function lineFrom(attributes: Attributes, { words, line }: ElementWords): string {
  const single = words.flatMap((name) => {
    const value = valueIn(attributes, name);
    return value === null ? [] : [[name, tidy(name, value)] as const];
  });
  const whole = line === null ? '' : (valueIn(attributes, line) ?? '').trim();
  return whole !== '' && single.length === 0 ? whole : printWords(changedWords(wordsOf(whole), new Map(single)));
}
