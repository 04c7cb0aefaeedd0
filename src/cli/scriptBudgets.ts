import type { PageWeight } from './pageWeights.ts';

/** JavaScript before the first interaction on a page with figures, in bytes (brotli). */
export const SCRIPT_BUDGET = 45_000;

/**
 * Pages that are over the budget, and what they may weigh at most until they are brought under it, in kilobytes of 1000. Numbers
 * here only ever fall.
 */
export const OVER_BUDGET: Readonly<Record<string, number>> = {
  '/compare/i-kicks/': 70,
  '/compare/': 68,
  '/guide/conventions/': 46,
  '/guide/rotation/': 52,
  '/lab/buttons/': 81,
  '/lab/compare/': 67,
  '/lab/frames/': 88,
  '/lab/notation/': 50,
  '/lab/offsets/': 59,
  '/lab/reach/': 66,
  '/lab/spins/': 69,
  '/lab/table/': 94,
  '/notation/': 49,
  '/notation/ptn/grammar/': 48,
  '/notation/ptn/': 47,
  '/notation/ptn/scuti/': 49,
  '/reference/data/': 59,
  '/systems/arika-srs/': 77,
  '/systems/ars/ace/': 95,
  '/systems/ars/center-column/': 66,
  '/systems/ars/': 51,
  '/systems/ars/kicks/': 58,
  '/systems/ars/miharas-conspiracy/': 99,
  '/systems/ars/right-bias/': 62,
  '/systems/ars/rotation/': 62,
  '/systems/ars/sakura/': 74,
  '/systems/ars/ti/': 88,
  '/systems/dtet/buttons/': 81,
  '/systems/dtet/elsewhere/': 82,
  '/systems/dtet/': 98,
  '/systems/dtet/kicks/': 73,
  '/systems/dtet/rotation/': 57,
  '/systems/fan-variants/': 73,
  '/systems/': 68,
  '/systems/rotatris/rotation/': 53,
  '/systems/srs/180/': 73,
  '/systems/srs/kick-atlas/': 62,
  '/systems/srs/kicks/': 51,
  '/systems/srs/offsets/': 59,
  '/systems/srs/other-rules/': 88,
  '/systems/srs/rotation/': 62,
  '/systems/srs/spawn/': 51,
};

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
