import { changedWords, printWords, wordsOf } from '#widgets/words.ts';

/** What an element reads its attributes by: `getAttribute` and `getAttributeNames` of the DOM. */
export interface Attributes {
  readonly getAttribute: (name: string) => string | null;
  readonly getAttributeNames: () => readonly string[];
}

/** Attributes of every element of ours that say how it looks, not what it shows. */
export const LOOK_ATTRIBUTES = ['layout', 'theme'] as const;

/** Every spelling under which an attribute is understood: hosts that clean HTML often let only `data-…` pass. */
export const spellings = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [name, `data-${name}`]);

/** The value of an attribute in either spelling; the plain one counts where both are given. */
export const valueOf = (attributes: Attributes, name: string): string | null =>
  attributes.getAttribute(name) ?? attributes.getAttribute(`data-${name}`);

/** Rows of a board may stand on lines of their own: blanks between them count as the slash. */
const tidy = (name: string, value: string): string =>
  name === 'board' ? value.trim().replace(/\s+/g, '/') : value.trim();

/** The state that attributes describe, as one line: that of `scenario`, with single words in their place or added. */
export function lineFrom(attributes: Attributes, words: readonly string[]): string {
  const single = words.flatMap((name) => {
    const value = valueOf(attributes, name);
    return value === null ? [] : [[name, tidy(name, value)] as const];
  });
  const whole = (valueOf(attributes, 'scenario') ?? '').trim();
  return whole !== '' && single.length === 0 ? whole : printWords(changedWords(wordsOf(whole), new Map(single)));
}

/** Attributes that HTML gives to every element, and those that frameworks write; they say nothing about the figure. */
const FOREIGN =
  /^(?:id|class|style|slot|part|exportparts|lang|dir|hidden|tabindex|title|role|translate|is|inert|nonce|itemprop|itemscope|itemtype|data-.*|aria-.*|on.*|v-.*|x-.*|ng-.*|_ng.*)$|[:@.]/;

/** Attributes that neither the element nor HTML knows: most likely misspelt. */
export const unknownAttributes = (attributes: Attributes, known: readonly string[]): readonly string[] =>
  attributes.getAttributeNames().filter((name) => !known.includes(name) && !FOREIGN.test(name));
