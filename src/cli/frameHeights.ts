/**
 * Measures the frame heights of the oEmbed documents of a built site at their declared width, and writes the table for the next build. `npm
 * run heights -- [FOLDER]`, by default dist.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { listen, openBrowser } from './openBrowser.ts';
import { builtBase } from './siteFiles.ts';
import { siteServer } from './siteServer.ts';

const TABLE = 'src/build/frameHeights.json';
/** Fonts differ a little between browsers, so heights are rounded up to a multiple of this. */
const GRAIN = 20;

interface Document {
  readonly provider_url: string;
  readonly width?: number;
  readonly html?: string;
}

/** Measures the height of a frame in a page that ignores its messages; null for a document without a frame. */
async function heightOf({ provider_url, width, html = '' }: Document, page: Page, site: string) {
  if (!html.startsWith('<iframe')) return null;
  await page.setContent(`<!doctype html><div style="width: ${width}px">${html.replaceAll(provider_url, site)}</div>`);
  const frame = page.frameLocator('iframe');
  await frame.locator('[data-widget][data-ready]:not(#example)').waitFor();
  await page.waitForLoadState('networkidle');
  const height = await frame.locator('body').evaluate((body) => body.scrollHeight);
  return Math.ceil(height / GRAIN) * GRAIN;
}

const [folder = 'dist'] = process.argv.slice(2);
const documents = join(folder, 'oembed');
const server = siteServer(folder, builtBase(folder));
const site = `http://localhost:${await listen(server)}${builtBase(folder)}`;
const browser = await openBrowser();
const page = await browser.newPage();
const heights: Record<string, number> = {};
for (const name of globSync('**/*.json', { cwd: documents }).sort()) {
  const height = await heightOf(JSON.parse(readFileSync(join(documents, name), 'utf8')) as Document, page, site);
  if (height !== null) heights[name.replaceAll('\\', '/').replace(/\.json$/, '')] = height;
}
await browser.close();
server.close();
writeFileSync(TABLE, `${JSON.stringify(heights, null, 2)}\n`);
console.log(`${TABLE} is new: ${Object.keys(heights).length} frames.`);
