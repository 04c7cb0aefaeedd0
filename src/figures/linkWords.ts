import type { LinkWord } from '#figure/record/links.ts';
import { FIGURES } from './registry.ts';

// What links may say, for the page that lists it.

/** The figures whose state is a list of words of their own. */
export const figuresByWords = (): readonly (readonly [name: string, words: readonly LinkWord[]])[] =>
  FIGURES.flatMap(({ name, link }) => (link?.is === 'own' ? [[name, link.words] as const] : []));

/** The words of figures that share those of boards, in the order in which they are written, with the figures that take each. */
export function boardWords(): readonly (readonly [word: string, takers: readonly string[]])[] {
  const byBoard = FIGURES.flatMap(({ name, link }) => (link?.is === 'board' ? [{ name, words: link.words }] : []));
  return [...new Set(byBoard.flatMap(({ words }) => words))].map((word) => [
    word,
    byBoard.flatMap(({ name, words }) => (words.includes(word) ? [name] : [])),
  ]);
}
