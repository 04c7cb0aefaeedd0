/** Words of a question that say nothing about its subject. */
// prettier-ignore
const SMALL = new Set([
  'a', 'an', 'and', 'are', 'can', 'do', 'does', 'for', 'from', 'how', 'in', 'is', 'it',
  'my', 'of', 'on', 'that', 'the', 'this', 'to', 'what', 'when', 'where', 'which', 'why', 'with',
]);

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** A question without its small words; a term of small words alone stays. */
export function subjectOf(term: string): string {
  const words = term.split(/\s+/);
  const kept = words.filter((word) => !SMALL.has(wordsOf(word).join('')));
  return (kept.length > 0 ? kept : words).join(' ');
}

/** Removes the ending that most forms of a word differ in. */
const stemOf = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<=..)(?:ions?|ings?|ed|es?|s)$/, '');

/**
 * Whether a text has every word of a term, or a word that begins like it. Pagefind itself shortens a word that it does not know, until
 * it finds any page.
 */
export function hasWords(text: string, term: string): boolean {
  const words = [...new Set(wordsOf(text))];
  return wordsOf(term).every((sought) => {
    const stem = stemOf(sought);
    return words.some((word) => word.startsWith(sought) || stemOf(word) === stem);
  });
}

/**
 * A term as the search index has it. Pagefind drops signs and single letters behind a hyphen, and then SRS+ and SRS-X are SRS: such names
 * become one word, here and in the aliases of pages. The sign comes first, because Pagefind finds a word by its beginning too, and
 * in small letters, because it takes apart what has capitals inside.
 */
export const searchTerm = (term: string): string =>
  term
    .replace(/(?<![\p{L}\d])([\p{L}\d]+)\+/gu, (_, word: string) => `plus${word.toLowerCase()}`)
    .replace(/(?<![\p{L}\d])([\p{L}\d]{2,})-(\p{L})(?![\p{L}\d])/gu, (_, word: string, letter: string) =>
      (letter + word).toLowerCase(),
    );
