import { expect, type Locator } from '@playwright/test';
import { openFigure } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { PHONE } from './support/phone.ts';
import { test } from './support/test.ts';
import { stepOfTestAll, TEST_ALL } from './support/wide.ts';

// Super Rotation System, "How guideline SRS really works": the offset tables, the subtraction A - B, and its example, a J that turns
// 0>>1. The numbers are written out from there.
const ADDRESS = 'systems/srs/offsets/';

const sentenceOf = (figure: Locator): Locator => figure.getByRole('status').first();
const button = (figure: Locator, name: string): Locator => figure.getByRole('button', { name, exact: true });
const openNumbers = (figure: Locator): Promise<void> => figure.getByText('Numbers, facts and kicks').click();
const number = (figure: Locator, name: string): Locator => figure.getByRole('spinbutton', { name, exact: true });
const fact = (figure: Locator, name: string): Locator =>
  figure.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');
const derived = (figure: Locator, turn: string): Locator =>
  figure.getByRole('table', { name: 'Kicks from basic rotation' }).getByRole('row', { name: turn });

const system = (figure: Locator): Locator => figure.getByRole('combobox', { name: 'System', exact: true });
const piece = (figure: Locator): Locator => figure.getByRole('combobox', { name: 'Piece', exact: true });

// What each line, fact and drawing says is held by src/figures/offsets/offsetDeriver.test.ts, and links by src/figures/figureLinks.test.ts.
test('is worked by buttons, keys and numbers', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await openFigure(page, ADDRESS, 'derive');
  await openNumbers(figure);
  const reset = async (): Promise<void> => {
    await button(figure, 'Reset').click();
    await expect(sentenceOf(figure)).toHaveText('Test 5 of 0>>1: (0, 0) − (1, 2) = (-1, -2).');
  };

  await test.step('is a group with a name and a description', async () => {
    await expect(figure).toHaveRole('group');
    await expect(figure).toHaveAttribute('data-widget', 'offset-deriver');
    await expect(figure).toHaveAccessibleName('Offsets of J: the kicks of 0>>1, line by line');
    await expect(figure).toHaveAccessibleDescription(/^Offsets of J, 0>>1\./);
  });

  for (const width of [1100, 1440])
    await test.step(`at ${width} px the offsets of neighbouring columns stand apart, all five in sight`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const table = figure.getByRole('group', { name: 'Offsets by state' });
      expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      const fields = await table
        .getByRole('spinbutton', { name: / of state 1, [xy]$/ })
        .evaluateAll((all) => all.map((field) => field.getBoundingClientRect().toJSON() as DOMRect));
      expect(fields).toHaveLength(10);
      for (const column of [1, 2, 3, 4])
        expect(fields[column * 2]!.left - fields[column * 2 - 1]!.right).toBeGreaterThanOrEqual(12);
    });

  await test.step('subtracts forwards and backwards, and both ways, and moves nothing where that is not wanted', async () => {
    await button(figure, 'First test').click();
    for (let presses = 0; presses < 4; presses++) await button(figure, 'Next test').click();
    await expect(sentenceOf(figure)).toHaveText('Test 5 of 0>>1: (0, 0) − (1, 2) = (-1, -2).');
    expect(await figure.evaluate((root) => root.getAnimations({ subtree: true }).length)).toBe(0);
    await expect(button(figure, 'Next test')).toBeDisabled();
    await expect(button(figure, 'Last test')).toBeDisabled();
    await button(figure, 'Previous test').click();
    await expect(sentenceOf(figure)).toHaveText('Test 4 of 0>>1: (0, 0) − (0, 2) = (0, -2).');
    await button(figure, 'Rotate back').click();
    await expect(sentenceOf(figure)).toHaveText('Test 4 of 1>>0: (0, 2) − (0, 0) = (0, 2).');
    await expect(figure.getByRole('img').first()).toHaveAccessibleName(
      'J rotated from state 1 to state 0, test 4: moved by (0, 2) from true rotation',
    );
    await reset();
  });

  await test.step('is worked by keyboard alone', async () => {
    await page.keyboard.press('Home');
    await expect(figure.getByRole('slider', { name: 'Test' })).toHaveValue('1');
    await expect(sentenceOf(figure)).toContainText('Test 1 of 0>>1');
    await page.keyboard.press('End');
    await expect(sentenceOf(figure)).toContainText('Test 5 of 0>>1');
    await page.keyboard.press('Control+ArrowLeft');
    await expect(sentenceOf(figure)).toContainText('Test 5 of 0>>1');
    await page.keyboard.press('m');
    await expect(piece(figure)).toHaveValue('L');
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
    await reset();
  });

  await test.step('a number is typed, and all that follows from it follows', async () => {
    await number(figure, 'Offset 2 of state 3, x').fill('1');
    await expect(derived(figure, '0>>3')).toContainText('(-1, 0)');
    await expect(derived(figure, '0>>3')).toContainText('changed');
    await expect(fact(figure, 'Mirror images')).toHaveText('0 of 8 lists');
    await reset();
    await expect(number(figure, 'Offset 2 of state 3, x')).toHaveValue('-1');
    await expect(fact(figure, 'Kicks as in')).toContainText('Guideline SRS');
  });

  await test.step('a number is stepped by arrow keys, which then do not step the figure', async () => {
    const field = number(figure, 'Offset 5 of state 1, y');
    await field.press('ArrowUp');
    await expect(field).toHaveValue('3');
    await expect(sentenceOf(figure)).toHaveText('Test 5 of 0>>1: (0, 0) − (1, 3) = (-1, -3).');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(sentenceOf(figure)).toHaveText('Test 5 of 0>>1: (0, 0) − (1, 1) = (-1, -1).');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    await expect(sentenceOf(figure)).toContainText('Test 5');
    await reset();
  });

  await test.step('a number is dragged: sideways along x, up and down along y', async () => {
    for (const [name, by, to] of [
      ['Offset 3 of state 1, x', [32, 0], '3'],
      ['Offset 3 of state 1, x', [-400, 0], '-9'],
      ['Offset 3 of state 1, y', [0, -34], '1'],
    ] as const) {
      const field = number(figure, name);
      await field.scrollIntoViewIfNeeded();
      const box = await field.boundingBox();
      if (!box) throw new Error('the field is on the page');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by[0], y + by[1], { steps: 6 });
      await page.mouse.up();
      await expect(field).toHaveValue(to);
    }
    await figure
      .getByRole('row', { name: /^Test 3/ })
      .first()
      .click();
    await expect(sentenceOf(figure)).toHaveText('Test 3 of 0>>1: (0, 0) − (-9, 1) = (9, -1).');
    await reset();
  });

  await test.step('a rotation and a test are chosen from lists and by the slider', async () => {
    await number(figure, 'Offset 4 of state 1, y').fill('-3');
    await figure.getByRole('combobox', { name: 'To' }).selectOption({ label: '3, left' });
    await figure.getByRole('combobox', { name: 'From' }).selectOption({ label: '1, right' });
    await figure.getByRole('slider', { name: 'Test' }).fill('4');
    await expect(sentenceOf(figure)).toHaveText('Test 4 of 1>>3: (0, -3) − (0, 2) = (0, -5).');
    await reset();
  });

  const field = number(figure, 'Offset 2 of state 1, x');
  await test.step('a number that cannot be an offset is answered, and the last good one stays', async () => {
    await field.fill('2');
    await field.fill('1.5');
    await expect(figure.getByRole('alert')).toContainText('1.5 cannot be');
    await expect(derived(figure, '0>>1')).toContainText('(-2, 0)');
    await field.fill('1');
    await expect(figure.getByRole('alert')).toHaveCount(0);
    await field.fill('12');
    await expect(figure.getByRole('alert')).toHaveText(
      '12 cannot be Offset 2 of state 1, x; whole numbers from -9 to 9 are allowed. The last good number stays.',
    );
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  });

  await stepOfTestAll('passes axe with its menu and a message open', async () => {
    await button(figure, 'Share').click();
    await expect(figure.getByRole('textbox', { name: 'Link', exact: true })).toBeVisible();
    for (const theme of THEMES) expect(await axeViolations(page, theme, '#derive')).toEqual([]);
    await field.focus();
    await field.blur();
    await expect(field).toHaveValue('1');
    await expect(derived(figure, '0>>1')).toContainText('(-1, 0)');
  });
});

