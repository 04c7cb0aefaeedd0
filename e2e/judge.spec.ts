import { expect, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { PHONE } from './support/phone.ts';
import { test } from './support/test.ts';
import { TEST_ALL } from './support/wide.ts';

const figure = (page: Page) => page.locator('#bench');
const verdict = (page: Page, judge: string) => figure(page).getByRole('row').filter({ hasText: judge });
const picker = (page: Page, name: string) => figure(page).getByRole('combobox', { name, exact: true });
const status = (page: Page) => figure(page).getByRole('status').first();

async function openJudge(page: Page, query = ''): Promise<void> {
  await page.goto(`lab/judge/${query}`);
  await comesAlive(figure(page));
}

test('every game judges a rotation, and says why', async ({ page }) => {
  await openJudge(page);

  await test.step('opens with the board that players dispute', async () => {
    await expect(status(page)).toHaveText(/^Guideline: T-spin\. .* TETR\.IO \(T-spins\): T-spin mini\./);
    await expect(verdict(page, 'Jstris (T)')).toContainText('1 of 2 front corners is filled');
    await expect(verdict(page, 'The New Tetris')).toContainText('no spin');
    for (const theme of THEMES) expect(await axeViolations(page, theme, '#bench')).toEqual([]);
  });

  await test.step('conditions are gone through with keys alone', async () => {
    await figure(page).getByRole('button', { name: 'Next condition' }).focus();
    await page.keyboard.press('End');
    await expect(status(page)).toHaveText(/^Mini, if all of this holds: .* Holds\.$/);
    await page.keyboard.press('Home');
    await expect(status(page)).toHaveText(/^Guideline: T-spin\./);
  });

  await test.step('another judge is chosen in the table', async () => {
    await figure(page).getByRole('button', { name: 'Jstris (T)' }).click();
    await expect(picker(page, 'Judge')).toHaveValue('jstris/T');
    await expect(status(page)).toHaveText(/^Jstris \(T\): T-spin mini\./);
  });

  await test.step('all rules are listed', async () => {
    await figure(page).getByRole('button', { name: 'All 35 rules' }).click();
    const table = figure(page).getByRole('table', { name: 'What each game says' });
    await expect(table.getByRole('row')).toHaveCount(36);
  });
});

test('one square changes a verdict, and undo brings it back', TEST_ALL, async ({ page }) => {
  await openJudge(
    page,
    '?figure=bench&piece=T&from=3&at=1,0&turn=cw&board=.%23......../........../.%23.%23......&beside=nobody',
  );
  await expect(status(page)).toHaveText(/^Guideline: T-spin mini\./);
  const change = figure(page).getByRole('button', { name: 'Fill column 4, row 3: T-spin' });
  await change.focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/^Guideline: T-spin\. 3|^Guideline: T-spin\. 4/);
  await figure(page).getByRole('button', { name: 'Edit' }).click();
  await figure(page).getByRole('button', { name: 'Undo' }).click();
  await expect(status(page)).toHaveText(/^Guideline: T-spin mini\./);
});

test('two judges part on a board with few blocks, or on none that is known', async ({ page }) => {
  await openJudge(page);
  await picker(page, 'Judge').selectOption('tetrio/all-mini+');
  await picker(page, 'Beside').selectOption('tetrio/all-mini');
  await expect(figure(page)).toContainText('part has 2 blocks');
  await figure(page).getByRole('button', { name: 'Where they part' }).click();
  await expect(status(page)).toHaveText(/^TETR\.IO \(all-mini\+\): T-spin mini\. .* TETR\.IO \(all-mini\): no spin\./);
  await picker(page, 'Judge').selectOption('cold-clear');
  await picker(page, 'Beside').selectOption('guideline');
  await expect(figure(page)).toContainText('No known board parts cold-clear and Guideline');

  await test.step('a table leads to the board of any pair', async () => {
    await page.getByText('Smallest boards of all pairs').click();
    const row = page.getByRole('row', { name: /^TETR\.IO \(T-spins\) 4/ });
    await row.getByRole('link', { name: '4' }).click();
    await comesAlive(figure(page));
    await expect(status(page)).toHaveText(/^Guideline: T-spin\. .* TETR\.IO \(T-spins\): T-spin mini\./);
  });
});

test('a link that cannot be read says what is wrong, and the board stays', async ({ page }) => {
  await openJudge(page, '?figure=bench&judge=my-game');
  await expect(figure(page)).toContainText('judge cannot be "my-game"');
  await expect(figure(page).getByRole('row').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the figure fits, and its squares are pressed', async ({ page }) => {
    await openJudge(page);
    await expect(figure(page).getByRole('button', { name: 'Next condition' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await figure(page).getByRole('button', { name: 'Empty column 1, row 5: no spin' }).click();
    await expect(status(page)).toHaveText(/^Guideline: no spin\. 2 of 4 corners are filled\./);
  });
});
