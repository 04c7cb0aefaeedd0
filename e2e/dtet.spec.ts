import { expect, type Locator, type Page } from '@playwright/test';
import { comesAlive, openFigure } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { PHONE } from './support/phone.ts';
import { recordShifts, totalShift } from './support/shifts.ts';
import { isolated, test } from './support/test.ts';
import { stepOfTestAll, TEST_ALL, WIDE } from './support/wide.ts';

// What every frame of every example shows is held by src/figures/lab/buttons/buttonLabFrames.test.ts; here is what a browser alone can show.

const BUTTONS = 'systems/dtet/buttons/';
const MODES = 'systems/dtet/';

const openLab = (page: Page, query = ''): Promise<Locator> => openFigure(page, BUTTONS + query, 'lab');
const sentenceOf = (figure: Locator): Locator => figure.locator('.sentence');
const control = (figure: Locator, name: string): Locator => figure.getByRole('button', { name, exact: true });
const frameOf = (lab: Locator): Locator => lab.getByRole('slider', { name: 'Frame' });
const lane = (lab: Locator): Locator => lab.getByRole('grid', { name: /^Buttons by frame/ });
const cell = (lab: Locator, frame: number, button: string): Locator =>
  lane(lab).getByRole('gridcell', { name: new RegExp(`^frame ${frame}, ${button}:`) });
const sharedLink = async (figure: Locator): Promise<string> => {
  await control(figure, 'Share').click();
  return figure.getByRole('textbox', { name: 'Link' }).inputValue();
};

const CCW = 'spent, rotated the piece counter-clockwise';
const CW = 'spent, rotated the piece clockwise';

