/**
 * Visits every page of dist/ in Firefox and uses every kind of element there: `npm run test:firefox`. Playwright drives a Firefox of its
 * own making only; this is the one of the system, or the one that FIREFOX_PATH names.
 */
import { launch, type Page } from 'puppeteer-core';
import { builtPages } from '../support/builtPages.ts';
import { differences, finishWithout, startChecks, until } from './checks.ts';
import { elementsMade, overflow, shown, USED, use, wake } from './figures.ts';
import { findProgram, serveSite } from './program.ts';

/** The elements, whose names are those of their figures. */
const NAMES = USED.map(({ kind }) => kind).join();

const { FIREFOX_PATH = '' } = process.env;
const firefox = findProgram(FIREFOX_PATH || 'firefox-esr', 'firefox');
if (firefox === undefined)
  finishWithout(
    'Firefox',
    'Install it (on Debian: apt-get install firefox-esr), or name it: FIREFOX_PATH=/path/to/firefox',
  );
else await testIn(firefox);

/** What a page has complained of so far; each call begins anew. */
function complaintsOf(page: Page): () => readonly string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) heard.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`thrown: ${String(error)}`));
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()}: ${response.url()}`);
  });
  return () => heard.splice(0);
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}

async function testIn(executablePath: string): Promise<void> {
  const { address, stop } = await serveSite();
  // A service worker would fetch the whole site beside the pages that are tested.
  const extraPrefsFirefox = { 'dom.serviceWorkers.enabled': false };
  const browser = await launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox });
  const { check, finish } = startChecks();
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const complaints = complaintsOf(page);

  for (const path of builtPages())
    await check(`/${path}`, async () => {
      // The page for unknown addresses is asked for by its name here, so that the server does not answer 404.
      await page.goto(address + path);
      await scrollThrough(page);
      await until('all elements are made', () => page.evaluate(elementsMade, NAMES));
      const wide = await page.evaluate(overflow);
      return [...complaints(), ...(wide > 0 ? [`${wide} px wider than the window`] : [])];
    });

  for (const { kind, path, press = '' } of USED)
    await check(`${kind} on /${path} is used, and shows its example after a reload`, async () => {
      await page.goto(address + path);
      await until('the figure can be used', () => page.evaluate(wake, kind));
      const before = await page.evaluate(shown);
      await page.evaluate(use, kind, press);
      await until(
        'the figure shows something else',
        async () => differences(before, await page.evaluate(shown)).length > 0,
      );
      await page.reload();
      const drawn = await page.evaluate(shown);
      await until('the figure can be used again', () => page.evaluate(wake, kind));
      const again = await page.evaluate(shown);
      return [...complaints(), ...differences(before, drawn), ...differences(before, again)];
    });

  await browser.close();
  stop();
  finish();
}
