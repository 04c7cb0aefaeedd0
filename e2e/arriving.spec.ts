import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { rows as chosen } from './support/wide.ts';

test.use({ javaScriptEnabled: false });

const topsOfRows = (page: Page): Promise<number[]> =>
  page.locator('[role="row"]').evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top)));

/** Shows only the part of a page that ends before a given row of its first grid, as a browser does while the rest is still on its way. */
async function showUntilRow(page: Page, path: string, row: number): Promise<void> {
  await page.route(`**/${path}`, async (route) => {
    const response = await route.fetch();
    const parts = (await response.text()).split('role="row"');
    await route.fulfill({ response, body: parts.slice(0, row + 1).join('role="row"') });
  });
  await page.goto(path);
  await page.unroute(`**/${path}`);
}

/** A board of a stepper, a round field, a box, and two boards beside each other: each is a board of the first kind. */
const BOARDS = [
  { path: 'systems/srs/kicks/', rows: 3 },
  { path: 'systems/rotatris/', rows: 7 },
  { path: 'systems/ars/center-column/', rows: 2 },
  { path: 'compare/i-kicks/', rows: 3 },
] as const;

test('the rows of a board keep their places while the page comes in', async ({ page }) => {
  for (const { path, rows } of chosen(BOARDS, ({ path }) => path !== 'compare/i-kicks/'))
    await test.step(path, async () => {
      await showUntilRow(page, path, rows);
      const early = (await topsOfRows(page)).slice(0, rows);
      expect(early).toHaveLength(rows);
      await page.goto(path);
      expect((await topsOfRows(page)).slice(0, rows)).toEqual(early);
    });
});
