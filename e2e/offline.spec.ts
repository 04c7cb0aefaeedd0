import { expect, type Page } from '@playwright/test';
import { builtPages, htmlOf } from './support/builtPages.ts';
import {
  keptAddresses,
  removeVersion,
  secondVersion,
  serveDeployments,
  type Deployments,
} from './support/deployments.ts';
import { isolated } from './support/test.ts';
import { TEST_ALL } from './support/wide.ts';

isolated.use({ serviceWorkers: 'allow' });

let site: Deployments;
isolated.beforeEach(async ({ baseURL }) => {
  site = await serveDeployments(new URL(baseURL!).pathname);
});
isolated.afterEach(() => site.close());

const footer = (page: Page) => page.getByRole('contentinfo');
const isKept = (page: Page) => expect(footer(page).getByText('Kept for offline')).toBeVisible();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a lab with a link and uses its figure. */
async function usesLab(page: Page): Promise<void> {
  await page.goto(`${site.address}lab/stepper/?system=sega&piece=I&from=0&at=3,5&turn=cw&board=..........`);
  const figure = page.locator('#bench');
  await expect(figure).toHaveAttribute('data-state', /^system=sega /);
  await figure.getByRole('button', { name: 'Next test' }).click();
  await expect(figure).toHaveAttribute('data-state', /(^| )step=2( |$)/);
}

/** The addresses of all kept files. */
const keptFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const caches = await window.caches.keys();
    const requests = await Promise.all(caches.map(async (name) => (await window.caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });

/** Presses keys for a while, and returns the number of files that are kept then. */
async function keptWhileUsed(page: Page): Promise<number> {
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Shift');
    await page.waitForTimeout(200);
  }
  return (await keptFiles(page)).length;
}

/** Counts the kept scripts of the stepper: one for each version. */
const keptSteppers = async (page: Page): Promise<number> =>
  (await keptFiles(page)).filter((url) => /\/KickStepper\..*\.js$/.test(url)).length;

isolated('every page of the site is kept, and everything that it loads', ({ baseURL }) => {
  const kept = keptAddresses();
  const base = new URL(baseURL!).pathname;
  const pages = builtPages().filter((address) => !address.startsWith('embed/'));
  expect(pages.filter((address) => !kept.has(address))).toEqual([]);
  const loaded = pages.flatMap((address) => {
    const tags =
      htmlOf(address).match(/<(?:script|img|astro-island|link rel="(?:stylesheet|preload|icon)")[^>]*/g) ?? [];
    return [...tags.join('\n').matchAll(/\s(?:src|href|component-url|renderer-url)="([^"]+)"/g)].map(([, url]) => url!);
  });
  expect(loaded.length).toBeGreaterThan(pages.length);
  const files = new Set(loaded.filter((url) => url.startsWith(base)).map((url) => url.slice(base.length)));
  expect([...files].filter((file) => !kept.has(file))).toEqual([]);
});

isolated(
  'a reader who opened one page reads every page and uses the labs without a network',
  TEST_ALL,
  async ({ page }) => {
    await page.goto(site.address);
    await isolated.step('nothing more is fetched while the page is used', async () => {
      const kept = await keptWhileUsed(page);
      // What was asked for before the first press is there after some presses.
      expect(await keptWhileUsed(page)).toBe(kept);
      await isKept(page);
      expect((await keptFiles(page)).length).toBeGreaterThan(kept);
    });
    site.cut();
    await isolated.step('a page', async () => {
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').first().click();
      await expect(title(page)).toBeVisible();
      expect(page.url()).not.toBe(site.address);
    });
    await isolated.step('a lab, with the state of a link', () => usesLab(page));
    await isolated.step('the search', async () => {
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('searchbox').fill('floor kick');
      await page.getByRole('dialog').getByRole('link').first().click();
      await expect(page).toHaveURL(`${site.address}guide/kicks/`);
      await expect(title(page)).toBeVisible();
    });
    await isolated.step('an address without its closing slash', async () => {
      await page.goto(`${site.address}lab/compare?piece=T`);
      await expect(page).toHaveURL(/\/lab\/compare\/\?piece=T/);
    });
    for (const address of [
      'data/v1/srs.json',
      'nothing/',
      '%E0%A4%A',
      '//guide/kicks/',
      'guide/kicks/%00',
      '?<script>',
    ]) {
      await isolated.step(`${address} says what is missing, or is a page`, async () => {
        await page.goto(site.address + address);
        await expect(title(page)).toHaveText(address.startsWith('?') ? /./ : 'Read without a network');
      });
    }
  },
);

/** A browser that says that its reader saves data. */
const savesData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
const keep = (page: Page) => footer(page).getByRole('button', { name: 'Keep for offline' });

isolated('a reader who saves data finds the start without a network, and what to do for the rest', async ({ page }) => {
  await savesData(page);
  await page.goto(site.address);
  await expect(keep(page)).toBeVisible();
  await expect(footer(page).getByText(/^\d+ MB$/)).toBeVisible();
  site.cut();
  await page.goto(`${site.address}guide/kicks/`);
  await expect(title(page)).toHaveText('Read without a network');
  await page.goto(site.address);
  await expect(title(page)).toBeVisible();
  await keep(page).click();
  await expect(footer(page).getByText(/ files are kept\. The network does not answer\./)).toBeVisible();
});

isolated(
  'a reader who saves data keeps the site at a press, and every page is of one version',
  TEST_ALL,
  async ({ page, context }) => {
    await savesData(page);
    const second = secondVersion();
    await page.goto(site.address);
    await isolated.step('a press keeps the whole site', async () => {
      await keep(page).click();
      await isKept(page);
      site.cut();
      await page.goto(`${site.address}systems/srs/kicks/`);
      await expect(title(page)).toBeVisible();
    });
    await isolated.step('after a new deployment an open page goes on with its own files, and says so', async () => {
      site.deploy(await second);
      site.mend();
      const other = await context.newPage();
      await other.goto(`${site.address}guide/kicks/`);
      await expect(title(other)).not.toHaveText(/second/);
      await expect(page.getByText('A new version is there.')).toBeVisible();
      site.cut();
      const figure = page.locator('#worked');
      await figure.dispatchEvent('pointerover');
      await expect(figure).toHaveAttribute('data-ready', '');
      await expect(title(page)).not.toHaveText(/second/);
      expect(await page.evaluate(() => Reflect.get(window, 'version') as unknown)).toBeUndefined();
      await other.close();
      removeVersion(await second);
    });
    await isolated.step('a reload shows the new version, without a network too', async () => {
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(title(page)).toHaveText(/second/);
      await page.waitForLoadState();
      const figure = page.locator('#worked');
      await figure.dispatchEvent('pointerover');
      await expect(figure).toHaveAttribute('data-ready', '');
      expect(await page.evaluate(() => Reflect.get(window, 'version') as unknown)).toBe('second');
      await usesLab(page);
      await expect(title(page)).toHaveText(/second/);
      await isKept(page);
    });
    await isolated.step('a visit that begins without an open page deletes the files of the old version', async () => {
      expect(await keptSteppers(page)).toBe(2);
      await page.close();
      const next = await context.newPage();
      await next.goto(site.address);
      await expect.poll(() => keptSteppers(next)).toBe(1);
    });
  },
);
