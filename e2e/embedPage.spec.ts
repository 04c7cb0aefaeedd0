import { expect } from '@playwright/test';
import { axeViolations, THEMES } from './support/axe.ts';
import { test } from './support/test.ts';

test('the reference of elements shows each example alive beside its code, and every attribute', async ({ page }) => {
  await page.goto('reference/embed/');
  for (const element of ['kick-stepper', 'orientation-wheel', 'ptn-viewer']) {
    const example = page.locator(`main ${element}`);
    await example.scrollIntoViewIfNeeded();
    await expect(example.getByRole('group').first()).toBeVisible();
    await expect(example.getByRole('alert')).toHaveCount(0);
  }
  await expect(page.getByRole('region', { name: 'A stepper' })).toContainText('system="srs-guideline" piece="J"');
  const table = page.getByRole('region', { name: 'Attributes of every element' });
  await expect(table.getByRole('rowheader', { name: '<shell-explorer>' })).toBeVisible();
  await expect(table.getByRole('row', { name: /^rotation a word of the state basic, true basic$/ })).toBeVisible();
  const stepper = table.locator('tbody').first();
  await expect(stepper.getByRole('row', { name: /^precedence .* left, right the side of the turn$/ })).toBeVisible();
  await expect(
    stepper.getByRole('row', { name: /^height .* whole numbers from 4 to 40 that of the system$/ }),
  ).toBeVisible();
  // Long lists open when they are wanted.
  const systems = stepper.getByRole('row', { name: /^system/ });
  await expect(systems.getByText('srs-guideline,')).toBeHidden();
  await systems.locator('summary').press('Enter');
  await expect(systems.getByText('srs-guideline,')).toBeVisible();
  await stepper
    .getByRole('row', { name: /^readings/ })
    .locator('summary')
    .press('Enter');
  await expect(stepper.getByText(/^ars-ti .*one-t-floor-kick/)).toBeVisible();
  for (const theme of THEMES) expect(await axeViolations(page, theme)).toEqual([]);
});

test('the reference of elements fits a narrow screen, its code scrolls in its own box', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('reference/embed/');
  await expect(page.locator('main kick-stepper').getByRole('group').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const code = page.getByRole('region', { name: 'A stepper' });
  await expect(code).toHaveCSS('overflow-x', 'auto');
});

test('without scripts the reference of elements shows what stands inside them', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL!}reference/embed/`);
  await expect(page.locator('kick-stepper').getByText('for readers without JavaScript')).toBeVisible();
  await context.close();
});