test('the button lab is stepped, read and painted by keys, and shared', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordShifts(page);
  const lab = await openLab(page);
  const frame = frameOf(lab);

  await test.step('opens on the frame that tells, with the plan, the picture and the row of it', async () => {
    await expect(lab).toHaveRole('group');
    await expect(lab).toHaveAttribute('data-widget', 'button-lab');
    await expect(lab).toHaveAccessibleName('Button lab: DTET, failure compensation; 8 frames');
    await expect(lab).toHaveAccessibleDescription(/^DTET, failure compensation\. Watch Rotate Left\./);
    await expect(sentenceOf(lab)).toHaveText(
      'Frame 5, Rotate Left: the piece rotates counter-clockwise by test 3, kick (1, 0).',
    );
    await expect(lab.getByRole('list', { name: 'Plans of this frame, in order' })).toContainText('Rotate Left rotated');
    const table = lab.getByRole('table', { name: 'Frame by frame' });
    await expect(table.getByRole('row', { name: /^Frame 5/ })).toHaveAttribute('aria-current', 'step');
    await expect(table.getByRole('row', { name: /^Frames 1 to 3 pending up/ })).toContainText('all 6 tests fail');
  });

  await test.step('moves nothing for readers who want reduced motion, and keeps its place when it is hydrated', async () => {
    await control(lab, 'Previous frame').click();
    await expect(sentenceOf(lab)).toContainText('Frame 4');
    expect(await lab.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    const total = await totalShift(page);
    expect(total).toBeLessThan(0.01);
  });

  await test.step('goes through its frames by buttons, keys, rows and pictures', async () => {
    await control(lab, 'First frame').click();
    await expect(frame).toHaveValue('0');
    for (const name of ['First frame', 'Previous frame']) await expect(control(lab, name)).toBeDisabled();
    await control(lab, 'Last frame').click();
    await expect(frame).toHaveValue('8');
    for (const name of ['Last frame', 'Next frame']) await expect(control(lab, name)).toBeDisabled();
    await control(lab, 'Reset').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(frame).toHaveValue('7');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(frame).toHaveValue('1');
    await page.keyboard.press('Control+ArrowRight');
    await expect(frame).toHaveValue('1');
    await page.keyboard.press('m');
    await expect(cell(lab, 1, 'Rotate Right')).toHaveAccessibleName(/tried and failed$/);
    await page.keyboard.press('r');
    await expect(frame).toHaveValue('5');
    await expect(lab).toHaveAttribute('data-state', 'scene=compensation frame=5');
    await lab.getByRole('rowheader', { name: 'Frame 4' }).getByRole('button').press('Enter');
    await expect(sentenceOf(lab)).toContainText('It moves right.');
    await lab.getByRole('list', { name: 'Frames in which something changes' }).getByRole('listitem').first().click();
    await expect(sentenceOf(lab)).toHaveText('Start: T in state 0 at columns 4 to 6, rows 3 and 4.');
  });

  await test.step('opens a trace and goes through its tests', async () => {
    await control(lab, 'Reset').click();
    const trace = control(lab, 'counter-clockwise, left first test 3 (1, 0) fits');
    await trace.click();
    await expect(trace).toHaveAttribute('aria-expanded', 'true');
    await expect(sentenceOf(lab)).toHaveText('Test 3, kick (1, 0): fits. The piece rotates.');
    const tests = lab.getByRole('table', { name: 'Tests in order' });
    await tests.getByRole('row', { name: 'Test 2' }).click();
    await expect(sentenceOf(lab)).toHaveText(/^Test 2, kick \(-1, 0\): blocked by the stack/);
    await expect(tests.getByRole('row', { name: 'Test 2' })).toHaveAttribute('aria-current', 'step');
    await control(lab, 'Previous frame').click();
    await expect(tests).toBeHidden();
  });

  await test.step('is painted by keys: one tab stop, arrows move, space holds and lets go', async () => {
    await expect(lane(lab).locator('[tabindex="0"]')).toHaveCount(1);
    await cell(lab, 1, 'Rotate Left').focus();
    await expect(cell(lab, 1, 'Rotate Left')).toHaveAttribute('aria-selected', 'true');
    // Without the first frame the hold begins in the second; nothing else changes.
    await page.keyboard.press('Space');
    await expect(cell(lab, 1, 'Rotate Left')).toHaveAttribute('aria-selected', 'false');
    await expect(lab.getByRole('row', { name: /^Frame 1/ })).toContainText('up');
    for (let down = 0; down < 3; down++) await page.keyboard.press('ArrowDown');
    await expect(cell(lab, 1, 'Move right')).toBeFocused();
    // Moved out of the way in the first frame, the T turns in the second.
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(cell(lab, 2, 'Move right')).toBeFocused();
    await expect(cell(lab, 2, 'Rotate Left')).toHaveAccessibleName(`frame 2, Rotate Left: ${CCW}`);
    await page.keyboard.press('End');
    await expect(cell(lab, 8, 'Move right')).toBeFocused();
  });

  await test.step('takes another board: without the blocks the turn is made at once', async () => {
    await control(lab, 'Reset').click();
    await control(lab, 'Edit the board').click();
    await control(lab, 'Clear the board').click();
    await expect(cell(lab, 1, 'Rotate Left')).toHaveAccessibleName(`frame 1, Rotate Left: ${CCW}`);
    await lab.getByRole('combobox', { name: 'Piece' }).selectOption('L');
    await control(lab, 'Next frame').click();
    await expect(sentenceOf(lab)).toContainText('Frame 1, Rotate Left: the piece rotates counter-clockwise by test 1');
    await control(lab, 'Release all buttons').click();
    await expect(frame).toHaveAttribute('max', '0');
  });

  await test.step('words of the page play their examples and show which one is played', async () => {
    const words = page.getByRole('button', { name: 'the L', exact: true });
    await words.click();
    await expect(lab).toHaveAttribute('data-state', 'scene=half-turn-l frame=2');
    await expect(words).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'clockwise, twice' }).click();
    await expect(lab).toHaveAttribute('data-state', 'scene=double readings=left-is-clockwise frame=4');
    await expect(cell(lab, 1, 'Rotate Left')).toHaveAccessibleName(`frame 1, Rotate Left: ${CW}`);
  });

  await stepOfTestAll(
    'is sound for axe while it records, and while a trace is open, it is edited and shared',
    async () => {
      await control(lab, 'Reset').click();
      await control(lab, 'Record').click();
      for (const theme of THEMES) expect(await axeViolations(page, theme, '#lab')).toEqual([]);
      await page.keyboard.press('Escape');
      await control(lab, 'Reset').click();
      await control(lab, 'counter-clockwise, left first test 3 (1, 0) fits').click();
      await expect(control(lab, 'Clear the board')).toBeVisible();
      await control(lab, 'Share').click();
      for (const theme of THEMES) expect(await axeViolations(page, theme, '#lab')).toEqual([]);
      await page.keyboard.press('Escape');
    },
  );

  await test.step('an example is shared spelt out, so that its link outlives the name', async () => {
    await control(lab, 'Reset').click();
    const link = await sharedLink(lab);
    expect(link).not.toContain('scene=');
    await page.goto(link);
    await comesAlive(lab);
    await expect(lab).toHaveAttribute('data-state', 'scene=compensation frame=5');
  });

  await test.step('shares a link that reopens board, piece, buttons and frame', async () => {
    await lab.getByRole('combobox', { name: 'Piece' }).selectOption('J');
    await cell(lab, 6, 'Rotate Right').focus();
    await page.keyboard.press('Space');
    const state = await lab.getAttribute('data-state');
    const sentence = await sentenceOf(lab).innerText();
    const link = await sharedLink(lab);
    for (const word of ['system=dtet', 'piece=J', 'at=', 'board=', 'buttons=', 'frame=6']) expect(link).toContain(word);
    await page.goto(link);
    await comesAlive(lab);
    await expect(lab).toHaveAttribute('data-state', state ?? '');
    await expect(sentenceOf(lab)).toHaveText(sentence);
  });
});

