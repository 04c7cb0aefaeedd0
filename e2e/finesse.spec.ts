import { expect } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { test } from './support/test.ts';
import { stepOfTestAll, TEST_ALL } from './support/wide.ts';

// The chart of fewest keys: a count is pressed, and its keys are played.

test('counts are played, stepped and linked', async ({ page }) => {
  await page.goto('lab/finesse/');
  const figure = page.locator('#bench');
  await comesAlive(figure);
  const sentence = figure.getByRole('status').first();

  await test.step('a count plays its keys to the drop', async () => {
    await figure.getByRole('radio', { name: 'J, state 1, columns 1 to 2: 2 keys' }).check({ force: true });
    await expect(sentence).toHaveText('The piece drops. 2 keys: clockwise, hold left.');
    await expect(figure.getByText('No other way needs so few keys.').first()).toBeVisible();
    expect(page.url()).toContain('piece=J');
  });

  await stepOfTestAll('arrow keys go to the next count, and elsewhere step', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(figure.getByRole('radio', { name: 'J, state 1, columns 2 to 3: 2 keys' })).toBeChecked();
    await expect(sentence).toHaveText(/^The piece drops\. 2 keys:/);
    await figure.getByRole('button', { name: 'First step' }).focus();
    await page.keyboard.press('Home');
    await expect(sentence).toHaveText(/^The fewest are 2 keys:/);
  });

  await test.step('other keys and widths have other counts', async () => {
    await figure.getByLabel('Keys', { exact: true }).selectOption('tap only');
    await expect(figure.getByText(/^Press a count.* 465 keys for 162 placements/)).toBeVisible();
    await figure.getByLabel('Columns', { exact: true }).selectOption('4');
    await expect(figure.getByRole('radio', { name: /^O, / })).toHaveCount(3);
  });

  for (const theme of THEMES) expect(await axeViolations(page, theme, '#bench')).toEqual([]);
});

test('the chart is printed alone', TEST_ALL, async ({ page }) => {
  await page.goto('lab/finesse/');
  const figure = page.locator('#bench');
  await comesAlive(figure);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => {
    // A browser prints while this call lasts.
    window.print = () => {
      const seen = [...document.querySelectorAll('h1, h2, .caption, legend')].filter((one) => one.checkVisibility());
      document.title = seen.map(({ textContent }) => textContent?.trim()[0]).join('');
    };
  });
  await page.evaluate(() =>
    [...document.querySelectorAll('button')].find((one) => one.ariaLabel === 'Print chart')?.click(),
  );
  await expect(page).toHaveTitle('IJLOSTZ');
});

test('a reader trains, and the keys are counted', async ({ page }) => {
  await page.goto('lab/guess/?figure=finesse&number=1#finesse');
  const figure = page.locator('#finesse');
  await comesAlive(figure);
  const sentence = figure.getByRole('status').first();
  await expect(sentence).toHaveText('Bring the J to the marked squares with the fewest keys, then drop it.');
  await figure.getByRole('button', { name: 'clockwise', exact: true }).focus();
  for (const key of ['x', 'Home', 'ArrowDown']) await page.keyboard.press(key);
  await expect(sentence).toHaveText('2 keys: the fewest.');
  await page.keyboard.press('n');
  await expect(sentence).toHaveText('Bring the L to the marked squares with the fewest keys, then drop it.');
  for (const theme of THEMES) expect(await axeViolations(page, theme, '#finesse')).toEqual([]);
});

test('Play names the fewest keys of each piece', async ({ page }) => {
  await page.goto('lab/play/');
  const fold = page.getByRole('group').filter({ hasText: /^The fewest keys of each piece/ });
  await fold.locator('summary').click();
  await expect(fold).toContainText('No piece has locked up to the shown frame.');
  await page.getByRole('slider', { name: 'Frame' }).first().press('End');
  await expect(fold).toContainText('T: 4 keys, the fewest: 1');
  await fold.getByText('Why?').click();
  await expect(fold).toContainText('One of the shortest ways: clockwise.');
});
