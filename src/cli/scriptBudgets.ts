import type { PageWeight } from './pageWeights.ts';

/** JavaScript before the first interaction on a page with figures, in bytes (brotli). */
export const SCRIPT_BUDGET = 45_000;

/**
 * Pages that are over the budget, and what they may weigh at most until they are brought under it, in kilobytes of 1000. Numbers
 * here only ever fall.
 */
export const OVER_BUDGET: Readonly<Record<string, number>> = {
  '/compare/i-kicks/': 70,
  '/compare/': 69,
  '/guide/conventions/': 53,
  '/guide/kicks/': 52,
  '/guide/reading/': 52,
  '/guide/rotation/': 55,
  '/': 52,
  '/lab/buttons/': 82,
  '/lab/compare/': 69,
  '/lab/frames/': 92,
  '/lab/notation/': 53,
  '/lab/offsets/': 60,
  '/lab/reach/': 69,
  '/lab/spins/': 74,
  '/lab/stepper/': 52,
  '/lab/table/': 96,
  '/notation/': 51,
  '/notation/ptn/grammar/': 51,
  '/notation/ptn/': 50,
  '/notation/ptn/scuti/': 51,
  '/reference/conformance/': 52,
  '/reference/data/': 62,
  '/systems/arika-srs/': 80,
  '/systems/ars/ace/': 102,
  '/systems/ars/center-column/': 71,
  '/systems/ars/': 54,
  '/systems/ars/kicks/': 62,
  '/systems/ars/miharas-conspiracy/': 107,
  '/systems/ars/right-bias/': 66,
  '/systems/ars/rotation/': 66,
  '/systems/ars/sakura/': 79,
  '/systems/ars/ti/': 96,
  '/systems/dtet/buttons/': 82,
  '/systems/dtet/elsewhere/': 86,
  '/systems/dtet/': 101,
  '/systems/dtet/kicks/': 77,
  '/systems/dtet/rotation/': 59,
  '/systems/fan-variants/': 73,
  '/systems/': 69,
  '/systems/rotatris/rotation/': 56,
  '/systems/rotatris/speed/': 50,
  '/systems/srs/180/': 77,
  '/systems/srs/kick-atlas/': 67,
  '/systems/srs/kicks/': 57,
  '/systems/srs/offsets/': 61,
  '/systems/srs/other-rules/': 93,
  '/systems/srs/rotation/': 66,
  '/systems/srs/spawn/': 54,
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