test(
  'the button lab plays long recordings, is painted with the mouse and records real keys',
  TEST_ALL,
  async ({ page }) => {
    const lab = await openLab(page, '?figure=lab&scene=double&buttons=L*300_LR*300&frame=0');
    const frame = frameOf(lab);

    await test.step('goes through six hundred frames and keeps few of them in the document', async () => {
      await expect(frame).toHaveAttribute('max', '600');
      await frame.fill('301');
      await expect(sentenceOf(lab)).toContainText(
        'Frame 301, Rotate Right, reversed: the piece rotates counter-clockwise',
      );
      await control(lab, 'Last frame').click();
      await expect(frame).toHaveValue('600');
      await expect(cell(lab, 600, 'Rotate Left')).toHaveAttribute('tabindex', '0');
      expect(await lane(lab).getByRole('gridcell').count()).toBeLessThan(400);
      await lane(lab).locator('[tabindex="0"]').focus();
      await page.keyboard.press('End');
      await expect(cell(lab, 600, 'Rotate Left')).toBeFocused();
    });

    await test.step('an example is chosen, and gone through frame by frame', async () => {
      await lab.getByRole('combobox', { name: 'Example' }).selectOption('partial success');
      await control(lab, 'First frame').click();
      for (const [number, left, right] of [
        [1, CCW, 'pending, tried and failed'],
        [5, 'spent', CCW],
      ] as const) {
        await frame.fill(String(number - 1));
        await control(lab, 'Next frame').click();
        await expect(frame).toHaveValue(String(number));
        await expect(cell(lab, number, 'Rotate Left')).toHaveAccessibleName(`frame ${number}, Rotate Left: ${left}`);
        await expect(cell(lab, number, 'Rotate Right')).toHaveAccessibleName(`frame ${number}, Rotate Right: ${right}`);
      }
    });

    await test.step('is painted with the mouse in one stroke, and the stroke is taken back at once', async () => {
      await lab.getByRole('combobox', { name: 'Example' }).selectOption('double rotation');
      await control(lab, 'First frame').click();
      // A click that is only tried waits until the squares stand still within the window.
      await cell(lab, 3, 'Rotate Right').click({ trial: true });
      const from = await cell(lab, 1, 'Rotate Right').boundingBox();
      const to = await cell(lab, 3, 'Rotate Right').boundingBox();
      if (!from || !to) throw new Error('the frames are on the page');
      await page.mouse.move(from.x + 5, from.y + 12);
      await page.mouse.down();
      await page.mouse.move(to.x + 5, to.y + 12, { steps: 2 });
      await page.mouse.up();
      for (const number of [1, 2, 3])
        await expect(cell(lab, number, 'Rotate Right')).toHaveAttribute('aria-selected', 'true');
      await expect(cell(lab, 1, 'Rotate Right')).toHaveAccessibleName(`frame 1, Rotate Right: ${CCW}`);
      await control(lab, 'Edit the board').click();
      await control(lab, 'Undo').click();
      for (const number of [1, 2, 3])
        await expect(cell(lab, number, 'Rotate Right')).toHaveAttribute('aria-selected', 'false');
    });

    await test.step('records real keys until Escape, and a press reverses the other', async () => {
      await control(lab, 'Record').click();
      const bar = lab.getByRole('group', { name: 'Recording' });
      await expect(bar.getByRole('status')).toContainText('Recording begins with your first press');
      for (const key of ['Z Rotate Left', 'X Rotate Right']) await expect(bar.getByText(key.slice(2))).toBeVisible();
      await page.keyboard.down('z');
      await expect.poll(() => frame.getAttribute('max').then(Number)).toBeGreaterThan(2);
      await page.keyboard.down('x');
      await expect(lab.getByRole('img').first()).toHaveAccessibleName(/T in state 2/);
      await page.keyboard.up('z');
      await page.keyboard.up('x');
      await page.keyboard.press('Escape');
      await expect(bar).toBeHidden();
      await expect(control(lab, 'Record')).toHaveAttribute('aria-pressed', 'false');
      await expect(lab).toHaveAttribute('data-state', /buttons=L(\*\d+)?_LR(\*\d+)?/);
      // However long the recording became: only frames near the one that is shown have squares.
      await control(lab, 'First frame').click();
      await expect(cell(lab, 1, 'Rotate Left')).toHaveAccessibleName(`frame 1, Rotate Left: ${CCW}`);
      const recorded = await lab.getAttribute('data-state');
      await page.keyboard.press('z');
      await expect(lab).toHaveAttribute('data-state', recorded ?? '');
    });
  },
);

