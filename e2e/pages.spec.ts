import { expect, type Page } from '@playwright/test';
import { builtPages } from './support/builtPages.ts';
import { axeViolations, pageViolations } from './support/axe.ts';
import { test } from './support/test.ts';
import { WIDE } from './support/wide.ts';

/** Everything that goes wrong behind a page, or leaves the site, as it happens. */
function troubleOn(page: Page): readonly string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) trouble.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // What a page still loads when the next one is opened is given up.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') trouble.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') trouble.push(`leaves the site: ${request.url()}`);
  });
  return trouble;
}

/** Moves the pointer to every figure, and waits until those that are shown are hydrated. */
async function hydrateFigures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island')) {
      island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    }
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('astro-island[ssr]')].every(
      (island) => island.firstElementChild?.checkVisibility() !== true,
    ),
  );
}

/** Where a level of heading is left out on the way down. */
function leaps(levels: readonly number[]): readonly string[] {
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0;
    return level > before + 1 ? [`h${level} after h${before}`] : [];
  });
}

/** Controls of figures that are too low for a finger. */
const tooLow = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[part~="scrubber"], [part~="controls"] button')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < 44)
        .map((control) => control.ariaLabel ?? control.textContent.trim()),
    );

/** Figures with a list whose items carry the numbers of a list in the text around them. */
const numberedLists = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[data-widget] li')
    .evaluateAll((items) =>
      items
        .filter((item) => getComputedStyle(item, '::before').content === 'counter(item)')
        .map((item) => item.closest<HTMLElement>('[data-widget]')!.dataset['widget']!),
    );

/** Lists whose field is too narrow for what is chosen in it. */
const cutChoices = (page: Page): Promise<readonly string[]> =>
  page.locator('main select').evaluateAll((lists) =>
    (lists as HTMLSelectElement[]).flatMap((list) => {
      const { fontFamily, fontSize, fontWeight, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(list);
      const text = document.createElement('span');
      text.textContent = list.selectedOptions[0]?.text ?? '';
      Object.assign(text.style, {
        position: 'absolute',
        whiteSpace: 'pre',
        fontFamily,
        fontSize,
        fontWeight,
        letterSpacing,
      });
      document.body.append(text);
      const needed = text.getBoundingClientRect().width + parseFloat(paddingLeft) + parseFloat(paddingRight);
      text.remove();
      return list.checkVisibility() && needed > list.getBoundingClientRect().width + 1 ? [text.textContent] : [];
    }),
  );

const pages = builtPages();
/**
 * A page of each kind: the start, a text with steppers, tables with claims, a lab, games in notation, a list of references, code, a frame,
 * a page for contributors.
 */
const KINDS = [
  '',
  'guide/kicks/',
  'systems/srs/kicks/',
  'lab/frames/',
  'notation/ptn/',
  'reference/errata/',
  'reference/api/table/',
  'embed/v1/kick-stepper/',
  'project/style/',
];
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

test('the site has pages', () => {
  expect(pages).toContain('');
  expect(pages).toContain('404.html');
  expect(pages).toEqual(expect.arrayContaining(KINDS));
});

test('no page links a style sheet behind its head, where it would be styled a second time', async ({ page }) => {
  await page.goto('');
  const behind: string[] = [];
  let sheets = 0;
  for (const address of pages) {
    const links = await page.evaluate(async (url) => {
      const parsed = new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html');
      return [...parsed.querySelectorAll('link[rel=stylesheet]')].map((link) => parsed.head.contains(link));
    }, address);
    sheets += links.length;
    if (links.includes(false)) behind.push(address);
  }
  expect(behind).toEqual([]);
  expect(sheets).toBeGreaterThan(pages.length);
});

/** Pages by the folder of the site that they stand in: tests of single pages would take as long for their beginning as for the rest. */
const folders = Map.groupBy(pages, (address) =>
  address
    .split('/')
    .slice(0, address.startsWith('systems/') ? 2 : 1)
    .join('/'),
);

for (const [folder, addresses] of folders)
  test(`the pages of /${folder} are sound`, async ({ page }) => {
    const trouble = troubleOn(page);
    // Nothing may be caught half-way through a change of colour.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    for (const address of addresses)
      await test.step(`/${address}`, async () => {
        const what = (aspect: string): string => `/${address}: ${aspect}`;
        await page.setViewportSize(PHONE);
        await page.goto(address);
        await hydrateFigures(page);

        expect.soft(await page.locator('h1').count(), what('headings of the first level')).toBe(1);
        const levels = await page
          .locator('main :is(h1, h2, h3, h4, h5, h6)')
          .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
        expect.soft(leaps(levels), what('levels of heading left out')).toEqual([]);

        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, what('width on a phone')).toBe(PHONE.width);
        expect.soft(await tooLow(page), what('too low for a finger')).toEqual([]);
        expect.soft(await numberedLists(page), what('lists of figures with the numbers of a text')).toEqual([]);
        expect.soft(await cutChoices(page), what('choices cut on a phone')).toEqual([]);
        // Pages of a kind share their parts, their colours, of which contrast.test.ts computes every pair, and the sizes of their links.
        if (WIDE || KINDS.includes(address)) {
          const onPhone = await pageViolations(page, { colours: true });
          expect.soft(onPhone, what('axe, and targets too small for a finger')).toEqual([]);
          await page.setViewportSize(DESKTOP);
          const onDesktop = await pageViolations(page, { colours: false });
          expect.soft(onDesktop, what('axe, and targets too small for a pointer')).toEqual([]);
          expect.soft(await axeViolations(page, 'dark'), what('axe in the dark theme')).toEqual([]);
        }
      });
    expect(trouble, 'behind the pages').toEqual([]);
  });

for (const [stored, system] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  test(`a reader who chose ${stored} gets it on a ${system} system, before the first paint`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((theme) => localStorage.setItem('starlight-theme', theme), stored);
    await page.goto('', { waitUntil: 'commit' });
    await page.locator('body').waitFor({ state: 'attached' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', stored);
  });
}
