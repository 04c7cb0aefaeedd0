import { expect, type Locator, type Page } from '@playwright/test';
import { openFigure } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { test } from './support/test.ts';

const PAGE = 'systems/arika-srs/';
const LEDGER = 'reference/claims/';

/** The disclosure whose badge reads so, in the paragraph that says this. */
const badgeIn = (page: Page, sentence: string): Locator =>
  page.locator('.asserted').filter({ hasText: sentence }).locator('summary');

test('a badge says what became of its claim, and the keyboard opens what was found', async ({ page }) => {
  await page.goto(PAGE);
  const badge = badgeIn(page, 'The point of the change is symmetry');
  await expect(badge).toHaveText(/Evidence:\s*holds/);
  const evidence = page.getByText('for 8 of 8 turns of Arika’s I, and for 0 of the Guideline’s');
  await expect(evidence).toBeHidden();
  await badge.focus();
  await page.keyboard.press('Enter');
  await expect(evidence).toBeVisible();
  await page.keyboard.press('Space');
  await expect(evidence).toBeHidden();
});

test('a badge of several claims counts them and lists each with its row', async ({ page }) => {
  await page.goto(PAGE);
  const badge = badgeIn(page, 'Eight rows of four kicks');
  await expect(badge).toContainText('8 hold');
  await badge.click();
  for (const letter of 'abcdefgh') await expect(page.getByRole('link', { name: `Row 0-55${letter}` })).toBeVisible();
});

test('every status has its word', async ({ page }) => {
  await page.goto(PAGE);
  await expect(badgeIn(page, 'By the source the pieces enter pointing down')).toContainText('disputed');
  await expect(badgeIn(page, 'Blocks have the gradient style')).toContainText('unverifiable');
  await page.goto('systems/srs/180/');
  await expect(badgeIn(page, 'Eleven kicks follow basic rotation')).toContainText('2 corrected');
});