isolated('the button lab plays from the start to the end', TEST_ALL, async ({ page }) => {
  await page.clock.install({ time: 0 });
  const lab = await openLab(page);
  await control(lab, 'Last frame').click();
  await page.clock.pauseAt(600_000);
  await control(lab, 'Play').click();
  await expect(control(lab, 'Pause')).toBeVisible();
  // The slider follows after the next paint.
  await page.clock.runFor(50);
  await expect(frameOf(lab)).toHaveValue('0');
  await page.clock.runFor(10_000);
  await expect(frameOf(lab)).toHaveValue('8');
  await expect(control(lab, 'Play')).toBeVisible();
});

test('the button lab explains a broken link, keeps its example and follows the reader’s conventions', async ({
  page,
}) => {
  const trouble: string[] = [];
  page.on('console', (message) => trouble.push(message.text()));
  page.on('pageerror', (error) => trouble.push(error.message));
  const lab = await openLab(page, '?figure=lab&scene=double&buttons=L_%3Cb%3E&y=down&names=NESW&rows=0');
  await expect(lab.getByRole('alert')).toContainText('"<" is not a button');
  await expect(lab).toHaveAttribute('data-state', 'scene=compensation frame=5');
  expect(trouble).toEqual([]);
  await control(lab, 'First frame').click();
  await expect(sentenceOf(lab)).toHaveText('Start: T in state N at columns 4 to 6, rows 2 and 3.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the frames of the button lab are pictures and a table', TEST_ALL, async ({ page }) => {
    await page.goto(BUTTONS);
    const lab = page.locator('#lab');
    await expect(lab.getByText('Frame 4, Rotate Left: every test fails.').first()).toBeVisible();
    await expect(lab.getByRole('row', { name: /^Frame 5 spent up/ })).toContainText('test 3 (1, 0) fits');
    await expect(control(lab, 'Next frame')).toBeHidden();
    await expect(control(lab, 'Record')).toBeHidden();
  });
});