test(
  'starts from other systems, which words of the page choose too, and shares exactly what it shows',
  TEST_ALL,
  async ({ page }) => {
    // Words that lead to a figure scroll to it without an animation.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const figure = await openFigure(page, ADDRESS, 'derive');
    await openNumbers(figure);

    await test.step('starts from the offsets of another system, and says where they are from', async () => {
      await piece(figure).selectOption('I');
      await system(figure).selectOption('Tetris Worlds');
      await expect(figure).toContainText(
        'The published offsets of Guideline SRS. They also give the quarter turns of Tetris Worlds.',
      );
      await expect(number(figure, 'Offset 2 of state 0, x')).toHaveValue('-1');
      // Sega: no kicks; the T rests on the bottom of its box, so state 2 comes one row down.
      await piece(figure).selectOption('T');
      await system(figure).selectOption('Sega');
      await expect(figure).toContainText(
        'Computed from the kicks of Sega. Offsets of state 0 can be any; here all are (0, 0)',
      );
      await expect(number(figure, 'Offset 1 of state 2, y')).toHaveValue('1');
      await expect(number(figure, 'Offset 2 of state 2, y')).toHaveCount(0);
      await system(figure).selectOption('NullpoMino SRS with half turns');
      await expect(figure).toContainText(
        'Its 180° rotations have separate lists. In test 2 (0, -1) of 1>>3 plus (0, -1) of 3>>1 make (0, -2).',
      );
    });

    await test.step('words of the page choose a system, and what a figure shows', async () => {
      await page.getByRole('button', { name: 'Sega', exact: true }).click();
      await expect(figure).toHaveAttribute('data-state', /^system=sega piece=T /);
      await page.getByRole('button', { name: /^Arika.s SRS$/ }).click();
      await expect(figure).toContainText('No offsets give the kicks of the I in Arika SRS.');
      await page.getByRole('button', { name: 'Without the offsets' }).click();
      await openNumbers(page.locator('#wobble'));
      await expect(fact(page.locator('#wobble'), 'Kicks as in')).toHaveText('Tetris Best');
    });

    let state = '';
    await test.step('says which round trip rules out all offsets, and keeps what was shown', async () => {
      await button(figure, 'Reset').click();
      await piece(figure).selectOption('I');
      await number(figure, 'Offset 3 of state 1, x').fill('2');
      await system(figure).selectOption('Arika SRS');
      // Arika's I: 1>>2 begins with (-1, 0), 2>>1 with (-2, 0).
      await expect(figure).toContainText(
        'No offsets give the kicks of the I in Arika SRS. In test 2 (-1, 0) of 1>>2 plus (-2, 0) of 2>>1 make (-3, 0).',
      );
      await expect(number(figure, 'Offset 3 of state 1, x')).toHaveValue('2');
      state = (await figure.getAttribute('data-state')) ?? '';
    });

    await button(figure, 'Share').click();
    const link = new URL(await figure.getByRole('textbox', { name: 'Link', exact: true }).inputValue());
    link.searchParams.set('y', 'down');
    link.searchParams.set('names', '0R2L');
    await page.goto('about:blank');
    const again = await openFigure(page, link.href, 'derive');
    await openNumbers(again);
    await test.step('its link opens exactly what was shown, in the conventions of the reader', async () => {
      await expect(again).toHaveAttribute('data-state', state);
      await expect(system(again).locator('option:checked')).toHaveText('Arika SRS');
      await expect(again).toContainText('The numbers stay as they were. Marks show what differs from Guideline SRS.');
      await expect(number(again, 'Offset 3 of state R, x')).toHaveValue('2');
      await system(again).selectOption('Guideline SRS');
      await expect(again).not.toContainText('No offsets');
      await expect(number(again, 'Offset 3 of state R, x')).toHaveValue('0');
    });

    await test.step('typed numbers obey the conventions of the reader', async () => {
      await piece(again).selectOption('J');
      await expect(sentenceOf(again)).toHaveText('Test 5 of 0>>R: (0, 0) − (1, -2) = (-1, 2).');
      await number(again, 'Offset 5 of state R, y').fill('-1');
      await expect(sentenceOf(again)).toHaveText('Test 5 of 0>>R: (0, 0) − (1, -1) = (-1, 1).');
    });
  },
);

