import { expect, type Locator, type Page } from '@playwright/test';
import { opener, test } from './support/embedPage.ts';
import { holdTasks, letOneGo, someTask } from './support/heldTasks.ts';

const OPENING = /^Test 2, kick/;
const WIDGET = '[data-widget]';

const elementOf = (page: Page): Locator => page.locator('kick-compare#one');
const sentenceOf = (page: Page): Locator => elementOf(page).getByRole('status').first();

/** Lets tasks go until the figure is shown. */
async function untilShown(page: Page): Promise<void> {
  for (let tasks = 0; tasks < 20; tasks++) {
    if (await elementOf(page).locator(WIDGET).isVisible()) return;
    await letOneGo(page);
  }
  throw new Error('The figure needs more than twenty tasks.');
}

test.beforeEach(async ({ page, hostAt, baseURL }) => {
  await holdTasks(page);
  await opener(page, hostAt, baseURL!)('compare.html');
  await someTask(page);
});

test('an element makes its figure in several tasks, and shows its children until the last', async ({ page }) => {
  const standIn = page.getByText('A picture of the rotation.');
  const before = await standIn.boundingBox();
  let tasks = 0;
  while ((await elementOf(page).locator(WIDGET).getAttribute('data-ready')) === null) {
    await expect(standIn).toBeVisible();
    await expect(standIn).toHaveCSS('font-style', 'italic');
    expect(await standIn.boundingBox()).toEqual(before);
    await expect(elementOf(page).locator(WIDGET)).toBeHidden();
    expect(++tasks).toBeLessThan(20);
    await letOneGo(page);
  }
  expect(tasks).toBeGreaterThanOrEqual(4);
  await expect(standIn).toBeHidden();
  await expect(sentenceOf(page)).toHaveText(OPENING);
  await expect(elementOf(page).getByRole('slider', { name: 'Test' })).toBeVisible();
});

test('attributes that change before the figure is whole are followed when it is', async ({ page }) => {
  const before = await elementOf(page).evaluate((one) => {
    one.setAttribute('turn', 'ccw');
    one.setAttribute('board', '..........\n....#.....');
    return (one as HTMLElement & { getState(): string }).getState();
  });
  expect(before).toMatch(/ turn=cw /);
  await untilShown(page);
  await expect(sentenceOf(page)).toHaveText(/^Test 1, kick \(0, 0\): fits/);
});

test('steps that are asked for before the figure is whole count from where it opens', async ({ page }) => {
  await elementOf(page).evaluate((one) => {
    const stepper = one as HTMLElement & { goTo(step: number): void; next(): void };
    stepper.goTo(2);
    stepper.next();
  });
  await untilShown(page);
  await expect(sentenceOf(page)).toHaveText(/^Test 3, kick/);
});

test('an element that leaves the page before its figure is whole begins again when it comes back', async ({ page }) => {
  const standIn = page.getByText('A picture of the rotation.');
  await letOneGo(page);
  await elementOf(page).evaluate((one) => {
    Object.assign(globalThis, { removed: one });
    one.remove();
  });
  await page.evaluate(() => document.body.append((globalThis as unknown as { removed: Element }).removed));
  await expect(standIn).toBeVisible();
  await untilShown(page);
  await expect(elementOf(page).locator(WIDGET)).toHaveCount(1);
  await expect(standIn).toBeHidden();
  await expect(sentenceOf(page)).toHaveText(OPENING);
});

test('a press anywhere makes the whole figure at once', async ({ page }) => {
  await page.getByText('A picture of the rotation.').click();
  await expect(elementOf(page).getByRole('slider', { name: 'Test', includeHidden: true })).toHaveCount(1);
});
