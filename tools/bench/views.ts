import type { Browser } from '@playwright/test';
import { pageWeights, weighAll } from '#cli/pageWeights.ts';
import { SCRIPT_BUDGET } from '#cli/scriptBudgets.ts';
import { DIST, onSite } from './site.ts';

const TITLE = `JavaScript of a page that is read to its end in kB, brotli (budget ${SCRIPT_BUDGET / 1000}): 1440 by 900, 360 by 740`;

/** A large window and a phone. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const;
/** Milliseconds until figures in view have loaded: after the load event, and after each screen. */
const SETTLED = 600;
const SCROLLED = 60;

/** Returns the bytes (brotli) of scripts that a page fetches while a reader scrolls through all of it and touches nothing. */
async function readThrough(browser: Browser, site: string, page: string, viewport: (typeof WINDOWS)[number]) {
  const tab = await browser.newPage({ viewport });
  await tab.goto(site + page.slice(1));
  const screens = Math.ceil((await tab.evaluate(() => document.body.scrollHeight)) / viewport.height);
  for (let screen = 1; screen <= screens; screen++) {
    await tab.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
    await tab.waitForTimeout(SCROLLED);
  }
  await tab.waitForTimeout(SETTLED);
  const scripts = await tab.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (/\.js$/.test(name) ? [name] : [])),
  );
  await tab.close();
  return weighAll(DIST, new Set(scripts.map((name) => name.slice(site.length)))).brotli;
}

/** Weighs the scripts that pages with figures fetch while nobody uses a figure. */
export const benchViews = (): Promise<readonly string[]> =>
  onSite(TITLE, async (browser, site) => {
    const pages = pageWeights(DIST).filter(({ islands }) => islands > 0);
    const rows: { readonly page: string; readonly bytes: readonly number[] }[] = [];
    for (const { page } of pages) {
      const bytes: number[] = [];
      for (const size of WINDOWS) bytes.push(await readThrough(browser, site, page, size));
      rows.push({ page, bytes });
    }
    const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(8);
    const over = WINDOWS.map((_size, index) => rows.filter(({ bytes }) => bytes[index]! > SCRIPT_BUDGET).length);
    return [
      ...rows.map(({ page, bytes }) => `  ${page.padEnd(44)}${bytes.map(kilobytes).join('')}`),
      `  over the budget: ${over.join(' and ')} of ${rows.length} pages`,
    ];
  });
