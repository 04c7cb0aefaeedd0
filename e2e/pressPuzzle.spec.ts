import { expect, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { PHONE } from './support/phone.ts';
import { isolated, test } from './support/test.ts';
import { TEST_ALL } from './support/wide.ts';

// The puzzle of the day: first the reader says where the piece goes, then every system answers.

const puzzle = (page: Page) => page.getByRole('group', { name: 'Puzzle of the day' });

async function openPuzzle(page: Page) {
  await page.goto('one-press/');
  await puzzle(page).getByRole('button', { name: 'Show the board of today' }).click();
  await expect(puzzle(page).getByRole('grid')).toHaveAttribute('aria-readonly', 'false');
  return puzzle(page);
}

isolated('everybody has a board a day, and what was said stays on the device', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(new Date(2026, 10, 28, 23, 30));
  let day = await openPuzzle(page);
  const question = day.getByRole('status').first();

  await test.step('it asks before it answers', async () => {
    await expect(day).toContainText('November 28, 2026');
    await expect(question).toHaveText(/^Where does Guideline SRS put the \w\? /);
    await expect(day.locator('.press-copy')).toHaveCount(0);
    await expect(day.getByRole('button', { name: 'Day after' })).toBeDisabled();
    await day.getByRole('combobox', { name: 'My game' }).selectOption({ label: 'Sega' });
    await expect(question).toHaveText(/^Where does Sega put /);
    for (const theme of THEMES) expect(await axeViolations(page, theme, '.puzzle')).toEqual([]);
  });

  const result = await test.step('a square is pressed by keys, and all systems answer', async () => {
    await day.getByRole('gridcell', { name: /^column 1, row 1:/ }).focus();
    for (let row = 1; row < 9; row++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(question).toHaveText(/^(Right|That is another place)\. In Sega .*\s+Your game is with \d+ of \d+\.$/);
    const counts = await day.locator('li b').allInnerTexts();
    const text = `One press 2026-11-28 · ${counts.length} answers · ✗ · ${counts.join(' ')}`;
    await expect(day).toContainText(text);
    for (const theme of THEMES) expect(await axeViolations(page, theme, '.puzzle')).toEqual([]);
    return text;
  });

  await test.step('the result is copied as one line', async () => {
    await day.getByRole('button', { name: 'Copy result' }).click();
    await expect(day).toContainText('Result copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(result);
  });

  await test.step('another day has another board, and past days can be played', async () => {
    const board = await day.getByRole('img').getAttribute('aria-label');
    await day.getByRole('button', { name: 'Day before' }).click();
    await expect(day).toContainText('November 27, 2026');
    await expect(question).toHaveText(/^Where does /);
    await day.getByRole('button', { name: 'Day after' }).click();
    await expect(day.getByRole('img')).toHaveAttribute('aria-label', board!);
    await expect(day).toContainText(result);
  });

  await test.step('the device remembers it', async () => {
    await page.reload();
    await puzzle(page).getByRole('button', { name: 'Show the board of today' }).click();
    await expect(puzzle(page)).toContainText(result);
  });

  await test.step('storage that holds anything else is left alone', async () => {
    await page.evaluate(() => localStorage.setItem('wallkick-puzzles', '[["2026-11-28",{"query":"<b>"}]]'));
    day = await openPuzzle(page);
    await expect(question).toHaveText(/^Where does /);
  });

  await test.step('all names of the board are in the figure above', async () => {
    await day.getByRole('gridcell', { name: /^column 1, row 9:/ }).click();
    const [, answers] = /· (\d+) answers/.exec(await day.innerText())!;
    await day.getByRole('link', { name: 'All names on this board' }).click();
    await expect(page.locator('#press').getByRole('status').first()).toHaveText(
      new RegExp(`systems\\. ${answers} answers\\.`),
    );
  });
});

isolated('a page that was opened yesterday shows the board of today', TEST_ALL, async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 27, 23, 30));
  await page.goto('one-press/');
  await comesAlive(puzzle(page));
  await page.clock.setFixedTime(new Date(2026, 10, 28, 0, 30));
  await puzzle(page).getByRole('button', { name: 'Show the board of today' }).click();
  await expect(puzzle(page)).toContainText('November 28, 2026');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a finger answers', TEST_ALL, async ({ page }) => {
    const day = await openPuzzle(page);
    await day.getByRole('gridcell', { name: /^column 1, row 9:/ }).tap();
    await expect(day).toContainText(/One press \d{4}-\d\d-\d\d · /);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});
