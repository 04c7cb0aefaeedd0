import { expect, type Locator, type Page } from '@playwright/test';
import { comesAlive, openFigure } from './support/alive.ts';
import { aroundGrid, axeViolations, THEMES } from './support/axe.ts';
import { PHONE } from './support/phone.ts';
import { isolated, test } from './support/test.ts';
import { stepOfTestAll, TEST_ALL, WIDE } from './support/wide.ts';

// Figures and sentences are written out here, not taken from the program: those of the article, and counts made independently. The tables
// of these figures are tested in src/figures/rotatris/figures.test.ts, their links in src/figures/figureLinks.test.ts.
const ROTATION = 'systems/rotatris/rotation/';
const SHELLS = 'systems/rotatris/shells/';
const COLLAPSE = 'systems/rotatris/collapse/';
const SCORING = 'systems/rotatris/scoring/';
const SPEED = 'systems/rotatris/speed/';

/** Every figure by its page: its name on it, its kind, its accessible name, and what it says before anyone has touched it. */
const FIGURES = {
  [ROTATION]: [
    ['node', 'node-turn', /^Node rotated by 90 degrees/, /At \(0, -3\) the player sees a square\..*gives free: missed\.$/],
    ['matrix', 'matrix-slider', /^Rotation matrix at 90 degrees/, /takes \(32, 0\) to \(0, 32\).*counter-clockwise.*wrong\.$/],
    ['corner', 'rotation-lab', /^Rotation lab: .*, 1 rotation$/, /sends 2 of 4 core squares to the core: not the core/],
    ['table', 'turn-table', /^Table of positions, as printed, at 270 degrees/, /270°, as printed: 4 of 4 wrong\./],
    ['lab', 'rotation-lab', /^Rotation lab: /, /sends 1 of 4 core squares to the core: not the core/],
  ],
  [SHELLS]: [
    ['shells', 'shell-explorer', /^Shell explorer: Dominant component, 16 by 16/, /\(-4, 3\) is in shell 3.*right, by 2 comparisons\.$/],
    ['printed', 'shell-explorer', /^Shell explorer: Printed formula/, /\(-2, 0\) is in shell 1.*S = 3, wrong/],
  ],
  [COLLAPSE]: [
    ['collapse', 'collapse-stepper', /^Collapse stepper: 1 set/, /^Shell 1: 12 squares disappeared, for 10 × 12 × 1 = 120 points/],
    ['arrows', 'collapse-arrows', /^Collapse arrows: /, /^Top right.*moves by \(-1, -1\), inwards\. All 60 squares/],
  ],
  [SCORING]: [
    ['score', 'score-calculator', /^Score calculator: 4 full shells/, /^Shells 1, 2, 3, 4, 96 squares: 10 × 96 × 4 = 3840\.$/],
    ['table', 'score-table', /^Score table: /, /rows 5, 7, 8 are not as the post prints\.$/],
  ],
  [SPEED]: [['speed', 'speed-curves', /^Speed curves/, /over levels 0 to 29, −0\.05 s is nearest to the NES, 0\.055 s away/]],
} as const; // prettier-ignore

const sentenceOf = (figure: Locator): Locator => figure.getByRole('status').first();

/** Every control of the figures of a page can be hit on a phone, and no figure is wider. */
async function fitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const small = await page.locator('[data-widget] :is(button, select)').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility())
      .map((control) => ({ name: control.ariaLabel ?? control.textContent, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 24 || box.width < 24)
      .map(({ name }) => name),
  );
  expect(small).toEqual([]);
}

