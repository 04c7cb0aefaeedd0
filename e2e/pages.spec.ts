import { expect, type Page } from '@playwright/test';
import { builtPages } from './support/builtPages.ts';
import { axeViolations, pageViolations } from './support/axe.ts';
import { test } from './support/test.ts';
import { rows, WIDE } from './support/wide.ts';

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

/** What the document of a page comes to on a phone. */
interface Look {
  /** Number of headings of the first level. */
  readonly titles: number;
  /** Levels of the headings of its text. */
  readonly levels: readonly number[];
  readonly width: number;
  /** Controls of figures that are too low for a finger. */
  readonly tooLow: readonly string[];
  /** Figures with a list whose items carry the numbers of a list in the text around them. */
  readonly numberedLists: readonly string[];
  /** Lists whose field is too narrow for what is chosen in it. */
  readonly cutChoices: readonly string[];
}

/** Looks at a page at once: each question for itself would be a message to the browser, and each list of choices a layout of the page. */
const lookAt = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const all = <E extends HTMLElement>(selector: string): readonly E[] => [...document.querySelectorAll<E>(selector)];
    const titles = all('h1').length;
    const levels = all('main :is(h1, h2, h3, h4, h5, h6)').map(({ tagName }) => Number(tagName.slice(1)));
    const width = document.documentElement.scrollWidth;
    const tooLow = all('[part~="scrubber"], [part~="controls"] button')
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < 44)
      .map((control) => control.ariaLabel ?? control.textContent.trim());
    const numberedLists = all('[data-widget] li')
      .filter((item) => getComputedStyle(item, '::before').content === 'counter(item)')
      .map((item) => item.closest<HTMLElement>('[data-widget]')!.dataset['widget']!);
    const choices = all<HTMLSelectElement>('main select')
      .filter((list) => list.checkVisibility())
      .map((list) => {
        const { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight, paddingLeft, paddingRight, whiteSpace } =
          getComputedStyle(list);
        const text = document.createElement('span');
        text.textContent = list.selectedOptions[0]?.text ?? '';
        const { width, height } = list.getBoundingClientRect();
        // A field whose text goes on in a second line has the height for it.
        Object.assign(text.style, {
          position: 'absolute',
          width: `${width - parseFloat(paddingLeft) - parseFloat(paddingRight) + 1}px`,
          whiteSpace: whiteSpace === 'normal' ? 'normal' : 'pre',
          fontFamily,
          fontSize,
          fontWeight,
          letterSpacing,
          lineHeight,
        });
        return { text, height };
      });
    document.body.append(...choices.map(({ text }) => text));
    const cutChoices = choices
      .filter(({ text, height }) => text.scrollWidth > text.clientWidth || text.offsetHeight > height)
      .map(({ text }) => text.textContent);
    choices.forEach(({ text }) => text.remove());
    return { titles, levels, width, tooLow, numberedLists, cutChoices };
  });

const pages = builtPages();
/** A page of each kind: the start, a text with a stepper and claims, a lab, games in notation, references, code, a frame, a page for contributors. */
const KINDS = [
  '',
  'systems/srs/kicks/',
  'lab/frames/',
  'notation/ptn/',
  'reference/errata/',
  'reference/api/svg/',
  'embed/v1/kick-stepper/',
  'project/style/',
];
/**
 * Of those, the page whose colours axe looks at in both themes, and that it looks at once more in a wide window. Rules about colours take
 * most of its time, and contrast.test.ts computes every pair of the figures.
 */
const TWICE = '';
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

test('the site has pages', () => {
  expect(pages).toContain('');
  expect(pages).toContain('404.html');
  expect(pages).toEqual(expect.arrayContaining(KINDS));
});

/** The first folder of an address: what every page of it shares is on its first one. */
const partOf = (address: string): string => address.split('/')[0]!;
const firstPages = new Set([...Map.groupBy(pages, partOf).values()].map(([first]) => first!));
/** The folder of the site that a page stands in; each family of rotation systems has its own. */
const folderOf = (address: string): string =>
  address
    .split('/')
    .slice(0, address.startsWith('systems/') ? 2 : 1)
    .join('/');

/** Pages by their folders: tests of single pages would take as long for their beginning as for the rest. */
const folders = Map.groupBy(
  rows(pages, (address) => KINDS.includes(address) || firstPages.has(address)),
  folderOf,
);

for (const [folder, addresses] of folders)
  test(`the pages of /${folder} are sound`, async ({ page }) => {
    const trouble = troubleOn(page);
    // Nothing may be caught half-way through a change of colour.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.setViewportSize(PHONE);
    for (const address of addresses)
      await test.step(`/${address}`, async () => {
        const what = (aspect: string): string => `/${address}: ${aspect}`;
        await page.goto(address);
        await hydrateFigures(page);

        const { levels, ...look } = await lookAt(page);
        expect.soft(leaps(levels), what('levels of heading left out')).toEqual([]);
        expect
          .soft(look, what('on a phone'))
          .toEqual({ titles: 1, width: PHONE.width, tooLow: [], numberedLists: [], cutChoices: [] });
        // Pages of a kind share their parts, their colours and the sizes of their links.
        if (WIDE || KINDS.includes(address)) {
          const twice = WIDE || address === TWICE;
          const onPhone = await pageViolations(page, { colours: twice });
          expect.soft(onPhone, what('axe, and targets too small for a finger')).toEqual([]);
          if (!twice) return;
          await page.setViewportSize(DESKTOP);
          const onDesktop = await pageViolations(page, { colours: false });
          expect.soft(onDesktop, what('axe, and targets too small for a pointer')).toEqual([]);
          expect.soft(await axeViolations(page, 'dark'), what('axe in the dark theme')).toEqual([]);
          await page.setViewportSize(PHONE);
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