test('the stock of Joker is read, chosen, shared and read the other way', async ({ page }) => {
  const joker = await openFigure(page, `${MODES}?figure=stock&share=0&made=QQ&at=2`, 'stock');
  const readings = joker.getByRole('table', { name: 'No stock at level 200' });

  await test.step('takes chosen clears, and ends when nothing is left', async () => {
    await expect(sentenceOf(joker)).toContainText('level 52, 2 in stock');
    await control(joker, 'Quadruple').click();
    await expect(sentenceOf(joker)).toContainText('level 53, 3 in stock');
    await control(joker, 'End').click();
    await expect(sentenceOf(joker)).toContainText('level 203, 0 in stock. The game is over.');
    await expect(control(joker, 'Another clear')).toBeDisabled();
    await expect(joker).toHaveAttribute('data-state', /^share=0 made=QQQ at=/);
  });

  await test.step('is drawn to the end of the game, thinner from the clear that is shown on', async () => {
    await control(joker, 'Reset').click();
    await expect(sentenceOf(joker)).toHaveText(
      'After 150 clears: level 200, 60 in stock. Every clear costs one, except a quadruple. No clear adds one.',
    );
    const curves = joker.getByRole('img').locator('path:is(.c-beside, .c-curve)');
    const widths = await curves.evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().width));
    // 50 levels before the level counts against the stock at 200, 99 more until it is gone at 299.
    expect(widths.map((width) => Math.round((width / widths[1]!) * 150))).toEqual([249, 150]);
  });

  await test.step('is gone at 299 with 40 quadruples in 100 clears, and not before 303 with 41', async () => {
    const turningPoint = joker.getByRole('row', { name: /^Out of stock/ });
    await expect(turningPoint).toContainText('299');
    await page.getByRole('button', { name: 'forty-one' }).click();
    await expect(joker).toHaveAttribute('data-state', 'share=41 made=none at=250 readings=plays-on');
    await expect(turningPoint).toContainText('303');
    await control(joker, 'Reset').click();
    await joker.getByRole('slider', { name: 'Quadruples in 100 clears' }).fill('0');
    await expect(turningPoint).toContainText('201');
  });

  // "Once the player's stock reaches 0, the game ends": said of level 200 and beyond, and of nobody who comes there with nothing.
  await test.step('plays on with nothing at level 200, or is out there, by keys', async () => {
    await expect(sentenceOf(joker)).toHaveText(
      'After 150 clears: level 200, 0 in stock. The next clear ends the game, unless it is a quadruple.',
    );
    await expect(readings.getByRole('row', { name: /^Plays on/ })).toContainText('201');
    await expect(readings.getByRole('row', { name: /^Plays on/ })).toHaveAttribute('aria-current', 'true');
    await readings.getByRole('button', { name: 'Game over' }).focus();
    await page.keyboard.press('Enter');
    await expect(sentenceOf(joker)).toHaveText(
      'After 150 clears: level 200, 0 in stock. The stock is empty, so the game is over.',
    );
    await expect(readings.getByRole('row', { name: /^Game over/ })).toHaveAttribute('aria-current', 'true');
    await expect(control(joker, 'Quadruple')).toBeDisabled();
  });

  await test.step('shares its reading with its clears, and leaves the ruling out of a link', async () => {
    const state = await joker.getAttribute('data-state');
    const link = await sharedLink(joker);
    expect(link).toContain('readings=out-at-200');
    // What a link brings back is held by src/figures/figureLinks.test.ts.
    if (WIDE) {
      await page.goto(link);
      await comesAlive(joker);
      await expect(joker).toHaveAttribute('data-state', state ?? '');
      await expect(sentenceOf(joker)).toContainText('The stock is empty');
    } else await page.keyboard.press('Escape');
    await joker.getByRole('button', { name: 'Plays on' }).click();
    expect(await sharedLink(joker)).not.toContain('readings');
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  const pageWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

  test(
    'the button lab and the stock of Joker are worked by touch, without sideways scrolling',
    TEST_ALL,
    async ({ page, context }) => {
      const lab = await openLab(page, '?figure=lab&scene=double&frame=0');

      await test.step('the lab is stepped and recorded', async () => {
        await control(lab, 'Next frame').tap();
        await expect(sentenceOf(lab)).toContainText('Frame 1, Rotate Left');
        const bar = lab.getByRole('group', { name: 'Recording' });
        await control(lab, 'Record').tap();
        await expect(bar).toBeVisible();
        await bar.getByRole('button', { name: 'Rotate Right' }).tap();
        await expect(lab.getByRole('img').first()).toHaveAccessibleName(/T in state 1/);
        await bar.getByRole('button', { name: 'Stop' }).tap();
        await expect(bar).toBeHidden();
      });

      await test.step('the lab is painted', async () => {
        // How long the recording became depends on the machine, and only frames near the one that is shown have squares.
        await control(lab, 'Reset').tap();
        await control(lab, 'First frame').tap();
        // A tap that is only tried waits until the squares stand still where a finger reaches them.
        await cell(lab, 3, 'Rotate Right').tap({ trial: true });
        const from = await cell(lab, 1, 'Rotate Right').boundingBox();
        const to = await cell(lab, 3, 'Rotate Right').boundingBox();
        if (!from || !to) throw new Error('the frames are on the page');
        const touch = await context.newCDPSession(page);
        const at = (box: typeof from) => [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) });
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        for (const number of [1, 2, 3])
          await expect(cell(lab, number, 'Rotate Right')).toHaveAttribute('aria-selected', 'true');
        expect(await pageWidth(page)).toBe(360);
      });

      await test.step('the stock of Joker is read the other way', async () => {
        const joker = await openFigure(page, `${MODES}?figure=stock&share=0&at=150`, 'stock');
        await joker.getByRole('button', { name: 'Game over' }).tap();
        await expect(sentenceOf(joker)).toContainText('The stock is empty');
        expect(await pageWidth(page)).toBe(360);
      });
    },
  );
});

