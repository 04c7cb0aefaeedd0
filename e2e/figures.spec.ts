import { expect, type Locator, type Page } from '@playwright/test';
import { comesAlive, openFigure } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { motionAfter } from './support/motion.ts';
import { test } from './support/test.ts';

// Sentences, kicks and squares are written out here from the sources, not taken from the program.

const statusOf = (figure: Locator): Locator => figure.getByRole('status').first();

async function expectNoViolations(page: Page, part: string): Promise<void> {
  for (const theme of THEMES) {
    expect(await axeViolations(page, theme, part)).toEqual([]);
  }
}

test.describe('the kick table of J, L, S, T and Z', () => {
  const ADDRESS = 'systems/srs/kicks/';
  const tableOn = (page: Page): Locator => page.locator('[data-widget="kick-table"]').first();
  const cell = (table: Locator, turn: string, test: number): Locator =>
    table
      .getByRole('row', { name: turn })
      .getByRole('button')
      .nth(test - 1);

  async function openTable(page: Page): Promise<{ readonly table: Locator; readonly stepper: Locator }> {
    const stepper = await openFigure(page, ADDRESS, 'worked');
    const table = tableOn(page);
    await table.scrollIntoViewIfNeeded();
    await expect(cell(table, '0>>1 cw', 1)).toBeVisible();
    return { table, stepper };
  }

  test('has the rows of the source and says which kicks the T can never take', async ({ page }) => {
    const { table } = await openTable(page);
    await expect(table).toHaveRole('group');
    await expect(table).toHaveAccessibleName('Guideline SRS, kicks of J, L, S, T, and Z');
    const heads = await table.getByRole('rowheader').allInnerTexts();
    expect(heads.map((text) => text.replace(/\s+/g, ' '))).toEqual([
      '0>>1 cw', '1>>0 ccw', '1>>2 cw', '2>>1 ccw', '2>>3 cw', '3>>2 ccw', '3>>0 cw', '0>>3 ccw',
    ]); // prettier-ignore
    await expect(cell(table, '3>>2 ccw', 5)).toHaveAccessibleName('(-1, 2)');
    await expect(cell(table, '0>>1 cw', 4)).toHaveAccessibleName('(0, -2) never for T');
    await expect(table.getByText('never for T', { exact: true })).toHaveCount(4);
    await expect(table.getByText('where this kick fits the piece, basic rotation fits too.')).toBeVisible();
  });

  test('follows the stepper', async ({ page }) => {
    const { table, stepper } = await openTable(page);
    const current = table.locator('[aria-current="step"]');
    await expect(current).toHaveText(/^\s*\(1, -2\)/);
    await stepper.getByRole('button', { name: 'Previous test' }).click();
    await expect(current).toHaveText(/^\s*\(0, -2\)/);
    await stepper.getByRole('combobox', { name: 'System' }).selectOption({ label: 'Sega' });
    await expect(current).toHaveCount(0);
  });

  test('lets a step be painted before it follows', async ({ page }) => {
    const { table, stepper } = await openTable(page);
    await comesAlive(stepper);
    const current = table.locator('[aria-current="step"]');
    await page.mouse.click(5, 400);
    await expect(page.locator('astro-island[ssr]').filter({ has: table })).toHaveCount(0);
    const [told, marked] = await stepper.evaluate(async (element) => {
      const test = (): string =>
        document.querySelector('[data-widget="kick-table"] [aria-current="step"]')!.textContent;
      const before = test();
      element.querySelector<HTMLButtonElement>('button[aria-label="Previous test"]')!.click();
      const after = await new Promise<string>((done) => requestAnimationFrame(() => done(test())));
      return [element.querySelector('[role="status"]')!.textContent, before === after];
    });
    expect(told).toMatch(/^Test 4, kick \(0, -2\)/);
    expect(marked).toBe(true);
    await expect(current).toHaveText(/^\s*\(0, -2\)/);
  });

  test('shows a pressed kick on the board of the stepper while it comes that far', async ({ page }) => {
    const { table, stepper } = await openTable(page);
    await cell(table, '0>>3 ccw', 3).click();
    await expect(statusOf(stepper)).toHaveText('Test 3, kick (1, 1): blocked by the stack at column 6, row 5.');
    await expect(cell(table, '0>>3 ccw', 3)).toHaveAttribute('aria-current', 'step');
    await expect(stepper).toBeInViewport();
  });

  test('brings a board on which a kick of another turn wins', async ({ page }) => {
    const { table, stepper } = await openTable(page);
    for (const [turn, number, kick] of [
      ['1>>2 cw', 5, '(1, 2)'],
      ['2>>1 ccw', 3, '(-1, 1)'],
      ['0>>1 cw', 4, '(0, -2)'],
    ] as const) {
      await cell(table, turn, number).click();
      await expect(statusOf(stepper)).toHaveText(`Test ${number}, kick ${kick}: fits. The piece rotates.`);
      await expect(table.locator('[aria-current="step"]')).toHaveCount(1);
    }
  });

  test('is walked by arrow keys and pressed by Enter', async ({ page }) => {
    const { table, stepper } = await openTable(page);
    await cell(table, '0>>1 cw', 2).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(cell(table, '1>>0 ccw', 3)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(statusOf(stepper)).toHaveText('Test 3, kick (1, -1): fits. The piece rotates.');
  });

  test('is shared, and its link opens the table again', async ({ page }) => {
    const { table } = await openTable(page);
    await table.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(table.getByRole('textbox', { name: 'HTML', exact: true })).toHaveValue(
      /<kick-table [^>]*system="srs-guideline" group="JLSTZ"/,
    );
    const link = await table.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
    await expectNoViolations(page, '[data-widget="kick-table"]');
    await page.keyboard.press('Escape');
    await expect(table.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
    const state = await table.getAttribute('data-state');
    await page.goto('about:blank');
    await page.goto(link);
    await expect(tableOn(page)).toHaveAttribute('data-state', state ?? '');
    await page.goto(link.replace('system=srs-guideline', 'system=srs-arika'));
    await expect(tableOn(page)).toHaveAccessibleName(/^Arika SRS, kicks of/);
  });

  test('is written in the conventions of the reader', async ({ page }) => {
    await page.goto(`${ADDRESS}?y=down&names=0R2L`);
    const table = tableOn(page);
    await table.scrollIntoViewIfNeeded();
    await expect(table.getByRole('row', { name: '0>>R cw' }).getByRole('button').nth(4)).toHaveAccessibleName(
      '(-1, 2)',
    );
    await expect(table).toHaveAccessibleDescription(/right and down/);
  });

  test('fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { table } = await openTable(page);
    // Basic rotation is left out; the four kicks fit side by side.
    const cells = table.getByRole('row', { name: '0>>3 ccw' }).getByRole('button');
    await expect(cells).toHaveCount(4);
    await cells.first().scrollIntoViewIfNeeded();
    await expect(cells.first()).toBeInViewport({ ratio: 1 });
    await expect(cells.last()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('passes axe with a cell pressed', async ({ page }) => {
    const { table } = await openTable(page);
    await cell(table, '2>>3 cw', 3).click();
    await expectNoViolations(page, '[data-widget="kick-table"]');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('is a plain table', async ({ page }) => {
      await page.goto(ADDRESS);
      await expect(tableOn(page).getByRole('cell', { name: '(-1, -2)' }).first()).toBeVisible();
      // What would be pressed looks like the words of any table, and nothing asks for a press.
      await expect(cell(tableOn(page), '0>>1 cw', 3)).toHaveCSS('cursor', 'auto');
      await expect(tableOn(page).getByText('Press')).toBeHidden();
    });
  });
});

test.describe('words in a sentence', () => {
  const ADDRESS = 'systems/srs/kicks/';

  test('are pressed while the figure shows what they speak of, and bring it back', async ({ page }) => {
    const stepper = await openFigure(page, ADDRESS, 'worked');
    const word = page.getByRole('button', { name: '(0, -2)', exact: true }).first();
    await expect(word).toHaveAttribute('aria-pressed', 'false');
    await word.click();
    await expect(word).toHaveAttribute('aria-pressed', 'true');
    await expect(statusOf(stepper)).toHaveText(/^Test 4, kick \(0, -2\): blocked/);

    const overhang = page.getByRole('button', { name: 'without the overhang' });
    await overhang.click();
    await expect(overhang).toHaveAttribute('aria-pressed', 'true');
    await expect(word).toHaveAttribute('aria-pressed', 'false');
    await expect(statusOf(stepper)).toHaveText('Test 3, kick (1, 1): fits. The piece rotates.');

    // The step of a word is a step of the page's own example, whatever the figure shows meanwhile.
    await word.click();
    await expect(statusOf(stepper)).toHaveText(/^Test 4, kick \(0, -2\): blocked/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('are words', async ({ page }) => {
      await page.goto(ADDRESS);
      await expect(page.getByText('without the overhang')).toBeVisible();
      await expect(page.getByRole('button', { name: 'without the overhang' })).toHaveCount(0);
    });
  });
});

test.describe('the orientation wheel', () => {
  const open = (page: Page, query = ''): Promise<Locator> =>
    openFigure(page, `systems/srs/rotation/${query}`, 'turning');
  const press = (wheel: Locator, name: string): Promise<void> =>
    wheel.getByRole('button', { name, exact: true }).click();

  test('turns by buttons and by keys, four times back to where it was', async ({ page }) => {
    const wheel = await open(page);
    await expect(wheel).toHaveAttribute('data-widget', 'orientation-wheel');
    await expect(wheel).toHaveAccessibleName('Orientation wheel: J in Guideline SRS, state 1');
    await press(wheel, 'Clockwise');
    await expect(statusOf(wheel)).toHaveText(
      'J turns clockwise, 1>>2. State 2, reverse: state 0 turned about the ring, and nothing else.',
    );
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect(statusOf(wheel)).toHaveText(/^J turns clockwise, 0>>1\./);
    await page.keyboard.press('ArrowLeft');
    await expect(statusOf(wheel)).toHaveText(/^J turns counter-clockwise, 1>>0\./);
    await page.keyboard.press('r');
    await expect(wheel.getByRole('row', { name: '1, right' })).toHaveAttribute('aria-current', 'true');
  });

  for (const [name, query] of [
    ['Clockwise', '?figure=turning&system=srs-guideline&piece=J&from=1'],
    ['Counter-clockwise', '?figure=turning&system=srs-guideline&piece=J&from=1'],
    ['Half turn', '?figure=turning&system=srs-nullpomino-180&piece=J&from=1'],
  ] as const) {
    test(`turns its piece out of the squares where it was: ${name}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const { before, atFirst, atLast } = await motionAfter(await open(page, query), name, '.hub svg');
      expect(before).toHaveLength(4);
      expect(atFirst).toEqual(before);
      expect(atLast).not.toEqual(before);
    });
  }

  test('has its squares for those who cannot see the drawing', async ({ page }) => {
    await page.goto('systems/ars/rotation/');
    const wheel = page.locator('#turning');
    await expect(wheel.getByRole('grid', { name: 'Squares of the board' })).toHaveCount(1);
    await expect(wheel.locator('[role="gridcell"]:not([aria-label$="empty"])')).toHaveCount(4);
  });

  test('shows the wobble of true rotation, where the system is made of it', async ({ page }) => {
    const wheel = await open(page);
    await wheel.getByRole('combobox', { name: 'Piece' }).selectOption('O');
    await wheel.getByRole('combobox', { name: 'Rotation' }).selectOption({ label: 'true rotation' });
    // "How Guideline SRS Really Works": the O of state 1 is one row too low, and its first offset brings it back.
    await expect(statusOf(wheel)).toHaveText(/moves? it by \(0, 1\) in all, to where basic rotation has it\.$/);
    await wheel.getByRole('combobox', { name: 'System' }).selectOption({ label: 'Sega' });
    await expect(wheel.getByRole('combobox', { name: 'Rotation' }).getByRole('option')).toHaveCount(1);
    await expect(wheel.getByText('States 0, 1, 2, and 3 cover the same squares.')).toBeVisible();
  });

  test('turns one way in Sega, whichever button', async ({ page }) => {
    const wheel = await open(page);
    await wheel.getByRole('combobox', { name: 'System' }).selectOption({ label: 'Sega' });
    await press(wheel, 'Clockwise');
    await expect(statusOf(wheel)).toHaveText(/^Sega turns one way: counter-clockwise, 1>>0\./);
  });

  test('lights the arrow of a half turn, and the two of one that is made of quarters', async ({ page }) => {
    const wheel = await open(page);
    const arrows = wheel.locator('.rim .wheel-arrow');
    const lit = wheel.locator('.rim .wheel-late');
    await expect(arrows).toHaveCount(8);
    await wheel.getByRole('combobox', { name: 'System' }).selectOption({ label: 'NullpoMino SRS with half turns' });
    await expect(arrows).toHaveCount(12);
    await press(wheel, 'Half turn');
    await expect(statusOf(wheel)).toContainText('1>>3');
    await expect(lit).toHaveCount(1);
    // From the right to the left, below the middle.
    const [box, middle] = [await lit.boundingBox(), await wheel.locator('.rim').boundingBox()];
    if (!box || !middle) throw new Error('the wheel is drawn');
    expect(box.width).toBeGreaterThan(4 * box.height);
    expect(box.y).toBeGreaterThan(middle.y + middle.height / 2);
    await wheel.getByRole('combobox', { name: 'System' }).selectOption({ label: 'tetr.js' });
    await press(wheel, 'Half turn');
    await expect(arrows).toHaveCount(8);
    await expect(lit).toHaveCount(2);
  });

  test('is opened again by its link, and says what is wrong with a bad one', async ({ page }) => {
    const wheel = await open(page);
    await wheel.getByRole('combobox', { name: 'Piece' }).selectOption('S');
    await press(wheel, 'Share');
    const link = await wheel.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(new URL(link).search).toBe('?figure=turning&piece=S&from=1');
    const again = await open(page, new URL(link).search);
    await expect(again).toHaveAccessibleName('Orientation wheel: S in Guideline SRS, state 1');
    const bad = await open(page, '?figure=turning&piece=Q');
    await expect(bad.getByRole('alert')).toContainText('piece cannot be "Q"; allowed: I, J, L, O, S, T, Z.');
    await expect(bad).toHaveAccessibleName('Orientation wheel: J in Guideline SRS, state 1');
  });

  test('passes axe in true rotation', async ({ page }) => {
    const wheel = await open(page);
    await wheel.getByRole('combobox', { name: 'Rotation' }).selectOption({ label: 'true rotation' });
    await expectNoViolations(page, '#turning');
  });
});

test.describe('the spawn viewer', () => {
  const open = (page: Page): Promise<Locator> => openFigure(page, 'systems/srs/spawn/', 'entry');

  test('tells where a piece enters, for each of the seven', async ({ page }) => {
    const viewer = await open(page);
    await expect(viewer).toHaveAttribute('data-widget', 'spawn-viewer');
    await expect(statusOf(viewer)).toHaveText(
      'T enters in state 0 at columns 4 to 6, rows 21 and 22, above the visible field.',
    );
    await viewer.getByRole('button', { name: 'I', exact: true }).click();
    await expect(statusOf(viewer)).toHaveText(
      'I enters in state 0 at columns 4 to 7, row 21, above the visible field.',
    );
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('row', { name: /^J/ })).toHaveAttribute('aria-current', 'true');
    await expect(viewer.getByRole('gridcell', { name: 'column 4, row 22: J' })).toBeAttached();
  });

  test('compares with another system, from the sentence too', async ({ page }) => {
    const viewer = await open(page);
    await page.getByRole('button', { name: 'Tetris Worlds' }).click();
    await expect(statusOf(viewer)).toHaveText(/Tetris Worlds, dashed: columns 4 to 6, rows 22 and 23\.$/);
    await viewer.getByRole('combobox', { name: 'Compare with' }).selectOption({ label: 'no other' });
    await expect(statusOf(viewer)).toHaveText(/above the visible field\.$/);
  });

  test('raises the spawn of ACE on filled rows', async ({ page }) => {
    const viewer = await open(page);
    await viewer.getByRole('combobox', { name: 'System' }).selectOption({ label: 'ARS (TGM ACE)' });
    await expect(statusOf(viewer)).toHaveText(
      'T enters in state 0 at columns 4 to 6, rows 19 and 20, inside the visible field.',
    );
    await viewer.getByRole('button', { name: 'Fill the spawn rows' }).click();
    await expect(statusOf(viewer)).toHaveText(
      'Its spawn is filled, so T enters 2 rows higher, in state 0 at columns 4 to 6, rows 21 and 22, above the visible field.',
    );
    await expectNoViolations(page, '#entry');
  });

  test('offers the other reading of Arika SRS', async ({ page }) => {
    const viewer = await open(page);
    await viewer.getByRole('combobox', { name: 'System' }).selectOption({ label: 'Arika SRS' });
    await viewer.getByRole('combobox', { name: 'Reading' }).selectOption({ label: 'pointing down' });
    await expect(statusOf(viewer)).toHaveText(
      'T enters in state 2 at columns 4 to 6, rows 19 and 20, inside the visible field.',
    );
  });
});
