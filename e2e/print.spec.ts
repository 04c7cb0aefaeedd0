import { expect, type Locator, type Page } from '@playwright/test';
import { openFigure } from './support/alive.ts';
import { test } from './support/test.ts';
import { TEST_ALL } from './support/wide.ts';

/** A sheet of A4 in pixels. */
const SHEET = { width: 794, height: 1123 };

async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
}

test('paper is light whatever the theme is, and carries no controls', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('starlight-theme', 'dark'));
  await page.goto('guide/kicks/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main p').first()).toHaveCSS('color', 'rgb(67, 80, 76)');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
  await expect(page.getByRole('group', { name: 'Theme' })).toBeHidden();
  await page.setViewportSize(SHEET);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(page.locator('footer a[rel="next"]')).toBeHidden();
  await test.step('the ruler of the header stays with it', async () => {
    const header = page.locator('header').first();
    // An absolute ruler of a header without a position lies at the end of the first sheet.
    await expect(header).toHaveCSS('position', 'relative');
    expect(await header.evaluate((element) => getComputedStyle(element, '::after').position)).toBe('absolute');
  });
});

/** Whether the parts of a printed figure may be broken between two sheets. */
const breaksOf = (figure: Locator): Promise<readonly string[]> =>
  figure.evaluate((root) => {
    // Board and table beside each other, and the systems of a comparison, are frames round parts.
    const frames = '.stage, .pane, :has(.pane)';
    const boxes = (element: Element): Element[] =>
      [...element.children].flatMap((child) => {
        const { display } = getComputedStyle(child);
        if (display === 'none') return [];
        return display === 'contents' || child.matches(frames) ? boxes(child) : child;
      });
    return boxes(root).map((box) => getComputedStyle(box).breakInside);
  });

async function expectBreaksBetweenParts(figure: Locator): Promise<void> {
  const breaks = await breaksOf(figure);
  expect(breaks.length).toBeGreaterThan(2);
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
}

test('a printed figure says every step in words, carries no controls, and is broken between its parts', async ({
  page,
}) => {
  const figure = await openFigure(page, 'systems/srs/kicks/', 'worked');
  const strip = figure.getByRole('list', { name: 'All steps' });
  await expect(strip.getByText('blocked by the stack at column 4, row 3')).toBeHidden();
  await print(page);
  await expect(strip.getByText('blocked by the stack at column 4, row 3')).toBeVisible();
  for (const name of ['Next test', 'Play', 'Share', 'Reset'])
    await expect(figure.getByRole('button', { name, exact: true, includeHidden: true })).toBeHidden();
  await expectBreaksBetweenParts(figure);
});

/** Pages with something that scrolls on a screen, and a figure of several parts on some of them. */
const PRINTED: readonly (readonly [address: string, what: string, figure?: string])[] = [
  ['lab/notation/', 'the text of a game'],
  ['lab/table/', 'a table that was pasted'],
  ['lab/reach/', 'the placements that can be reached'],
  ['lab/frames/', 'the lanes of a frame lab'],
  ['systems/dtet/buttons/', 'the lanes of a button lab', '#lab'],
  ['systems/srs/other-rules/', 'lanes of a hundred frames'],
  ['notation/ptn/grammar/', 'a grammar'],
  ['systems/ars/center-column/', 'boxes and their table', '#scan'],
  ['compare/i-kicks/', 'two systems', '#i-kicks'],
];

test('paper does not scroll', TEST_ALL, async ({ page }) => {
  for (const [address, what, figure] of PRINTED)
    await test.step(`${what} on ${address} is printed completely`, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      await print(page);
      const cut = await page.locator('main').evaluate((main) =>
        [...main.querySelectorAll('*')]
          .filter((element) => {
            const { overflowX, overflowY } = getComputedStyle(element);
            const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
            return (
              /auto|scroll/.test(overflowX + overflowY) &&
              (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)
            );
          })
          .map(({ tagName, className }) => `${tagName} ${className}`),
      );
      expect(cut).toEqual([]);
      if (figure) await expectBreaksBetweenParts(page.locator(figure));
      if (what === 'lanes of a hundred frames') {
        // They fit the page at once.
        const lanes = page.locator('#forever');
        await expect(lanes.getByText('Move left', { exact: true }).filter({ visible: true })).toHaveCount(1);
        expect(await lanes.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      }
    });
});

test('a printed link to another site says where it leads', async ({ page }) => {
  await page.goto('reference/sources/');
  await page.emulateMedia({ media: 'print' });
  const links = await page
    .locator('main a[href]')
    .evaluateAll((all) =>
      all.map((link) => ({ href: link.getAttribute('href')!, printed: getComputedStyle(link, '::after').content })),
    );
  const away = links.filter(({ href }) => href.startsWith('http') && !href.includes('/edit/main/'));
  expect(away.length).toBeGreaterThan(10);
  expect(away.filter(({ href, printed }) => !printed.includes(`(${href})`))).toEqual([]);
  expect(links.filter(({ href, printed }) => !href.startsWith('http') && printed.includes(href))).toEqual([]);
});
