import { devices, expect, type Locator, type Page } from '@playwright/test';
import { openFigure } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { test } from './support/test.ts';

// Super Rotation System, "How guideline SRS really works": the offset tables, the subtraction A - B, and its example, a J that turns
// 0>>1. The numbers are written out from there.
const ADDRESS = 'systems/srs/offsets/';

const sentenceOf = (figure: Locator): Locator => figure.getByRole('status').first();
const button = (figure: Locator, name: string): Locator => figure.getByRole('button', { name, exact: true });
const number = (figure: Locator, name: string): Locator => figure.getByRole('spinbutton', { name, exact: true });
const fact = (figure: Locator, name: string): Locator =>
  figure.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');
const derived = (figure: Locator, turn: string): Locator =>
  figure.getByRole('table', { name: 'Kicks from basic rotation' }).getByRole('row', { name: turn });

const openDeriver = (page: Page, address = ADDRESS, name = 'derive'): Promise<Locator> =>
  openFigure(page, address, name);

async function sharedLink(figure: Locator): Promise<string> {
  await button(figure, 'Share').click();
  return figure.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
}

test('subtracts line by line, forwards and backwards, and both ways', async ({ page }) => {
  const figure = await openDeriver(page);
  await expect(figure).toHaveRole('group');
  await expect(figure).toHaveAttribute('data-widget', 'offset-deriver');
  await expect(figure).toHaveAccessibleName('Offsets of J: the kicks of 0>>1, line by line');
  await expect(figure).toHaveAccessibleDescription(/^Offsets of J, 0>>1\./);
  await button(figure, 'First test').click();
  const LINES = [
    'Test 1 of 0>>1: (0, 0) − (0, 0) = (0, 0).',
    'Test 2 of 0>>1: (0, 0) − (1, 0) = (-1, 0).',
    'Test 3 of 0>>1: (0, 0) − (1, -1) = (-1, 1).',
    'Test 4 of 0>>1: (0, 0) − (0, 2) = (0, -2).',
    'Test 5 of 0>>1: (0, 0) − (1, 2) = (-1, -2).',
  ];
  for (const line of LINES) {
    await expect(sentenceOf(figure)).toHaveText(line);
    if (line !== LINES[4]) await button(figure, 'Next test').click();
  }
  await expect(button(figure, 'Next test')).toBeDisabled();
  await expect(button(figure, 'Last test')).toBeDisabled();
  await button(figure, 'Previous test').click();
  await expect(sentenceOf(figure)).toHaveText(LINES[3]!);
  await button(figure, 'Turn back').click();
  await expect(sentenceOf(figure)).toHaveText('Test 4 of 1>>0: (0, 2) − (0, 0) = (0, 2).');
  await expect(figure.getByRole('img').first()).toHaveAccessibleName(
    'J turned from state 1 to state 0, test 4: moved by (0, 2) from true rotation',
  );
});

test('is worked by keyboard alone', async ({ page }) => {
  const figure = await openDeriver(page);
  await button(figure, 'Reset').focus();
  await page.keyboard.press('Home');
  await expect(figure.getByRole('slider', { name: 'Test' })).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await expect(sentenceOf(figure)).toContainText('Test 1 of 0>>1');
  await page.keyboard.press('End');
  await expect(sentenceOf(figure)).toContainText('Test 5 of 0>>1');
  await page.keyboard.press('Control+ArrowLeft');
  await expect(sentenceOf(figure)).toContainText('Test 5 of 0>>1');
  await page.keyboard.press('m');
  await expect(figure.getByRole('combobox', { name: 'Piece' })).toHaveValue('L');
  await expect(sentenceOf(figure)).toHaveText('Test 5 of 0>>3: (0, 0) − (-1, 2) = (1, -2).');
  await page.keyboard.press('r');
  await expect(sentenceOf(figure)).toContainText('Test 5 of 0>>1');
  await derived(figure, '2>>3').getByRole('button').press('Enter');
  await expect(sentenceOf(figure)).toHaveText('Test 5 of 2>>3: (0, 0) − (-1, 2) = (1, -2).');
  await figure
    .getByRole('row', { name: /^Test 3/ })
    .getByRole('button')
    .press('Enter');
  await expect(sentenceOf(figure)).toHaveText('Test 3 of 2>>3: (0, 0) − (-1, -1) = (1, 1).');
});

