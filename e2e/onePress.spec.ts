import { expect, type Locator } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { test } from './support/test.ts';

// One press: one board, and the answers of every system to it.

/** The numbers of systems and answers that the figure names. */
async function said(figure: Locator): Promise<readonly number[]> {
  const text = await figure.getByRole('status').first().innerText();
  return [...text.matchAll(/(\d+) (?:systems?|answers?)\./g)].map(([, number]) => Number(number));
}

/** How many systems each answer has, as its column says. */
const counts = async (figure: Locator): Promise<readonly number[]> =>
  (await figure.getByRole('list', { name: 'Answers, those of most systems first' }).locator('b').allInnerTexts()).map(
    Number,
  );

test('every system answers one press', async ({ page }) => {
  await page.goto('one-press/');
  const figure = page.locator('#press');
  await comesAlive(figure);
  const headline = figure.getByRole('status').first();
  const first = await headline.innerText();

  await test.step('the columns have all systems that the headline counts', async () => {
    const [systems, answers] = await said(figure);
    const columns = await counts(figure);
    expect(columns).toHaveLength(answers!);
    expect(columns.reduce((sum, count) => sum + count, 0)).toBe(systems);
    expect(columns).toEqual(columns.toSorted((a, b) => b - a));
    for (const theme of THEMES) expect(await axeViolations(page, theme, '#press')).toEqual([]);
  });

  await test.step('buttons and keys press, and the link has the press', async () => {
    await figure.getByRole('button', { name: 'Rotate left' }).click();
    await expect(headline).not.toHaveText(first);
    await expect(figure.getByRole('button', { name: 'Rotate left' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('x');
    await expect(headline).toHaveText(first);
  });

  await test.step('a name opens its tests, and closes them again', async () => {
    const name = figure.getByRole('button', { name: 'ASC (Ascension)' });
    await name.click();
    const stepper = page.locator('#press-stepper');
    await expect(stepper).toContainText('ASC (Ascension), T, 0>>1.');
    await name.click();
    await expect(stepper).toHaveCount(0);
  });

  await test.step('a search finds a board with at least as many answers', async () => {
    const [, before] = await said(figure);
    const state = (await figure.getAttribute('data-state'))!;
    await figure.getByRole('button', { name: 'Find a board' }).click();
    await expect(figure).not.toHaveAttribute('data-state', state);
    const [, after] = await said(figure);
    expect(after).toBeGreaterThanOrEqual(before!);
    await figure.getByRole('button', { name: 'Reset' }).click();
    await expect(figure).toHaveAttribute('data-state', state);
  });

  await test.step('a board of the page opens with as many answers as it says', async () => {
    const board = page.getByRole('list', { name: 'Boards with many answers' }).getByRole('link').first();
    const text = await board.innerText();
    await board.click();
    await expect(headline).toHaveText(new RegExp(`systems\\. ${text.replace('.', '\\.')}`));
    await page.goto('one-press/');
    await comesAlive(figure);
  });

  await test.step('the own game is kept', async () => {
    await figure.getByRole('combobox', { name: 'My game' }).selectOption({ label: 'ASC (Ascension)' });
    await expect(headline).toHaveText(/ Your game is with \d+ of \d+\.$/);
    await page.reload();
    await comesAlive(figure);
    await expect(headline).toHaveText(/ Your game is with \d+ of \d+\.$/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the answers are on the page', async ({ page }) => {
    await page.goto('one-press/');
    await expect(page.locator('#press')).toContainText(/\d+ systems\. \d+ answers\./);
    expect(await counts(page.locator('#press'))).not.toEqual([]);
  });
});
