import { expect, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { test } from './support/test.ts';
import { stepOfTestAll, TEST_ALL } from './support/wide.ts';

// Which test fits: a stepper that asks, and the exercises of the lab.

/** What tells the end of a rotation. */
const TOLD = /accepted|not reached|rotates by test/;

async function openSet(page: Page): Promise<void> {
  await page.goto('lab/guess/?figure=bench&system=srs-guideline&level=2&seed=5');
  await comesAlive(page.locator('#bench'));
}

test('a set of ten exercises by keyboard', async ({ page }) => {
  await openSet(page);
  const game = page.locator('#bench');
  const choices = game.getByRole('group', { name: 'Which test fits?' }).getByRole('button');
  const next = game.getByRole('button', { name: 'Next exercise' });

  await test.step('the boards are the answers, and tell nothing', async () => {
    await expect(game.getByText(/^The [IJLOSTZ] turns (left|right|around)\.\s+Which test fits first\?$/)).toBeVisible();
    await expect(choices.first()).toHaveAccessibleName('Test 1');
    await expect(choices.last()).toHaveAccessibleName('None');
    expect(await game.innerText()).not.toMatch(TOLD);
    await expect(game.locator('.b-bad')).toHaveCount(0);
    await expect(next).toBeDisabled();
    for (const theme of THEMES) expect(await axeViolations(page, theme, '#bench')).toEqual([]);
  });

  await test.step('a digit answers; one sentence says why, and the next exercise is asked for in the same place', async () => {
    const place = await next.boundingBox();
    await choices.first().focus();
    await page.keyboard.press('1');
    await expect(game.getByRole('status').filter({ hasText: /^\s*(Right|Wrong)\./ })).toHaveCount(1);
    await expect(game.getByText(/blocked|accepted/).first()).toBeVisible();
    await expect(next).toBeFocused();
    expect(await next.boundingBox()).toEqual(place);
    for (const theme of THEMES) expect(await axeViolations(page, theme, '#bench')).toEqual([]);
  });

  await stepOfTestAll('after ten answers there is a result to paste that tells nothing of the boards', async () => {
    // The first ones with keys alone: they work after every press.
    await page.keyboard.press('n');
    await expect(game.getByRole('status').first()).toHaveText('Exercise 2 of 10.');
    await page.keyboard.press('0');
    await expect(game.getByRole('status').filter({ hasText: /^\s*(Right|Wrong)\./ })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(game.getByRole('status').first()).toHaveText('Exercise 3 of 10.');
    await expect(next).toBeFocused();
    await page.keyboard.press('0');
    for (let exercise = 4; exercise <= 10; exercise++) {
      await next.click();
      await expect(game.getByRole('status').first()).toHaveText(`Exercise ${exercise} of 10.`);
      await choices.last().click();
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

test('two tabs keep the answers of each other', TEST_ALL, async ({ page }) => {
  const other = await page.context().newPage();
  for (const tab of [page, other]) await openSet(tab);
  for (const tab of [page, other, page]) {
    await tab.locator('#bench').getByRole('button', { name: 'Test 1', exact: true }).click();
    await expect(tab.getByRole('status').filter({ hasText: /^\s*(Right|Wrong)\./ })).toBeVisible();
    if (tab === page) await tab.getByRole('button', { name: 'Next exercise' }).click();
  }
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('wallkick-guesses') ?? '[]') as unknown);
  expect(kept).toEqual([['srs-guideline 2', [expect.any(Number), 3]]]);
  await other.close();
});
