import { expect, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { PHONE } from './support/phone.ts';
import { test } from './support/test.ts';
import { rows, stepOfTestAll, TEST_ALL } from './support/wide.ts';

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

/** Figures that take a table of a reader, with the words of a link, and what they then show of it. */
const TAKERS = [
  ['a stepper', 'systems/srs/kicks/', 'worked', `system=OWN&${SCENE}`, 'System', '(-2, 1)'],
  ['a comparison', 'compare/i-kicks/', 'i-kicks', `systems=srs-arika,OWN&${SCENE}`, 'System 2', NAME],
  ['the reach map', 'lab/reach/', 'reach', 'system=OWN', 'System', NAME],
  ['the reach map, beside another', 'lab/reach/', 'reach', 'beside=OWN', 'Compare with', NAME],
  [
    'the kick atlas',
    'systems/srs/kick-atlas/',
    'atlas',
    'system=OWN&piece=I',
    'System',
    'the I of Guideline SRS* has 16 kicks',
  ],
  [
    'the offsets',
    'lab/offsets/',
    'bench',
    'system=OWN&piece=I',
    'System',
    'No offsets give the kicks of the I in Guideline SRS* (I 0>>1). In test 4 (-2, 1) of 0>>1 plus (2, 1) of 1>>0 make (0, 2).',
  ],
  ['the data', 'reference/data/', 'tables', 'system=OWN', 'System', NAME],
] as const;

/** Those that read their words in ways of their own. That the others take a table is held by src/figures/ownTables.test.ts, and below. */
const DIFFERENT: readonly string[] = ['a comparison', 'the kick atlas'];

test('links bring the table of a reader into every figure that takes one', TEST_ALL, async ({ page }) => {
  test.slow();
  for (const [what, path, figure, words, field, shows] of rows(TAKERS, ([what]) => DIFFERENT.includes(what)))
    await test.step(`a link brings the table of a reader into ${what}`, async () => {
      await openWith(page, path, figure, words);
      const found = page.locator(`#${figure}`);
      await expect(chosen(page, figure, field)).toHaveText(NAME);
      await expect(found).toContainText(shows);
      await expect(found.getByRole('alert')).toHaveCount(0);
    });
});

test('a table in a link that is none is explained', async ({ page }) => {
  test.slow();
  const wrong = 'srs-guideline~I01:<img src=x>';
  for (const [what, path, figure, words] of rows(TAKERS, ([what]) => what === 'a stepper'))
    await test.step(`in ${what}`, async () => {
      await page.goto(`${path}?figure=${figure}&${words.replace('OWN', encodeURIComponent(wrong))}#${figure}`);
      const found = page.locator(`#${figure}`);
      await comesAlive(found);
      await expect(found.getByRole('alert')).toContainText('Write the piece, two different states');
      await expect(found.locator('img')).toHaveCount(0);
    });
});

test('a kick table shows the rows that a link names', TEST_ALL, async ({ page }) => {
  await page.goto(`systems/arika-srs/?figure=kicks-1&system=${encodeURIComponent(OWN)}#kicks-1`);
  const table = page.locator('#kicks-1');
  await expect(table).toHaveAccessibleName(/Guideline SRS\*/);
  await expect(table.getByRole('row', { name: /^0>>1/ }).last()).toContainText('(-2, 1)');
  await page.goto('systems/arika-srs/?figure=kicks-1&system=srs-guideline~X#kicks-1');
  await expect(table.getByRole('alert')).toContainText('"X" is not a row of a table');
});

test('a checked table is judged, stepped, compared with any system and shared', async ({ page }) => {
  await openChecker(page);
  const figure = checker(page);
  const stepper = page.locator('#checker-stepper');
  await test.step('its kicks drive the stepper, which hands it on by link', async () => {
    await figure.getByRole('button', { name: 'Step through it' }).click();
    await comesAlive(stepper);
    await expect(chosen(page, 'checker-stepper', 'System')).toHaveText(NAME);
    const kicks = page.locator('#checker-kicks');
    await kicks.getByRole('row', { name: /^0>>1/ }).last().getByRole('button', { name: '(-2, 1)' }).click();
    await expect(stepper.getByRole('status')).toContainText('Test 4');
    await expect(stepper.getByRole('row', { name: /Test 4/ })).toContainText('(-2, 1)');
    await stepper.getByRole('button', { name: 'Share' }).click();
    const link = await stepper.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
    expect(new URL(link).searchParams.get('system')).toBe(OWN);
    await page.keyboard.press('Escape');
  });

  const field = figure.getByRole('combobox', { name: 'Compare with' });
  const board = figure.getByRole('region');
  const link = await test.step('it is compared with any system, and the choice is shared', async () => {
    await field.selectOption('ARS (TGM3)');
    await expect(board.and(figure.getByLabel('ARS (TGM3)', { exact: true }))).toBeVisible();
    await field.selectOption('Sega');
    await expect(board.and(figure.getByLabel('Sega', { exact: true }))).toBeVisible();
    await figure.getByRole('button', { name: 'Share' }).first().click();
    return figure.getByRole('textbox', { name: 'Link', exact: true }).first().inputValue();
  });
  for (const theme of THEMES)
    await test.step(`with everything open the checker has no accessibility violations (${theme})`, async () => {
      expect(await axeViolations(page, theme, '#checker')).toEqual([]);
    });
  await page.keyboard.press('Escape');

  await stepOfTestAll('rows that are left out are named with their place, and the rest is judged', async () => {
    await figure.getByRole('button', { name: 'Step through it' }).click();
    await expect(stepper).toHaveCount(0);
    const area = figure.getByRole('textbox', { name: 'Kick or offset table' });
    await area.fill((await area.inputValue()).replace("'0>>1'", "'0>>9'"));
    await expect(figure.getByRole('status')).toContainText('rotations of Guideline SRS are in the text, y down');
    await expect(figure.getByRole('status')).toContainText('I 0>>1 missing');
    const unused = figure.getByRole('list', { name: 'Numbers that are not used' });
    await expect(unused.getByRole('button')).toContainText('line 3, column 13');
  });

  await page.goto(link);
  await expect(field).toHaveValue('sega');
});

test('a table that is kept is offered in other figures until it is dropped', async ({ page }) => {
  await openChecker(page);
  const keep = checker(page).getByRole('button', { name: 'Add to every system list' });
  await checker(page).getByRole('textbox', { name: 'Name of your table' }).fill('My game');
  await keep.focus();
  await page.keyboard.press('Enter');
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await page.goto('systems/srs/kicks/');
  const stepper = page.locator('#worked');
  await comesAlive(stepper);
  await stepper.getByRole('combobox', { name: 'System' }).selectOption('My game');
  await expect(stepper).toHaveAttribute('data-state', /system=srs-guideline~\.My%20game~I01:/);
  await openChecker(page);
  await checker(page).getByRole('textbox', { name: 'Name of your table' }).fill('My game');
  await keep.click();
  await expect(keep).toHaveAttribute('aria-pressed', 'false');
  await page.goto('lab/reach/');
  await comesAlive(page.locator('#reach'));
  await expect(page.locator('#reach').getByRole('option', { name: 'My game' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test('a table is stepped by touch, and nothing scrolls sideways', TEST_ALL, async ({ page }) => {
    await openChecker(page);
    await checker(page).getByRole('button', { name: 'Step through it' }).tap();
    await expect(page.locator('#checker-kicks').getByRole('button').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
