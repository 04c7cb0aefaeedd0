/**
 * Measures figures in a built site and writes the tables for the next build: the frames of the oEmbed documents at their declared width, and
 * the example of each element on its bare page. `npm run heights -- [FOLDER]`, by default dist.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { listen, openBrowser } from './openBrowser.ts';
import { builtBase } from './siteFiles.ts';
import { siteServer } from './siteServer.ts';

const FRAMES = 'src/build/frameHeights.json';
const ELEMENTS = 'src/figure/record/elementHeights.json';
/** Fonts differ a little between browsers, so heights are rounded up to a multiple of this. */
const GRAIN = 20;

const rounded = (height: number): number => Math.ceil(height / GRAIN) * GRAIN;
/** The figure of a bare page. */
const FIGURE = '[data-widget][data-ready]:not(#example)';

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
  await frame.locator(FIGURE).waitFor();
  await page.waitForLoadState('networkidle');
  return rounded(await frame.locator('body').evaluate((body) => body.scrollHeight));
}

/** Measures the page of an element, and its figure, at some width. */
async function heightsAt(address: string, width: number, page: Page) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  const figure = page.locator(FIGURE);
  await figure.waitFor();
  await page.waitForLoadState('networkidle');
  const whole = await page.evaluate(() => document.body.scrollHeight);
  return { whole: rounded(whole), figure: rounded((await figure.boundingBox())!.height) };
}

const [folder = 'dist'] = process.argv.slice(2);
const server = siteServer(folder, builtBase(folder));
const site = `http://localhost:${await listen(server)}${builtBase(folder)}`;
const browser = await openBrowser();
const page = await browser.newPage();

const elements: Record<string, object> = {};
for (const file of globSync('*/index.html', { cwd: join(folder, 'embed') }).sort()) {
  const name = dirname(file);
  const address = `${site}embed/${name}/`;
  elements[name] = {
    frame: (await heightsAt(address, 720, page)).whole,
    narrow: (await heightsAt(address, 360, page)).figure,
    wide: (await heightsAt(address, 960, page)).figure,
  };
}

const frames: Record<string, number> = {};
const documents = join(folder, 'oembed');
for (const name of globSync('**/*.json', { cwd: documents }).sort()) {
  const height = await heightOf(JSON.parse(readFileSync(join(documents, name), 'utf8')) as Document, page, site);
  if (height !== null) frames[name.replaceAll('\\', '/').replace(/\.json$/, '')] = height;
}
await browser.close();
server.close();

for (const [file, heights] of [
  [FRAMES, frames],
  [ELEMENTS, elements],
] as const) {
  writeFileSync(file, `${JSON.stringify(heights, null, 2)}\n`);
  console.log(`${file} is new: ${Object.keys(heights).length} heights.`);
}
