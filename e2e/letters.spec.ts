import { expect } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { test } from './support/test.ts';
import { TEST_ALL } from './support/wide.ts';

/** Pages with what is widest on them: the head of the site, tables of tests, of kicks and of offsets, frames, shells. */
const PAGES = [
  ['', '[data-widget=one-press]'],
  ['guide/kicks/', '#wall'],
  ['compare/i-kicks/', '#i-kicks'],
  ['lab/offsets/', '#bench'],
  ['systems/ars/ace/', '#rules'],
  ['systems/rotatris/', '[data-widget=rotatris-game]'],
  ['systems/rotatris/shells/', '#printed'],
  ['systems/srs/180/', '#three'],
] as const;

/** What readers choose in the settings of their browser, in pixels (16 is usual), and the width of their window. */
const LETTERS = [
  [16, 320],
  [20, 1440],
  [24, 360],
  [24, 768],
  [24, 1440],
  [32, 1920],
] as const;

for (const [letters, width] of LETTERS)
  test(`with letters of ${letters} px no page of ${width} px scrolls sideways`, TEST_ALL, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    await page.setViewportSize({ width, height: 900 });
    for (const [address, figure] of PAGES) {
      await page.goto(address);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${letters}px`);
      await page.locator(figure).first().scrollIntoViewIfNeeded();
      await comesAlive(page.locator(figure).first());
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `/${address}`).toBe(width);
      await expect(page.getByRole('banner').getByRole('button').last()).toBeInViewport({ ratio: 1 });
    }
  });
