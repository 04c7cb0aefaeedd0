import { expect } from '@playwright/test';
import { axeViolations, THEMES } from './support/axe.ts';
import { PARTS } from './support/parts.ts';
import { test } from './support/test.ts';

test('the reference of elements shows each example alive beside its code, and every attribute', async ({ page }) => {
  await page.goto('reference/embed/');
  for (const element of ['kick-stepper', 'orientation-wheel', 'ptn-viewer']) {
    const example = page.locator(`main ${element}`);
    await example.scrollIntoViewIfNeeded();
    await expect(example.getByRole('group').first()).toBeVisible();
    await expect(example.getByRole('alert')).toHaveCount(0);
  }
  await expect(page.getByRole('region', { name: 'A stepper', exact: true })).toContainText(
    'system="srs-guideline" piece="J"',
  );
  await expect(page.locator('main ptn-viewer').getByRole('slider').first()).toHaveAttribute('max', '3');
  const table = page.getByRole('region', { name: 'Attributes of every element' });
  await expect(table.getByRole('rowheader', { name: '<shell-explorer>' })).toBeVisible();
  await expect(table.getByRole('row', { name: /^rotation a parameter of the state basic, true basic$/ })).toBeVisible();
  const stepper = table.locator('tbody').first();
  await expect(
    stepper.getByRole('row', { name: /^precedence .* left, right the side of the rotation$/ }),
  ).toBeVisible();
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
  await test.step('its list of parts is that of the elements', async () => {
    const listed = await page
      .getByRole('region', { name: 'Parts', exact: true })
      .getByRole('row')
      .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent.trim())));
    for (const [name, parts] of PARTS) {
      const own = listed.filter(([, , elements = '']) => elements === 'all' || elements.split(', ').includes(name));
      expect(own.map(([part]) => part).sort(), name).toEqual([...parts, 'fallback', 'fault'].sort());
    }
  });
  for (const theme of THEMES) expect(await axeViolations(page, theme, 'main table, main kick-stepper')).toEqual([]);
  await test.step('it fits a narrow screen, its code scrolls in its own box', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expect(page.getByRole('region', { name: 'A stepper', exact: true })).toHaveCSS('overflow-x', 'auto');
  });
});
