import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { recordShifts, totalShift } from './support/shifts.ts';
import { test } from './support/test.ts';
import { rows, TEST_ALL } from './support/wide.ts';

/** Figures that go by steps, and what their steps are called: one button leads to the next of them. */
const STEPPED = [
  ['systems/srs/kicks/', '#worked', 'test'],
  ['compare/', '#any', 'test'],
  ['systems/ars/center-column/', '#scan', 'cell'],
  ['systems/srs/offsets/', '#derive', 'test'],
  ['systems/rotatris/collapse/', '#collapse', 'step'],
  ['lab/frames/', '#bench', 'frame'],
  ['systems/ars/ti/', '#t', 'frame'],
  ['systems/dtet/', '#teaser', 'frame'],
  ['lab/buttons/', '#bench', 'frame'],
  ['notation/ptn/', '#anatomy', 'move'],
  ['notation/ptn/', '#misdrop', 'move'],
  ['notation/ptn/', '#clears', 'move'],
] as const;
/** A figure that keeps room for most: two boards and their tests. */
const ALONE: readonly string[] = ['#any'];
/** Steps that are gone through of a long way. */
const MOST = 40;

for (const [path, name, step] of rows(STEPPED, ([, name]) => ALONE.includes(name)))
  for (const width of rows([360, 768, 1440], (width) => width === 360))
    test(`nothing moves from step to step in ${path}${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1000 });
      await page.goto(path);
      const figure = page.locator(name);
      await figure.scrollIntoViewIfNeeded();
      await figure.dispatchEvent('pointerover');
      await expect(figure).toHaveAttribute('data-ready', '');
      const next = figure.getByRole('button', { name: `Next ${step}` });
      const previous = figure.getByRole('button', { name: `Previous ${step}` });
      await next.focus();
      await page.keyboard.press('Home');
      if ((await previous.getAttribute('aria-disabled')) === 'false') await page.keyboard.press('ArrowLeft');
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
      /** How high the figure is and where its keys stand in it, and what of its sentences stands outside their paragraphs. */
      const places = (): Promise<readonly number[]> =>
        figure.evaluate((root) => {
          const { top, height } = root.getBoundingClientRect();
          const keys = root.querySelector('[aria-label^="Next "]')!.getBoundingClientRect();
          const beyond = [...root.querySelectorAll('[role=status]')].map((paragraph) => {
            const words = document.createRange();
            words.selectNodeContents(paragraph.querySelector('.said') ?? paragraph);
            return Math.max(0, words.getBoundingClientRect().bottom - paragraph.getBoundingClientRect().bottom - 2);
          });
          return [height, keys.top - top, ...beyond].map(Math.round);
        });
      const [height, keys] = await places();
      let steps = 0;
      while (steps < MOST && (await next.getAttribute('aria-disabled')) === 'false') {
        const before = await figure.getAttribute('data-state');
        await page.keyboard.press('ArrowRight');
        await expect(figure).not.toHaveAttribute('data-state', before!);
        const [now, at, ...beyond] = await places();
        steps++;
        expect([now, at], `height and keys at step ${steps}`).toEqual([height, keys]);
        expect(Math.max(...beyond), `words outside at step ${steps}`).toBe(0);
      }
      expect(steps).toBeGreaterThan(0);
    });

for (const path of ['reference/embed/', 'reference/api/'])
  test(`the first screen of a phone stays in place while ${path} loads`, TEST_ALL, async ({ page }) => {
    // Late fonts move words as far as the fonts of the machine differ from them.
    await page.route('**/*.woff2', (route) => route.abort());
    // What scripts change, they change after the first paint.
    await page.route('**/*.js', async (route) => {
      await setTimeout(300);
      await route.continue();
    });
    await recordShifts(page);
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path, { waitUntil: 'networkidle' });
    const total = await totalShift(page);
    expect(total).toBeLessThan(0.02);
  });

/** Pages with much that browsers lay out late on a phone: rows of tables, tables of compared systems, blocks of code. */
const LATE = [
  { path: 'reference/url-state/', late: '.cards tr', last: 'The address of the page' },
  { path: 'compare/', late: '.diff', last: 'Sources' },
  { path: 'reference/api/analysis/', late: '.expressive-code pre', last: 'Witness' },
];
for (const { path, late, last } of rows(LATE, ({ path }) => path === 'compare/'))
  test(`what is far down ${path} is laid out when a reader comes to it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    const far = page.locator(late).last();
    const isLaidOut = (): Promise<boolean> =>
      far.evaluate((element) => element.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isLaidOut).toBe(false);
    // What is above the end of the page has only the height that is reserved, and the link leads there all the same.
    const heading = page.getByRole('heading', { name: last, exact: true });
    await page.evaluate((hash) => (location.hash = hash), (await heading.getAttribute('id'))!);
    await expect(heading).toBeInViewport();
    await far.scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(isLaidOut).toBe(false);
    // Paper has no screen to come near to.
    await page.emulateMedia({ media: 'print' });
    await expect.poll(isLaidOut).toBe(true);
  });
