import { expect } from '@playwright/test';
import { openFigure } from './support/alive.ts';
import { test } from './support/test.ts';

/** A sheet of A4 in pixels. */
const SHEET = { width: 794, height: 1123 };

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
});

test('the ruler of the header stays with it', async ({ page }) => {
  await page.goto('guide/kicks/');
  await page.emulateMedia({ media: 'print' });
  const placed = await page
    .locator('header')
    .first()
    .evaluate((header) => ({
      header: getComputedStyle(header).position,
      ruler: getComputedStyle(header, '::after').position,
    }));
  // An absolute ruler of a header without a position lies at the end of the first sheet.
  expect(placed).toEqual({ header: 'relative', ruler: 'absolute' });
});

for (const [address, id] of [
  ['systems/srs/kicks/', 'worked'],
  ['systems/dtet/buttons/', 'lab'],
  ['systems/ars/center-column/', 'scan'],
  ['compare/i-kicks/', 'i-kicks'],
] as const) {
  test(`figure ${id} on ${address} goes to the next sheet between its parts, not inside one`, async ({ page }) => {
    const figure = await openFigure(page, address, id);
    await page.emulateMedia({ media: 'print' });
    const breaks = await figure.evaluate((root) => {
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
    expect(breaks.length).toBeGreaterThan(2);
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
  });
}

test('a printed figure says every step in words and carries no controls', async ({ page }) => {
  const figure = await openFigure(page, 'systems/srs/kicks/', 'worked');
  const strip = figure.getByRole('list', { name: 'All steps' });
  await expect(strip.getByText('blocked by the stack at column 4, row 3')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
  await expect(strip.getByText('blocked by the stack at column 4, row 3')).toBeVisible();
  for (const name of ['Next test', 'Play', 'Share', 'Reset'])
    await expect(figure.getByRole('button', { name, exact: true, includeHidden: true })).toBeHidden();
});

test('paper does not scroll', async ({ page }) => {
  test.slow();
  for (const [address, what] of [
    ['lab/notation/', 'the text of a game'],
    ['lab/table/', 'a table that was pasted'],
    ['lab/reach/', 'the placements that can be reached'],
    ['lab/frames/', 'the lanes of a frame lab'],
    ['lab/buttons/', 'the lanes of a button lab'],
    ['systems/srs/other-rules/', 'lanes of a hundred frames'],
    ['notation/ptn/grammar/', 'a grammar'],
  ] as const) {
    await test.step(`paper does not scroll: ${what} on ${address} stands there whole`, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize(SHEET);
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
    });
  }
});

test('printed lanes are broken like lines of a text, each with the names of the buttons', async ({ page }) => {
  const figure = await openFigure(page, 'systems/srs/other-rules/', 'forever');
  const names = figure.getByText('Move left', { exact: true }).filter({ visible: true });
  await expect(names).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
  // 108 frames, 20 a line.
  await expect(names).toHaveCount(6);
  expect(await figure.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
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