test('the errata lead to the four things that a half turn may use up', TEST_ALL, async ({ page }) => {
  await page.goto('reference/errata/#e16');
  const runs = page.locator('#e16').getByRole('listitem');
  await expect(runs).toHaveText([
    /as we decided\s*T2 spent spent/,
    /half-turn-uses-left\s*T1 spent spent/,
    /half-turn-uses-right\s*T3 spent spent/,
    /half-turn-uses-none\s*T0 spent spent/,
  ]);
  await runs.getByRole('link', { name: 'half-turn-uses-left' }).click();
  const lab = page.locator('#lab');
  await expect(lab).toHaveAttribute('data-state', 'scene=half-turn-t readings=half-turn-uses-left frame=3');
  await comesAlive(lab);
  // In frame 2 both buttons asked for the half turn, and Rotate Left alone is used up.
  await expect(cell(lab, 2, 'Rotate Left')).toHaveAccessibleName(
    'frame 2, Rotate Left: spent, rotated the piece by 180°',
  );
  await expect(cell(lab, 2, 'Rotate Right')).toHaveAccessibleName(
    'frame 2, Rotate Right: pending, rotated the piece by 180°',
  );
  await expect(lab.getByRole('row', { name: /^Frame 2 spent pending/ })).toBeVisible();
});