test('the row of a claim leads to the ledger, and the ledger back to the opened claim', async ({ page }) => {
  await page.goto(PAGE);
  await badgeIn(page, 'The point of the change is symmetry').click();
  await page.getByRole('link', { name: 'Row 0-58' }).click();
  await expect(page).toHaveURL(/\/reference\/claims\/#0-58$/);
  const row = page.getByRole('listitem').filter({ hasText: '0-58' });
  await expect(row).toContainText('symmetric about the y axis');
  await row.getByRole('link', { name: 'Arika SRS' }).click();
  await expect(page).toHaveURL(/\/systems\/arika-srs\/#arika\.mirrored-i$/);
  await expect(page.getByText('for 8 of 8 turns of Arika’s I, and for 0 of the Guideline’s')).toBeVisible();
});

test('evidence follows the conventions of the reader', async ({ page }) => {
  await page.goto(`${PAGE}?y=down&names=0R2L`);
  await badgeIn(page, 'The source marks some kicks in red').click();
  await expect(page.getByText('The red is lost')).toContainText('(1, 1) of 2>>R');
});

// Rows as they were counted when the document was gone through.
test('the ledger lists every row of the page on SRS, with statement, status and finding', async ({ page }) => {
  await page.goto(LEDGER);
  const numbers = Array.from({ length: 79 }, (_, index) => `0-${String(index + 1).padStart(2, '0')}`);
  const rows = numbers.flatMap((row) => (row === '0-55' ? [...'abcdefgh'].map((letter) => row + letter) : [row]));
  const wanting = await page.evaluate(
    (ids) =>
      ids.filter((id) => {
        const entry = document.getElementById(id);
        const status = /holds|corrected|disputed|unverifiable/.test(entry?.textContent ?? '');
        return !status || entry!.querySelector('a[href]') === null;
      }),
    rows,
  );
  expect(wanting).toEqual([]);
  const counts = page.getByRole('region', { name: 'What became of the claims of each document' });
  await expect(counts.getByRole('row', { name: /^Super Rotation System/ })).toHaveText(/64\s*3\s*3\s*16/);
});

for (const theme of THEMES) {
  test(`opened claims are sound for axe (${theme})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PAGE);
    for (const badge of await page.locator('.asserted summary').all()) await badge.click();
    expect(await axeViolations(page, theme)).toEqual([]);
  });
}

test('opened claims fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of [PAGE, LEDGER]) {
    await page.goto(address);
    for (const badge of await page.locator('.asserted summary').all()) await badge.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test('without JavaScript a badge opens all the same', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(PAGE);
  await badgeIn(page, 'The source marks some kicks in red').click();
  await expect(page.getByText('the only ones after which the I may be unable to turn back')).toBeVisible();
  await context.close();
});

// What each reading must show: D6 and D10 from the programs that their entries name, E2 from the printed list (its test 4 is (1, 1)), E5 by subtraction, E15
// and E17 from the sentences of the document on DTET.
const READINGS = [
  ['e2', 'as ruled', 'half', /^Test 10, kick \(0, 1\): fits/],
  ['e2', 'as printed, with y upwards', 'half', /^Test 4, kick \(1, 1\): fits/],
  ['e5', '1>>3 of the T', 'derive', /^Test 5 of 1>>3: \(1, 2\) − \(-1, 2\) = \(2, 0\)\.$/],
  ['d6', 'as ruled', 'entry', /^T enters in state 0 at/],
  ['d6', 'spawn-down', 'entry', /^T enters in state 2 at/],
  ['d10', 'as ruled', 'forever', /^Frame 99\. It touches ground/],
  ['d10', '15-resets', 'forever', /^Frame 99\. It locks/],
  ['d10', 'a turn at entry', 'enters', /turned clockwise/],
  ['e15', 'counter-clockwise, twice', 'lab', /^Frame 2, .*counter-clockwise/],
  ['e15', 'clockwise, twice', 'lab', /^Frame 2, (?!.*counter-clockwise).*clockwise/],
  ['e17', 'Joker without a quadruple: plays on at 200', 'stock', /level 201, 0 in stock\. The game is over\.$/],
  ['e17', 'Joker without a quadruple: out at 200', 'stock', /level 200, 0 in stock\. .*the game is over\.$/],
  ['e17', 'HARD: 500 lines from the start', 'lines', /^If 500 lines lead to level 50, .* about 12\.$/],
  ['e17', 'HARD: 500 lines in level 50 alone', 'lines', /^If level 50 alone takes 500 lines, 12,200 come before it\.$/],
] as const;

test('the errata lead to each reading, which shows what it says', async ({ page }) => {
  test.slow();
  await page.goto('reference/errata/');
  const leads: string[] = [];
  for (const [id, link] of READINGS) {
    const entry = page.locator(`#${id}`).getByRole('link', { name: link, exact: true });
    leads.push(await entry.evaluate((anchor: HTMLAnchorElement) => anchor.href));
  }
  for (const [index, [id, link, figure, says]] of READINGS.entries())
    await test.step(`${id.toUpperCase()} leads to “${link}”`, async () => {
      const shown = await openFigure(page, leads[index]!, figure);
      await expect(shown.getByRole('status').first()).toHaveText(says);
      await expect(shown.getByRole('alert')).toHaveCount(0);
    });
});

test('every open question on which sources disagree has both readings on the errata page', async ({ page }) => {
  await page.goto('reference/errata/');
  const open = page.locator('section[id^="d"]', { has: page.getByRole('heading', { level: 3 }) });
  await expect(open).toHaveCount(9);
  for (const entry of await open.all()) {
    await expect(entry.getByRole('link', { name: 'as ruled', exact: true })).toHaveCount(1);
    await expect(entry.locator('a[href*="readings="]')).toHaveCount(1);
  }
});

// Rows as they were counted when the documents were gone through.
for (const [name, count, from] of [
  ['DTET', 40, '2'],
  ['ARS', 44, '3'],
] as const) {
  test(`the ledger lists every row of the document on ${name}`, async ({ page }) => {
    await page.goto(LEDGER);
    for (let row = 1; row <= count; row++) {
      const entry = page.locator(`[id="${from}-${String(row).padStart(2, '0')}"]`);
      await expect(entry).toHaveText(/(holds|corrected|disputed|unverifiable)/);
      await expect(entry.getByRole('link')).not.toHaveCount(0);
    }
  });
}
