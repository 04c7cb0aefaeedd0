import { expect } from '@playwright/test';
import { COMPARISON } from './support/elements.ts';
import { test } from './support/embedPage.ts';
import { recordShifts, totalShift } from './support/shifts.ts';
import { rows, TEST_ALL } from './support/wide.ts';

test.beforeEach(async ({ page, hostAt, baseURL }) => {
  await page.goto((await hostAt(baseURL!)).address('plain.html'));
});

const AROUND = [
  ['in the middle of a row', 'display:flex;justify-content:center'],
  ['in the middle of a column', 'display:flex;flex-direction:column;align-items:center'],
  ['in a line of text', ''],
  ['in a cell', 'display:grid;justify-items:center'],
] as const;

test('elements are as wide as they need to be, and no wider than the page', async ({ page }) => {
  test.slow();
  for (const name of rows(['kick-stepper', 'orientation-wheel'], (name) => name === 'orientation-wheel')) {
    await page.evaluate((kind) => {
      const [box, figure] = [document.createElement('div'), document.createElement(kind)];
      if (kind === 'kick-stepper')
        figure.setAttribute('scenario', 'system=srs-guideline piece=T from=0 at=3,3 turn=cw board=..........');
      box.append(figure);
      document.body.replaceChildren(box);
    }, name);
    await expect(page.getByRole('group').first()).toBeVisible();
    for (const [around, display] of AROUND)
      for (const width of [1440, 360])
        await test.step(`${name} ${around} of a page of ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          const { place, wide, scrolls } = await page.locator(name).evaluate((figure, style) => {
            const box = figure.parentElement!;
            box.style.cssText = style;
            (figure as HTMLElement).style.display = style === '' ? 'inline-block' : '';
            return {
              place: box.getBoundingClientRect().width,
              wide: figure.getBoundingClientRect().width,
              scrolls: document.documentElement.scrollWidth,
            };
          }, display);
          expect(wide).toBeGreaterThanOrEqual(Math.min(place, 880));
          expect(wide).toBeLessThanOrEqual(place);
          expect(scrolls).toBeLessThanOrEqual(width);
        });
  }
});

test(
  'marks what is current by a line where the system chooses all colours',
  TEST_ALL,
  async ({ page, hostAt, baseURL }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const address of [
      (await hostAt(baseURL!)).address('plain.html'),
      new URL('systems/srs/kicks/', baseURL).href,
    ]) {
      await page.goto(address);
      const figure = page.getByRole('group', { name: /^Kick stepper/ }).first();
      const row = figure.locator('tbody tr');
      await expect(row.nth(4)).toHaveAttribute('aria-current', 'step');
      await expect(row.nth(4)).toHaveCSS('outline-style', 'solid');
      await expect(row.nth(3)).toHaveCSS('outline-style', 'none');
      await expect(figure.getByRole('combobox', { name: 'Piece' })).toHaveCSS('appearance', 'auto');
    }
  },
);

test('coordinates and controls run from left to right in a page that does not', TEST_ALL, async ({ page }) => {
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const figure = page.getByRole('group', { name: /^Kick stepper/ });
  await expect(figure.getByRole('row', { name: /^Test 5/ })).toHaveCSS('direction', 'ltr');
  const x = async (name: string): Promise<number> => (await figure.getByRole('button', { name }).boundingBox())!.x;
  expect(await x('Previous test')).toBeLessThan(await x('Next test'));
});

test('a page that takes the padding from everything is no wider than its width', TEST_ALL, async ({ page }) => {
  await page.evaluate(() => {
    const reset = new CSSStyleSheet();
    reset.replaceSync('*, ::before, ::after { margin: 0; padding: 0; box-sizing: border-box; border: 0 solid }');
    document.adoptedStyleSheets = [reset];
    document.body.append(document.createElement('kick-table'));
  });
  for (const width of [1000, 390]) {
    await page.setViewportSize({ width, height: 3000 });
    for (const name of ['kick-stepper', 'kick-table']) {
      const figure = page.locator(name).locator('[data-widget]');
      await expect(figure).toBeVisible();
      const [place, inner] = [await page.locator(name).boundingBox(), await figure.boundingBox()];
      expect(inner!.x - place!.x).toBeGreaterThanOrEqual(8);
      expect(inner!.y - place!.y).toBeGreaterThanOrEqual(4);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

const LETTERS = [
  [18, 760],
  [20, 760],
  [20, 780],
  [20, 900],
  [24, 1000],
  [32, 1200],
] as const;

for (const [letters, width] of LETTERS)
  test(
    `with letters of ${letters} px nothing hangs out of a figure in a page of ${width} px`,
    TEST_ALL,
    async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(
        ([size, words]) => {
          document.documentElement.style.fontSize = `${size}px`;
          const compare = document.createElement('kick-compare');
          for (const [key, value] of Object.entries(words)) compare.setAttribute(key, value);
          document.body.append(compare, document.createElement('frame-lab'));
        },
        [letters, COMPARISON] as const,
      );
      const wide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
      for (const name of ['kick-stepper', 'kick-compare', 'frame-lab']) {
        await page.locator(name).scrollIntoViewIfNeeded();
        await expect(page.locator(name).locator('[data-widget]')).toBeVisible();
        expect(await wide()).toBe(width);
      }
      // And the pages of the site, for readers whose browser has such letters.
      await page.goto(new URL('systems/srs/kicks/', baseURL).href);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}px`;
      }, letters);
      await expect(page.getByRole('group', { name: /^Kick stepper/ }).first()).toBeVisible();
      expect(await wide()).toBe(width);
    },
  );

test('the controls of a stepper stay inside a narrow column', async ({ page }) => {
  const stepper = page.locator('kick-stepper');
  await expect(stepper.locator('[data-ready]')).toBeVisible();
  for (const width of [320, 280])
    await test.step(`of ${width} px`, async () => {
      const outside = await stepper.evaluate((element, wide) => {
        element.style.width = `${wide}px`;
        const { left, right } = element.getBoundingClientRect();
        return [...element.shadowRoot!.querySelectorAll('button, input[type=range]')]
          .filter((control) => control.checkVisibility())
          .filter((control) => {
            const box = control.getBoundingClientRect();
            return box.left < left || box.right > right;
          })
          .map((control) => control.ariaLabel ?? control.textContent);
      }, width);
      expect(outside).toEqual([]);
    });
});

/** Above this, readers lose their place (https://web.dev/articles/cls). */
const MOST_SHIFT = 0.1;

test(
  'a page that reserves the heights hardly shifts, and frames in it get theirs from the script',
  TEST_ALL,
  async ({ page, hostAt, baseURL }) => {
    await recordShifts(page);
    for (const width of [1280, 700])
      await test.step(`${width} pixels wide`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto((await hostAt(baseURL!)).address('reserved.html'));
        await expect(page.locator('kick-stepper [data-ready]')).toBeVisible();
        expect(await totalShift(page)).toBeLessThan(MOST_SHIFT);
        const frame = page.locator('iframe');
        await frame.scrollIntoViewIfNeeded();
        const inside = page.frameLocator('iframe').locator('body');
        await expect
          .poll(
            async () =>
              Number(await frame.getAttribute('height')) - (await inside.evaluate((body) => body.scrollHeight)),
          )
          .toBe(0);
      });
  },
);
