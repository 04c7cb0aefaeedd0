import { devices, expect, type Locator, type Page } from '@playwright/test';
import { openFigure } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { test } from './support/test.ts';
import { rows } from './support/wide.ts';

// Super Rotation System, the kick tables of Guideline and of Arika and the three examples of the I; spec of the T kicks that can never
// be chosen. Kicks and counts are written out from there.

const I_KICKS = 'compare/i-kicks/';
const ANY = 'compare/';
const ATLAS = 'systems/srs/kick-atlas/';

const button = (figure: Locator, name: string): Locator => figure.getByRole('button', { name, exact: true });
const pane = (figure: Locator, name: string): Locator => figure.getByRole('group', { name, exact: true });
const told = (figure: Locator, name: string): Locator => pane(figure, name).getByRole('status');

async function sharedLink(figure: Locator): Promise<string> {
  await button(figure, 'Share').click();
  return figure.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
}

async function withoutScripts(browser: import('@playwright/test').Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  return context.newPage();
}

test.describe('two systems side by side', () => {
  const open = (page: Page): Promise<Locator> => openFigure(page, I_KICKS, 'i-kicks');

  test('part at test 4, and one piece completes three rows', async ({ page }) => {
    const figure = await open(page);
    await expect(figure).toHaveRole('group');
    await expect(figure).toHaveAttribute('data-widget', 'kick-compare');
    await expect(figure).toHaveAccessibleName(
      'Side by side, Guideline SRS and Arika SRS: I turns from state 0, clockwise',
    );
    await expect(told(figure, 'Guideline SRS')).toHaveText('Test 4, kick (-2, -1): fits. The piece rotates.');
    await expect(told(figure, 'Arika SRS')).toHaveText('Test 4, kick (1, 2): fits. The piece rotates.');
    await button(figure, 'First test').click();
    await expect(told(figure, 'Guideline SRS')).toContainText('Test 1, kick (0, 0): blocked by the stack');
    await expect(told(figure, 'Arika SRS')).toContainText('Test 1, kick (0, 0): blocked by the stack');
    await figure.getByRole('slider', { name: 'Test' }).fill('7');
    await expect(told(figure, 'Guideline SRS')).toContainText('3 rows');
    await expect(button(figure, 'Previous test')).toBeEnabled();
  });

  test('mark the tests that differ, in sign and word', async ({ page }) => {
    const figure = await open(page);
    for (const system of ['Guideline SRS', 'Arika SRS']) {
      const rows = figure.getByRole('table', { name: `${system}: tests in order` }).getByRole('row');
      await expect(rows).toHaveCount(6);
      for (const number of [1, 2, 3]) await expect(rows.nth(number)).not.toContainText('differs');
      for (const number of [4, 5]) await expect(rows.nth(number)).toContainText('differs');
    }
  });

  test('are stepped together, by keys, rows and frames', async ({ page }) => {
    const figure = await open(page);
    await button(figure, 'Reset').focus();
    await page.keyboard.press('Home');
    await expect(figure.getByRole('slider', { name: 'Test' })).toHaveValue('0');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    for (const system of ['Guideline SRS', 'Arika SRS'])
      await expect(told(figure, system)).toContainText('Test 2, kick (-2, 0): blocked');
    await figure
      .getByRole('table', { name: 'Arika SRS: tests in order' })
      .getByRole('rowheader', { name: 'Test 3' })
      .getByRole('button')
      .press('Enter');
    for (const system of ['Guideline SRS', 'Arika SRS'])
      await expect(told(figure, system)).toContainText('Test 3, kick (1, 0): blocked');
    await page.keyboard.press('m');
    await expect(figure.getByRole('combobox', { name: 'Turn' })).toHaveValue('ccw');
    await page.keyboard.press('r');
    await expect(told(figure, 'Arika SRS')).toHaveText('Test 4, kick (1, 2): fits. The piece rotates.');
  });

  test('share one board, which is edited by keyboard in either of them', async ({ page }) => {
    const figure = await open(page);
    await button(figure, 'Edit the board').press('Enter');
    const grid = pane(figure, 'Arika SRS').getByRole('grid');
    await expect(grid).toHaveAttribute('aria-readonly', 'false');
    await grid.getByRole('gridcell', { name: /^column 4, row 5:/ }).focus();
    await page.keyboard.press('Space');
    for (const system of ['Guideline SRS', 'Arika SRS']) {
      await expect(pane(figure, system).getByRole('gridcell', { name: /^column 4, row 5:/ })).not.toHaveAccessibleName(
        /stack/,
      );
      await expect(figure.getByRole('table', { name: `${system}: tests in order` }).getByRole('row', { name: 'Test 2' })).toContainText('accepted'); // prettier-ignore
    }
    await button(figure, 'Undo').click();
    await expect(told(figure, 'Arika SRS')).toContainText('kick (1, 2): fits');
  });

  test('are chosen, added up to four, and left out again', async ({ page }) => {
    const figure = await open(page);
    await figure.getByRole('combobox', { name: 'System 2' }).selectOption({ label: 'Sega' });
    await expect(told(figure, 'Sega')).toBeVisible();
    await button(figure, 'Add a system').click();
    await button(figure, 'Add a system').click();
    await expect(figure.getByRole('combobox', { name: /^System \d$/ })).toHaveCount(4);
    await expect(button(figure, 'Add a system')).toHaveCount(0);
    await button(figure, 'Remove Sega').click();
    await expect(figure.getByRole('combobox', { name: /^System \d$/ })).toHaveCount(3);
  });

  for (const width of rows([1440, 1100, 1001, 700, 360], (wide) => wide === 1001 || wide === 360))
    test(`are three on a screen of ${width} px, none of them cut`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const figure = await openFigure(page, ANY, 'any');
      const edge = (await figure.boundingBox())!;
      const tables = figure.getByRole('table', { name: /: tests in order$/ });
      await expect(tables).toHaveCount(3);
      for (const tests of await tables.all()) {
        const { x, width: wide } = (await tests.boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(edge.x);
        expect(x + wide).toBeLessThanOrEqual(edge.x + edge.width + 1);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

  test('are shared and reopened exactly, and a wrong link is answered', async ({ page }) => {
    const figure = await open(page);
    await figure.getByRole('combobox', { name: 'System 2' }).selectOption({ label: 'Tetris Perfect' });
    await figure.getByRole('slider', { name: 'Test' }).fill('5');
    const state = await figure.getAttribute('data-state');
    const link = await sharedLink(figure);
    await page.goto('about:blank');
    const again = await openFigure(page, link, 'i-kicks');
    await expect(again).toHaveAttribute('data-state', state ?? '');
    await expect(told(again, 'Tetris Perfect')).toBeVisible();
    const wrong = await openFigure(page, `${I_KICKS}?figure=i-kicks&systems=srs-guideline,nothing`, 'i-kicks');
    await expect(wrong.getByRole('alert')).toContainText('systems cannot be "srs-guideline,nothing"');
    await expect(told(wrong, 'Arika SRS')).toHaveText('Test 4, kick (1, 2): fits. The piece rotates.');
  });

  test('stand in frames with every sentence when there is no JavaScript', async ({ browser, baseURL }) => {
    const page = await withoutScripts(browser, baseURL);
    await page.goto(I_KICKS);
    const figure = page.locator('#i-kicks');
    for (const system of ['Guideline SRS', 'Arika SRS']) {
      const frames = figure.getByRole('list', { name: `${system}: all steps` }).getByRole('listitem');
      await expect(frames).toHaveCount(8);
      await expect(frames.nth(2)).toContainText('Test 2, kick (-2, 0): blocked by the stack at column 4, row 5.');
    }
    await expect(figure.getByRole('combobox', { name: 'System 1' })).toBeHidden();
    await expect(figure.getByRole('row', { name: 'Test 2' }).first()).toHaveCSS('cursor', 'auto');
    await page.context().close();
  });

  test('show the three examples of the source', async ({ page }) => {
    await page.goto(I_KICKS);
    for (const [name, rows] of [
      ['well-left', ['4 rows', '4 rows']],
      ['well-right', ['0 rows', '4 rows']],
      ['both-ways', ['0 rows', '0 rows', '0 rows', '4 rows']],
    ] as const) {
      const texts = await page.locator(`#${name} .foot`).filter({ hasText: /row/ }).allInnerTexts();
      expect([name, ...texts.map((text) => text.replace(/^no /, '0 ')).map((text) => /\d+ rows?/.exec(text)?.[0])]).toEqual([name, ...rows]); // prettier-ignore
    }
  });

  for (const theme of THEMES)
    test(`pass axe in the ${theme} theme with editor and menu open`, async ({ page }) => {
      const figure = await open(page);
      await button(figure, 'Edit the board').click();
      await button(figure, 'Share').click();
      expect(await axeViolations(page, theme, '#i-kicks')).toEqual([]);
    });

  test('move nothing for readers who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const figure = await open(page);
    await button(figure, 'First test').click();
    await button(figure, 'Next test').click();
    await expect(told(figure, 'Arika SRS')).toContainText('Test 2');
    expect(await figure.evaluate((root) => root.getAnimations({ subtree: true }).length)).toBe(0);
  });
});

test.describe('the difference of two tables', () => {
  const table = (page: Page): Locator =>
    page.getByRole('table', { name: 'Kicks of I: Guideline SRS and Arika SRS' }).first();

  // 0>>1 3, 0>>3 1, 2>>1 1, 2>>3 3, 3>>0 2, 3>>2 2, none for 1>>0 and 1>>2.
  test('counts the fewest blocks that tell the systems apart', async ({ page }) => {
    await page.goto(I_KICKS);
    for (const [turn, blocks, is] of [
      ['0>>1', /3$/, '≠'],
      ['1>>0', /(?:none|no board)$/, '='],
      ['1>>2', /(?:none|no board)$/, '='],
      ['2>>1', /1$/, '≠'],
      ['2>>3', /3$/, '≠'],
      ['3>>2', /2$/, '≠'],
      ['3>>0', /2$/, '≠'],
      ['0>>3', /1$/, '≠'],
    ] as const) {
      const row = table(page).getByRole('row', { name: turn });
      await expect(row).toContainText(is);
      await expect(row).toHaveText(blocks);
    }
  });

  test('brings the smallest board of a turn into the figure above', async ({ page }) => {
    const figure = await openFigure(page, ANY, 'any');
    const diff = page.getByRole('table', { name: 'Kicks of J: Guideline SRS and ARS (TGM, TAP)' });
    await diff.getByRole('button', { name: /^2>>3/ }).press('Enter');
    await expect(figure.getByRole('combobox', { name: 'From' })).toHaveValue('2');
    const state = (await figure.getAttribute('data-state')) ?? '';
    const board = /board=(\S+)/.exec(state)?.[1] ?? '';
    expect((board.match(/#/g) ?? []).length).toBeLessThan(4);
    await expect(diff.locator('[aria-current="true"]')).toContainText('2>>3');
  });

  test('scrolls in its own box at 360 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openFigure(page, I_KICKS, 'i-kicks');
    await expect(page.getByRole('region', { name: 'Kicks of I: Guideline SRS and Arika SRS' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe('the properties of all systems', () => {
  const cells = async (page: Page, name: string): Promise<readonly string[]> =>
    (
      await page
        .getByRole('table', { name: 'Properties of all systems' })
        .getByRole('row', { name: new RegExp(`^${name}\\b`) })
        .first()
        .getByRole('cell')
        .allInnerTexts()
    ).map((text) => text.replace(/\s+/g, ' ').trim());

  test('have a row for every system, and say what the sources say', async ({ page }) => {
    await page.goto(ANY);
    const table = page.getByRole('table', { name: 'Properties of all systems' });
    const systems = await page.getByRole('combobox', { name: 'System 1' }).getByRole('option').allInnerTexts();
    await expect(table.getByRole('rowheader')).toHaveText(systems);
    // "The I is not symmetric" in the Guideline's tables, and is in Arika's.
    const [guideline, arika] = [await cells(page, 'Guideline SRS'), await cells(page, 'Arika SRS')];
    expect(guideline[0]).toMatch(/all but I$/);
    expect(arika[0]).toMatch(/all pieces$/);
    // The Guideline's kicks come from offsets, those of Arika's I do not.
    expect(guideline[3]).toMatch(/all pieces$/);
    expect(arika[3]).toMatch(/all but I$/);
  });

  test('are whole without JavaScript, and scroll in their own boxes', async ({ browser, baseURL }) => {
    const page = await withoutScripts(browser, baseURL);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(ANY);
    const systems = await page.getByRole('table', { name: 'Properties of all systems' }).getByRole('row').count();
    const apart = page.getByRole('table', { name: /^Quarter turns/ });
    await expect(apart.getByRole('row')).toHaveCount(systems);
    await expect(apart.getByRole('columnheader')).toHaveCount(systems);
    // The names, which stay in sight, leave room for four numbers.
    const fourth = await apart
      .getByRole('row', { name: /^Guideline SRS/ })
      .getByRole('cell')
      .nth(3)
      .boundingBox();
    expect(fourth!.x + fourth!.width).toBeLessThan(344);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.context().close();
  });
});

test.describe('the kick atlas', () => {
  const list = (atlas: Locator, turn: string): Locator => atlas.getByRole('list', { name: `${turn}: how it can end` });

  test('has the fewest blocks for every test, and none for four kicks of the T', async ({ page }) => {
    const atlas = await openFigure(page, ATLAS, 'atlas');
    await expect(atlas).toHaveRole('group');
    await expect(atlas).toHaveAttribute('data-widget', 'kick-atlas');
    await expect(atlas).toHaveAccessibleName('Kick atlas: T under Guideline SRS');
    await expect(atlas.getByRole('status')).toHaveText(
      'Clockwise, the T of Guideline SRS has 16 kicks, of which 14 are useful. Of 4 turns 4 can fail.',
    );
    await expect(list(atlas, '0>>1, clockwise').getByRole('listitem').nth(3)).toContainText('never');
    await expect(list(atlas, '0>>1, clockwise').getByRole('listitem').nth(4)).toContainText('2 blocks');
    await atlas.getByRole('combobox', { name: 'Directions' }).selectOption({ label: 'both' });
    await expect(atlas.getByText(/^\s*Test \d \(\S+ \S+\) never/)).toHaveCount(0);
    await expect(atlas.getByRole('listitem').filter({ hasText: 'never' })).toHaveCount(4);
    await expect(list(atlas, '0>>3, counter-clockwise')).toBeVisible();
  });

  test('opens a board in the stepper, where that test wins', async ({ page }) => {
    const atlas = await openFigure(page, ATLAS, 'atlas');
    const stepper = page.locator('#opened');
    for (const [turn, number, kick] of [
      ['1>>2, clockwise', 5, '(1, 2)'],
      ['0>>1, clockwise', 3, '(-1, 1)'],
    ] as const) {
      await list(atlas, turn)
        .getByRole('button', { name: new RegExp(`^Test ${number} `) })
        .press('Enter');
      await expect(stepper.getByRole('status').first()).toHaveText(
        `Test ${number}, kick ${kick}: fits. The piece rotates.`,
      );
    }
    await list(atlas, '3>>0, clockwise')
      .getByRole('button', { name: /^Fails/ })
      .click();
    await expect(stepper.getByRole('status').first()).toContainText('does not rotate');
  });

  test('goes to another piece and system, is mirrored, shared and reopened', async ({ page }) => {
    const atlas = await openFigure(page, ATLAS, 'atlas');
    await atlas.getByRole('combobox', { name: 'Piece' }).selectOption('J');
    await atlas.getByRole('combobox', { name: 'System' }).selectOption({ label: 'Arika SRS' });
    await button(atlas, 'Reset').focus();
    await page.keyboard.press('m');
    await expect(atlas).toHaveAccessibleName('Kick atlas: L under Arika SRS');
    const state = await atlas.getAttribute('data-state');
    const link = await sharedLink(atlas);
    await page.goto('about:blank');
    const again = await openFigure(page, link, 'atlas');
    await expect(again).toHaveAttribute('data-state', state ?? '');
    const wrong = await openFigure(page, `${ATLAS}?figure=atlas&directions=up`, 'atlas');
    await expect(wrong.getByRole('alert')).toContainText('directions cannot be "up"');
    await expect(wrong).toHaveAccessibleName('Kick atlas: T under Guideline SRS');
  });

  test('is pictures with their words when there is no JavaScript', async ({ browser, baseURL }) => {
    const page = await withoutScripts(browser, baseURL);
    await page.goto(ATLAS);
    const atlas = page.locator('#atlas');
    await expect(list(atlas, '1>>2, clockwise').getByRole('listitem')).toHaveCount(6);
    await expect(list(atlas, '1>>2, clockwise')).toContainText('3 blocks');
    await expect(atlas.getByRole('button', { name: 'Share' })).toHaveCount(0);
    await expect(list(atlas, '1>>2, clockwise').getByRole('button').first()).toHaveCSS('cursor', 'auto');
    await page.context().close();
  });

  for (const theme of THEMES)
    test(`passes axe in the ${theme} theme with its menu open`, async ({ page }) => {
      const atlas = await openFigure(page, ATLAS, 'atlas');
      await button(atlas, 'Share').click();
      expect(await axeViolations(page, theme, '#atlas')).toEqual([]);
    });
});

test.describe('the timeline of changes', () => {
  const ADDRESS = 'systems/srs/';

  test('leads to each change, lights it, and its address opens it again', async ({ page }) => {
    await page.goto(ADDRESS);
    const timeline = page.getByRole('group', { name: 'How SRS came about' });
    await expect(timeline).toHaveAttribute('data-widget', 'timeline');
    await expect(timeline).toHaveAccessibleDescription(/^The four changes/);
    await expect(timeline.getByRole('link')).toHaveText([/^\s*1991/, /^\s*1993/, /^\s*2001/, /^\s*2005/]);
    await timeline.getByRole('link', { name: '2001' }).press('Enter');
    const moment = timeline.getByRole('listitem').filter({ hasText: 'Tetris Worlds' }).first();
    await expect(moment).toBeInViewport();
    const address = page.url();
    expect(address).toMatch(/#year-2001$/);
    const lit = await moment.evaluate((item) => getComputedStyle(item).backgroundColor);
    await page.goto('about:blank');
    await page.goto(address);
    await expect(moment).toBeInViewport();
    await expect(moment).toHaveCSS('background-color', lit);
    await expect(timeline.getByRole('listitem').first()).not.toHaveCSS('background-color', lit);
  });

  test('works without JavaScript, at 360 px, and passes axe', async ({ page, browser, baseURL }) => {
    const plain = await withoutScripts(browser, baseURL);
    await plain.goto(ADDRESS);
    await plain
      .getByRole('link', { name: /^\s*1993/ })
      .first()
      .click();
    await expect(plain).toHaveURL(/#year-1993$/);
    await plain.context().close();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(ADDRESS);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    for (const theme of THEMES) expect(await axeViolations(page, theme, '[data-widget="timeline"]')).toEqual([]);
  });
});

test.describe('on a phone, by touch', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
  test.use({ ...phone, viewport: { width: 360, height: 740 } });

  test('a comparison is stepped and painted, the boards one below the other', async ({ page }) => {
    const figure = await openFigure(page, I_KICKS, 'i-kicks');
    await button(figure, 'First test').tap();
    await button(figure, 'Next test').tap();
    await expect(told(figure, 'Guideline SRS')).toContainText('Test 2');
    const [upper, lower] = [await pane(figure, 'Guideline SRS').boundingBox(), await pane(figure, 'Arika SRS').boundingBox()]; // prettier-ignore
    expect(lower?.y ?? 0).toBeGreaterThan((upper?.y ?? 0) + (upper?.height ?? 0) - 1);
    await button(figure, 'Edit the board').tap();
    const square = pane(figure, 'Guideline SRS').getByRole('gridcell', { name: /^column 4, row 5:/ });
    await square.scrollIntoViewIfNeeded();
    await square.tap();
    await expect(square).not.toHaveAccessibleName(/stack/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('the atlas opens its boards', async ({ page }) => {
    const atlas = await openFigure(page, ATLAS, 'atlas');
    const board = atlas.getByRole('list', { name: '1>>2, clockwise: how it can end' }).getByRole('button', { name: /^Test 3/ }); // prettier-ignore
    await board.scrollIntoViewIfNeeded();
    await board.tap();
    await expect(page.locator('#opened').getByRole('status').first()).toHaveText(
      'Test 3, kick (1, -1): fits. The piece rotates.',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
