import { expect, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { test } from './support/test.ts';

const checker = (page: Page) => page.locator('#checker');

async function openChecker(page: Page): Promise<void> {
  await page.goto('lab/table/');
  await comesAlive(checker(page));
}

const I_ROWS = `local I = {
  ["0R"] = {{-2,0},{1,0},{-2,-1},{1,2}}, ["R0"] = {{2,0},{-1,0},{2,1},{-1,-2}},
  ["R2"] = {{-1,0},{2,0},{-1,2},{2,-1}}, ["2R"] = {{1,0},{-2,0},{1,-2},{-2,1}},
  ["2L"] = {{2,0},{-1,0},{2,1},{-1,-2}}, ["L2"] = {{-2,0},{1,0},{-2,-1},{1,2}},
  ["L0"] = {{1,0},{-2,0},{1,-2},{-2,1}}, ["0L"] = {{-1,0},{2,0},{-1,2},{2,-1}},
}`;

test('the checker opens with a table of one wrong sign, and shows where it matters', async ({ page }) => {
  await openChecker(page);
  await expect(checker(page).getByRole('status')).toHaveText(
    'Guideline SRS with y flipped; 1 of 248 entries differs, I 0>>1 test 4: one wrong sign, of y.',
  );
  const row = checker(page).getByRole('row', { name: /I 0>>1 test 4/ });
  await expect(row).toContainText('one wrong sign, of y');
  await comesAlive(page.locator('#checker-board'));
});

test('a pasted table is named, whatever its language, and named anew when it is edited', async ({ page }) => {
  await openChecker(page);
  const area = checker(page).getByRole('textbox', { name: 'Kick or offset table' });
  await area.fill(I_ROWS);
  await expect(checker(page).getByRole('status')).toContainText(
    'This is Guideline SRS without basic rotation in its lists.',
  );
  await area.fill(I_ROWS.replace('{-2,-1}', '{-2,1}'));
  await expect(checker(page).getByRole('status')).toContainText('differs');
});

test('a text that is no table says what is wrong and where, and stays as it was typed', async ({ page }) => {
  await openChecker(page);
  const area = checker(page).getByRole('textbox', { name: 'Kick or offset table' });
  await area.fill('[[0, 0], <img src=x onerror=alert(1)> [1, 0, 2]]');
  await expect(checker(page).getByRole('alert')).toContainText('A vector has 3 numbers here');
  await expect(area).toHaveValue('[[0, 0], <img src=x onerror=alert(1)> [1, 0, 2]]');
  await expect(checker(page).locator('img')).toHaveCount(0);
});

test('a link whose table is damaged says so, and the example stays', async ({ page }) => {
  await page.goto('lab/table/?figure=checker&text=zzz');
  await comesAlive(checker(page));
  await expect(checker(page).getByRole('alert')).toContainText('text cannot be "zzz"');
  await expect(checker(page).getByRole('status')).toContainText('Guideline SRS with y flipped');
});

test('a table is shared by link and opens again', async ({ page }) => {
  await openChecker(page);
  await checker(page).getByRole('textbox', { name: 'Kick or offset table' }).fill(I_ROWS);
  await checker(page).getByRole('button', { name: 'Share' }).click();
  const link = await checker(page).getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  await page.goto(link);
  await expect(checker(page).getByRole('textbox', { name: 'Kick or offset table' })).toHaveValue(I_ROWS);
});

test('a table of the reader is written in another format by name', async ({ page }) => {
  await openChecker(page);
  await checker(page).getByRole('link', { name: 'Write your table in another format' }).click();
  const text = page.locator('#tables').getByRole('region', { name: 'The text of the file' });
  await expect(text).toContainText("'0>>1': [[0, 0], [-2, 0], [1, 0], [-2, 1], [1, 2]]");
});

test('the checker is worked with keys alone', async ({ page }) => {
  await openChecker(page);
  const area = checker(page).getByRole('textbox', { name: 'Kick or offset table' });
  await area.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(I_ROWS);
  await expect(checker(page).getByRole('status')).toContainText('This is Guideline SRS');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the example and what is said of it can be read', async ({ page }) => {
    await page.goto('lab/table/');
    await expect(checker(page)).toContainText('Guideline SRS with y flipped; 1 of 248 entries differs, I 0>>1 test 4');
  });
});