/** What readers open or bring about: an editor, a menu, a message. As they open, pages.spec.ts checks the figures of every page. */
async function soundForAxe(page: Page, figure: Parameters<typeof axeViolations>[2]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of THEMES) expect(await axeViolations(page, theme, figure)).toEqual([]);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every figure still says what it shows, and a collapse tells every step in its own frame', async ({ page }) => {
    for (const [address, figures] of Object.entries(FIGURES)) {
      await page.goto(address);
      for (const [name, kind, label, sentence] of figures)
        await test.step(`#${name} on ${address} makes its point before it is touched`, async () => {
          const figure = page.locator(`#${name}`);
          await expect(figure).toHaveRole('group');
          await expect(figure).toHaveAttribute('data-widget', kind);
          await expect(figure).toHaveAccessibleName(label);
          await expect(figure).toHaveAccessibleDescription(/\w+\. \w+/);
          await expect(figure.locator('.sentence')).toHaveText(sentence);
          await expect(figure.locator('.sentence')).toBeVisible();
          const usable = figure.locator('button[aria-label="Share"], input[type=range]').filter({ visible: true });
          await expect(usable).toHaveCount(0);
        });
      if (address !== COLLAPSE) continue;
      const frames = page.locator('#collapse').getByRole('list', { name: 'All steps' }).getByRole('listitem');
      await expect(frames).toContainText([
        'Shell 1: no square is missing.',
        '',
        '10 squares fell inwards. In 2 cells several met and became one; 3 are lost.',
      ]);
    }
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a shell is filled and a rule chosen by touch', TEST_ALL, async ({ page }) => {
    const score = await openFigure(page, SCORING, 'score');
    await score.getByRole('gridcell', { name: 'x 4, y 0: shell 4, full' }).tap({ force: true });
    await expect(sentenceOf(score)).toHaveText('Shells 1, 2, 3, 60 squares: 10 × 60 × 3 = 1800.');
    const shells = await openFigure(page, SHELLS, 'shells');
    await shells.getByRole('button', { name: 'Printed pseudocode' }).tap();
    await expect(shells).toHaveAccessibleDescription(/^Printed pseudocode: 185 of 16 × 16 squares wrong\./);
  });
});