test('a number is typed, and all that follows from it follows', async ({ page }) => {
  const figure = await openDeriver(page);
  await expect(fact(figure, 'Kicks as in')).toContainText('Guideline SRS');
  await expect(fact(figure, 'Mirror images')).toHaveText('8 of 8 lists');
  await number(figure, 'Offset 2 of state 3, x').fill('1');
  await expect(fact(figure, 'Kicks as in')).not.toContainText('Guideline SRS');
  await expect(fact(figure, 'Mirror images')).toHaveText('0 of 8 lists');
  await expect(derived(figure, '0>>3')).toContainText('(-1, 0)');
  await expect(derived(figure, '0>>3')).toContainText('changed');
  await button(figure, 'Reset').click();
  await expect(number(figure, 'Offset 2 of state 3, x')).toHaveValue('-1');
  await expect(fact(figure, 'Kicks as in')).toContainText('Guideline SRS');
});

test('a number is stepped by arrow keys, which then do not step the figure', async ({ page }) => {
  const figure = await openDeriver(page);
  const field = number(figure, 'Offset 5 of state 1, y');
  await field.focus();
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveValue('3');
  await expect(sentenceOf(figure)).toHaveText('Test 5 of 0>>1: (0, 0) − (1, 3) = (-1, -3).');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(sentenceOf(figure)).toHaveText('Test 5 of 0>>1: (0, 0) − (1, 1) = (-1, -1).');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(sentenceOf(figure)).toContainText('Test 5');
});

test('a number is dragged: sideways along x, up and down along y', async ({ page }) => {
  const figure = await openDeriver(page);
  for (const [name, by, to] of [
    ['Offset 3 of state 1, x', [32, 0], '3'],
    ['Offset 3 of state 1, x', [-400, 0], '-9'],
    ['Offset 3 of state 1, y', [0, -34], '1'],
  ] as const) {
    const field = number(figure, name);
    await field.scrollIntoViewIfNeeded();
    const box = await field.boundingBox();
    if (!box) throw new Error('the field is on the page');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + by[0], box.y + box.height / 2 + by[1], { steps: 6 });
    await page.mouse.up();
    await expect(field).toHaveValue(to);
  }
  await figure
    .getByRole('row', { name: /^Test 3/ })
    .first()
    .click();
  await expect(sentenceOf(figure)).toHaveText('Test 3 of 0>>1: (0, 0) − (-9, 1) = (9, -1).');
});

test('a number that cannot be an offset is answered, and the last good one stays', async ({ page }) => {
  const figure = await openDeriver(page);
  const field = number(figure, 'Offset 2 of state 1, x');
  await field.fill('12');
  await expect(figure.getByRole('alert')).toHaveText(
    '12 cannot be Offset 2 of state 1, x; whole numbers from -9 to 9 are allowed. The last good number stays.',
  );
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.blur();
  await expect(field).toHaveValue('1');
  await expect(derived(figure, '0>>1')).toContainText('(-1, 0)');
  await field.fill('2');
  await expect(figure.getByRole('alert')).toHaveCount(0);
  await field.fill('1.5');
  await expect(figure.getByRole('alert')).toContainText('1.5 cannot be');
  await expect(derived(figure, '0>>1')).toContainText('(-2, 0)');
});

test('shares exactly what it shows, and says what is wrong with a link', async ({ page }) => {
  const figure = await openDeriver(page);
  await number(figure, 'Offset 4 of state 1, y').fill('-3');
  await figure.getByRole('combobox', { name: 'To' }).selectOption({ label: '3, left' });
  await figure.getByRole('combobox', { name: 'From' }).selectOption({ label: '1, right' });
  await figure.getByRole('slider', { name: 'Test' }).fill('4');
  await expect(sentenceOf(figure)).toHaveText('Test 4 of 1>>3: (0, -3) − (0, 2) = (0, -5).');
  const state = await figure.getAttribute('data-state');
  const link = await sharedLink(figure);
  await page.goto('about:blank');
  const again = await openDeriver(page, link);
  await expect(again).toHaveAttribute('data-state', state ?? '');
  await expect(number(again, 'Offset 4 of state 1, y')).toHaveValue('-3');
  const wrong = await openDeriver(page, `${ADDRESS}?figure=derive&piece=Q`);
  await expect(wrong.getByRole('alert')).toContainText('piece cannot be "Q"; allowed: I, J, L, O, S, T, Z.');
  await expect(sentenceOf(wrong)).toHaveText('Test 5 of 0>>1: (0, 0) − (1, 2) = (-1, -2).');
});

