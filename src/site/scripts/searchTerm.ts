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
