import { expect, type Locator, type Page } from '@playwright/test';
import { comesAlive, openFigure } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { test } from './support/test.ts';
import { stepOfTestAll, TEST_ALL } from './support/wide.ts';

const TABLE = 'lab/table/';
const REACH = 'lab/reach/';
const PHONE = { width: 360, height: 740 };

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const linkOf = async (figure: Locator): Promise<string> => {
  await figure.getByRole('button', { name: 'Share' }).click();
  return figure.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
};

const I_ROWS = `local I = {
  ["0R"] = {{-2,0},{1,0},{-2,-1},{1,2}}, ["R0"] = {{2,0},{-1,0},{2,1},{-1,-2}},
  ["R2"] = {{-1,0},{2,0},{-1,2},{2,-1}}, ["2R"] = {{1,0},{-2,0},{1,-2},{-2,1}},
  ["2L"] = {{2,0},{-1,0},{2,1},{-1,-2}}, ["L2"] = {{-2,0},{1,0},{-2,-1},{1,2}},
  ["L0"] = {{1,0},{-2,0},{1,-2},{-2,1}}, ["0L"] = {{-1,0},{2,0},{-1,2},{2,-1}},
}`;

test('the table checker reads a table, says what it is, and shares it', async ({ page }) => {
  const checker = await openFigure(page, `${TABLE}?figure=checker&text=zzz`, 'checker');
  const area = checker.getByRole('textbox', { name: 'Kick or offset table' });
  const status = checker.getByRole('status');

  await test.step('a link whose table is damaged says so, and the example stays', async () => {
    await expect(checker.getByRole('alert')).toContainText('text cannot be "zzz"');
    await expect(status).toContainText('Guideline SRS, y down');
  });

  await test.step('opens with a table of one wrong sign, and shows where it matters', async () => {
    await expect(status).toHaveText('Guideline SRS, y down: 1 of 248 entries differs.');
    const row = checker.getByRole('row', { name: /I 0>>1 test 4/ });
    await expect(row).toContainText('one wrong sign, of y');
    await expect(row.locator('del')).toHaveText('-1');
    await expect(row.locator('ins')).toHaveText('1');
    await expect(status.getByRole('link', { name: 'Guideline SRS' })).toHaveAttribute('href', /system=srs-guideline/);
    await expect(checker.getByRole('link', { name: 'Test vectors of Guideline SRS' })).toHaveAttribute(
      'href',
      /\/reference\/conformance\/#vectors-srs-guideline$/,
    );
    await row.getByRole('button', { name: /line 3, column 39$/ }).click();
    const selected = (): Promise<string> =>
      area.evaluate((element: HTMLTextAreaElement) =>
        element.value.slice(element.selectionStart, element.selectionEnd),
      );
    await expect.poll(selected).toBe('[-2, -1]');
    await expect(checker.getByRole('region', { name: 'Your table', exact: true })).toContainText(
      'rotates by test 4, kick (-2, 1)',
    );
    await expect(checker.getByRole('region', { name: 'Guideline SRS', exact: true })).toContainText(
      'rotates by test 5, kick (1, 2)',
    );
    await expect(checker.getByRole('link', { name: 'Compare them test by test' })).toHaveAttribute(
      'href',
      /lab\/compare\/\?systems=/,
    );
  });

  await stepOfTestAll('a table of the reader is written in another format by name', async () => {
    const other = await page.context().newPage();
    await openFigure(other, TABLE, 'checker');
    await other.getByRole('link', { name: 'Write your table in another format' }).click();
    const text = other.locator('#tables').getByRole('region', { name: 'The text of the file' });
    await expect(text).toContainText("'0>>1': [[0, 0], [-2, 0], [1, 0], [-2, 1], [1, 2]]");
    await other.close();
  });

  await test.step('the vectors of a system are a row with its files', async () => {
    const other = await page.context().newPage();
    await other.goto('reference/conformance/#vectors-srs-guideline');
    const files = other.getByRole('region', { name: 'Conformance vectors of every system' });
    await expect(files.getByRole('row', { name: /^Guideline SRS / })).toBeInViewport();
    await other.close();
  });

  await test.step('a table pasted with keys is named, whatever its language, and named anew when it is edited', async () => {
    await area.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(I_ROWS);
    await expect(status).toContainText('I of Guideline SRS, y up: all 40 entries agree.');
    await area.fill(I_ROWS.replace('{-2,-1}', '{-2,1}'));
    await expect(status).toContainText('differs');
  });

  await test.step('after a right table come positions to try, and the first opens in the stepper', async () => {
    await area.fill(I_ROWS);
    const tries = checker.getByRole('list', { name: 'Positions to try in your game' }).getByRole('listitem');
    await expect(tries).toHaveCount(3);
    await expect(checker.getByText(/^Every number is right\. Is its use\?/)).toBeVisible();
    const link = await tries.first().getByRole('link', { name: 'Open this position' }).getAttribute('href');
    const other = await page.context().newPage();
    await other.goto(link!);
    await expect(other.locator('#bench')).toHaveAttribute(
      'data-state',
      /^system=srs-guideline piece=J from=0 at=3,5 turn=cw /,
    );
    await other.close();
  });

  await test.step('a text that is not understood is drawn row by row', async () => {
    await area.fill(
      '0>>1: (0, 0), (5, 1), (2, -4)\n1>>2: (0, 0), (-3, 3), (7, 0)\n2>>3: (0, 0), (4, 4), (1, 9)\n3>>0: (0, 0), (3, 5), (6, -2)',
    );
    await expect(status).toContainText('How is the text meant?');
    const read = checker.getByRole('table', { name: /^Read with/ });
    await expect(read.getByRole('row', { name: /0>>1/ })).toContainText('(5, 1)');
  });

  await test.step('rows without names say how they are read, and can be renamed', async () => {
    await area.fill(I_ROWS.replaceAll(/\["\w\w"\] = /g, ''));
    const first = checker.getByRole('combobox', { name: 'Rotation of row 1', exact: true });
    await expect(first).toHaveValue('0>>1');
    await first.selectOption('1>>2');
    await expect(area).toHaveValue(/1>>2: \{\{-2,0\}/);
    await expect(first).toHaveCount(0);
    await expect(status).toContainText('entries differ');
  });

  await test.step('a text that is no table says what is wrong and where, and stays as it was typed', async () => {
    await area.fill('[[0, 0], <img src=x onerror=alert(1)> [1, 0, 2]]');
    await expect(checker.getByRole('alert')).toContainText('A vector has 3 numbers here');
    await expect(area).toHaveValue('[[0, 0], <img src=x onerror=alert(1)> [1, 0, 2]]');
    await expect(checker.locator('img')).toHaveCount(0);
  });

  await test.step('does not scroll sideways on a phone', async () => {
    await page.setViewportSize(PHONE);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  await test.step('a table is shared by link and opens again', async () => {
    await area.fill(I_ROWS);
    await page.goto(await linkOf(checker));
    await expect(area).toHaveValue(I_ROWS);
  });
});

const squareOne = (reach: Locator): Locator => reach.getByRole('gridcell', { name: /^Column 1, row 1(?!\d)/i });
const PAINTED = /board=\S+\/\.##\.######/;

test('the reach map says its ways, is painted, compared and shared', async ({ page }) => {
  const reach = await openFigure(page, `${REACH}?figure=reach&board=%23%23%23`, 'reach');
  const status = reach.getByRole('status');
  const list = reach.getByRole('list', { name: 'Placements by kicks, and those with the most presses' });
  const stepper = page.locator('#reach-stepper');

  await test.step('a link with a board that is none says so and keeps the example', async () => {
    await expect(reach.getByRole('alert')).toContainText('board cannot be "###"');
    await expect(reach).toContainText('36 placements');
  });

  await test.step('marks the placement that needs a kick and says the way', async () => {
    await expect(reach).toContainText('36 placements can be reached. 1 of them only by a kick.');
    await expect(status).toHaveText(
      /^Only a kick leads to columns 4 to 5, rows 1 to 3: right, down 17 times, left, clockwise\.$/,
    );
    await expect(list.getByRole('button', { pressed: true })).toContainText('kick needed');
  });

  await test.step('the turns of a way are stepped in a stepper', async () => {
    await comesAlive(stepper);
    await expect(stepper.getByRole('status')).toContainText('Test 5, kick (-1, -2): fits');
    await list.getByRole('button', { pressed: false }).last().click();
    const turn = reach.getByRole('group', { name: 'Rotations on the way' }).getByRole('button').first();
    await turn.click();
    await expect(turn).toHaveAttribute('aria-pressed', 'true');
    await expect(reach.getByRole('img').first()).toHaveAccessibleName(/after \d+ of \d+ presses/);
    await comesAlive(stepper);
  });

  await test.step('a placement is chosen from the list of all, and its way is gone through with keys', async () => {
    await reach.getByRole('combobox', { name: 'Placement' }).selectOption({ index: 0 });
    await expect(status).toHaveText(/^To columns/);
    await reach.getByRole('button', { name: 'Previous press' }).click();
    await page.keyboard.press('Home');
    await expect(reach.getByRole('img').first()).toHaveAccessibleName(/after 0 of \d+ presses/);
  });

  await test.step('the map is filled press by press', async () => {
    const kinds = reach.locator('.reach-number');
    const all = await kinds.count();
    await reach.getByRole('slider', { name: 'Presses' }).fill('2');
    await expect(reach).toHaveAttribute('data-state', / presses=2$/);
    expect(await kinds.count()).toBeLessThan(all);
  });

  await test.step('another system is compared, and what only it reaches stands on the map and in the list', async () => {
    await reach.getByRole('combobox', { name: 'Compare with' }).selectOption('Sega');
    await expect(reach).toContainText('Sega does not reach');
    await expect(reach).toContainText('Dotted outlines: only under Sega.');
  });

  await test.step('a square is painted with keys', async () => {
    // What handles keys on squares is fetched once the map is hydrated; until then a square cannot have the focus.
    await expect(reach.getByRole('grid')).toHaveAttribute('aria-readonly', 'false');
    await squareOne(reach).focus();
    await page.keyboard.press('Space');
    await expect(reach).toHaveAttribute('data-state', PAINTED);
  });

  await test.step('the state is shared by link', async () => {
    const link = await linkOf(reach);
    await page.goto(link);
    await expect(reach.getByRole('combobox', { name: 'Compare with' })).toHaveValue('sega');
    await expect(reach).toHaveAttribute('data-state', PAINTED);
  });
});

test(
  'what only the other system reaches is stepped under it, and two systems are sound for axe',
  TEST_ALL,
  async ({ page }) => {
    const reach = await openFigure(page, `${REACH}?figure=reach&system=sega&beside=srs-guideline`, 'reach');
    await reach
      .getByRole('list', { name: 'Placements by kicks, and those with the most presses' })
      .getByRole('button', { name: /only under Guideline SRS/ })
      .last()
      .click();
    await expect(reach.getByRole('status')).toHaveText(/^Only Guideline SRS reaches columns \d+ to \d+/);
    await expect(page.locator('#reach-stepper')).toHaveAttribute('data-state', /^system=srs-guideline /);
    await reach.getByRole('button', { name: 'Share' }).click();
    for (const theme of THEMES) expect(await axeViolations(page, theme, '#reach')).toEqual([]);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the table checker and the reach map say their examples', async ({ page }) => {
    await page.goto(TABLE);
    await expect(page.locator('#checker')).toContainText('Guideline SRS, y down: 1 of 248 entries differs.');
    await page.goto(REACH);
    await expect(page.locator('#reach')).toContainText('36 placements can be reached. 1 of them only by a kick.');
    await expect(page.locator('#reach-stepper').getByRole('row', { name: /Test 5/ })).toContainText('accepted');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the reach map is painted by touch and does not scroll sideways', TEST_ALL, async ({ page }) => {
    const reach = await openFigure(page, REACH, 'reach');
    await squareOne(reach).tap();
    await expect(reach).toHaveAttribute('data-state', PAINTED);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