test('draws the wobble of the O and the step from true to basic rotation', async ({ page }) => {
  const figure = await openDeriver(page, ADDRESS, 'wobble');
  await expect(figure.getByRole('list', { name: 'True rotation' }).getByRole('listitem')).toHaveCount(4);
  await expect(figure.getByRole('list', { name: 'With offset 1: basic rotation' })).toBeVisible();
  await expect(figure.getByRole('list', { name: 'Signs in the drawing' })).toContainText('the mino that stays');
  await page.getByRole('button', { name: 'Without the offsets' }).click();
  await expect(fact(figure, 'Kicks as in')).toHaveText('Tetris Best');
  await expect(figure).toHaveAccessibleName('Offsets of O: the kicks of 0>>1, line by line');
});

const system = (figure: Locator): Locator => figure.getByRole('combobox', { name: 'System', exact: true });
const piece = (figure: Locator): Locator => figure.getByRole('combobox', { name: 'Piece', exact: true });

for (const width of [1440, 1100]) {
  test(`at ${width} px the offsets of neighbouring columns stand apart, all five in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const figure = await openDeriver(page);
    const table = figure.getByRole('group', { name: 'Offsets by state' });
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    for (const column of [1, 2, 3, 4]) {
      const before = await number(figure, `Offset ${column} of state 1, y`).boundingBox();
      const after = await number(figure, `Offset ${column + 1} of state 1, x`).boundingBox();
      expect(after!.x - (before!.x + before!.width)).toBeGreaterThanOrEqual(12);
    }
  });
}

test('starts from the offsets of another system, and says where they are from', async ({ page }) => {
  const figure = await openDeriver(page);
  await piece(figure).selectOption('I');
  await system(figure).selectOption('Tetris Worlds');
  await expect(figure).toContainText(
    'The published offsets of Guideline SRS; they make the quarter turns of Tetris Worlds too.',
  );
  await expect(number(figure, 'Offset 2 of state 0, x')).toHaveValue('-1');
  // Sega: no kicks; the T rests on the bottom of its box, so state 2 comes one row down.
  await piece(figure).selectOption('T');
  await system(figure).selectOption('Sega');
  await expect(figure).toContainText(
    'Worked out from the kicks of Sega. Those of state 0 are free: here all are (0, 0)',
  );
  await expect(number(figure, 'Offset 1 of state 2, y')).toHaveValue('1');
  await expect(number(figure, 'Offset 2 of state 2, y')).toHaveCount(0);
  await expect(fact(figure, 'Kicks as in')).toHaveText('Sega');
  await system(figure).selectOption('NullpoMino SRS with half turns');
  await expect(figure).toContainText(
    'Its half turns have lists of their own. In test 2 (0, -1) of 1>>3 plus (0, -1) of 3>>1 make (0, -2).',
  );
});

test('says which round trip rules out all offsets, and keeps what was shown', async ({ page }) => {
  const figure = await openDeriver(page);
  await piece(figure).selectOption('I');
  await number(figure, 'Offset 3 of state 1, x').fill('2');
  await system(figure).selectOption('Arika SRS');
  // Arika's I: 1>>2 begins with (-1, 0), 2>>1 with (-2, 0).
  await expect(figure).toContainText(
    'No offsets make the kicks of the I in Arika SRS. In test 2 (-1, 0) of 1>>2 plus (-2, 0) of 2>>1 make (-3, 0).',
  );
  await expect(number(figure, 'Offset 3 of state 1, x')).toHaveValue('2');
  const state = await figure.getAttribute('data-state');
  await page.goto(await sharedLink(figure));
  const again = page.locator('#derive');
  await expect(again).toHaveAttribute('data-state', state ?? '');
  await expect(system(again).locator('option:checked')).toHaveText('Arika SRS');
  await expect(again).toContainText('The numbers shown stay as they were; marked is what differs from Guideline SRS.');
  await system(again).selectOption('Guideline SRS');
  await expect(again).not.toContainText('No offsets');
  await expect(number(again, 'Offset 3 of state 1, x')).toHaveValue('0');
});

test('words of the page choose a system', async ({ page }) => {
  const figure = await openDeriver(page);
  await page.getByRole('button', { name: 'Sega', exact: true }).click();
  await expect(figure).toHaveAttribute('data-state', /^system=sega piece=T /);
  await page.getByRole('button', { name: /^Arika.s SRS$/ }).click();
  await expect(figure).toContainText('No offsets make the kicks of the I in Arika SRS.');
});

test('obeys the conventions of the reader, typed numbers too', async ({ page }) => {
  const figure = await openDeriver(page, `${ADDRESS}?y=down&names=0R2L`);
  await expect(sentenceOf(figure)).toHaveText('Test 5 of 0>>R: (0, 0) − (1, -2) = (-1, 2).');
  await number(figure, 'Offset 5 of state R, y').fill('-1');
  await expect(sentenceOf(figure)).toHaveText('Test 5 of 0>>R: (0, 0) − (1, -1) = (-1, 1).');
});

test('without JavaScript every line and every table is there, and nothing looks pressable', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(ADDRESS);
  const figure = page.locator('#derive');
  await expect(sentenceOf(figure)).toHaveText('Test 5 of 0>>1: (0, 0) − (1, 2) = (-1, -2).');
  await expect(derived(figure, '3>>0')).toContainText('(-1, 2)');
  await expect(figure.getByRole('button', { name: 'Reset' })).toBeHidden();
  const row = figure.getByRole('row', { name: /^Test 2/ });
  await expect(row).toHaveCSS('cursor', 'auto');
  await expect(row.getByRole('button')).toHaveCSS('cursor', 'auto');
  await expect(number(figure, 'Offset 2 of state 1, x')).toHaveCSS('pointer-events', 'none');
  await context.close();
});

test('moves nothing for readers who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await openDeriver(page);
  await button(figure, 'First test').click();
  await button(figure, 'Next test').click();
  await expect(sentenceOf(figure)).toContainText('Test 2');
  expect(await figure.evaluate((root) => root.getAnimations({ subtree: true }).length)).toBe(0);
});

for (const theme of THEMES)
  test(`passes axe in the ${theme} theme with its menu and a message open`, async ({ page }) => {
    const figure = await openDeriver(page);
    await number(figure, 'Offset 2 of state 1, x').fill('12');
    await button(figure, 'Share').click();
    expect(await axeViolations(page, theme, '#derive')).toEqual([]);
    expect(await axeViolations(page, theme, '#wobble')).toEqual([]);
  });

test.describe('on a phone, by touch', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
  test.use({ ...phone, viewport: { width: 360, height: 740 } });

  test('is stepped and edited without sideways scrolling', async ({ page }) => {
    const figure = await openDeriver(page);
    await button(figure, 'First test').tap();
    await button(figure, 'Next test').tap();
    await expect(sentenceOf(figure)).toHaveText('Test 2 of 0>>1: (0, 0) − (1, 0) = (-1, 0).');
    await figure
      .getByRole('row', { name: /^Test 4/ })
      .first()
      .tap();
    await expect(sentenceOf(figure)).toContainText('Test 4 of 0>>1');
    await derived(figure, '3>>2').scrollIntoViewIfNeeded();
    await derived(figure, '3>>2').tap();
    await expect(sentenceOf(figure)).toHaveText('Test 4 of 3>>2: (0, 2) − (0, 0) = (0, 2).');
    await number(figure, 'Offset 4 of state 3, y').fill('1');
    await expect(sentenceOf(figure)).toHaveText('Test 4 of 3>>2: (0, 1) − (0, 0) = (0, 1).');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
