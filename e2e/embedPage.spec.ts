import { expect } from '@playwright/test';
import { axeViolations, THEMES } from './support/axe.ts';
import { ELEMENTS } from './support/elements.ts';
import { test } from './support/test.ts';
import { TEST_ALL } from './support/wide.ts';

test('the page on elements shows any of them alive beside its HTML, and every attribute', async ({ page }) => {
  await page.goto('reference/embed/');
  await test.step('the playground shows the chosen element, and its HTML follows the figure', async () => {
    const playground = page.getByRole('group', { name: 'Try an element', exact: true });
    const code = playground.getByRole('region', { name: 'HTML of the element' });
    const pick = (name: string, option: string) =>
      playground.getByRole('combobox', { name, exact: true }).first().selectOption(option);
    await expect(playground.locator('kick-stepper').getByRole('group').first()).toBeVisible();
    await expect(code).toHaveText(/^<div>\s+<kick-stepper\s+system="srs-guideline"\s+piece="J"/);
    const offered = await playground.getByRole('combobox', { name: 'Element' }).locator('option').allTextContents();
    expect(offered.toSorted()).toEqual(ELEMENTS.map(({ name }) => name).toSorted());
    await pick('Element', 'orientation-wheel');
    await pick('Scenario', 'I in ARS');
    await expect(code).toHaveText(
      /^<div>\s+<orientation-wheel\s+system="ars-tgm"\s+piece="I"><\/orientation-wheel>\s+<\/div>$/,
    );
    const wheel = playground.locator('orientation-wheel');
    await wheel.getByRole('combobox', { name: 'Piece' }).selectOption('J');
    await expect(code).toContainText('piece="J"');
    await pick('Theme', 'dark');
    await expect(code).toContainText('theme="dark"');
    await expect(wheel.getByRole('alert')).toHaveCount(0);
    await playground.getByRole('button', { name: 'Copy HTML' }).click();
    await expect(playground.getByRole('status').first()).toHaveText(/HTML/);
    await pick('Element', 'ptn-viewer');
    await playground.locator('ptn-viewer').getByRole('slider').first().press('End');
    await expect(code).toHaveText(/step="\d+"\s+game="sample"\s+theme="dark"/);
  });
  await expect(page.getByRole('group', { name: 'A stepper', exact: true })).toContainText(
    'system="srs-guideline" piece="J"',
  );
  const table = page.getByRole('region', { name: 'Attributes of the elements' });
  await expect(table.getByRole('row', { name: /^theme all light, dark, auto that of the page$/ })).toBeVisible();
  await expect(
    table.getByRole('row', {
      name: /^precedence kick-stepper, one-press, kick-compare left, right the side of the rotation$/,
    }),
  ).toBeVisible();
  // Long lists open when they are wanted.
  const systems = table.getByRole('row', { name: /^system / });
  await expect(systems.getByText('srs-guideline,')).toBeHidden();
  await systems.locator('summary').first().press('Enter');
  await expect(systems.getByText('srs-guideline,')).toBeVisible();
  await test.step('its list of parts is that of the elements', async () => {
    const listed = await page
      .getByRole('region', { name: 'Parts', exact: true })
      .getByRole('row')
      .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent.trim())));
    for (const { name, parts } of ELEMENTS) {
      const own = listed.filter(([, , elements = '']) => elements === 'all' || elements.split(', ').includes(name));
      expect(own.map(([part]) => part).sort(), name).toEqual([...parts, 'fallback', 'fault'].sort());
    }
  });
  for (const theme of THEMES) expect(await axeViolations(page, theme, 'main table, main ptn-viewer')).toEqual([]);
  await test.step('it fits a narrow screen', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test('the playground fetches elements when a reader comes to its figure', TEST_ALL, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/embed/v1/')) fetched.push(request.url());
  });
  await page.setViewportSize({ width: 412, height: 640 });
  await page.goto('reference/embed/');
  const playground = page.getByRole('group', { name: 'Try an element', exact: true });
  // The figure begins below the screen. The HTML follows the choice all the same.
  await playground.getByRole('combobox', { name: 'Element' }).selectOption('orientation-wheel');
  await expect(playground.getByRole('region', { name: 'HTML of the element' })).toContainText('<orientation-wheel');
  expect(fetched).toEqual([]);
  await playground.getByRole('button', { name: 'Copy HTML' }).evaluate((button) => button.scrollIntoView());
  await expect(playground.locator('orientation-wheel').getByRole('group').first()).toBeVisible();
});
