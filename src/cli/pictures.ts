/**
 * Takes the pictures of the repository from a built site: the link preview (public/og.png) and a stepper for the README
 * (public/stepper.png). `node src/cli/pictures.ts [FOLDER]`, by default dist.
 */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../e2e/support/browser.ts';
import { builtBase } from './siteFiles.ts';
import { siteServer } from './siteServer.ts';

/** The usual size of link previews. */
const CARD = { width: 1200, height: 630 } as const;

const CARD_STYLE = `
  body { margin: 0; height: 100vh; display: grid; grid-template-columns: 420px 1fr; gap: 44px; align-items: center; padding: 0 44px; box-sizing: border-box; overflow: hidden; }
  body > div { display: grid; gap: 34px; }
  .brand { width: auto; margin: 0; font-size: 2.4rem; gap: 16px; }
  .brand svg { width: 43px; height: 48px; }
  h1 { font-size: 3.6rem; line-height: 1.06; }
  svg.board { width: 100%; height: auto; }
`;

/** Reduces the start page to its name, its first sentence and the board of its figure, and arranges them as a card. */
async function arrangeCard(page: Page): Promise<void> {
  await page.evaluate(() => {
    const words = document.createElement('div');
    words.append(...document.querySelectorAll('.brand, h1'));
    document.body.replaceChildren(words, ...document.querySelectorAll('svg.board.big'));
  });
  await page.addStyleTag({ content: CARD_STYLE });
}

/** @returns the exit code */
async function takePictures(folder: string): Promise<0 | 2> {
  if (!existsSync(join(folder, 'index.html'))) {
    console.error(`There is no built site in ${folder}. Build it first: npm run build`);
    return 2;
  }
  const browser = findBrowser();
  if (!browser) {
    console.error('No browser was found; CHROMIUM_PATH can name one.');
    return 2;
  }
  const server = siteServer(folder, builtBase(folder)).listen(0, '127.0.0.1');
  const launched = await chromium.launch({
    executablePath: browser.path,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const { port } = server.address() as AddressInfo;
    const page = await launched.newPage({ viewport: CARD, colorScheme: 'light' });
    await page.goto(`http://localhost:${port}${builtBase(folder)}`, { waitUntil: 'networkidle' });
    // The header stays in view and would cover the figure.
    await page.addStyleTag({ content: 'body > header { display: none }' });
    await page.locator('[data-widget="kick-stepper"]').screenshot({ path: 'public/stepper.png' });
    await arrangeCard(page);
    await page.screenshot({ path: 'public/og.png' });
  } finally {
    await launched.close();
    server.close();
  }
  console.log('public/og.png and public/stepper.png are new.');
  return 0;
}

const [folder = 'dist'] = process.argv.slice(2);
process.exitCode = await takePictures(folder);
