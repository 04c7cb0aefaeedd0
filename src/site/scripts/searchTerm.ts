/**
 * A term as the search index has it. Pagefind drops signs and single letters behind a hyphen, and then SRS+ and SRS-X are SRS: such names
 * become one word, here and in the aliases of pages. The sign comes first, because Pagefind finds a word by its beginning too.
 */
export const searchTerm = (term: string): string =>
  term
    .replace(/(?<![\p{L}\d])([\p{L}\d]+)\+/gu, 'plus$1')
    .replace(/(?<![\p{L}\d])([\p{L}\d]{2,})-(\p{L})(?![\p{L}\d])/gu, '$2$1');
