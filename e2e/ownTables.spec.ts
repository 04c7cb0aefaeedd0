import { expect, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { test } from './support/test.ts';

// A table of a reader: the I of Guideline SRS with the fourth test of its first turn the wrong way up.
const OWN = 'srs-guideline~I01:-2_0;1_0;-2_1;1_2';
const NAME = 'Guideline SRS* (I 0>>1)';
/** A piece and a board, as links carry them. */
const SCENE = 'piece=I&from=0&at=3,4&turn=cw&board=........../........../........../..........';

const checker = (page: Page) => page.locator('#checker');

async function openChecker(page: Page, query = ''): Promise<void> {
  await page.goto(`lab/table/${query}`);
  await comesAlive(checker(page));
}

/** Opens a page with a figure that a link has set to the reader's system. */
async function openWith(page: Page, path: string, figure: string, words: string): Promise<void> {
  await page.goto(`${path}?figure=${figure}&${words.replace('OWN', encodeURIComponent(OWN))}#${figure}`);
  await comesAlive(page.locator(`#${figure}`));
}

const chosen = (page: Page, figure: string, field: string) =>
  page.locator(`#${figure}`).getByRole('combobox', { name: field, exact: true }).locator('option:checked');

test('links bring the table of a reader into every figure that takes one, and a wrong one is explained', async ({
  page,
}) => {
  test.slow();
  for (const [what, path, figure, words, field] of [
    ['a stepper', 'systems/srs/kicks/', 'worked', `system=OWN&${SCENE}`, 'System'],
    ['a comparison', 'compare/i-kicks/', 'i-kicks', `systems=srs-arika,OWN&${SCENE}`, 'System 2'],
    ['the reach map', 'lab/reach/', 'reach', 'system=OWN', 'System'],
    ['the reach map, beside another', 'lab/reach/', 'reach', 'beside=OWN', 'Compare with'],
    ['the kick atlas', 'systems/srs/kick-atlas/', 'atlas', 'system=OWN&piece=I', 'System'],
    ['the offsets', 'lab/offsets/', 'bench', 'system=OWN&piece=I', 'System'],
    ['the data', 'reference/data/', 'tables', 'system=OWN', 'System'],
  ] as const) {
    await test.step(`a link brings the table of a reader into ${what}`, async () => {
      await openWith(page, path, figure, words);
      await expect(chosen(page, figure, field)).toHaveText(NAME);
      await expect(page.locator(`#${figure}`).getByRole('alert')).toHaveCount(0);
    });

    await test.step(`a table in a link that is none is explained in ${what}`, async () => {
      const wrong = words.replace('OWN', encodeURIComponent('srs-guideline~I01:<img src=x>'));
      await page.goto(`${path}?figure=${figure}&${wrong}#${figure}`);
      await comesAlive(page.locator(`#${figure}`));
      await expect(page.locator(`#${figure}`).getByRole('alert')).toContainText(
        'write the piece, two different states',
      );
      await expect(page.locator(`#${figure}`).locator('img')).toHaveCount(0);
    });
  }
});

test('the atlas computes the boards of a table that came by link', async ({ page }) => {
  await openWith(page, 'systems/srs/kick-atlas/', 'atlas', 'system=OWN&piece=I');
  await expect(page.locator('#atlas').getByRole('status').first()).toContainText(
    'the I of Guideline SRS* has 16 kicks',
  );
});

test('the offsets say what rules them out for a table that came by link', async ({ page }) => {
  await openWith(page, 'lab/offsets/', 'bench', 'system=OWN&piece=I');
  await expect(page.locator('#bench')).toContainText(
    'No offsets make the kicks of the I in Guideline SRS* (I 0>>1). In test 4 (-2, 1) of 0>>1 plus (2, 1) of 1>>0 make (0, 2).',
  );
});

test('a kick table shows the rows that a link names', async ({ page }) => {
  await page.goto(`systems/arika-srs/?figure=kicks-1&system=${encodeURIComponent(OWN)}#kicks-1`);
  const table = page.locator('#kicks-1');
  await expect(table).toHaveAccessibleName(/Guideline SRS\*/);
  await expect(table.getByRole('row', { name: /^0>>1/ }).last()).toContainText('(-2, 1)');
  await page.goto('systems/arika-srs/?figure=kicks-1&system=srs-guideline~X#kicks-1');
  await expect(table.getByRole('alert')).toContainText('"X" is not a row of a table');
});

test('a stepper runs the table of a link, and hands it on by link', async ({ page }) => {
  await openWith(page, 'systems/srs/kicks/', 'worked', `system=OWN&${SCENE}`);
  const stepper = page.locator('#worked');
  await expect(stepper.getByRole('row', { name: /Test 4/ })).toContainText('(-2, 1)');
  await stepper.getByRole('button', { name: 'Share' }).click();
  const link = await stepper.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  await page.goto(link);
  await expect(chosen(page, 'worked', 'System')).toHaveText(NAME);
});

test('a checked table is stepped, and its kicks drive the stepper', async ({ page }) => {
  await openChecker(page);
  await checker(page).getByRole('button', { name: 'Step it' }).click();
  const stepper = page.locator('#checker-stepper');
  await comesAlive(stepper);
  await expect(chosen(page, 'checker-stepper', 'System')).toHaveText(NAME);
  const kicks = page.locator('#checker-kicks');
  await kicks.getByRole('row', { name: /^0>>1/ }).last().getByRole('button', { name: '(-2, 1)' }).click();
  await expect(stepper.getByRole('status')).toContainText('Test 4');
  await checker(page).getByRole('button', { name: 'Step it' }).click();
  await expect(stepper).toHaveCount(0);
});

test('a checked table is compared with any system, and the choice is shared', async ({ page }) => {
  await openChecker(page);
  const field = checker(page).getByRole('combobox', { name: 'Compare with' });
  await field.selectOption('ARS (TGM3)');
  await expect(page.locator('#checker-board')).toHaveAccessibleName(/ARS \(TGM3\)/);
  await field.selectOption('Sega');
  await expect(page.locator('#checker-board')).toHaveAccessibleName(/Sega/);
  await checker(page).getByRole('button', { name: 'Share' }).click();
  const link = await checker(page).getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  await page.goto(link);
  await expect(field).toHaveValue('sega');
});

test('a table that is kept is offered in other figures until it is dropped', async ({ page }) => {
  await openChecker(page);
  const keep = checker(page).getByRole('button', { name: 'Offer it in every figure' });
  await keep.focus();
  await page.keyboard.press('Enter');
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await page.goto('systems/srs/kicks/');
  const stepper = page.locator('#worked');
  await comesAlive(stepper);
  await stepper.getByRole('combobox', { name: 'System' }).selectOption(NAME);
  await expect(stepper).toHaveAttribute('data-state', /system=srs-guideline~I01:/);
  await openChecker(page);
  await keep.click();
  await expect(keep).toHaveAttribute('aria-pressed', 'false');
  await page.goto('lab/reach/');
  await comesAlive(page.locator('#reach'));
  await expect(page.locator('#reach').getByRole('option', { name: NAME })).toHaveCount(0);
});

test('rows that are left out are named with their place, and the rest is judged', async ({ page }) => {
  await openChecker(page);
  const area = checker(page).getByRole('textbox', { name: 'Kick or offset table' });
  await area.fill((await area.inputValue()).replace("'0>>1'", "'0>>9'"));
  await expect(checker(page).getByRole('alert')).toContainText('"0>>9" names no turn');
  await expect(checker(page).getByRole('alert')).toContainText(/At position \d+:/);
  await expect(checker(page).getByRole('status')).toContainText('Guideline SRS with y flipped');
});

for (const theme of THEMES) {
  test(`with everything open the checker has no accessibility violations (${theme})`, async ({ page }) => {
    await openChecker(page, '?figure=checker&steps=shown');
    await expect(page.locator('#checker-kicks').getByRole('button').first()).toBeVisible();
    await checker(page).getByRole('button', { name: 'Share' }).click();
    expect(await axeViolations(page, theme, 'main')).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test('a table is stepped by touch, and nothing scrolls sideways', async ({ page }) => {
    await openChecker(page);
    await checker(page).getByRole('button', { name: 'Step it' }).tap();
    await expect(page.locator('#checker-kicks').getByRole('button').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
