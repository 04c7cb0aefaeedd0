import { expect, type Locator, type Page } from '@playwright/test';
import { openFigure } from './support/alive.ts';
import { aroundGrid, axeViolations, THEMES } from './support/axe.ts';
import { PHONE } from './support/phone.ts';
import { test } from './support/test.ts';
import { rows, stepOfTestAll, TEST_ALL } from './support/wide.ts';

// Super Rotation System, the kick tables of Guideline and of Arika and the three examples of the I; spec of the T kicks that can never
// be chosen. Kicks and counts are written out from there. What links bring back is tested in src/figures/compare/kickCompare/comparison.test.ts and
// src/figures/figureLinks.test.ts; axe looks at the timeline in pages.spec.ts and at a grid that is edited in stepper.spec.ts.

const I_KICKS = 'compare/i-kicks/';
const ANY = 'compare/';
const ATLAS = 'systems/srs/kick-atlas/';
const TIMELINE = 'systems/srs/';
const BOTH = ['Guideline SRS', 'Arika SRS'] as const;

const button = (figure: Locator, name: string): Locator => figure.getByRole('button', { name, exact: true });
const pane = (figure: Locator, name: string): Locator => figure.getByRole('group', { name, exact: true });
const statusOf = (figure: Locator, name: string): Locator => pane(figure, name).getByRole('status');
const testsOf = (figure: Locator): Locator => figure.getByRole('table', { name: 'Tests in order' });
/** The cells of the tests of one system, from the first test on. */
const cellsOf = (figure: Locator, index: number): Locator => testsOf(figure).locator(`tbody td:nth-of-type(${index})`);
const endingsOf = (atlas: Locator, turn: string): Locator =>
  atlas.getByRole('list', { name: `${turn}: how it can end` });
const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** The link that `Share` offers; the menu stays open. */
async function sharedLink(figure: Locator): Promise<string> {
  await button(figure, 'Share').click();
  return figure.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
}

