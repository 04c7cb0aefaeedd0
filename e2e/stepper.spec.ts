import { expect, type Locator, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { motionAfter } from './support/motion.ts';
import { PHONE } from './support/phone.ts';
import { recordShifts, totalShift } from './support/shifts.ts';
import { isolated, test } from './support/test.ts';
import { stepOfTestAll } from './support/wide.ts';

const ADDRESS = 'systems/srs/kicks/';

// The worked example of the SRS article, 0>>3 of the J. Its pictures are lost; the board is a reconstruction on which tests 1 to 4
// fail and test 5 fits. The sentences are written out here, not taken from the program.
const SENTENCES = [
  'J in state 0 at columns 4 to 6, rows 4 and 5, before the rotation: counter-clockwise. The game tries 5 positions in order.',
  'Test 1, kick (0, 0): blocked by the stack at column 4, row 3, and column 5, row 3.',
  'Test 2, kick (1, 0): blocked by the stack at column 6, row 5, and column 5, row 3.',
  'Test 3, kick (1, 1): blocked by the stack at column 6, row 5.',
  'Test 4, kick (0, -2): blocked by the stack at column 5, rows 2 and 3, and column 4, row 1.',
  'Test 5, kick (1, -2): fits. The piece rotates.',
  'The piece rotates by test 5, kick (1, -2): J in state 3 at columns 5 and 6, rows 1 to 3.',
] as const;

const stepperOn = (page: Page): Locator => page.locator('#worked');
const sentenceOf = (stepper: Locator): Locator => stepper.getByRole('status').first();
const button = (stepper: Locator, name: string): Locator => stepper.getByRole('button', { name, exact: true });
const square = (stepper: Locator, name: string): Locator => stepper.getByRole('gridcell', { name, exact: false });

async function openStepper(page: Page, address = ADDRESS): Promise<Locator> {
  await page.goto(address);
  const stepper = stepperOn(page);
  await stepper.scrollIntoViewIfNeeded();
  await comesAlive(stepper);
  return stepper;
}

/** Brings the example back, between two steps of a test. */
async function reset(stepper: Locator): Promise<void> {
  await button(stepper, 'Reset').click();
  await expect(sentenceOf(stepper)).toHaveText(SENTENCES[5]);
}

test('the stepper of the worked example is read and stepped', async ({ page }) => {
  await recordShifts(page);
  const stepper = await openStepper(page);

  await test.step('keeps its place on the page when it is hydrated', async () => {
    const total = await totalShift(page);
    // Fonts that come late move words of the picker by less than a pixel.
    expect(total).toBeLessThan(0.02);
  });

  await test.step('opens on the test that wins, and says so four times', async () => {
    await expect(stepper).toHaveRole('group');
    await expect(stepper).toHaveAccessibleName(
      'Kick stepper: J rotates from state 0, counter-clockwise; 5 tests, test 5 fits',
    );
    await expect(stepper).toHaveAccessibleDescription(/^Guideline SRS, J, 0>>3\./);
    await expect(stepper).toHaveAttribute('data-widget', 'kick-stepper');
    await expect(sentenceOf(stepper)).toHaveText(SENTENCES[5]);
    await expect(stepper.getByRole('img')).toHaveAccessibleName('Test 5: J in state 3 at columns 5 and 6, rows 1 to 3');
    await expect(stepper.getByRole('row', { name: 'Test 5' })).toHaveAttribute('aria-current', 'step');
    await expect(stepper.getByRole('slider', { name: 'Test' })).toHaveValue('5');
  });

  await test.step('lists every test with its kick and verdict', async () => {
    const rows = stepper.getByRole('table', { name: 'Tests in order' }).getByRole('row');
    await expect(rows).toHaveText([
      /Test\s*Kick\s*Verdict/,
      /Test 1\s*\(0, 0\)\s*blocked/,
      /Test 2\s*\(1, 0\)\s*blocked/,
      /Test 3\s*\(1, 1\)\s*blocked/,
      /Test 4\s*\(0, -2\)\s*blocked/,
      /Test 5\s*\(1, -2\)\s*accepted/,
    ]);
    const [said, table] = await Promise.all(
      [sentenceOf(stepper), stepper.getByRole('table')].map(async (part) => (await part.boundingBox())!),
    );
    expect(table!.y - said!.y - said!.height, 'between the sentence and the table').toBeLessThan(20);
  });

  await test.step('draws a step first and marks it when that is painted, and loses no press in between', async () => {
    const seen = await stepper.evaluate(async (element) => {
      const previous = element.querySelector('button[aria-label="Previous test"]') as HTMLButtonElement;
      const drawn = (): string => element.querySelector('svg.big .b-body')!.innerHTML;
      const first = drawn();
      let told = 0;
      element.addEventListener('wallkick-step', () => told++);
      /** Whether the board shows another test; the tests of sentence, row, frame and slider; how often the page was told. */
      const stand = (): readonly unknown[] => [
        drawn() !== first,
        element.querySelector('[role="status"]')?.textContent.slice(0, 6),
        element.querySelector('tr[aria-current] button')?.textContent,
        element.querySelector('ol li[aria-current] b')?.textContent,
        (element.querySelector('input[type="range"]') as HTMLInputElement).value,
        told,
      ];
      previous.click();
      previous.click();
      // The framework updates the page in a microtask after the press.
      await Promise.resolve();
      const all = [stand()];
      for (const [opening] = all; all.length < 2;) {
        await new Promise(requestAnimationFrame);
        const now = stand();
        if (now[4] !== opening![4]) all.push(now);
      }
      return all;
    });
    expect(seen).toEqual([
      [true, 'Test 5', 'Test 5', 'Test 5', '5', 0],
      [true, 'Test 3', 'Test 3', 'Test 3', '3', 1],
    ]);
  });

  await test.step('is stepped by its buttons, forwards and backwards, to both ends', async () => {
    await button(stepper, 'First test').click();
    for (const sentence of SENTENCES.slice(1)) {
      await expect(sentenceOf(stepper)).toHaveText(sentence);
      if (sentence !== SENTENCES[6]) await button(stepper, 'Next test').click();
    }
    await expect(button(stepper, 'Next test')).toBeDisabled();
    await expect(button(stepper, 'Last test')).toBeDisabled();
    await button(stepper, 'Previous test').click();
    await expect(sentenceOf(stepper)).toHaveText(SENTENCES[5]);
    await button(stepper, 'First test').click();
    await expect(sentenceOf(stepper)).toHaveText(SENTENCES[1]);
    await button(stepper, 'Previous test').click();
    await expect(sentenceOf(stepper)).toHaveText(SENTENCES[0]);
    await expect(button(stepper, 'Previous test')).toBeDisabled();
    await expect(button(stepper, 'First test')).toBeDisabled();
  });

  await test.step('goes to a test by its row, by its frame and by the scrubber', async () => {
    await stepper.getByRole('row', { name: 'Test 2' }).click();
    await expect(sentenceOf(stepper)).toHaveText(SENTENCES[2]);
    await stepper
      .getByRole('list', { name: 'All steps' })
      .getByRole('listitem')
      .filter({ hasText: 'Test 4' })
      .first()
      .click();
    await expect(sentenceOf(stepper)).toHaveText(SENTENCES[4]);
    await stepper.getByRole('slider', { name: 'Test' }).fill('0');
    await expect(sentenceOf(stepper)).toHaveText(SENTENCES[0]);
    await stepper.getByRole('rowheader', { name: 'Test 3' }).getByRole('button').press('Enter');
    await expect(sentenceOf(stepper)).toHaveText(SENTENCES[3]);
  });

  await test.step('is stepped by keys while the focus is inside, and only then', async () => {
    await reset(stepper);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('ArrowLeft');
    await expect(sentenceOf(stepper)).toHaveText(SENTENCES[5]);
    await button(stepper, 'Reset').focus();
    for (const [key, step] of [
      ['Home', 1],
      ['ArrowLeft', 0],
      ['ArrowRight', 1],
      ['End', 5],
      ['ArrowRight', 6],
      ['Control+ArrowLeft', 6],
    ] as const) {
      await page.keyboard.press(key);
      await expect(sentenceOf(stepper)).toHaveText(SENTENCES[step]);
    }
    await page.keyboard.press('?');
    await expect(stepper.getByText(/^Keys in a figure: Left and Right step, /)).toBeVisible();
    await page.keyboard.press('?');
    await page.keyboard.press('m');
    await expect(stepper.getByRole('combobox', { name: 'Piece' })).toHaveValue('L');
    await expect(sentenceOf(stepper)).toHaveText('Test 5, kick (-1, -2): fits. The piece rotates.');
    await page.keyboard.press('r');
    await expect(stepper.getByRole('combobox', { name: 'Piece' })).toHaveValue('J');
  });

  await test.step('moves nothing for readers who want reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await button(stepper, 'Previous test').click();
    await expect(sentenceOf(stepper)).toHaveText(SENTENCES[4]);
    expect(await stepper.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  });

  await test.step('slides the piece along its kick where motion is wanted, for 200 ms at most', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await reset(stepper);
    const { longest, way } = await stepper.evaluate((element) => {
      (element.querySelector('button[aria-label="Previous test"]') as HTMLButtonElement).click();
      return new Promise<{ readonly longest: number; readonly way: readonly number[] }>((done) =>
        requestAnimationFrame(() => {
          const slides = element.getAnimations({ subtree: true });
          const durations = slides.map(({ effect }) => Number(effect!.getComputedTiming().duration));
          const [slide] = slides;
          const piece = (slide!.effect as KeyframeEffect).target!;
          slide!.pause();
          const way = [0, durations[0]! / 2, durations[0]!].map((time) => {
            slide!.currentTime = time;
            return new DOMMatrix(getComputedStyle(piece).transform).f;
          });
          slide!.finish();
          done({ longest: Math.max(...durations), way });
        }),
      );
    });
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThanOrEqual(200);
    // Test 4 is kick (0, -2): from two squares of 40 units above.
    expect(way[0]).toBe(-80);
    expect(way[1]).toBeGreaterThan(-80);
    expect(way[1]).toBeLessThan(0);
    expect(way[2]).toBeCloseTo(0);
  });
});