test('the checker does not scroll sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openChecker(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

const reach = (page: Page) => page.locator('#reach');

async function openReach(page: Page, query = ''): Promise<void> {
  await page.goto(`lab/reach/${query}`);
  await comesAlive(reach(page));
}

test('the reach map marks the placement that needs a kick and says the way', async ({ page }) => {
  await openReach(page);
  await expect(reach(page)).toContainText('36 placements can be reached. 1 of them only by a kick.');
  await expect(reach(page).getByRole('status')).toHaveText(
    /^Only a kick leads to columns 4 to 5, rows 1 to 3: right, down 17 times, left, clockwise\.$/,
  );
  const list = reach(page).getByRole('list', { name: 'Placements, short ways first' });
  await expect(list.getByRole('button', { pressed: true })).toContainText('kick needed');
  await list.getByRole('button').first().focus();
  await expect(reach(page).getByRole('status')).toHaveText(/^To columns/);
});

test('a way is gone through with keys, and a square is painted with keys', async ({ page }) => {
  await openReach(page);
  await reach(page).getByRole('button', { name: 'Previous input' }).click();
  await page.keyboard.press('Home');
  await expect(reach(page).getByRole('img')).toHaveAccessibleName(/after 0 of \d+ inputs/);
  // What hears keys on squares is fetched once the map is alive; until then a square cannot have the focus.
  await expect(reach(page).getByRole('grid')).toHaveAttribute('aria-readonly', 'false');
  await reach(page)
    .getByRole('gridcell', { name: /^Column 1, row 1(?!\d)/i })
    .focus();
  await page.keyboard.press('Space');
  await expect(reach(page)).toHaveAttribute('data-state', /board=\S+\/\.##\.######/);
});

test('another system is compared, and the state is shared by link', async ({ page }) => {
  await openReach(page);
  await reach(page).getByRole('combobox', { name: 'Compare with' }).selectOption('Sega');
  await expect(reach(page)).toContainText('of them not under Sega');
  await expect(reach(page)).toContainText('Dotted lines: only under Sega.');
  await reach(page).getByRole('button', { name: 'Share' }).click();
  const link = await reach(page).getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  await page.goto(link);
  await expect(reach(page).getByRole('combobox', { name: 'Compare with' })).toHaveValue('sega');
});

test('what only the other system reaches stands on the map and in the list', async ({ page }) => {
  await openReach(page, '?figure=reach&system=sega&beside=srs-guideline');
  const list = reach(page).getByRole('list', { name: 'Placements, short ways first' });
  await list
    .getByRole('button', { name: /only under Guideline SRS/ })
    .last()
    .click();
  await expect(reach(page).getByRole('status')).toHaveText(/^Only Guideline SRS reaches columns \d+ to \d+/);
  await expect(page.locator('#reach-stepper')).toHaveAttribute('data-state', /^system=srs-guideline /);
});

test('the turns of a way are stepped in a stepper', async ({ page }) => {
  await openReach(page);
  const stepper = page.locator('#reach-stepper');
  await comesAlive(stepper);
  await expect(stepper.getByRole('status')).toContainText('Test 5, kick (-1, -2): fits');
  const list = reach(page).getByRole('list', { name: 'Placements, short ways first' });
  await list.getByRole('button', { pressed: false }).last().click();
  const turns = reach(page).getByRole('group', { name: 'Turns on the way' }).getByRole('button');
  await turns.first().click();
  await expect(turns.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(reach(page).getByRole('img').first()).toHaveAccessibleName(/after \d+ of \d+ inputs/);
  await comesAlive(stepper);
});

for (const theme of THEMES) {
  test(`the reach map with two systems has no accessibility violations (${theme})`, async ({ page }) => {
    await openReach(page, '?figure=reach&system=sega&beside=srs-guideline');
    await reach(page).getByRole('button', { name: 'Share' }).click();
    expect(await axeViolations(page, theme, 'main')).toEqual([]);
  });
}

test.describe('the reach map without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('says its example, the way and the turn', async ({ page }) => {
    await page.goto('lab/reach/');
    await expect(reach(page)).toContainText('36 placements can be reached. 1 of them only by a kick.');
    await expect(page.locator('#reach-stepper').getByRole('row', { name: /Test 5/ })).toContainText('accepted');
  });
});

test('a link with a board that is none says so and keeps the example', async ({ page }) => {
  await openReach(page, '?figure=reach&board=%23%23%23');
  await expect(reach(page).getByRole('alert')).toContainText('board cannot be "###"');
  await expect(reach(page)).toContainText('36 placements');
});

test.describe('the reach map on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test('is painted by touch and does not scroll sideways', async ({ page }) => {
    await openReach(page);
    await reach(page)
      .getByRole('gridcell', { name: /^Column 1, row 1(?!\d)/i })
      .tap();
    await expect(reach(page)).toHaveAttribute('data-state', /board=\S+\/\.##\.######/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
