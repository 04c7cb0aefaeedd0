import { expect, test, type Locator, type Page } from '@playwright/test';
import { holdTasks, letOneGo, someTask } from './support/heldTasks.ts';

/** The stepper of a page as soon as it hears keys, with all of its parts still to come. */
async function hearingStepper(page: Page): Promise<Locator> {
  await holdTasks(page);
  await page.goto('guide/reading/');
  const stepper = page.getByRole('main').getByRole('group', { name: /^Kick stepper:/ });
  await stepper.scrollIntoViewIfNeeded();
  await letOneGo(page);
  await someTask(page);
  return stepper;
}

test('a figure comes alive in several tasks, and is ready after the last', async ({ page }) => {
  const stepper = await hearingStepper(page);
  let tasks = 0;
  while ((await stepper.getAttribute('data-ready')) === null) {
    expect(++tasks).toBeLessThan(20);
    await letOneGo(page);
  }
  expect(tasks).toBeGreaterThanOrEqual(4);
});

test('a figure that is pressed before all of it is alive does what was pressed', async ({ page }) => {
  const stepper = await hearingStepper(page);
  await expect(stepper).not.toHaveAttribute('data-ready');
  const slider = stepper.getByRole('slider', { name: 'Test' });
  const before = Number(await slider.inputValue());
  await stepper.getByRole('button', { name: 'Previous test' }).click();
  await expect(slider).toHaveValue(String(before - 1));
  await expect(stepper.getByRole('row', { name: `Test ${before - 1}` })).toHaveAttribute('aria-current', 'step');
  await stepper.getByRole('combobox', { name: 'Piece' }).selectOption('L');
  await expect(stepper).toHaveAccessibleName(/^Kick stepper: L turns/);
  await expect(stepper.getByRole('img')).toHaveAccessibleName(/\bL in state\b/);
});

test('keys are heard before all of a figure is alive, and every part follows', async ({ page }) => {
  const stepper = await hearingStepper(page);
  await stepper.getByRole('button', { name: 'Next test' }).focus();
  await page.keyboard.press('Home');
  await expect(stepper.getByRole('slider', { name: 'Test' })).toHaveValue('0');
  await expect(stepper.getByRole('row', { name: /^Test \d/ }).and(page.locator('[aria-current]'))).toHaveCount(0);
  await expect(stepper.getByRole('status').first()).toHaveText(/ is to turn: /);
});

test('the conventions of a reader reach all parts of a figure', async ({ page }) => {
  await page.goto('systems/srs/kicks/?rows=0');
  const stepper = page.locator('#worked');
  await stepper.scrollIntoViewIfNeeded();
  await expect(stepper).toHaveAttribute('data-ready', '');
  await expect(stepper.getByRole('row', { name: 'Test 3' })).toContainText('c6 r4');
});
