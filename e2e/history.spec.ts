import { expect, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { test } from './support/test.ts';

/** Leaves the page for another one, and comes back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.goto('404.html');
  await page.goBack();
}

test('who comes back to a page finds lists and sliders at the example that figures show', async ({ page }) => {
  await page.goto('systems/srs/kicks/?y=down&other=1#worked');
  const stepper = page.locator('#worked');
  await comesAlive(stepper);
  const piece = stepper.getByRole('combobox', { name: 'Piece' });
  const slider = stepper.getByRole('slider');

  await test.step('chosen conventions replace those in the address, in links too', async () => {
    await page.getByRole('button', { name: /^Conventions/ }).click();
    await page.getByRole('group', { name: 'Vertical axis' }).getByText('y up', { exact: true }).click();
    expect(new URL(page.url()).search).toBe('?other=1');
    expect(new URL(page.url()).hash).toBe('#worked');
    await page.keyboard.press('Escape');
    await stepper.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(stepper.getByRole('textbox', { name: 'Link', exact: true })).not.toHaveValue(/y=down/);
    await page.keyboard.press('Escape');
  });

  await expect(piece).toHaveValue('J');
  const step = await slider.inputValue();
  await piece.selectOption('T');
  await slider.fill('1');
  await expect(stepper).toHaveAttribute('data-state', / piece=T .* step=1$/);

  await leaveAndReturn(page);
  await expect(page.locator('html')).toHaveAttribute('data-convention-y', 'up');
  await expect(piece).toHaveValue('J');
  await expect(slider).toHaveValue(step);
  await expect(stepper).toHaveAttribute('data-state', / piece=J /);
  await comesAlive(stepper);
  await piece.selectOption('T');
  await expect(stepper).toHaveAttribute('data-state', / piece=T /);
});

test('the file that is offered is that of the system in the list, also for who comes back', async ({ page }) => {
  await page.goto('reference/data/');
  const browser = page.locator('[data-widget="data-browser"]');
  await comesAlive(browser);
  const system = browser.getByRole('combobox', { name: 'System' });
  await system.selectOption('DTET');
  await expect(browser.getByRole('link', { name: /^Download dtet/ })).toBeVisible();
  await leaveAndReturn(page);
  await expect(system).toHaveValue('srs-guideline');
  await expect(browser.getByRole('link', { name: /^Download srs-guideline/ })).toBeVisible();
});
