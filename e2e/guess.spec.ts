import { expect, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { isolated, test } from './support/test.ts';

// Which test fits: a stepper that asks, and the exercises of the lab.

/** What tells the end of a rotation. */
const TOLD = /accepted|not reached|rotates by test/;

async function openSet(page: Page): Promise<void> {
  await page.goto('lab/guess/?figure=bench&system=srs-guideline&level=2&seed=5');
  await comesAlive(page.locator('#bench'));
  await comesAlive(page.locator('#bench-stepper'));
}

isolated('a set of ten exercises by keyboard', async ({ page }) => {
  await page.clock.install();
  await openSet(page);
  const game = page.locator('#bench');
  const stepper = page.locator('#bench-stepper');
  const next = page.getByRole('button', { name: 'Next exercise' });

  await isolated.step('the figure asks, and tells nothing', async () => {
    await expect(stepper).toHaveAccessibleName(/which test fits\?$/);
    await expect(stepper.getByRole('cell', { name: 'hidden' }).first()).toBeVisible();
    expect(await stepper.innerText()).not.toMatch(TOLD);
    await expect(next).toBeDisabled();
    for (const theme of THEMES) expect(await axeViolations(page, theme, '#bench')).toEqual([]);
  });

  await isolated.step('a digit answers; the figure says right or wrong and plays to the end', async () => {
    await stepper.getByRole('button', { name: 'Next test' }).click();
    await page.keyboard.press('1');
    await expect(stepper.getByRole('status').filter({ hasText: /^(Right|Wrong)\./ })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(stepper.getByRole('slider', { name: 'Test' })).toHaveAttribute('aria-valuetext', 'end');
    for (const theme of THEMES) expect(await axeViolations(page, theme, '#bench')).toEqual([]);
  });

  await isolated.step('after ten answers there is a result to paste that tells nothing of the boards', async () => {
    for (let exercise = 2; exercise <= 10; exercise++) {
      await next.click();
      await expect(game.getByRole('status').first()).toHaveText(`Exercise ${exercise} of 10.`);
      await stepper.getByRole('button', { name: 'None', exact: true }).click();
    }
    await expect(game.getByRole('status').first()).toHaveText(/^\d+ of 10 are right\.$/);
    await expect(page.getByText(/Wallkick, which test fits\? Guideline SRS, level 2: \d+ of 10/)).toContainText(
      /^[^#]*[■□]{10}$/,
    );
    await expect(page.getByText(/In this browser: \d+ of 10 right\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'New set' })).toBeEnabled();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the answer of a stepper that asks is in a closed element', async ({ page }) => {
    await page.goto('guide/kicks/');
    const asked = page.locator('#guess1');
    await expect(asked.getByText('The answer')).toBeVisible();
    const answer = asked.getByText(/rotates by test 2/).first();
    await expect(answer).toBeHidden();
    await asked.getByText('The answer').click();
    await expect(answer).toBeVisible();
  });
});

test('two tabs keep the answers of each other', async ({ page }) => {
  const other = await page.context().newPage();
  for (const tab of [page, other]) await openSet(tab);
  for (const tab of [page, other, page]) {
    await tab.locator('#bench-stepper').getByRole('button', { name: 'Next test' }).click();
    await tab.keyboard.press('1');
    await expect(
      tab
        .locator('#bench-stepper')
        .getByRole('status')
        .filter({ hasText: /^(Right|Wrong)\./ }),
    ).toBeVisible();
    if (tab === page) await tab.getByRole('button', { name: 'Next exercise' }).click();
  }
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('wallkick-guesses') ?? '[]') as unknown);
  expect(kept).toEqual([['srs-guideline 2', [expect.any(Number), 3]]]);
  await other.close();
});
