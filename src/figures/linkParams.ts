import type { LinkParam } from '#figure/record/links.ts';
import { FIGURES } from './registry.ts';

// The reference page lists the parameters of links from these tables.

/** Figures whose state has parameters of its own. */
export const figuresByParams = (): readonly (readonly [name: string, params: readonly LinkParam[]])[] =>
  FIGURES.flatMap(({ name, link }) => (link?.is === 'own' ? [[name, link.params] as const] : []));

/** The parameters shared by figures with boards, in their printed order, with the figures of each. */
export function boardParams(): readonly (readonly [word: string, takers: readonly string[]])[] {
  const byBoard = FIGURES.flatMap(({ name, link }) => (link?.is === 'board' ? [{ name, params: link.params }] : []));
  return [...new Set(byBoard.flatMap(({ params }) => params))].map((word) => [
    word,
    byBoard.flatMap(({ name, params }) => (params.includes(word) ? [name] : [])),
  ]);
}