test('the figures about rotation', async ({ page }) => {
  const node = await openFigure(page, ROTATION, 'node');
  await test.step('a turned node: arrows move over its squares, keys and rows turn it', async () => {
    await node.getByRole('gridcell', { name: 'x 0, y -3: drawn, but not stored' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(sentenceOf(node)).toContainText('At (0, -2) the player sees a square');
    await page.keyboard.press('ArrowUp');
    await expect(sentenceOf(node)).toContainText(
      'At (0, -1) the player sees a square. A test with the stored positions gives hit: right.',
    );
    await node.getByRole('button', { name: 'Next step' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(node.getByRole('row', { name: '180°' })).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Home');
    await expect(node).toHaveAccessibleDescription(/^The node at 0°: 0 squares missed, 0 hit without being there\./);
    await node.getByRole('row', { name: '270°' }).click();
    await expect(node.getByRole('slider', { name: 'Step' })).toHaveValue('3');
  });

  await test.step('the matrix is turned by its slider, and y down makes it clockwise', async () => {
    const matrix = page.locator('#matrix');
    await comesAlive(matrix);
    await matrix.getByRole('slider', { name: 'θ in degrees' }).fill('180');
    await expect(sentenceOf(matrix)).toContainText('takes (32, 0) to (-32, 0)');
    await matrix.getByRole('combobox', { name: 'Axis' }).selectOption('y down');
    await expect(sentenceOf(matrix)).toHaveText(
      /On this screen that is clockwise; the article says clockwise: right\.$/,
    );
    await matrix.getByRole('row', { name: '270°' }).click();
    await expect(sentenceOf(matrix)).toContainText('to (0, -32)');
  });

  await test.step('a formula is chosen by its button', async () => {
    const lab = page.locator('#lab');
    await comesAlive(lab);
    await lab.getByRole('button', { name: '(x, y) → (y, −x − α)', exact: true }).click();
    await expect(sentenceOf(lab)).toContainText('sends 4 of 4 core squares to the core: the core again');
  });

  await test.step('a column of the table is chosen by its head, and another table from the list', async () => {
    const table = page.locator('#table');
    await comesAlive(table);
    await table.getByRole('columnheader', { name: '90°', exact: true }).getByRole('button').click();
    await expect(sentenceOf(table)).toContainText('all 4 right');
    await table.getByRole('columnheader', { name: '270°' }).getByRole('button').click();
    await table.getByRole('combobox', { name: 'Table' }).selectOption('as computed');
    await expect(sentenceOf(table)).toContainText('all 4 right');
    await expect(table.locator('s')).toHaveCount(0);
  });

  await test.step('every control can be hit on a phone', () => fitsPhone(page));
});

test('the figures about shells', async ({ page }) => {
  const shells = await openFigure(page, SHELLS, 'shells');
  await test.step('another grid is chosen', async () => {
    await shells.getByRole('combobox', { name: 'Grid' }).selectOption('18 × 18');
    await expect(shells.getByRole('row', { name: 'Printed pseudocode' }).getByRole('cell').nth(1)).toHaveText('235');
    await shells.getByRole('combobox', { name: 'Grid' }).selectOption('16 × 16');
  });

  await test.step('words of the page drive a figure and are marked while it shows them', async () => {
    const word = page.locator('[data-drives="shells"]').getByRole('button', { name: 'all four core squares' });
    await word.click();
    await expect(shells).toHaveAccessibleName('Shell explorer: Four Chebyshevs, 16 by 16 squares');
    await expect(word).toHaveAttribute('aria-pressed', 'true');
    await shells.getByRole('button', { name: 'Reset' }).click();
    await expect(word).toHaveAttribute('aria-pressed', 'false');
  });

  const printed = page.locator('#printed');
  await comesAlive(printed);
  await test.step('a square is pointed at with the mouse and reached with keys', async () => {
    const square = printed.getByRole('gridcell', { name: 'x 5, y 2: shell 5' });
    await square.hover();
    await expect(sentenceOf(printed)).toContainText('Square (5, 2) is in shell 5.');
    await square.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    await expect(sentenceOf(printed)).toContainText(
      'Square (-8, 1) is in shell 7. Printed formula: A = −8, A − 1 = −S, S = 9, wrong',
    );
    await expect(printed.getByRole('gridcell', { name: /^x -8, y 1:/ })).toBeFocused();
  });

  await test.step('a figure is brought back by its link, and not by a wrong one', async () => {
    await printed.getByRole('button', { name: 'Share', exact: true }).click();
    const link = await printed.getByRole('textbox', { name: 'Link' }).inputValue();
    const state = (await printed.getAttribute('data-state')) ?? '';
    expect(state).toContain('at=-8,1');
    // What a link brings back is held by src/figures/figureLinks.test.ts.
    if (WIDE) {
      await page.goto(link);
      await comesAlive(printed);
      await expect(printed).toHaveAttribute('data-state', state);
      await expect(printed.getByRole('alert')).toHaveCount(0);
    }
    expect(new URL(link).searchParams.get('at')).toBe('-8,1');
    const wrong = new URL(link);
    wrong.searchParams.set('rule', 'nonsense');
    await page.goto(wrong.href);
    await comesAlive(printed);
    await expect(printed.getByRole('alert')).toContainText('rule cannot be "nonsense"');
    await expect(sentenceOf(printed)).toHaveText(FIGURES[SHELLS][1][3]);
  });

  await stepOfTestAll('axe finds nothing where a message is shown', () => soundForAxe(page, aroundGrid('#printed')));
  await test.step('every control can be hit on a phone', () => fitsPhone(page));
});

isolated('the figures about the collapse', async ({ page }) => {
  await page.clock.install();
  const collapse = await openFigure(page, COLLAPSE, 'collapse');
  const moved = page.locator('body');
  await page.evaluate(() => {
    document.addEventListener('animationstart', ({ animationName }) => {
      document.body.dataset['moved'] = animationName;
    });
  });

  await isolated.step('squares do not slide where the system says reduce', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await collapse.getByRole('button', { name: 'Next step' }).click();
    await expect(sentenceOf(collapse)).toContainText('fell inwards');
    await expect(moved).not.toHaveAttribute('data-moved');
  });

  await isolated.step('squares slide where the system says no-preference', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await collapse.getByRole('button', { name: 'Reset' }).click();
    await collapse.getByRole('button', { name: 'Next step' }).click();
    await expect(moved).toHaveAttribute('data-moved', /slide/);
  });

  await isolated.step('a collapse is stepped by keys and played to its end', async () => {
    await collapse.getByRole('combobox', { name: 'Block' }).selectOption('One shell sets off another');
    await collapse.getByRole('button', { name: 'Reset' }).focus();
    await page.keyboard.press('Home');
    await expect(sentenceOf(collapse)).toHaveText('Shell 1: no square is missing.');
    await collapse.getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(6000);
    await expect(sentenceOf(collapse)).toHaveText('0 squares fell inwards, each into a separate cell.');
    await expect(collapse.getByRole('slider', { name: 'Step' })).toHaveValue('4');
    await expect(collapse.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  await isolated.step('arrows lead outwards only under the printed names', async () => {
    const arrows = page.locator('#arrows');
    await comesAlive(arrows);
    await arrows.getByRole('combobox', { name: 'Naming' }).selectOption('sides as printed');
    await arrows.getByRole('gridcell', { name: 'x 2, y 0: Left, moves outwards' }).hover();
    await expect(sentenceOf(arrows)).toHaveText(
      'Left, x = S: moves by (1, 0), outwards. With these names 24 of 60 squares would leave the block.',
    );
    await arrows.getByRole('button', { name: 'Reset' }).click();
    await expect(sentenceOf(arrows)).toContainText('All 60 squares of shells 1 to 3 end one shell further in.');
    await arrows.getByRole('combobox', { name: 'Naming' }).selectOption('sides as printed');
  });

  const block = Array.from({ length: 12 }, () => '.'.repeat(12));
  for (const row of [4, 7]) block[row] = '....####....';
  block[5] = '....#.......';
  block[6] = '....#..#....';
  await isolated.step('a block is filled by keyboard, and a shell that becomes full goes', async () => {
    await page.goto(`${COLLAPSE}?figure=collapse&block=${encodeURIComponent(block.join('/'))}&step=0`);
    await comesAlive(collapse);
    await expect(sentenceOf(collapse)).toHaveText('No shell is full, so none disappears.');
    await collapse.getByRole('button', { name: 'Edit' }).click();
    await collapse.getByRole('gridcell', { name: 'x 2, y 2: empty' }).focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowLeft', ' ']) await page.keyboard.press(key);
    await expect(sentenceOf(collapse)).toHaveText('Shell 1: no square is missing.');
    await collapse.getByRole('button', { name: 'Next step' }).click();
    await expect(sentenceOf(collapse)).toContainText('disappeared, for 10 × 12 × 1 = 120 points');
  });

  await stepOfTestAll('axe finds nothing with editor and menu open, and under the printed names', async () => {
    const arrows = page.locator('#arrows');
    await comesAlive(arrows);
    await arrows.getByRole('combobox', { name: 'Naming' }).selectOption('sides as printed');
    await collapse.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(collapse.getByRole('textbox', { name: 'Link' })).toBeVisible();
    await soundForAxe(page, '#collapse, #arrows');
  });
  await isolated.step('every control can be hit on a phone', () => fitsPhone(page));
});

test('the figures about the score', async ({ page }) => {
  const score = await openFigure(page, SCORING, 'score');
  await test.step('shells are chosen by boxes, by squares and by plan, and add up', async () => {
    await score.getByRole('checkbox', { name: 'Shell 4, 36 squares' }).uncheck();
    await expect(sentenceOf(score)).toHaveText('Shells 1, 2, 3, 60 squares: 10 × 60 × 3 = 1800.');
    await score.getByRole('gridcell', { name: 'x 1, y 1: shell 1, full' }).focus();
    await page.keyboard.press(' ');
    await expect(sentenceOf(score)).toHaveText('Shells 2, 3, 48 squares: 10 × 48 × 2 = 960.');
    await score.getByRole('button', { name: 'All eight shells' }).click();
    await expect(sentenceOf(score)).toContainText(
      '320 squares, disappear in 2 sets: 10 × 96 × 4 + 10 × 96 × 4 = 7680. On the way in 128 squares merge',
    );
  });

  await test.step('another rule of the table is chosen', async () => {
    const table = page.locator('#table');
    await comesAlive(table);
    await table.getByRole('combobox', { name: 'Rule for the last column' }).selectOption('one by one');
    await expect(sentenceOf(table)).toContainText('rows 2, 3, 4, 5, 6, 7, 8 are not as the post prints.');
  });

  await test.step('every control can be hit on a phone', () => fitsPhone(page));
});

test('the figure about the speed', async ({ page }) => {
  const speed = await openFigure(page, SPEED, 'speed');
  await test.step('curves are read off by slider, keys and pointer', async () => {
    await speed.getByRole('slider', { name: 'Level' }).fill('24');
    await expect(sentenceOf(speed)).toContainText('At 24 the game waits 0.052 s.');
    await speed.getByRole('button', { name: 'Reset' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(sentenceOf(speed)).toContainText('At 25 the game waits 0.050 s.');
    const box = await speed.getByRole('img').first().boundingBox();
    // The chart runs from 40 to 440 of 448 units for levels 0 to 32.
    await page.mouse.move((box?.x ?? 0) + ((box?.width ?? 0) * (40 + 400 * (12 / 32))) / 448, (box?.y ?? 0) + 100);
    await expect(sentenceOf(speed)).toContainText('At 12 the game waits 0.184 s.');
  });

  await test.step('the measure decides which is nearest', async () => {
    const level = speed.getByRole('combobox', { name: 'To level' });
    const measure = speed.getByRole('combobox', { name: 'Nearest by' });
    await measure.selectOption('root mean square');
    await level.selectOption('4');
    await expect(sentenceOf(speed)).toContainText('−0.03 s is nearest');
    await measure.selectOption('largest difference');
    await level.selectOption('8');
    await expect(sentenceOf(speed)).toContainText('×0.9, −0.05 s are equally near to the NES');
  });

  await test.step('every control can be hit on a phone', () => fitsPhone(page));
});
