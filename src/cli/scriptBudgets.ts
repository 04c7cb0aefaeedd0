import type { PageWeight } from './pageWeights.ts';

/** JavaScript before the first interaction on a page with figures, in bytes (brotli). */
export const SCRIPT_BUDGET = 45_000;

/**
 * Pages that are over the budget, and what they may weigh at most until they are brought under it, in kilobytes of 1000. Numbers
 * here only ever fall.
 */
export const OVER_BUDGET: Readonly<Record<string, number>> = {};

/** What is wrong with the weights: pages over their limit, and limits that no page needs any more. */
export function budgetFaults(
  pages: readonly Pick<PageWeight, 'page' | 'js' | 'islands' | 'framework'>[],
  over: Readonly<Record<string, number>> = OVER_BUDGET,
): readonly string[] {
  const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
  return [
    ...pages.flatMap(({ page, js, islands, framework }) => {
      const limit = page in over ? over[page]! * 1000 : SCRIPT_BUDGET;
      if (islands === 0 && framework === 'loaded') return [`${page} has no figure but loads the framework`];
      if (js.brotli > limit)
        return [`${page} loads ${kilobytes(js.brotli)} kB of JavaScript; its limit is ${kilobytes(limit)} kB`];
      return page in over && js.brotli <= SCRIPT_BUDGET
        ? [`${page} keeps to the budget with ${kilobytes(js.brotli)} kB; take it off the list of those that do not`]
        : [];
    }),
    ...Object.keys(over)
      .filter((listed) => !pages.some(({ page }) => page === listed))
      .map((listed) => `${listed} is on the list of pages over the budget, and there is no such page`),
  ];
}