test('two systems side by side', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await openFigure(page, I_KICKS, 'i-kicks');
  const slider = figure.getByRole('slider', { name: 'Test' });
  const bothSay = async (text: string): Promise<void> => {
    for (const system of BOTH) await expect(statusOf(figure, system)).toContainText(text);
  };

  await test.step('part at test 4, and one piece completes three rows', async () => {
    await expect(figure).toHaveRole('group');
    await expect(figure).toHaveAttribute('data-widget', 'kick-compare');
    await expect(figure).toHaveAccessibleName(
      'Side by side, Guideline SRS and Arika SRS: I rotates from state 0, clockwise',
    );
    await expect(statusOf(figure, 'Guideline SRS')).toContainText('The piece rotates by test 4, kick (-2, -1)');
    await expect(statusOf(figure, 'Arika SRS')).toContainText('The piece rotates by test 4, kick (1, 2)');
    await slider.fill('4');
    await expect(statusOf(figure, 'Arika SRS')).toHaveText('Test 4, kick (1, 2): fits. The piece rotates.');
    await button(figure, 'First test').click();
    await bothSay('Test 1, kick (0, 0): blocked by the stack');
    await slider.fill('7');
    await expect(statusOf(figure, 'Guideline SRS')).toContainText('3 rows');
    await expect(button(figure, 'Previous test')).toBeEnabled();
  });

  await test.step('mark the test at which they part, and at the end the one that won in each', async () => {
    const rows = testsOf(figure).getByRole('row');
    await button(figure, 'Reset').click();
    await expect(rows.filter({ hasText: '≠' })).toHaveText(/^\s*Test\s4\s*≠/);
    for (const index of [1, 2]) {
      await expect(cellsOf(figure, index).and(page.locator('[aria-current="step"]'))).toHaveText(/^accepted/);
      await expect(cellsOf(figure, index)).toHaveText([
        ...Array<RegExp>(3).fill(/^blocked/),
        /^accepted/,
        /^not reached/,
      ]);
    }
    await slider.fill('2');
    // At the end each system has a mark. Before it a row has one for all, once the board is painted.
    await expect(testsOf(figure).locator('[aria-current="step"]')).toHaveText([/^Test\s2/]);
  });

  await test.step('are stepped together, by keys and rows', async () => {
    await button(figure, 'Reset').focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveValue('1');
    await page.keyboard.press('ArrowRight');
    await bothSay('Test 2, kick (-2, 0): blocked');
    await testsOf(figure).getByRole('rowheader', { name: 'Test 3' }).getByRole('button').press('Enter');
    await bothSay('Test 3, kick (1, 0): blocked');
    await page.keyboard.press('m');
    await expect(figure.getByRole('combobox', { name: 'Turn' })).toHaveValue('ccw');
    await page.keyboard.press('r');
    await expect(statusOf(figure, 'Arika SRS')).toContainText('The piece rotates by test 4, kick (1, 2)');
  });

  await test.step('move nothing for readers who want less motion', async () => {
    await button(figure, 'First test').click();
    await button(figure, 'Next test').click();
    await expect(statusOf(figure, 'Arika SRS')).toContainText('Test 2');
    expect(await figure.evaluate((root) => root.getAnimations({ subtree: true }).length)).toBe(0);
    await button(figure, 'Reset').click();
  });

  await test.step('share one board, which is edited by keyboard in either of them', async () => {
    await button(figure, 'Edit the board').press('Enter');
    const grid = pane(figure, 'Arika SRS').getByRole('grid');
    await expect(grid).toHaveAttribute('aria-readonly', 'false');
    await grid.getByRole('gridcell', { name: /^column 4, row 5:/ }).focus();
    await page.keyboard.press('Space');
    for (const system of BOTH) {
      const cell = pane(figure, system).getByRole('gridcell', { name: /^column 4, row 5:/ });
      await expect(cell).not.toHaveAccessibleName(/stack/);
    }
    for (const index of [1, 2]) await expect(cellsOf(figure, index).nth(1)).toContainText('accepted');
    await button(figure, 'Undo').click();
    await expect(statusOf(figure, 'Arika SRS')).toContainText('The piece rotates by test 4, kick (1, 2)');
  });

  await test.step('are chosen, added up to four, and left out again', async () => {
    const choices = figure.getByRole('combobox', { name: /^System \d$/ });
    await choices.nth(1).selectOption({ label: 'Sega' });
    await expect(statusOf(figure, 'Sega')).toBeVisible();
    await button(figure, 'Add a system').click();
    await button(figure, 'Add a system').click();
    await expect(choices).toHaveCount(4);
    await expect(button(figure, 'Add a system')).toHaveCount(0);
    await button(figure, 'Remove Sega').click();
    await expect(choices).toHaveCount(3);
    await button(figure, 'Reset').click();
    await expect(choices).toHaveCount(2);
  });

  await test.step('are brought to a smallest board on which they differ', async () => {
    await figure.getByRole('combobox', { name: 'Turn' }).selectOption('counter-clockwise');
    const before = (await figure.getAttribute('data-state')) ?? '';
    await button(figure, 'Show a difference').click();
    await expect(figure).not.toHaveAttribute('data-state', before);
    await expect(figure).toHaveAttribute('data-state', /turn=ccw board=[./]*#[./]* step=6$/);
    await button(figure, 'Reset').click();
  });

  await test.step('are shared, and pass axe with editor and menu open', async () => {
    await figure.getByRole('combobox', { name: 'System 2' }).selectOption({ label: 'Tetris Perfect' });
    await slider.fill('5');
    const link = new URL(await sharedLink(figure)).searchParams;
    expect([link.get('figure'), link.get('systems'), link.get('step')]).toEqual([
      'i-kicks',
      'srs-guideline,tetris-perfect',
      '5',
    ]);
    await expect(figure.getByRole('grid').first()).toHaveAttribute('aria-readonly', 'false');
    for (const theme of THEMES) expect(await axeViolations(page, theme, aroundGrid('#i-kicks'))).toEqual([]);
  });
});

