import { devices, expect, test as isolated, type Locator, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { motionAfter } from './support/motion.ts';
import { test } from './support/test.ts';

const ADDRESS = 'systems/srs/kicks/';

// The worked example of the SRS article, 0>>3 of the J. Its pictures are lost; the board is a reconstruction on which tests 1 to 4
// fail and test 5 fits. The sentences are written out here, not taken from the program.
const SENTENCES = [
  'J in state 0 at columns 4 to 6, rows 4 and 5 is to turn: counter-clockwise. 5 positions are tried in order.',
  'Test 1, kick (0, 0): blocked by the stack at column 4, row 3, and column 5, row 3.',
  'Test 2, kick (1, 0): blocked by the stack at column 6, row 5, and column 5, row 3.',
  'Test 3, kick (1, 1): blocked by the stack at column 6, row 5.',
  'Test 4, kick (0, -2): blocked by the stack at column 5, rows 2 and 3, and column 4, row 1.',
  'Test 5, kick (1, -2): fits. The piece rotates.',
  'The piece rotates by test 5, kick (1, -2): J in state 3 at columns 5 and 6, rows 1 to 3.',
] as const;

const stepperOn = (page: Page): Locator => page.locator('#worked');
const sentenceOf = (stepper: Locator): Locator => stepper.getByRole('status').first();

async function openStepper(page: Page, address = ADDRESS): Promise<Locator> {
  await page.goto(address);
  const stepper = stepperOn(page);
  await stepper.scrollIntoViewIfNeeded();
  await comesAlive(stepper);
  return stepper;
}

const square = (stepper: Locator, name: string): Locator => stepper.getByRole('gridcell', { name, exact: false });

test('opens on the test that wins, and says so four times', async ({ page }) => {
  const stepper = await openStepper(page);
  await expect(stepper).toHaveRole('group');
  await expect(stepper).toHaveAccessibleName(
    'Kick stepper: J turns from state 0, counter-clockwise; 5 tests, test 5 fits',
  );
  await expect(stepper).toHaveAccessibleDescription(/^Guideline SRS, J, 0>>3\./);
  await expect(stepper).toHaveAttribute('data-widget', 'kick-stepper');
  await expect(sentenceOf(stepper)).toHaveText(SENTENCES[5]);
  await expect(stepper.getByRole('img')).toHaveAccessibleName('Test 5: J in state 3 at columns 5 and 6, rows 1 to 3');
  await expect(stepper.getByRole('row', { name: 'Test 5' })).toHaveAttribute('aria-current', 'step');
  await expect(stepper.getByRole('slider', { name: 'Test' })).toHaveValue('5');
});

test('is stepped by its buttons, forwards and backwards, to both ends', async ({ page }) => {
  const stepper = await openStepper(page);
  const button = (name: string): Locator => stepper.getByRole('button', { name, exact: true });
  await button('First test').click();
  for (const sentence of SENTENCES.slice(1)) {
    await expect(sentenceOf(stepper)).toHaveText(sentence);
    if (sentence !== SENTENCES[6]) await button('Next test').click();
  }
  await expect(button('Next test')).toBeDisabled();
  await expect(button('Last test')).toBeDisabled();
  for (const sentence of SENTENCES.slice(0, 6).reverse()) {
    await button('Previous test').click();
    await expect(sentenceOf(stepper)).toHaveText(sentence);
  }
  await expect(button('Previous test')).toBeDisabled();
  await expect(button('First test')).toBeDisabled();
});

test('is stepped by keys while the focus is inside, and only then', async ({ page }) => {
  const stepper = await openStepper(page);
  await page.keyboard.press('ArrowLeft');
  await expect(sentenceOf(stepper)).toHaveText(SENTENCES[5]);
  await stepper.getByRole('button', { name: 'Reset' }).focus();
  await page.keyboard.press('Home');
  await expect(sentenceOf(stepper)).toHaveText(SENTENCES[0]);
  await page.keyboard.press('ArrowRight');
  await expect(sentenceOf(stepper)).toHaveText(SENTENCES[1]);
  await page.keyboard.press('End');
  await expect(sentenceOf(stepper)).toHaveText(SENTENCES[6]);
  await page.keyboard.press('ArrowLeft');
  await expect(sentenceOf(stepper)).toHaveText(SENTENCES[5]);
  await page.keyboard.press('Control+ArrowLeft');
  await expect(sentenceOf(stepper)).toHaveText(SENTENCES[5]);
  await page.keyboard.press('m');
  await expect(stepper.getByRole('combobox', { name: 'Piece' })).toHaveValue('L');
  await expect(sentenceOf(stepper)).toHaveText('Test 5, kick (-1, -2): fits. The piece rotates.');
  await page.keyboard.press('r');
  await expect(stepper.getByRole('combobox', { name: 'Piece' })).toHaveValue('J');
});

test('goes to a test by its row, by its frame and by the scrubber', async ({ page }) => {
  const stepper = await openStepper(page);
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

test('lists every test with its kick and verdict', async ({ page }) => {
  const stepper = await openStepper(page);
  const rows = stepper.getByRole('table', { name: 'Tests in order' }).getByRole('row');
  await expect(rows).toHaveCount(6);
  for (const [index, kick, verdict] of [
    [1, '(0, 0)', 'blocked'],
    [2, '(1, 0)', 'blocked'],
    [3, '(1, 1)', 'blocked'],
    [4, '(0, -2)', 'blocked'],
    [5, '(1, -2)', 'accepted'],
  ] as const) {
    await expect(rows.nth(index).getByRole('rowheader', { name: `Test ${index}` })).toBeVisible();
    await expect(rows.nth(index).getByRole('cell').nth(0)).toHaveText(kick);
    await expect(rows.nth(index).getByRole('cell').nth(1)).toHaveText(verdict);
  }
});

isolated('plays from the start to the outcome', async ({ page }) => {
  await page.clock.install({ time: 0 });
  const stepper = await openStepper(page);
  await stepper.getByRole('slider', { name: 'Test' }).fill('6');
  await page.clock.pauseAt(600_000);
  await stepper.getByRole('button', { name: 'Play' }).click();
  await expect(stepper.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(sentenceOf(stepper)).toHaveText(SENTENCES[0]);
  await page.clock.runFor(1200);
  await expect(sentenceOf(stepper)).toHaveText(SENTENCES[1]);
  await page.clock.runFor(10_000);
  await expect(sentenceOf(stepper)).toHaveText(SENTENCES[6]);
  await expect(stepper.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('takes the overhang away by keyboard, and test 3 wins', async ({ page }) => {
  const stepper = await openStepper(page);
  await stepper.getByRole('button', { name: 'Edit the board' }).press('Enter');
  const grid = stepper.getByRole('grid', { name: /^Squares of the board/ });
  await expect(grid).toHaveAttribute('aria-readonly', 'false');
  await grid.getByRole('gridcell', { name: /^column 1, row 1:/ }).focus();
  for (let column = 1; column < 6; column++) await page.keyboard.press('ArrowRight');
  for (let row = 1; row < 5; row++) await page.keyboard.press('ArrowUp');
  await expect(grid.getByRole('gridcell', { name: /^column 6, row 5:/ })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(grid.getByRole('gridcell', { name: /^column 6, row 5:/ })).not.toHaveAccessibleName(/stack/);
  await expect(stepper.getByRole('row', { name: 'Test 3' })).toContainText('accepted');
  await stepper.getByRole('row', { name: 'Test 3' }).click();
  await expect(sentenceOf(stepper)).toHaveText('Test 3, kick (1, 1): fits. The piece rotates.');
  await stepper.getByRole('button', { name: 'Undo' }).click();
  await expect(sentenceOf(stepper)).toHaveText(SENTENCES[3]);
  await stepper.getByRole('button', { name: 'Redo' }).click();
  await expect(sentenceOf(stepper)).toHaveText('Test 3, kick (1, 1): fits. The piece rotates.');
});

test('is painted and its piece dragged with the mouse', async ({ page }) => {
  // Tall enough for the whole board to stand clear of the header.
  await page.setViewportSize({ width: 1440, height: 1600 });
  const stepper = await openStepper(page);
  await stepper.getByRole('button', { name: 'Edit the board' }).click();
  // What hears the pointer is fetched for those who edit; a raw mouse does not wait for it as a click on a square would.
  await expect(stepper.getByRole('grid', { name: /^Squares of the board/ })).toHaveAttribute('aria-readonly', 'false');
  const from = await square(stepper, 'column 1, row 8').boundingBox();
  const to = await square(stepper, 'column 4, row 8').boundingBox();
  if (!from || !to) throw new Error('the squares are on the page');
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + 5, { steps: 8 });
  await page.mouse.up();
  for (const column of [1, 2, 3, 4])
    await expect(square(stepper, `column ${column}, row 8`)).toHaveAccessibleName(/stack/);

  const piece = await square(stepper, 'column 5, row 4').boundingBox();
  if (!piece) throw new Error('the piece is on the page');
  await page.mouse.move(piece.x + 5, piece.y + 5);
  await page.mouse.down();
  // The overhang stops it on the straight way up; on the left it passes.
  await page.mouse.move(piece.x + 5 - piece.width, piece.y + 5, { steps: 3 });
  await page.mouse.move(piece.x + 5 - piece.width, piece.y + 5 - 2 * piece.height, { steps: 6 });
  await page.mouse.up();
  await stepper.getByRole('slider', { name: 'Test' }).fill('0');
  await expect(sentenceOf(stepper)).toContainText('columns 3 to 5, rows 6 and 7');
});

test('moves its piece with buttons and arrow keys, and says when there is no room', async ({ page }) => {
  const stepper = await openStepper(page);
  await stepper.getByRole('button', { name: 'Edit the board' }).click();
  await stepper.getByRole('button', { name: 'Move piece left' }).click();
  await page.keyboard.press('ArrowUp');
  await stepper.getByRole('slider', { name: 'Test' }).fill('0');
  await expect(sentenceOf(stepper)).toContainText('columns 3 to 5, rows 5 and 6');
  await stepper.getByRole('button', { name: 'Undo' }).click();
  await stepper.getByRole('button', { name: 'Undo' }).click();
  await stepper.getByRole('button', { name: 'Move piece down' }).click();
  await expect(stepper.getByRole('alert')).toHaveText('The piece has no room there.');
});

test('takes another system, piece, orientation and turn', async ({ page }) => {
  const stepper = await openStepper(page);
  await stepper.getByRole('combobox', { name: 'System' }).selectOption('Arika SRS');
  await expect(stepper).toHaveAttribute('data-palette', 'arika');
  await stepper.getByRole('combobox', { name: 'Piece' }).selectOption('T');
  await stepper.getByRole('combobox', { name: 'From' }).selectOption('1, right');
  await stepper.getByRole('combobox', { name: 'Turn' }).selectOption('half turn');
  await expect(sentenceOf(stepper)).toHaveText('The piece does not rotate. The system has no half turn.');
  await stepper.getByRole('combobox', { name: 'Turn' }).selectOption('clockwise');
  await expect(sentenceOf(stepper)).toContainText('Test');
});

test('lists say what is shown, also where it is no choice of theirs that brought it', async ({ page }) => {
  const stepper = await openStepper(page);
  const turn = stepper.getByRole('combobox', { name: 'Turn' });
  for (const choice of ['clockwise', 'half turn', 'counter-clockwise', 'clockwise']) {
    await turn.selectOption(choice);
    await expect(turn.getByRole('option', { selected: true })).toHaveText(choice);
  }
  await stepper.getByRole('button', { name: 'Reset' }).click();
  await expect(stepper).toHaveAccessibleName(/counter-clockwise/);
  await expect(turn.getByRole('option', { selected: true })).toHaveText('counter-clockwise');
});

test('shares a link that reopens exactly what is shown, elsewhere too', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const stepper = await openStepper(page);
  await stepper.getByRole('button', { name: 'Reset' }).focus();
  await page.keyboard.press('m');
  await stepper.getByRole('row', { name: 'Test 3' }).click();
  const state = await stepper.getAttribute('data-state');
  await stepper.getByRole('button', { name: 'Share' }).click();
  await stepper.getByRole('button', { name: 'Copy Link' }).click();
  await expect(stepper.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(stepper.getByRole('textbox', { name: 'Link' })).toHaveValue(link);
  await expect(stepper.getByRole('textbox', { name: 'Markdown' })).toHaveValue(/^\[Guideline SRS, L, 0\\>\\>1\]\(http/);
  await expect(stepper.getByRole('textbox', { name: 'Plain text' })).toHaveValue(/Test 5, kick \(-1, -2\): fits/);
  await page.keyboard.press('Escape');
  await expect(stepper.getByRole('button', { name: 'Share' })).toBeFocused();

  const other = await context.newPage();
  const reopened = await openStepper(other, link);
  await expect(reopened).toHaveAttribute('data-state', state ?? '');
  await expect(sentenceOf(reopened)).toHaveText('Test 3, kick (-1, 1): blocked by the stack at column 5, row 5.');
});

test('explains a broken link and keeps its example', async ({ page }) => {
  const trouble: string[] = [];
  page.on('console', (message) => trouble.push(message.text()));
  page.on('pageerror', (error) => trouble.push(error.message));
  const stepper = await openStepper(
    page,
    `${ADDRESS}?figure=worked&system=srs&piece=J&from=0&at=3,2&turn=ccw&board=<b>x</b>`,
  );
  await expect(stepper.getByRole('alert')).toContainText('"srs" is not a rotation system; known are srs-guideline');
  await expect(stepper.getByRole('alert')).toContainText('"<" cannot stand in a board');
  await expect(sentenceOf(stepper)).toHaveText(SENTENCES[5]);
  expect(trouble).toEqual([]);
});

test('follows the conventions of the reader at once, and a link can set them', async ({ page }) => {
  const stepper = await openStepper(page, `${ADDRESS}?y=down&names=0R2L&rows=0`);
  await expect(sentenceOf(stepper)).toHaveText('Test 5, kick (1, 2): fits. The piece rotates.');
  await expect(stepper.getByRole('combobox', { name: 'From' })).toContainText('0, spawn');
  await stepper.getByRole('slider', { name: 'Test' }).fill('6');
  await expect(sentenceOf(stepper)).toHaveText(
    'The piece rotates by test 5, kick (1, 2): J in state L at columns 5 and 6, rows 0 to 2.',
  );
});

test('without JavaScript shows the whole strip with every sentence', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(ADDRESS);
  const stepper = stepperOn(page);
  for (const sentence of SENTENCES) await expect(stepper.getByText(sentence, { exact: true }).last()).toBeVisible();
  await expect(stepper.getByRole('listitem')).toHaveCount(7);
  await expect(stepper.getByRole('button', { name: 'Next test' })).toBeHidden();
  await context.close();
});

test('moves nothing for readers who want reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const stepper = await openStepper(page);
  await stepper.getByRole('button', { name: 'Previous test' }).click();
  await expect(sentenceOf(stepper)).toHaveText(SENTENCES[4]);
  expect(await stepper.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
});

test('slides the piece along its kick where motion is wanted, for 200 ms at most', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const stepper = await openStepper(page);
  const longest = await stepper.evaluate((element) => {
    (element.querySelector('button[aria-label="Previous test"]') as HTMLButtonElement).click();
    return new Promise<number>((done) =>
      requestAnimationFrame(() => {
        const times = element
          .getAnimations({ subtree: true })
          .map((animation) => Number(animation.effect?.getComputedTiming().duration));
        done(Math.max(0, ...times));
      }),
    );
  });
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThanOrEqual(200);
});

test('shows a step first and marks it around the board when that is painted, and loses no press in between', async ({
  page,
}) => {
  const stepper = await openStepper(page);
  const seen = await stepper.evaluate(async (element) => {
    const previous = element.querySelector('button[aria-label="Previous test"]') as HTMLButtonElement;
    /** The test that is told, and those that row, frame and slider stand at. */
    const stand = (): readonly (string | undefined)[] => [
      element.querySelector('[role="status"]')?.textContent.slice(0, 6),
      element.querySelector('tr[aria-current] button')?.textContent,
      element.querySelector('ol li[aria-current] b')?.textContent,
      (element.querySelector('input[type="range"]') as HTMLInputElement).value,
    ];
    previous.click();
    previous.click();
    // The framework writes what changed when the press has been heard.
    await Promise.resolve();
    const all = [stand()];
    for (const [opening] = all; all.length < 2;) {
      await new Promise(requestAnimationFrame);
      const now = stand();
      if (now[3] !== opening![3]) all.push(now);
    }
    return all;
  });
  expect(seen).toEqual([
    ['Test 3', 'Test 5', 'Test 5', '5'],
    ['Test 3', 'Test 3', 'Test 3', '3'],
  ]);
});

test('is on its way at half the time of a slide, not at either end of it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const stepper = await openStepper(page);
  const way = await stepper.evaluate((element) => {
    (element.querySelector('button[aria-label="Previous test"]') as HTMLButtonElement).click();
    return new Promise<readonly number[]>((done) =>
      requestAnimationFrame(() => {
        const [slide] = element.getAnimations({ subtree: true });
        const duration = Number(slide!.effect!.getComputedTiming().duration);
        const piece = (slide!.effect as KeyframeEffect).target!;
        slide!.pause();
        done(
          [0, duration / 2, duration].map((time) => {
            slide!.currentTime = time;
            return new DOMMatrix(getComputedStyle(piece).transform).f;
          }),
        );
      }),
    );
  });
  // Test 4 is kick (0, -2): from two squares of 40 units above.
  expect(way[0]).toBe(-80);
  expect(way[1]).toBeGreaterThan(-80);
  expect(way[1]).toBeLessThan(0);
  expect(way[2]).toBeCloseTo(0);
});

for (const [turn, system] of [
  ['cw', 'srs-guideline'],
  ['ccw', 'srs-guideline'],
  ['180', 'srs-nullpomino-180'],
] as const) {
  test(`turns a piece, ${turn}, out of the squares where it starts`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const link = `?figure=worked&system=${system}&piece=L&from=1&at=3,2&turn=${turn}&board=.........#&step=0`;
    const stepper = await openStepper(page, ADDRESS + link);
    const { before, atFirst, atLast } = await motionAfter(stepper, 'Next test');
    expect(before).toHaveLength(4);
    expect(atFirst).toEqual(before);
    expect(atLast).not.toEqual(before);
  });
}

test('keeps its place on the page when it comes alive', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openStepper(page);
  const total = await page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(total).toBeLessThan(0.01);
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
  test.use({ ...phone, viewport: { width: 360, height: 740 } });

  test('is stepped and painted by touch, without sideways scrolling', async ({ page }) => {
    const stepper = await openStepper(page);
    await stepper.getByRole('button', { name: 'Previous test' }).tap();
    await expect(sentenceOf(stepper)).toHaveText(SENTENCES[4]);
    await stepper.getByRole('button', { name: 'Edit the board' }).tap();
    await square(stepper, 'column 1, row 8').tap();
    await expect(square(stepper, 'column 1, row 8')).toHaveAccessibleName(/stack/);
    // Controls that appear only now have their styles too.
    const undo = await stepper.getByRole('button', { name: 'Undo' }).boundingBox();
    expect(undo?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

for (const theme of THEMES) {
  test(`is sound for axe while it is edited and shared (${theme})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const stepper = await openStepper(page);
    await stepper.getByRole('button', { name: 'Edit the board' }).click();
    await stepper.getByRole('row', { name: 'Test 4' }).click();
    await stepper.getByRole('button', { name: 'Share' }).click();
    expect(await axeViolations(page, theme, '#worked')).toEqual([]);
  });
}
