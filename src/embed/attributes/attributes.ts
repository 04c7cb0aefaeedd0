import { changedWords, printWords, wordsOf } from '#text/words.ts';
import type { ElementWords } from '../elements.ts';

/** What an element reads its attributes by. */
export interface Attributes {
  readonly getAttribute: (name: string) => string | null;
}

/** The value of an attribute in either spelling; the plain one counts where both are given. */
export const valueOf = (attributes: Attributes, name: string): string | null =>
  attributes.getAttribute(name) ?? attributes.getAttribute(`data-${name}`);

/** Rows of a board may stand on lines of their own: blanks between them count as the slash. Blanks in other words end no word. */
export const tidy = (name: string, value: string): string => value.trim().replace(/\s+/g, name === 'board' ? '/' : '_');

/** The state that attributes describe, as one line: that of the attribute for all of them, with single words in their place or added. */
export function lineFrom(attributes: Attributes, { words, line }: ElementWords): string {
  const single = words.flatMap((name) => {
    const value = valueOf(attributes, name);
    return value === null ? [] : [[name, tidy(name, value)] as const];
  });
  const whole = line === null ? '' : (valueOf(attributes, line) ?? '').trim();
  return whole !== '' && single.length === 0 ? whole : printWords(changedWords(wordsOf(whole), new Map(single)));
}