test('three systems, and the difference of two tables', TEST_ALL, async ({ page }) => {
  const figure = await openFigure(page, ANY, 'any');

  for (const width of rows([1440, 1100, 1001, 700, 360], (wide) => wide === 1001 || wide === 360))
    await test.step(`are three on a screen of ${width} px, none of them cut`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(testsOf(figure).getByRole('columnheader')).toHaveText([
        'Test',
        'Guideline SRS',
        'ARS (TGM, TAP)',
        'DTET',
      ]);
      const edge = (await figure.boundingBox())!;
      const { x, width: wide } = (await testsOf(figure).boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(edge.x);
      expect(x + wide).toBeLessThanOrEqual(edge.x + edge.width + 1);
      const boards = await Promise.all(
        (await figure.getByRole('img', { name: /J/ }).all()).map((one) => one.boundingBox()),
      );
      expect(new Set(boards.slice(0, 3).map((box) => `${Math.round(box!.y)} ${Math.round(box!.width)}`)).size).toBe(1);
      expect(await widthOf(page)).toBe(width);
    });

  await test.step('has the kicks of other families at one point each, and no sign where the tests cannot be compared', async () => {
    await expect(figure.getByRole('img', { name: /kicks from one point$/ })).toHaveCount(4);
    await expect(testsOf(figure)).not.toContainText('≠');
  });

  await test.step('brings the smallest board of a turn into the figure above', async () => {
    await figure.getByRole('combobox', { name: 'Piece' }).selectOption('I');
    await figure.getByRole('combobox', { name: 'System 2' }).selectOption({ label: 'Arika SRS' });
    const diff = page.getByRole('table', { name: 'Kicks of I: Guideline SRS and Arika SRS' });
    await expect(diff.getByRole('rowheader')).toHaveText(['0>>1', '2>>1', '2>>3', '3>>2', '3>>0', '0>>3']);
    await diff.getByRole('button', { name: /^2>>3/ }).press('Enter');
    await expect(figure.getByRole('combobox', { name: 'From' })).toHaveValue('2');
    const state = (await figure.getAttribute('data-state')) ?? '';
    const board = /board=(\S+)/.exec(state)?.[1] ?? '';
    expect((board.match(/#/g) ?? []).length).toBeLessThan(4);
    await expect(diff.locator('[aria-current="true"]')).toContainText('2>>3');
  });
});

test('the kick atlas', async ({ page }) => {
  const atlas = await openFigure(page, ATLAS, 'atlas');

  await test.step('has the fewest blocks for every test, and none for four kicks of the T', async () => {
    await expect(atlas).toHaveRole('group');
    await expect(atlas).toHaveAttribute('data-widget', 'kick-atlas');
    await expect(atlas).toHaveAccessibleName('Kick atlas: T under Guideline SRS');
    await expect(atlas.getByRole('status')).toHaveText(
      'Clockwise, the T of Guideline SRS has 16 kicks, of which 14 are useful. Of 4 rotations 4 can fail.',
    );
    const [fourth, fifth] = [3, 4].map((index) => endingsOf(atlas, '0>>1, clockwise').getByRole('listitem').nth(index));
    await expect(fourth!).toContainText('never');
    await expect(fifth!).toContainText('2 blocks');
  });

  await test.step('opens a board in the stepper, where that test wins', async () => {
    const sentence = page.locator('#opened').getByRole('status').first();
    for (const [turn, number, kick] of [
      ['1>>2, clockwise', 5, '(1, 2)'],
      ['0>>1, clockwise', 3, '(-1, 1)'],
    ] as const) {
      await endingsOf(atlas, turn)
        .getByRole('button', { name: new RegExp(`^Test ${number} `) })
        .press('Enter');
      await expect(sentence).toHaveText(`Test ${number}, kick ${kick}: fits. The piece rotates.`);
    }
    await endingsOf(atlas, '3>>0, clockwise')
      .getByRole('button', { name: /^Fails/ })
      .click();
    await expect(sentence).toContainText('does not rotate');
  });

  await test.step('shows both directions', async () => {
    await atlas.getByRole('combobox', { name: 'Directions' }).selectOption({ label: 'both' });
    await expect(endingsOf(atlas, '0>>3, counter-clockwise')).toBeVisible();
    await expect(atlas.getByText(/^\s*Test \d \(\S+ \S+\) never/)).toHaveCount(0);
    await expect(atlas.getByRole('listitem').filter({ hasText: 'never' })).toHaveCount(4);
  });

  await test.step('goes to another piece and system, is mirrored and shared, and passes axe', async () => {
    await button(atlas, 'Reset').click();
    await atlas.getByRole('combobox', { name: 'Piece' }).selectOption('J');
    await atlas.getByRole('combobox', { name: 'System' }).selectOption({ label: 'Arika SRS' });
    await button(atlas, 'Reset').focus();
    await page.keyboard.press('m');
    await expect(atlas).toHaveAccessibleName('Kick atlas: L under Arika SRS');
    const link = new URL(await sharedLink(atlas)).searchParams;
    expect([link.get('system'), link.get('piece')]).toEqual(['srs-arika', 'L']);
    for (const theme of THEMES) expect(await axeViolations(page, theme, '#atlas')).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('two systems stand beside each other, their kicks in a table', async ({ page }) => {
    await page.goto(I_KICKS);
    const figure = page.locator('#i-kicks');

    await test.step('stand with every test and its verdict', async () => {
      await expect(cellsOf(figure, 1)).toHaveText([...Array<RegExp>(3).fill(/^blocked/), /^accepted/, /^not reached/]);
      await expect(figure.getByRole('combobox', { name: 'System 1' })).toBeHidden();
      await expect(figure.getByRole('row', { name: 'Test 2' })).toHaveCSS('cursor', 'auto');
    });

    await test.step('the table counts the fewest blocks that tell the systems apart', async () => {
      const table = page.getByRole('table', { name: 'Kicks of I: Guideline SRS and Arika SRS' }).first();
      // 0>>1 3, 0>>3 1, 2>>1 1, 2>>3 3, 3>>0 2, 3>>2 2, none for 1>>0 and 1>>2.
      for (const [turn, text] of [
        ['0>>1', /≠.*3$/s],
        ['1>>0', /=.*(?:none|no board)$/s],
        ['1>>2', /=.*(?:none|no board)$/s],
        ['2>>1', /≠.*1$/s],
        ['2>>3', /≠.*3$/s],
        ['3>>2', /≠.*2$/s],
        ['3>>0', /≠.*2$/s],
        ['0>>3', /≠.*1$/s],
      ] as const)
        await expect(table.getByRole('row', { name: turn })).toHaveText(text);
    });

    await test.step('the table scrolls in its own box at 360 px', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(page.getByRole('region', { name: 'Kicks of I: Guideline SRS and Arika SRS' })).toBeVisible();
      expect(await widthOf(page)).toBe(360);
    });
  });

  test('the properties of all systems', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(ANY);
    const table = page.getByRole('table', { name: 'Properties of all systems' });
    const systems = await page
      .getByRole('combobox', { name: 'System 1', includeHidden: true })
      .first()
      .getByRole('option', { includeHidden: true })
      .allInnerTexts();

    await test.step('have a row for every system, and say what the sources say', async () => {
      const cell = (name: string, index: number): Locator =>
        table
          .getByRole('row', { name: new RegExp(`^${name}\\b`) })
          .filter({ hasNot: page.getByRole('checkbox') })
          .first()
          .getByRole('cell')
          .nth(index);
      const folds = table.getByRole('checkbox');
      await expect(table.getByRole('row', { name: 'DTET (Heboris)' })).toBeHidden();
      for (const fold of await folds.all()) await fold.check();
      await expect(table.getByRole('rowheader').filter({ hasNot: page.getByRole('checkbox') })).toHaveText(systems);
      // "The I is not symmetric" in the Guideline's tables, and is in Arika's.
      await expect(cell('Guideline SRS', 0)).toHaveText(/all except I\)$/);
      await expect(cell('Arika SRS', 0)).toHaveText(/all pieces\)$/);
      // The Guideline's kicks come from offsets, those of Arika's I do not.
      await expect(cell('Guideline SRS', 3)).toHaveText(/all pieces\)$/);
      await expect(cell('Arika SRS', 3)).toHaveText(/all except I\)$/);
    });

    await test.step('are cards on a phone, with the names of their columns and nothing out of view', async () => {
      const box = page.getByRole('region', { name: 'Properties of all systems' });
      expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      const first = table.getByRole('row', { name: 'Guideline SRS' }).getByRole('cell').first();
      await expect(first).toHaveAttribute('data-column', 'Mirror images');
    });

    await stepOfTestAll('scroll in their own boxes', async () => {
      await page.goto('compare/distances/');
      const families = page.getByRole('table', { name: /the fewest and the most$/ });
      await expect(families.getByRole('row', { name: /^Nintendo/ })).toContainText('–');
      await page.getByText('Every system with every other').click();
      const apart = page.getByRole('table', { name: /^Quarter turns.*two systems differ$/ });
      await expect(apart.getByRole('row')).toHaveCount(systems.length + 1);
      await expect(apart.getByRole('columnheader')).toHaveCount(systems.length + 1);
      // The names, which stay in sight, leave room for four numbers.
      const fourth = await apart
        .getByRole('row', { name: /^Guideline SRS/ })
        .getByRole('cell')
        .nth(3)
        .boundingBox();
      expect(fourth!.x + fourth!.width).toBeLessThan(344);
      expect(await widthOf(page)).toBe(360);
    });
  });

  test('the kick atlas is pictures with their words', async ({ page }) => {
    await page.goto(ATLAS);
    const atlas = page.locator('#atlas');
    const endings = endingsOf(atlas, '1>>2, clockwise');
    await expect(endings.getByRole('listitem')).toHaveCount(6);
    await expect(endings).toContainText('3 blocks');
    await expect(atlas.getByRole('button', { name: 'Share' })).toHaveCount(0);
    await expect(endings.getByRole('button').first()).toHaveCSS('cursor', 'auto');
  });

  test('the timeline leads to each change, lights it, and its address opens it again', TEST_ALL, async ({ page }) => {
    await page.goto(TIMELINE);
    const timeline = page.getByRole('group', { name: 'How SRS developed' });
    await expect(timeline).toHaveAttribute('data-widget', 'timeline');
    await expect(timeline).toHaveAccessibleDescription(/^Follow the four changes/);
    await expect(timeline.getByRole('link')).toHaveText([/^\s*1991/, /^\s*1993/, /^\s*2001/, /^\s*2005/]);
    await timeline.getByRole('link', { name: '1993' }).click();
    await expect(page).toHaveURL(/#year-1993$/);
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
});

test.describe('on a phone, by touch', () => {
  test.use(PHONE);

  test(
    'a comparison is stepped and painted, its boards beside each other and its controls in sight',
    TEST_ALL,
    async ({ page }) => {
      const figure = await openFigure(page, I_KICKS, 'i-kicks');
      await button(figure, 'First test').tap();
      await button(figure, 'Next test').tap();
      await expect(statusOf(figure, 'Guideline SRS')).toContainText('Test 2');
      const boxes = await Promise.all(
        BOTH.map((system) => pane(figure, system).getByRole('img', { name: /I/ }).boundingBox()),
      );
      expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
      await pane(figure, 'Arika SRS').getByRole('img', { name: /I/ }).scrollIntoViewIfNeeded();
      await expect(button(figure, 'Next test')).toBeInViewport();
      for (const system of BOTH) await expect(pane(figure, system).getByRole('img', { name: /I/ })).toBeInViewport();
      await button(figure, 'Edit the board').tap();
      const square = pane(figure, 'Guideline SRS').getByRole('gridcell', { name: /^column 4, row 5:/ });
      await square.scrollIntoViewIfNeeded();
      await square.tap();
      await expect(square).not.toHaveAccessibleName(/stack/);
      expect(await widthOf(page)).toBe(360);
    },
  );

  test('the atlas opens its boards', TEST_ALL, async ({ page }) => {
    const atlas = await openFigure(page, ATLAS, 'atlas');
    const board = atlas.getByRole('list', { name: '1>>2, clockwise: how it can end' }).getByRole('button', { name: /^Test 3/ }); // prettier-ignore
    await board.scrollIntoViewIfNeeded();
    await board.tap();
    await expect(page.locator('#opened').getByRole('status').first()).toHaveText(
      'Test 3, kick (1, -1): fits. The piece rotates.',
    );
    expect(await widthOf(page)).toBe(360);
  });
});

test('on a phone the controls stay in sight, and never over the pickers', async ({ browser }) => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto('systems/half-turns/');
  const figure = page
    .getByRole('group')
    .filter({ has: page.getByRole('combobox', { name: 'System 1' }) })
    .first();
  const [picker, key] = [figure.getByRole('combobox', { name: 'System 1' }), button(figure, 'Previous test')];
  const box = async (of: Locator) => (await of.boundingBox())!;
  const height = page.viewportSize()!.height;
  // Down the page, until the boards fill the screen.
  for (let below = height; below >= 0; below -= 60) {
    await page.evaluate((by) => scrollBy(0, by), (await box(picker)).y - below);
    const [above, under] = [await box(picker), await box(key)];
    expect(under.y, `the picker ends at ${above.y + above.height}`).toBeGreaterThanOrEqual(above.y + above.height);
  }
  const { y, height: tall } = await box(key);
  expect(y + tall).toBeLessThanOrEqual(height);
  await context.close();
});