test('without JavaScript every line and every table is there, and nothing looks pressable', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(ADDRESS);
  const figure = page.locator('#derive');
  await openNumbers(figure);
  await expect(sentenceOf(figure)).toHaveText('Test 5 of 0>>1: (0, 0) − (1, 2) = (-1, -2).');
  await expect(derived(figure, '3>>0')).toContainText('(-1, 2)');
  await expect(figure.getByRole('button', { name: 'Reset' })).toBeHidden();
  const row = figure.getByRole('row', { name: /^Test 2/ });
  await expect(row).toHaveCSS('cursor', 'auto');
  await expect(row.getByRole('button')).toHaveCSS('cursor', 'auto');
  await expect(number(figure, 'Offset 2 of state 1, x')).toHaveCSS('pointer-events', 'none');
  await context.close();
});

test.describe('on a phone, by touch', () => {
  test.use(PHONE);

  test(
    'is stepped and edited without sideways scrolling, and a number is dragged with a finger',
    TEST_ALL,
    async ({ page }) => {
      const figure = await openFigure(page, ADDRESS, 'derive');
      await openNumbers(figure);
      await button(figure, 'First test').tap();
      await button(figure, 'Next test').tap();
      await expect(sentenceOf(figure)).toHaveText('Test 2 of 0>>1: (0, 0) − (1, 0) = (-1, 0).');
      await figure
        .getByRole('row', { name: /^Test 4/ })
        .first()
        .tap();
      await expect(sentenceOf(figure)).toContainText('Test 4 of 0>>1');
      await derived(figure, '3>>2').tap();
      await expect(sentenceOf(figure)).toHaveText('Test 4 of 3>>2: (0, 2) − (0, 0) = (0, 2).');
      await number(figure, 'Offset 4 of state 3, y').fill('1');
      await expect(sentenceOf(figure)).toHaveText('Test 4 of 3>>2: (0, 1) − (0, 0) = (0, 1).');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await test.step('a number is dragged with a finger', async () => {
        const field = number(figure, 'Offset 3 of state 1, x');
        await field.scrollIntoViewIfNeeded();
        const box = await field.boundingBox();
        if (!box) throw new Error('the field is on the page');
        const touch = await page.context().newCDPSession(page);
        const at = (by: number) => [{ x: box.x + box.width / 2 + by, y: box.y + box.height / 2 }];
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
        for (const by of [8, 16, 24, 32])
          await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(by) });
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        await expect(field).toHaveValue('3');
      });
    },
  );
});