test('the stepper of the worked example is changed, shared and described', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Tall enough for the whole board to be below the header.
  await page.setViewportSize({ width: 1440, height: 1600 });
  const stepper = await openStepper(page);
  const grid = stepper.getByRole('grid', { name: /^Squares of the board/ });
  const slider = stepper.getByRole('slider', { name: 'Test' });
  const undo = button(stepper, 'Undo');

  await test.step('takes another system, piece, orientation and turn', async () => {
    await stepper.getByRole('combobox', { name: 'System' }).selectOption('Arika SRS');
    await expect(stepper).toHaveAttribute('data-palette', 'arika');
    await stepper.getByRole('combobox', { name: 'Piece' }).selectOption('T');
    await stepper.getByRole('combobox', { name: 'From' }).selectOption('1, right');
    await stepper.getByRole('combobox', { name: 'Turn' }).selectOption('half turn');
    await expect(sentenceOf(stepper)).toHaveText('The piece does not rotate. The system has no half turn.');
    await stepper.getByRole('combobox', { name: 'Turn' }).selectOption('clockwise');
    await expect(sentenceOf(stepper)).toContainText('Test');
  });

  await test.step('its lists name what is shown, also after a reset', async () => {
    const turn = stepper.getByRole('combobox', { name: 'Turn' });
    const chosen = turn.getByRole('option', { selected: true });
    for (const choice of ['half turn', 'counter-clockwise', 'clockwise']) {
      await turn.selectOption(choice);
      await expect(chosen).toHaveText(choice);
    }
    await reset(stepper);
    await expect(stepper).toHaveAccessibleName(/counter-clockwise/);
    await expect(chosen).toHaveText('counter-clockwise');
  });

  await test.step('its caption gives way while it shows something else than its example', async () => {
    const written = /completes three rows/;
    const changed = /This is no longer the example\. Reset brings it back\./;
    await stepper.getByRole('row', { name: 'Test 2' }).click();
    await expect(stepper).toHaveAccessibleDescription(written);
    await expect(stepper).not.toHaveAccessibleDescription(changed);
    await stepper.getByRole('combobox', { name: 'Piece' }).selectOption('T');
    await expect(stepper).toHaveAccessibleDescription(changed);
    await expect(stepper).not.toHaveAccessibleDescription(written);
    await reset(stepper);
    await expect(stepper).toHaveAccessibleDescription(written);
  });

  await test.step('its piece is dragged without pressing Edit, and the figure says where it ends', async () => {
    const { x, y, width, height } = (await grid.boundingBox())!;
    const side = width / 10;
    const pointAt = (column: number, row: number): [number, number] => [
      x + (column - 0.5) * side,
      y + height - (row - 0.5) * side,
    ];
    await page.mouse.move(...pointAt(4, 5));
    await page.mouse.down();
    await page.mouse.move(...pointAt(3, 6), { steps: 4 });
    await page.mouse.up();
    await expect(stepper).toHaveAttribute('data-state', / at=2,3 /);
    await expect(sentenceOf(stepper)).not.toHaveText(SENTENCES[5]);
    await reset(stepper);
  });

  await test.step('takes the overhang away by keyboard, and test 3 wins', async () => {
    const { height } = (await stepper.getByRole('img').first().boundingBox())!;
    await button(stepper, 'Edit the board').press('Enter');
    await expect(grid).toHaveAttribute('aria-readonly', 'false');
    await expect(grid.getByRole('gridcell', { name: /^column 1, row 1:/ })).toBeFocused();
    expect((await stepper.getByRole('img').first().boundingBox())!.height).toBe(height);
    for (let column = 1; column < 6; column++) await page.keyboard.press('ArrowRight');
    for (let row = 1; row < 5; row++) await page.keyboard.press('ArrowUp');
    const overhang = grid.getByRole('gridcell', { name: /^column 6, row 5:/ });
    await expect(overhang).toBeFocused();
    await page.keyboard.press('Space');
    await expect(overhang).not.toHaveAccessibleName(/stack/);
    await expect(stepper.getByRole('row', { name: 'Test 3' })).toContainText('accepted');
    await stepper.getByRole('row', { name: 'Test 3' }).click();
    await expect(sentenceOf(stepper)).toHaveText('Test 3, kick (1, 1): fits. The piece rotates.');
    await undo.click();
    await expect(sentenceOf(stepper)).toHaveText(SENTENCES[5]);
    await button(stepper, 'Redo').click();
    await expect(sentenceOf(stepper)).toHaveText('Test 3, kick (1, 1): fits. The piece rotates.');
    await undo.click();
  });

  await test.step('moves its piece with buttons and arrow keys, and says when there is no room', async () => {
    await button(stepper, 'Move piece left').click();
    await page.keyboard.press('ArrowUp');
    await slider.fill('0');
    await expect(sentenceOf(stepper)).toContainText('columns 3 to 5, rows 5 and 6');
    await undo.click();
    await undo.click();
    await button(stepper, 'Move piece down').click();
    await expect(stepper.getByRole('alert')).toHaveText('The piece has no room there. Clear the squares first.');
  });

  await test.step('is painted and its piece dragged with the mouse', async () => {
    await slider.fill('5');
    await grid.scrollIntoViewIfNeeded();
    const boxes = ['column 1, row 8', 'column 4, row 8'];
    const [from, to] = await Promise.all(boxes.map((name) => square(stepper, name).boundingBox()));
    if (!from || !to) throw new Error('the squares are on the page');
    await page.mouse.move(from.x + 5, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(to.x + 5, to.y + 5, { steps: 8 });
    await page.mouse.up();
    for (const column of [1, 2, 3, 4])
      await expect(square(stepper, `column ${column}, row 8`)).toHaveAccessibleName(/stack/);

    // The stroke has filled the highest row, so the board has another one.
    await expect(square(stepper, 'column 1, row 9')).toBeVisible();
    const piece = (await square(stepper, 'column 5, row 4').boundingBox())!;
    await page.mouse.move(piece.x + 5, piece.y + 5);
    await page.mouse.down();
    // The overhang stops it on the straight way up; on the left it passes.
    await page.mouse.move(piece.x + 5 - piece.width, piece.y + 5, { steps: 3 });
    await page.mouse.move(piece.x + 5 - piece.width, piece.y + 5 - 2 * piece.height, { steps: 6 });
    await page.mouse.up();
    await slider.fill('0');
    await expect(sentenceOf(stepper)).toContainText('columns 3 to 5, rows 6 and 7');
  });

  const link = await test.step('shares a link and texts of what is shown', async () => {
    await reset(stepper);
    await button(stepper, 'Reset').focus();
    await page.keyboard.press('m');
    await stepper.getByRole('row', { name: 'Test 3' }).click();
    await button(stepper, 'Share').click();
    await button(stepper, 'Copy link').click();
    await expect(stepper.getByText('Link copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await expect(stepper.getByRole('textbox', { name: 'Link' })).toHaveValue(copied);
    await expect(stepper.getByRole('textbox', { name: 'Markdown' })).toHaveValue(
      /^\[Guideline SRS, L, 0\\>\\>1\]\(http/,
    );
    await expect(stepper.getByRole('textbox', { name: 'Plain text' })).toHaveValue(/Test 5, kick \(-1, -2\): fits/);
    return copied;
  });

  await stepOfTestAll('is sound for axe while it is edited and shared', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const theme of THEMES) expect(await axeViolations(page, theme, '#worked')).toEqual([]);
  });

  await test.step('the menu closes by Escape, and its button has the focus again', async () => {
    await page.keyboard.press('Escape');
    await expect(button(stepper, 'Share')).toBeFocused();
  });

  await test.step('its link opens exactly what is shown, elsewhere too', async () => {
    const state = await stepper.getAttribute('data-state');
    await page.close();
    const reopened = await openStepper(await context.newPage(), link);
    await expect(reopened).toHaveAttribute('data-state', state ?? '');
    await expect(sentenceOf(reopened)).toHaveText('Test 3, kick (-1, 1): blocked by the stack at column 5, row 5.');
  });
});

isolated('plays from the start at once, and on from the step that a reader chose', async ({ page }) => {
  await page.clock.install({ time: 0 });
  const stepper = await openStepper(page);
  await page.clock.pauseAt(600_000);
  await button(stepper, 'Play').click();
  await expect(button(stepper, 'Pause')).toBeVisible();
  await expect(sentenceOf(stepper)).toHaveText(SENTENCES[0]);
  for (const sentence of SENTENCES.slice(1, 6)) {
    await page.clock.runFor(700);
    await expect(sentenceOf(stepper)).toHaveText(sentence);
  }
  await page.clock.runFor(1100);
  await expect(sentenceOf(stepper)).toHaveText(SENTENCES[6]);
  await button(stepper, 'Previous test').click();
  await button(stepper, 'Previous test').click();
  await button(stepper, 'Play').click();
  await expect(sentenceOf(stepper)).toHaveText(SENTENCES[5]);
});

test('links and conventions reach the stepper', async ({ page }) => {
  await test.step('a broken link is explained, and the example stays', async () => {
    const trouble: string[] = [];
    page.on('console', (message) => trouble.push(message.text()));
    page.on('pageerror', (error) => trouble.push(error.message));
    const stepper = await openStepper(
      page,
      `${ADDRESS}?figure=worked&system=srs&piece=J&from=0&at=3,2&turn=ccw&board=<b>x</b>`,
    );
    await expect(stepper.getByRole('alert')).toContainText('"srs" is not a rotation system; known are srs-guideline');
    await expect(stepper.getByRole('alert')).toContainText('"<" is not a square of a board');
    await expect(sentenceOf(stepper)).toHaveText(SENTENCES[5]);
    expect(trouble).toEqual([]);
  });

  await test.step('the conventions of a link reach all parts at once', async () => {
    const stepper = await openStepper(page, `${ADDRESS}?y=down&names=0R2L&rows=0`);
    await expect(sentenceOf(stepper)).toHaveText('Test 5, kick (1, 2): fits. The piece rotates.');
    await expect(stepper.getByRole('combobox', { name: 'From' })).toContainText('0, spawn');
    await expect(stepper.getByRole('row', { name: 'Test 3' })).toContainText('c6 r4');
    await stepper.getByRole('slider', { name: 'Test' }).fill('6');
    await expect(sentenceOf(stepper)).toHaveText(
      'The piece rotates by test 5, kick (1, 2): J in state L at columns 5 and 6, rows 0 to 2.',
    );
  });

  await stepOfTestAll('a piece turns out of the squares where it starts', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const scene = 'system=srs-nullpomino-180&piece=L&from=1&at=3,2&turn=cw&board=.........#&step=0';
    const stepper = await openStepper(page, `${ADDRESS}?figure=worked&${scene}`);
    for (const turn of ['clockwise', 'counter-clockwise', 'half turn'])
      await test.step(turn, async () => {
        await stepper.getByRole('combobox', { name: 'Turn' }).selectOption(turn);
        await stepper.getByRole('slider', { name: 'Test' }).fill('0');
        await expect(stepper).toHaveAttribute('data-state', / step=0$/);
        const { before, atFirst, atLast } = await motionAfter(stepper, 'Next test');
        expect(before).toHaveLength(4);
        expect(atFirst).toEqual(before);
        expect(atLast).not.toEqual(before);
      });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the whole strip is there with every sentence', async ({ page }) => {
    await page.goto(ADDRESS);
    const stepper = stepperOn(page);
    const strip = stepper.getByRole('listitem');
    await expect(strip).toHaveCount(7);
    await expect(strip).toContainText([...SENTENCES]);
    await expect(strip.last()).toBeVisible();
    await expect(stepper.getByRole('button', { name: 'Next test' })).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('is stepped and painted by touch, without sideways scrolling', async ({ page }) => {
    const stepper = await openStepper(page);
    await button(stepper, 'Previous test').tap();
    await expect(sentenceOf(stepper)).toHaveText(SENTENCES[4]);
    await expect(stepper.getByRole('table')).toBeHidden();
    await button(stepper, 'All 5 tests').tap();
    const order = await Promise.all(
      [
        stepper.getByRole('grid'),
        button(stepper, 'Next test'),
        sentenceOf(stepper),
        stepper.getByRole('list'),
        stepper.getByRole('table'),
      ].map(async (part) => (await part.boundingBox())?.y ?? 0),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const [board, keys] = await Promise.all(
      [stepper.getByRole('img').first(), button(stepper, 'Next test')].map((part) => part.boundingBox()),
    );
    expect(keys!.y - board!.y - board!.height).toBeLessThan(80);

    /** Drags a finger over squares of the board, by column and row. It rests at the end, as a browser ignores the tap that stops a swipe. */
    const dragOver = async (...squares: readonly (readonly [number, number])[]): Promise<void> => {
      const { x, y, width, height } = (await stepper.getByRole('grid').boundingBox())!;
      const touch = await page.context().newCDPSession(page);
      let timestamp = Date.now() / 1000 - squares.length - 1;
      const touched = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: timestamp++ });
      for (const [index, [column, row]] of squares.entries()) {
        const at = { x: x + ((column - 0.5) * width) / 10, y: y + height - ((row - 0.5) * width) / 10 };
        await touched(index === 0 ? 'touchStart' : 'touchMove', [at]);
      }
      await touched('touchEnd', []);
    };
    const scrolled = (): Promise<number> => page.evaluate(() => scrollY);

    await test.step('its piece follows a finger, before the board is edited and while it is, and the page stays', async () => {
      for (const isEdited of [false, true]) {
        if (isEdited) await button(stepper, 'Edit the board').tap();
        await stepper.getByRole('grid').scrollIntoViewIfNeeded();
        const before = await scrolled();
        await dragOver([5, 4], [4, 4], [4, 5], [4, 6]);
        await expect(stepper).toHaveAttribute('data-state', / at=2,4 /);
        await dragOver([4, 6], [4, 5], [4, 4], [5, 4], [5, 2], [5, 1]);
        await expect(stepper).toHaveAttribute('data-state', / at=3,2 /);
        expect(await scrolled()).toBe(before);
      }
    });

    await square(stepper, 'column 1, row 8').tap();
    await expect(square(stepper, 'column 1, row 8')).toHaveAccessibleName(/stack/);
    // Controls that appear only now have their styles too.
    const undo = await button(stepper, 'Undo').boundingBox();
    expect(undo?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
