import { expect, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { test } from './support/test.ts';

const finder = (page: Page) => page.locator('#spins');
const status = (page: Page) => finder(page).getByRole('status');
const field = (page: Page, name: string) => finder(page).getByRole('combobox', { name, exact: true });
const boards = (page: Page) => finder(page).getByRole('list', { name: 'Boards, fewest blocks first' });

async function openFinder(page: Page, query = ''): Promise<void> {
  await page.goto(`lab/spins/${query}`);
  await comesAlive(finder(page));
}

test('opens with the triple of the T and steps its board', async ({ page }) => {
  await openFinder(page);
  await expect(status(page)).toHaveText(
    /^With 29 blocks, T 0>>1 needs test 5, kick \(-1, -2\)\. From its spawn: .+; then clockwise\.$/,
  );
  await expect(boards(page).getByRole('button')).toHaveCount(12);
  const stepper = page.locator('#spins-stepper');
  await comesAlive(stepper);
  await expect(stepper.getByRole('status')).toContainText('Test 5, kick (-1, -2): fits. The piece rotates.');
});

for (const system of ['srs-arika', 'tetris-worlds', 'srs-nullpomino-180'])
  test(`a board that ${system} was searched for is stepped under its rules`, async ({ page }) => {
    await openFinder(page, `?figure=spins&system=${system}`);
    const stepper = page.locator('#spins-stepper');
    await comesAlive(stepper);
    await expect(stepper).toHaveAttribute('data-state', new RegExp(`^system=${system} `));
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test('a test that the system does not have stands in the list, and another one can be chosen', async ({ page }) => {
  await openFinder(page, '?figure=spins&system=ars-tgm');
  await expect(field(page, 'Test')).toHaveValue('5');
  await field(page, 'Test').selectOption('1');
  await expect(finder(page)).toHaveAttribute('data-state', / test=1 /);
});

test('another board is chosen, and the stepper shows it', async ({ page }) => {
  await openFinder(page);
  const first = await page.locator('#spins-stepper').getAttribute('data-state');
  await boards(page).getByRole('button', { name: '8: 30 blocks' }).click();
  await expect(status(page)).toContainText('With 30 blocks');
  await expect(page.locator('#spins-stepper')).not.toHaveAttribute('data-state', first!);
  await comesAlive(page.locator('#spins-stepper'));
});

test('asking for less gives smaller boards, and the conditions go into the link', async ({ page }) => {
  await openFinder(page);
  await field(page, 'Full rows, at least').selectOption('0');
  await expect(status(page)).toContainText('With 10 blocks');
  await field(page, 'Other ways').selectOption('do not matter');
  await field(page, 'The piece').selectOption('is put anywhere');
  await field(page, 'Blocks').selectOption('may hang in the air');
  await field(page, 'At the end').selectOption('it may fall');
  await field(page, 'Walls').selectOption('are out of reach');
  // The smallest board of the kick atlas: two blocks.
  await expect(status(page)).toHaveText('With 2 blocks, T 0>>1 needs test 5, kick (-1, -2).');
  await finder(page).getByRole('button', { name: 'Share' }).click();
  const link = await finder(page).getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  await page.goto(link);
  await expect(status(page)).toHaveText('With 2 blocks, T 0>>1 needs test 5, kick (-1, -2).');
  await expect(field(page, 'Blocks')).toHaveValue('hangs');
});

test('a kick that can never win is named as such, with the test in its way', async ({ page }) => {
  await openFinder(page, '?figure=spins&piece=T&from=0&turn=cw&test=4');
  await expect(status(page)).toContainText('can never win: wherever it fits, test');
  await expect(page.locator('#spins-stepper')).toHaveCount(0);
});

test('a test that the turn does not have is corrected by the pickers and named in a link', async ({ page }) => {
  await openFinder(page, '?figure=spins&system=ars-tgm&test=9');
  await expect(status(page)).toContainText('there is no test 9');
  await field(page, 'Piece').selectOption('J');
  await expect(field(page, 'Test')).toHaveValue('3');
});

test('conditions that cannot be met together are answered with none', async ({ page }) => {
  await openFinder(page, '?figure=spins&most=5');
  await expect(status(page)).toContainText('There is no such board');
});

test('a long search lets the page be used, and goes on when it is asked to', async ({ page }) => {
  test.slow();
  await openFinder(page, '?figure=spins&test=3&lines=2');
  await expect(finder(page)).toContainText('the search goes on');
  await finder(page).getByRole('button', { name: 'Share' }).click();
  await expect(finder(page).getByRole('textbox', { name: 'Link', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(finder(page).getByRole('button', { name: 'Look further' })).toBeVisible({ timeout: 100_000 });
  await expect(status(page)).toContainText('No board has been found yet');
  await finder(page).getByRole('button', { name: 'Look further' }).click();
  await expect(finder(page)).toContainText('the search goes on');
});

test('the table of a reader is searched with', async ({ page }) => {
  const own = encodeURIComponent('srs-guideline~T01:-1_-2');
  await openFinder(page, `?figure=spins&system=${own}&test=2&lines=0`);
  await expect(status(page)).toContainText('needs test 2, kick (-1, -2)');
  await expect(field(page, 'System').locator('option:checked')).toHaveText('Guideline SRS* (T 0>>1)');
});

test('wrong words of a link are named and the example stays', async ({ page }) => {
  await openFinder(page, '?figure=spins&width=3&walls=<b>');
  const alert = finder(page).getByRole('alert');
  await expect(alert).toContainText('width cannot be "3"; allowed: whole numbers from 4 to 10.');
  await expect(alert).toContainText('walls cannot be "<b>"; allowed: help, away.');
  await expect(status(page)).toContainText('With 29 blocks');
});

test('boards are gone through with keys alone', async ({ page }) => {
  await openFinder(page);
  await boards(page).getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(boards(page).getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('End');
  await expect(boards(page).getByRole('button').nth(11)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(boards(page).getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
});

for (const theme of THEMES) {
  test(`has no accessibility violations with the menu open (${theme})`, async ({ page }) => {
    await openFinder(page);
    await comesAlive(page.locator('#spins-stepper'));
    await finder(page).getByRole('button', { name: 'Share' }).click();
    expect(await axeViolations(page, theme, 'main')).toEqual([]);
  });
}

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('nothing moves when another board is shown', async ({ page }) => {
    await openFinder(page);
    await boards(page).getByRole('button').nth(2).click();
    await comesAlive(page.locator('#spins-stepper'));
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving).toBe(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the example, its board and every test of it can be read', async ({ page }) => {
    await page.goto('lab/spins/');
    await expect(finder(page)).toContainText('With 29 blocks, T 0>>1 needs test 5, kick (-1, -2).');
    await expect(page.locator('#spins-stepper').getByRole('row', { name: /Test 5/ })).toContainText('accepted');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test('boards are chosen by touch, and nothing scrolls sideways', async ({ page }) => {
    await openFinder(page);
    await boards(page).getByRole('button').nth(3).tap();
    await expect(finder(page)).toHaveAttribute('data-state', /found=3/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
