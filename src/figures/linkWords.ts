import type { LinkWord } from '#figure/record/links.ts';
import { FIGURES } from './registry.ts';

// The reference page lists the parameters of links from these tables.

/** Figures whose state has parameters of its own. */
export const figuresByWords = (): readonly (readonly [name: string, words: readonly LinkWord[]])[] =>
  FIGURES.flatMap(({ name, link }) => (link?.is === 'own' ? [[name, link.words] as const] : []));

/** The parameters shared by figures with boards, in their printed order, with the figures of each. */
export function boardWords(): readonly (readonly [word: string, takers: readonly string[]])[] {
  const byBoard = FIGURES.flatMap(({ name, link }) => (link?.is === 'board' ? [{ name, words: link.words }] : []));
  return [...new Set(byBoard.flatMap(({ words }) => words))].map((word) => [
    word,
    byBoard.flatMap(({ name, words }) => (words.includes(word) ? [name] : [])),
  ]);
}
