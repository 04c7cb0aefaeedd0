import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('the conventions of a reader reach all parts of a figure', async ({ page }) => {
  await page.goto('systems/srs/kicks/?rows=0');
  const stepper = page.locator('#worked');
  await stepper.scrollIntoViewIfNeeded();
  await expect(stepper).toHaveAttribute('data-ready', '');
  await expect(stepper.getByRole('row', { name: 'Test 3' })).toContainText('c6 r4');
});
