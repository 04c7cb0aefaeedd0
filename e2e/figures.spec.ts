import { expect, type Locator, type Page } from '@playwright/test';
import { openFigure } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { motionAfter } from './support/motion.ts';
import { test } from './support/test.ts';
import { stepOfTestAll, WIDE } from './support/wide.ts';

// Sentences, kicks and squares are written out here from the sources, not taken from the program.

const statusOf = (figure: Locator): Locator => figure.getByRole('status').first();

async function expectNoViolations(page: Page, part: string): Promise<void> {
  for (const theme of THEMES) {
    expect(await axeViolations(page, theme, part)).toEqual([]);
  }
}

const KICKS = 'systems/srs/kicks/';

test.describe('the kick table of J, L, S, T and Z', () => {
  const tableOn = (page: Page): Locator => page.locator('[data-widget="kick-table"]').first();
  const cell = (table: Locator, turn: string, test: number): Locator =>
    table
      .getByRole('row', { name: turn })
      .getByRole('button')
      .nth(test - 1);

  test('is read, drives the stepper, and is shared', async ({ page }) => {
    const stepper = await openFigure(page, KICKS, 'worked');
    const table = tableOn(page);
    const current = table.locator('[aria-current="step"]');
    await table.scrollIntoViewIfNeeded();
    await expect(cell(table, '0>>1 cw', 1)).toBeVisible();

    await test.step('lets a step be painted before it follows the stepper', async () => {
      await page.mouse.click(5, 400);
      await expect(page.locator('astro-island[ssr]').filter({ has: table })).toHaveCount(0);
      await expect(current).toHaveText(/^\s*\(1, -2\)/);
      const [drawn, followed] = await stepper.evaluate(async (element) => {
        const piece = (): string => element.querySelector('svg.big .b-body')!.innerHTML;
        const opening = piece();
        const test = (): string =>
          document.querySelector('[data-widget="kick-table"] [aria-current="step"]')!.textContent;
        const before = test();
        element.querySelector<HTMLButtonElement>('button[aria-label="Previous test"]')!.click();
        const after = await new Promise<string>((done) => requestAnimationFrame(() => done(test())));
        return [piece() !== opening, before !== after];
      });
      expect(drawn, 'the board shows the step').toBe(true);
      expect(followed, 'the table has another step before the paint').toBe(false);
      await expect(current).toHaveText(/^\s*\(0, -2\)/);
    });

    await test.step('has the rows of the source and says which kicks the T can never take', async () => {
      await expect(table).toHaveRole('group');
      await expect(table).toHaveAccessibleName('Guideline SRS, kicks of J, L, S, T, and Z');
      const heads = await table.getByRole('rowheader').allInnerTexts();
      expect(heads.map((text) => text.replace(/\s+/g, ' '))).toEqual([
        '0>>1 cw', '1>>0 ccw', '1>>2 cw', '2>>1 ccw', '2>>3 cw', '3>>2 ccw', '3>>0 cw', '0>>3 ccw',
      ]); // prettier-ignore
      await expect(cell(table, '3>>2 ccw', 5)).toHaveAccessibleName('(-1, 2)');
      await expect(cell(table, '0>>1 cw', 4)).toHaveAccessibleName('(0, -2) never for T');
      await expect(table.getByText('never for T', { exact: true })).toHaveCount(4);
      await expect(table.getByText('if this kick fits the piece, basic rotation fits too.')).toBeVisible();
    });

    await test.step('is walked by arrow keys and pressed by Enter', async () => {
      await cell(table, '0>>1 cw', 2).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await expect(cell(table, '1>>0 ccw', 3)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(statusOf(stepper)).toHaveText('Test 3, kick (1, -1): fits. The piece rotates.');
      await stepper.getByRole('button', { name: 'Reset' }).click();
    });

    await test.step('shows a pressed kick on the board of the stepper if the stepper tries it', async () => {
      await cell(table, '0>>3 ccw', 3).scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await cell(table, '0>>3 ccw', 3).click();
      await expect(statusOf(stepper)).toHaveText('Test 3, kick (1, 1): blocked by the stack at column 6, row 5.');
      await expect(cell(table, '0>>3 ccw', 3)).toHaveAttribute('aria-current', 'step');
      expect(await page.evaluate(() => scrollY)).toBe(before);
    });

    await test.step('shows a copy of the figure while it is out of sight, and the way back from it', async () => {
      const copy = page.getByRole('region', { name: /^Kick stepper:/ });
      await expect(copy).toContainText('Test 3, kick (1, 1): blocked by the stack at column 6, row 5.');
      await cell(table, '0>>3 ccw', 2).click();
      await expect(copy).toContainText('Test 2, kick (1, 0): blocked');
      const before = await page.evaluate(() => scrollY);
      await copy.getByRole('button', { name: 'Go to the figure' }).click();
      await expect(statusOf(stepper)).toBeInViewport();
      await copy.getByRole('button', { name: 'Back to the text' }).click();
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await expect(cell(table, '0>>3 ccw', 2)).toBeFocused();
      await page.keyboard.press('Tab');
      await copy.getByRole('button', { name: 'Close the copy' }).click();
      await expect(copy).toHaveCount(0);
    });

    await test.step('follows no other system', async () => {
      await stepper.getByRole('combobox', { name: 'System' }).selectOption({ label: 'Sega' });
      await expect(current).toHaveCount(0);
      await stepper.getByRole('button', { name: 'Reset' }).click();
    });

    await test.step('brings a board on which a kick of another turn wins', async () => {
      for (const [turn, number, kick] of [
        ['1>>2 cw', 5, '(1, 2)'],
        ['2>>1 ccw', 3, '(-1, 1)'],
        ['0>>1 cw', 4, '(0, -2)'],
      ] as const) {
        await cell(table, turn, number).click();
        await expect(statusOf(stepper)).toHaveText(`Test ${number}, kick ${kick}: fits. The piece rotates.`);
        await expect(current).toHaveCount(1);
      }
    });

    await test.step('words of the text are pressed while the figure shows their step, and bring it back', async () => {
      await stepper.getByRole('button', { name: 'Reset' }).click();
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

    const link = await test.step('is shared, and passes axe with a cell pressed and the menu open', async () => {
      await cell(table, '2>>3 cw', 3).click();
      await table.getByRole('button', { name: 'Share', exact: true }).click();
      await expect(table.getByRole('textbox', { name: 'HTML', exact: true })).toHaveValue(
        /<kick-table [^>]*system="srs-guideline" group="JLSTZ"/,
      );
      await expectNoViolations(page, '[data-widget="kick-table"]');
      const address = await table.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
      await page.keyboard.press('Escape');
      await expect(table.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
      return address;
    });

    await test.step('fits a phone', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      // Basic rotation is left out; the four kicks fit side by side.
      const cells = table.getByRole('row', { name: '0>>3 ccw' }).getByRole('button');
      await expect(cells).toHaveCount(4);
      await cells.first().scrollIntoViewIfNeeded();
      await expect(cells.first()).toBeInViewport({ ratio: 1 });
      await expect(cells.last()).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await stepOfTestAll('its link opens the table that it names, in the conventions of the reader', async () => {
      const state = await table.getAttribute('data-state');
      const again = new URL(link);
      again.searchParams.set('y', 'down');
      again.searchParams.set('names', '0R2L');
      await page.goto('about:blank');
      await page.goto(again.href);
      await expect(table).toHaveAttribute('data-state', state!);
      await expect(table.getByRole('row', { name: '0>>R cw' }).getByRole('button').nth(4)).toHaveAccessibleName(
        '(-1, 2)',
      );
      await expect(table).toHaveAccessibleDescription(/right and down/);
      await page.goto(link.replace('system=srs-guideline', 'system=srs-arika'));
      await expect(table).toHaveAccessibleName(/^Arika SRS, kicks of/);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('is a plain table, and words of the text are words', async ({ page }) => {
      await page.goto(KICKS);
      const table = tableOn(page);
      await expect(table.getByRole('cell', { name: '(-1, -2)' }).first()).toBeVisible();
      // What would be pressed looks like the words of any table, and nothing asks for a press.
      await expect(cell(table, '0>>1 cw', 3)).toHaveCSS('cursor', 'auto');
      await expect(table.getByText('Press')).toBeHidden();
      await expect(page.getByText('without the overhang')).toBeVisible();
      await expect(page.getByRole('button', { name: 'without the overhang' })).toHaveCount(0);
    });
  });
});

test('the orientation wheel turns, and is shared', async ({ page }) => {
  const open = (query = ''): Promise<Locator> => openFigure(page, `systems/srs/rotation/${query}`, 'turning');
  const wheel = await open();
  const press = (name: string): Promise<void> => wheel.getByRole('button', { name, exact: true }).click();
  const choose = (list: string, label: string): Promise<unknown> =>
    wheel.getByRole('combobox', { name: list }).selectOption({ label });

  await test.step('has its squares for those who cannot see the drawing', async () => {
    await expect(wheel).toHaveAttribute('data-widget', 'orientation-wheel');
    await expect(wheel).toHaveAccessibleName('Wheel of states: J in Guideline SRS, state 1');
    await expect(wheel.getByRole('grid', { name: 'Squares of the board' })).toHaveCount(1);
    // The J stands on its long side: two squares beside each other above two single ones.
    await expect(wheel.locator('[role="gridcell"]:not([aria-label$="empty"])')).toHaveCount(3);
    await expect(wheel.getByRole('gridcell', { name: /^columns .*: J/ })).toHaveCount(1);
  });

  await test.step('turns by buttons and by keys, four times back to where it was', async () => {
    await press('Clockwise');
    await expect(statusOf(wheel)).toHaveText(
      'J rotates clockwise, 1>>2. State 2, reverse: state 0 rotated about the ring, without a shift.',
    );
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect(statusOf(wheel)).toHaveText(/^J rotates clockwise, 0>>1\./);
    await page.keyboard.press('ArrowLeft');
    await expect(statusOf(wheel)).toHaveText(/^J rotates counter-clockwise, 1>>0\./);
    await page.keyboard.press('r');
    await expect(wheel.getByRole('row', { name: '1, right' })).toHaveAttribute('aria-current', 'true');
  });

  await test.step('lights the arrow of a half turn, and the two of one that is made of quarters', async () => {
    const arrows = wheel.locator('.rim .wheel-arrow');
    const lit = wheel.locator('.rim .wheel-late');
    await expect(arrows).toHaveCount(8);
    await choose('System', 'NullpoMino SRS with half turns');
    await press('Half turn');
    await expect(statusOf(wheel)).toContainText('1>>3');
    // Four half turns would cross each other, so the last one alone is drawn.
    await expect(arrows).toHaveCount(9);
    await expect(lit).toHaveCount(1);
    // From the right to the left, below the middle.
    const [box, middle] = [await lit.boundingBox(), await wheel.locator('.rim').boundingBox()];
    if (!box || !middle) throw new Error('the wheel is drawn');
    expect(box.width).toBeGreaterThan(box.height);
    expect(box.y + box.height / 2).toBeGreaterThan(middle.y + middle.height / 2);
    await choose('System', 'tetr.js');
    await press('Half turn');
    await expect(arrows).toHaveCount(8);
    await expect(lit).toHaveCount(2);
  });

  await test.step('turns its piece out of the squares where it was', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await choose('System', 'NullpoMino SRS with half turns');
    for (const name of ['Clockwise', 'Counter-clockwise', 'Half turn']) {
      const { before, atFirst, atLast } = await motionAfter(wheel, name, '.hub svg');
      expect(before).toHaveLength(4);
      expect(atFirst, name).toEqual(before);
      expect(atLast, name).not.toEqual(before);
    }
    await press('Reset');
  });

  await test.step('shows the wobble of true rotation, where the system is made of it', async () => {
    await choose('Piece', 'O');
    await choose('Rotation', 'true rotation');
    // "How Guideline SRS Really Works": the O of state 1 is one row too low, and its first offset brings it back.
    await expect(statusOf(wheel)).toHaveText(/moves? it by \(0, 1\) in all, to where basic rotation puts it\.$/);
    await expectNoViolations(page, '#turning');
    await choose('System', 'Sega');
    await expect(wheel.getByRole('combobox', { name: 'Rotation' }).getByRole('option')).toHaveCount(1);
    await expect(wheel.getByText('States 0, 1, 2, and 3 cover the same squares.')).toBeVisible();
  });

  await test.step('turns one way in Sega, whichever button', async () => {
    await choose('Piece', 'J');
    await press('Clockwise');
    await expect(statusOf(wheel)).toHaveText(/^Sega rotates one way: counter-clockwise, 1>>0\./);
  });

  await test.step('is opened again by its link', async () => {
    await press('Reset');
    await choose('Piece', 'S');
    await press('Share');
    const link = await wheel.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(new URL(link).search).toBe('?figure=turning&piece=S&from=1');
    // What a link brings back is held by src/figures/figureLinks.test.ts.
    if (!WIDE) return;
    const again = await open(new URL(link).search);
    await expect(again).toHaveAccessibleName('Wheel of states: S in Guideline SRS, state 1');
  });
});

test('the spawn viewer says where pieces enter', async ({ page }) => {
  const viewer = await openFigure(page, 'systems/srs/spawn/', 'entry');
  const choose = (list: string, label: string): Promise<unknown> =>
    viewer.getByRole('combobox', { name: list }).selectOption({ label });

  await test.step('compares with another system, from the sentence too', async () => {
    await expect(viewer).toHaveAttribute('data-widget', 'spawn-viewer');
    await expect(statusOf(viewer)).toHaveText(
      'T enters in state 0 at columns 4 to 6, rows 21 and 22, above the visible field.',
    );
    await page.getByRole('button', { name: 'Tetris Worlds' }).click();
    await expect(statusOf(viewer)).toHaveText(/Tetris Worlds, dashed: columns 4 to 6, rows 22 and 23\.$/);
    await choose('Compare with', 'no other');
    await expect(statusOf(viewer)).toHaveText(/above the visible field\.$/);
  });

  await test.step('raises the spawn of ACE on filled rows', async () => {
    await choose('System', 'ARS (TGM ACE)');
    await expect(statusOf(viewer)).toHaveText(
      'T enters in state 0 at columns 4 to 6, rows 19 and 20, inside the visible field.',
    );
    await viewer.getByRole('button', { name: 'Fill the spawn rows' }).click();
    await expect(statusOf(viewer)).toHaveText(
      'Its spawn is filled, so T enters 2 rows higher, in state 0 at columns 4 to 6, rows 21 and 22, above the visible field.',
    );
    await expectNoViolations(page, '#entry');
  });

  await test.step('offers the other reading of Arika SRS', async () => {
    await viewer.getByRole('button', { name: 'Reset' }).click();
    await choose('System', 'Arika SRS');
    await choose('Reading', 'pointing down');
    await expect(statusOf(viewer)).toHaveText(
      'T enters in state 2 at columns 4 to 6, rows 19 and 20, inside the visible field.',
    );
  });

  await test.step('tells where each of the seven enters, by button and by key', async () => {
    await viewer.getByRole('button', { name: 'Reset' }).click();
    await viewer.getByRole('button', { name: 'I', exact: true }).click();
    await expect(statusOf(viewer)).toHaveText(
      'I enters in state 0 at columns 4 to 7, row 21, above the visible field.',
    );
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('row', { name: /^J/ })).toHaveAttribute('aria-current', 'true');
    await expect(viewer.getByRole('gridcell', { name: 'column 4, row 22: J' })).toBeAttached();
  });
});
