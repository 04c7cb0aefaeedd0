import { expect, type Locator, type Page } from '@playwright/test';
import { openFigure } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { test } from './support/test.ts';
import { TEST_ALL } from './support/wide.ts';

const PAGE = 'systems/arika-srs/';

/** The disclosure whose badge reads so, in the paragraph that says this. */
const badgeIn = (page: Page, sentence: string): Locator =>
  page.locator('.asserted').filter({ hasText: sentence }).locator('summary');

const pageWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

async function openAll(page: Page): Promise<void> {
  await page.locator('.asserted summary').evaluateAll((badges: HTMLElement[]) => {
    for (const badge of badges) badge.closest('details')!.open = true;
  });
}

// Rows as they were counted when the documents were gone through.
const DOCUMENTS = [
  ['0', 79],
  ['2', 40],
  ['3', 44],
] as const;
const LEDGER_ROWS = DOCUMENTS.flatMap(([from, count]) =>
  Array.from({ length: count }, (_, index) => `${from}-${String(index + 1).padStart(2, '0')}`),
).flatMap((row) => (row === '0-55' ? [...'abcdefgh'].map((letter) => row + letter) : [row]));

test('claims are opened on their page, lead to the ledger, and are all found there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
  const symmetry = badgeIn(page, 'can do on the right everything');
  const evidence = page.getByText('for 8 of 8 rotations of Arika’s I. For the Guideline’s I it does so for 0');

  await test.step('a badge says what became of its claim, and the keyboard opens what was found', async () => {
    await expect(symmetry).toHaveText(/Evidence:\s*holds/);
    await expect(evidence).toBeHidden();
    await symmetry.focus();
    await page.keyboard.press('Enter');
    await expect(evidence).toBeVisible();
    await page.keyboard.press('Space');
    await expect(evidence).toBeHidden();
  });

  await test.step('a badge of several claims counts them and lists each with its row', async () => {
    const badge = badgeIn(page, 'The table has eight rows of four kicks');
    await expect(badge).toContainText('8 hold');
    await badge.click();
    await expect(page.getByRole('link', { name: /^Row 0-55/ })).toHaveText(
      [...'abcdefgh'].map((letter) => `Row 0-55${letter}`),
    );
  });

  await test.step('every status has its word', async () => {
    await expect(badgeIn(page, 'The SRS page says that pieces spawn pointing down')).toContainText('disputed');
    await expect(badgeIn(page, 'Blocks have the gradient style')).toContainText('unverifiable');
  });

  await test.step('opened claims are sound for axe and fit a phone', async () => {
    await openAll(page);
    for (const theme of THEMES) expect(await axeViolations(page, theme, '.asserted')).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await pageWidth(page)).toBe(360);
  });

  await test.step('no badge is alone on a line, at whatever width', async () => {
    for (const width of [320, 340, 360, 380, 400]) {
      await page.setViewportSize({ width, height: 740 });
      const alone = await page.locator('.asserted').evaluateAll(
        (claims) =>
          claims.filter((claim) => {
            const words = document.createRange();
            words.selectNodeContents(claim.querySelector('.text')!);
            const mark = claim.querySelector('summary .mark')!.getBoundingClientRect();
            return mark.top >= [...words.getClientRects()].at(-1)!.bottom;
          }).length,
      );
      expect(alone, `at ${width} px`).toBe(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  const row = page.getByRole('listitem').filter({ hasText: '0-58' });
  await test.step('the row of a claim leads to the ledger', async () => {
    await page.getByRole('link', { name: 'Row 0-58' }).click();
    await expect(page).toHaveURL(/\/reference\/claims\/#0-58$/);
    await expect(row).toContainText('symmetric about the y axis');
  });

  await test.step('the ledger lists every row of each document, with statement, status and finding', async () => {
    const wanting = await page.evaluate(
      (ids) =>
        ids.filter((id) => {
          const entry = document.getElementById(id);
          const status = /holds|corrected|disputed|unverifiable/.test(entry?.textContent ?? '');
          return !status || entry!.querySelector('a[href]') === null;
        }),
      LEDGER_ROWS,
    );
    expect(wanting).toEqual([]);
    const heads = await page.getByText(/^\d+ claims?: /).allTextContents();
    expect(heads.length).toBeGreaterThan(4);
    for (const head of heads) for (const part of head.split(/[:,]/).slice(1)) expect(part).toMatch(/^ \d+ [a-z]+$/);
    const counts = page.getByRole('region', { name: 'Verdicts on the claims of each document' });
    await expect(counts.getByRole('row', { name: /^Super Rotation System/ })).toHaveText(/63\s*3\s*3\s*17/);
  });

  await test.step('the ledger fits a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openAll(page);
    expect(await pageWidth(page)).toBe(360);
  });

  await test.step('the ledger leads back to the opened claim', async () => {
    await row.getByRole('link', { name: 'Arika SRS' }).click();
    await expect(page).toHaveURL(/\/systems\/arika-srs\/#arika\.mirrored-i$/);
    await expect(evidence).toBeVisible();
  });
});

test('evidence follows the conventions of the reader', TEST_ALL, async ({ page }) => {
  await page.goto(`${PAGE}?y=down&names=0R2L`);
  await badgeIn(page, 'The SRS page marks some kicks in red').click();
  await expect(page.getByText('The red marks are lost')).toContainText('(1, 1) of 2>>R');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a badge says its word and opens all the same', async ({ page }) => {
    await page.goto(PAGE);
    await badgeIn(page, 'The SRS page marks some kicks in red').click();
    await expect(page.getByText('Only after these four can the I fail to rotate back')).toBeVisible();
    await page.goto('systems/srs/180/');
    await expect(badgeIn(page, 'Eleven kicks follow basic rotation')).toContainText('2 corrected');
  });
});

// What each reading must show. src/site/prose/claims/readingRuns.test.ts holds the outcome of all. D6 and D10 from the programs that their entries name, E2 from the printed list (its test 4 is (1, 1)), E5 by subtraction, E15
// and E17 from the sentences of the document on DTET.
const READINGS = [
  ['e2', 'as we decided', 'half', /^Test 10, kick \(0, 1\): fits/],
  ['e2', 'as printed, with y upwards', 'half', /^Test 4, kick \(1, 1\): fits/],
  ['e5', '1>>3 of the T', 'derive', /^Test 5 of 1>>3: \(1, 2\) − \(-1, 2\) = \(2, 0\)\.$/],
  ['d6', 'as we decided', 'entry', /^T enters in state 0 at/],
  ['d6', 'spawn-down', 'entry', /^T enters in state 2 at/],
  ['d10', 'as we decided', 'forever', /^Frame 91\. (?!.*locks)/],
  ['d10', '15-resets', 'forever', /^Frame 91\..* It locks/],
  ['d10', 'a rotation at spawn', 'enters', /rotated clockwise/],
  ['e15', 'counter-clockwise, twice', 'lab', /^Frame 2, .*counter-clockwise/],
  ['e15', 'clockwise, twice', 'lab', /^Frame 2, (?!.*counter-clockwise).*clockwise/],
  ['e17', 'Joker without a quadruple: plays on at 200', 'stock', /level 201, 0 in stock\. The game is over\.$/],
  ['e17', 'Joker without a quadruple: out at 200', 'stock', /level 200, 0 in stock\. .*the game is over\.$/],
  ['e17', 'HARD: 500 lines from the start', 'lines', /^If 500 lines lead to level 50, .* about 12\.$/],
  ['e17', 'HARD: 500 lines in level 50 alone', 'lines', /^If level 50 alone takes 500 lines, 12,200 come before it\.$/],
  ['d14', 'as we decided', 'game-boy', /rows 16 and 17/],
  ['d14', 'spawn-in-top-row', 'game-boy', /rows 17 and 18/],
  ['e6', 'as we decided', 'side', /^Test 3, kick \(1, 0\): fits\. The piece rotates\.$/],
  ['e6', 'left-is-clockwise', 'side', /^Test 2, kick \(1, 0\): fits\. The piece rotates\.$/],
  ['d8', 'as we decided', 'half', /^Test 2, kick \(1, 0\): fits\. The piece rotates\.$/],
  ['d8', 'half-turn-left', 'half', /^Test 3, kick \(1, 0\): fits\. The piece rotates\.$/],
] as const;

test('the errata have both readings of each open question, and lead to each reading', TEST_ALL, async ({ page }) => {
  test.slow();
  await page.goto('reference/errata/');

  await test.step('every open question on which sources disagree has both readings', async () => {
    const open = page.locator('section[id^="d"]', { has: page.getByRole('heading', { level: 3 }) });
    const links = await open.evaluateAll((entries) =>
      entries.map((entry) => [
        [...entry.querySelectorAll('a')].filter(({ textContent }) => textContent.trim() === 'as we decided').length,
        entry.querySelectorAll('a[href*="readings="]').length,
      ]),
    );
    expect(links).toEqual(Array(13).fill([1, 1]));
  });

  for (const id of new Set(READINGS.map(([entry]) => entry))) await page.locator(`#${id}`).getByRole('heading').click();
  const leads: string[] = [];
  for (const [id, link] of READINGS) {
    const entry = page.locator(`#${id}`).getByRole('link', { name: link, exact: true });
    leads.push(await entry.evaluate((anchor: HTMLAnchorElement) => anchor.href));
  }
  const opened = READINGS.map((reading, index) => [...reading, leads[index]!] as const);
  for (const [id, link, figure, says, address] of opened)
    await test.step(`${id.toUpperCase()} leads to “${link}”`, async () => {
      const shown = await openFigure(page, address, figure);
      await expect(shown.getByRole('status').first()).toHaveText(says);
      await expect(shown.getByRole('alert')).toHaveCount(0);
    });
});
