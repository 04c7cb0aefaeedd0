import { expect, type Locator, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { test } from './support/test.ts';
import { TEST_ALL, rows } from './support/wide.ts';

const ADDRESS = 'systems/srs/other-rules/';

// SRS article, "Other": soft drops do not lock, hard drops do; infinity; no ARE, so no IRS. What happens in which frame follows from
// the board and the buttons of each figure, counted by hand.

async function hydrated(page: Page, name: string): Promise<Locator> {
  const figure = page.locator(`#${name}`);
  await figure.scrollIntoViewIfNeeded();
  await comesAlive(figure);
  return figure;
}

const sentenceOf = (figure: Locator): Locator => figure.getByRole('status').first();
const goTo = (figure: Locator, frame: number): Promise<void> =>
  figure.getByRole('slider', { name: 'Frame' }).fill(String(frame));

const PLAYED = [
  [
    'soft',
    'Guideline SRS: a soft drop leaves the T free',
    [
      [6, 'Frame 6. It drops one row. On the ground. Lock delay: 7 frames left.'],
      [8, 'Frame 8. On the ground. Lock delay: 5 frames left.'],
      [14, 'Frame 14. It locks: the delay has run out. No more pieces.'],
    ],
  ],
  ['hard', 'Guideline SRS: a hard drop locks the T', [[3, 'Frame 3. It locks by hard drop. No more pieces.']]],
  [
    'firm',
    'ARS (TGM, TAP): a sonic drop leaves the T free',
    [
      [3, 'Frame 3. It drops 3 rows, to the ground. On the ground. Lock delay: 7 frames left.'],
      [6, 'Frame 6. It moves one column right.'],
    ],
  ],
  [
    'forever',
    'Guideline SRS: infinity',
    [
      [6, 'Frame 6. On the ground. Lock delay: 2 frames left.'],
      [7, 'Frame 7. It moves one column right. The move restores its lock delay.'],
    ],
  ],
  ['enters', 'Guideline SRS: the T enters at once', [[3, 'Frame 3. It locks by hard drop. The T spawns.']]],
  [
    'pause',
    'ARS (TGM, TAP): the T enters rotated, after a pause',
    [
      [3, 'Frame 3. It locks by soft drop.'],
      [5, 'Frame 5. No piece is in play. The next one spawns in 4 frames.'],
      [9, 'Frame 9. The T spawns. A rotation button is held, so the piece enters rotated clockwise.'],
    ],
  ],
] as const;

/** One of each system. How frames are said is held by src/figures/lab/frames.test.ts. */
const DIFFERENT: readonly string[] = ['soft', 'pause'] satisfies readonly (typeof PLAYED)[number][0][];

test('figures play frame by frame, are painted, and follow the words of the page', async ({ page }) => {
  await page.goto(ADDRESS);
  for (const [name, title, frames] of rows(PLAYED, ([name]) => DIFFERENT.includes(name)))
    await test.step(`plays ${name} frame by frame, under its own name`, async () => {
      const figure = await hydrated(page, name);
      await expect(figure).toHaveAccessibleDescription(new RegExp(`^${title.replace(/[()]/g, '\\$&')}\\.`));
      for (const [frame, sentence] of frames) {
        await goTo(figure, frame);
        await expect(sentenceOf(figure)).toHaveText(sentence);
      }
    });

  await test.step('has a lane for the fastest drop, which is painted by keys', async () => {
    const figure = page.locator('#soft');
    const square = figure.getByRole('gridcell', { name: /^frame 4, Hard drop/ });
    await figure.getByRole('button', { name: 'Reset' }).click();
    await square.focus();
    await page.keyboard.press('Space');
    await expect(square).toHaveAccessibleName('frame 4, Hard drop: down, moved the piece');
    await expect(sentenceOf(figure)).toHaveText('Frame 4. It locks by hard drop. No more pieces.');
    await expect(figure).toHaveAccessibleDescription(/^Guideline SRS: another recording\./);
    await page.keyboard.press('r');
    await expect(sentenceOf(figure)).toContainText('Frame 8.');
    await expect(page.locator('#firm').getByRole('row', { name: 'Sonic drop' })).toBeVisible();
  });

  await test.step('names what the words of the page bring', async () => {
    const figure = page.locator('#forever');
    await page.getByRole('button', { name: 'fifteen moves and rotations' }).click();
    await expect(figure).toHaveAccessibleDescription(/^Guideline SRS: fifteen moves and rotations, then it locks\./);
    await expect(sentenceOf(figure)).toHaveText(/^Frame 91\..* It locks/);
    await page.getByRole('button', { name: 'falling a row' }).click();
    await expect(sentenceOf(figure)).toHaveText(/^Frame 9\. It locks/);
    await page.getByRole('button', { name: 'every move and rotation' }).click();
    await expect(sentenceOf(figure)).toHaveText(/^Frame 91\. (?!.*locks)/);
  });

  await test.step('fits a phone, and is sound for axe', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    for (const theme of THEMES) expect(await axeViolations(page, theme, '#pause')).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('figures show their frames all the same', TEST_ALL, async ({ page }) => {
    await page.goto(ADDRESS);
    await expect(sentenceOf(page.locator('#hard'))).toHaveText('Frame 3. It locks by hard drop. No more pieces.');
    await expect(page.locator('#pause').getByRole('list', { name: 'Frame 9, in order' })).toContainText('Entry');
    await expect(page.locator('#soft').getByRole('combobox')).toHaveCount(0);
  });
});
