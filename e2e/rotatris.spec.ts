import { expect, test as isolated, type Locator } from '@playwright/test';
import { comesAlive, openFigure } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { test } from './support/test.ts';
import { rows } from './support/wide.ts';

// Figures and sentences are written out here, not taken from the program: those of the article, and counts made independently.
const ROTATION = 'systems/rotatris/rotation/';
const SHELLS = 'systems/rotatris/shells/';
const COLLAPSE = 'systems/rotatris/collapse/';
const SCORING = 'systems/rotatris/scoring/';
const SPEED = 'systems/rotatris/speed/';

/** Every figure: its page, its name on it, its kind, its accessible name, and what it says before anyone has touched it. */
const FIGURES = [
  [ROTATION, 'node', 'node-turn', /^Node turned by 90 degrees/, /At \(0, -3\) the player sees a square;.*says free: missed\.$/],
  [ROTATION, 'matrix', 'matrix-slider', /^Rotation matrix at 90 degrees/, /takes \(32, 0\) to \(0, 32\).*counter-clockwise.*wrong\.$/],
  [ROTATION, 'corner', 'rotation-lab', /^Rotation lab: .*, 1 turns?$/, /sends 2 of 4 core squares to the core: not the core/],
  [ROTATION, 'table', 'turn-table', /^Table of positions, as printed, at 270 degrees/, /270°, as printed: 4 of 4 wrong\./],
  [ROTATION, 'lab', 'rotation-lab', /^Rotation lab: /, /sends 1 of 4 core squares to the core: not the core/],
  [SHELLS, 'shells', 'shell-explorer', /^Shell explorer: Dominant component, 16 by 16/, /\(-4, 3\) lies in shell 3.*right, by 2 comparisons\.$/],
  [SHELLS, 'printed', 'shell-explorer', /^Shell explorer: Printed formula/, /\(-2, 0\) lies in shell 1.*S = 3, wrong/],
  [COLLAPSE, 'collapse', 'collapse-stepper', /^Collapse stepper: 1 set/, /^Shell 1, 12 squares, gone for 10 × 12 × 1 = 120 points/],
  [COLLAPSE, 'arrows', 'collapse-arrows', /^Collapse arrows: /, /^Top right.*moves by \(-1, -1\), inwards\. All 60 squares/],
  [SCORING, 'score', 'score-calculator', /^Score calculator: 4 full shells/, /^Shells 1, 2, 3, 4, 96 squares: 10 × 96 × 4 = 3840\.$/],
  [SCORING, 'table', 'score-table', /^Score table: /, /rows 5, 7, 8 are not what the article prints\.$/],
  [SPEED, 'speed', 'speed-curves', /^Speed curves/, /over levels 0 to 29, −0\.05 s lies nearest to the NES, 0\.055 s away/],
] as const; // prettier-ignore

/** A figure of each page stands for the others; what each says is read without scripts. */
const ALONE: readonly string[] = ['node', 'printed', 'collapse', 'score', 'speed'];

const sentenceOf = (figure: Locator): Locator => figure.getByRole('status').first();

const sharedLink = async (figure: Locator): Promise<string> => {
  await figure.getByRole('button', { name: 'Share', exact: true }).click();
  return figure.getByRole('textbox', { name: 'Link' }).inputValue();
};

for (const [address, name, kind, label, sentence] of rows(FIGURES, ([, name]) => ALONE.includes(name))) {
  test(`#${name} on ${address} makes its point, and is brought back by its link`, async ({ page }) => {
    const figure = await openFigure(page, address, name);
    await test.step('makes its point before it is touched', async () => {
      await expect(figure).toHaveRole('group');
      await expect(figure).toHaveAttribute('data-widget', kind);
      await expect(figure).toHaveAccessibleName(label);
      await expect(figure).toHaveAccessibleDescription(/\w+\. \w+/);
      await expect(sentenceOf(figure)).toHaveText(sentence);
    });

    await test.step('is brought back by its link, and not by a wrong one', async () => {
      const link = await sharedLink(figure);
      const state = (await figure.getAttribute('data-state')) ?? '';
      await page.goto(link);
      await comesAlive(page.locator(`#${name}`));
      await expect(page.locator(`#${name}`)).toHaveAttribute('data-state', state);
      await expect(page.locator(`#${name}`).getByRole('alert')).toHaveCount(0);

      const wrong = new URL(link);
      const [word = ''] = state.split('=');
      wrong.searchParams.set(word, 'nonsense');
      await page.goto(wrong.href);
      const message = page.locator(`#${name}`).getByRole('alert');
      await expect(message).toContainText('nonsense');
      await expect(message).toContainText(`${word} cannot be`);
      await expect(page.locator(`#${name}`)).toHaveAttribute('data-state', state);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every figure still says what it shows', async ({ page }) => {
    test.slow();
    for (const [address, name, , , sentence] of FIGURES) {
      await test.step(`#${name} on ${address} still says what it shows`, async () => {
        await page.goto(address);
        const figure = page.locator(`#${name}`);
        await expect(figure.locator('.sentence')).toBeVisible();
        await expect(figure.locator('.sentence')).toHaveText(sentence);
        await expect(figure.getByRole('button', { name: 'Share', exact: true })).toBeHidden();
        await expect(figure.getByRole('slider')).toHaveCount(await figure.locator('input[type=range]:visible').count());
        await expect(figure.locator('input[type=range]:visible')).toHaveCount(0);
      });
    }
  });

  test('a collapse tells every step in its own frame', async ({ page }) => {
    await page.goto(COLLAPSE);
    const frames = page.locator('#collapse').getByRole('list', { name: 'All steps' }).getByRole('listitem');
    await expect(frames).toHaveCount(3);
    await expect(frames.nth(0)).toContainText('Shell 1: no square is missing.');
    await expect(frames.nth(2)).toContainText(
      '10 squares fell inwards. In 2 cells several met and became one; 3 are lost.',
    );
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('every figure fits, and every control can be hit', async ({ page }) => {
    test.slow();
    for (const [address, name] of rows(FIGURES, ([, name]) => ALONE.includes(name))) {
      await test.step(`#${name} on ${address} fits, and every control can be hit`, async () => {
        const figure = await openFigure(page, address, name);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        const small = await figure.locator('button:visible, select:visible').evaluateAll((controls) =>
          controls
            .map((control) => ({
              name: control.ariaLabel ?? control.textContent,
              box: control.getBoundingClientRect(),
            }))
            .filter(({ box }) => box.height < 24 || box.width < 24)
            .map(({ name: label }) => label),
        );
        expect(small).toEqual([]);
      });
    }
  });

  test('a shell is filled and a rule chosen by touch', async ({ page }) => {
    const score = await openFigure(page, SCORING, 'score');
    await score.getByRole('gridcell', { name: 'x 4, y 0: shell 4, full' }).tap({ force: true });
    await expect(sentenceOf(score)).toHaveText('Shells 1, 2, 3, 60 squares: 10 × 60 × 3 = 1800.');
    const shells = await openFigure(page, SHELLS, 'shells');
    await shells.getByRole('button', { name: 'Printed pseudocode' }).tap();
    await expect(shells).toHaveAccessibleDescription(/^Printed pseudocode: 185 of 16 × 16 squares wrong\./);
  });
});

for (const theme of THEMES) {
  test(`axe finds nothing in the states that readers reach, in the ${theme} theme`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
    const check = async (name: string): Promise<void> => {
      expect.soft(await axeViolations(page, theme, `#${name}`), `#${name}`).toEqual([]);
    };
    const collapse = await openFigure(page, COLLAPSE, 'collapse');
    await collapse.getByRole('button', { name: 'Edit' }).click();
    await check('collapse');
    await collapse.getByRole('button', { name: 'Last step' }).click();
    await collapse.getByRole('button', { name: 'Share', exact: true }).click();
    await check('collapse');
    const arrows = page.locator('#arrows');
    await arrows.getByRole('combobox', { name: 'Naming' }).selectOption('sides as printed');
    await check('arrows');
    await openFigure(page, `${SHELLS}?figure=printed&rule=nonsense`, 'printed');
    await check('printed');
    const score = await openFigure(page, SCORING, 'score');
    await score.getByRole('button', { name: 'All eight shells' }).click();
    await check('score');
    const speed = await openFigure(page, SPEED, 'speed');
    await speed.getByRole('combobox', { name: 'To level' }).selectOption('8');
    await check('speed');
  });
}

test('a turned node: arrows move over its squares, keys and rows turn it', async ({ page }) => {
  const node = await openFigure(page, ROTATION, 'node');
  await node.getByRole('gridcell', { name: 'x 0, y -3: drawn, but not stored' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(sentenceOf(node)).toContainText('At (0, -2) the player sees a square');
  await page.keyboard.press('ArrowUp');
  await expect(sentenceOf(node)).toContainText(
    'At (0, -1) the player sees a square; a test against the stored positions says hit: right.',
  );
  await node.getByRole('button', { name: 'Next step' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(node.getByRole('row', { name: '180°' })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Home');
  await expect(node).toHaveAccessibleDescription(/^The node at 0°: 0 squares missed, 0 hit that are not there\./);
  await node.getByRole('row', { name: '270°' }).click();
  await expect(node.getByRole('slider', { name: 'Step' })).toHaveValue('3');
});

test('the matrix is turned by its slider, and y down makes it clockwise', async ({ page }) => {
  const matrix = await openFigure(page, ROTATION, 'matrix');
  await matrix.getByRole('slider', { name: 'θ in degrees' }).fill('180');
  await expect(sentenceOf(matrix)).toContainText('takes (32, 0) to (-32, 0)');
  await matrix.getByRole('combobox', { name: 'Axis' }).selectOption('y down');
  await expect(sentenceOf(matrix)).toHaveText(/On this screen that is clockwise; the article says clockwise: right\.$/);
  await matrix.getByRole('row', { name: '270°' }).click();
  await expect(sentenceOf(matrix)).toContainText('to (0, -32)');
});

test('formulas are run against the core, and only the corrected ones keep it', async ({ page }) => {
  const lab = await openFigure(page, ROTATION, 'lab');
  const rows = lab.getByRole('table', { name: 'Formulas for a quarter turn' }).getByRole('row');
  for (const [formula, count] of [
    ['(x, y) → (−y, x)', 2],
    ['(x, y) → (−y, x − α)', 1],
    ['(x, y) → (y, −x)', 2],
    ['(x, y) → (y, −x − α)', 4],
    ['(x, y) → (−y − α, x)', 4],
  ] as const) {
    await lab.getByRole('button', { name: formula, exact: true }).click();
    await expect(rows.filter({ hasText: formula }).filter({ hasText: `${count} of 4` })).not.toHaveCount(0);
    await expect(sentenceOf(lab)).toContainText(
      `sends ${count} of 4 core squares to the core: ${count === 4 ? 'the core again' : 'not the core'}`,
    );
  }
});

test('the table of positions is right but for its 270° column', async ({ page }) => {
  const table = await openFigure(page, ROTATION, 'table');
  for (const degrees of ['0°', '90°', '180°', '360°']) {
    await table.getByRole('columnheader', { name: degrees, exact: true }).getByRole('button').click();
    await expect(sentenceOf(table)).toContainText('all 4 right');
  }
  await table.getByRole('columnheader', { name: '270°' }).getByRole('button').click();
  await expect(table.getByRole('row', { name: 'Blue' }).locator('s')).toHaveText('(-1, 1)');
  await expect(table.getByRole('row', { name: 'Blue' }).locator('ins')).toHaveText('(-1, -2)');
  await table.getByRole('combobox', { name: 'Table' }).selectOption('as computed');
  await expect(sentenceOf(table)).toContainText('all 4 right');
  await expect(table.locator('s')).toHaveCount(0);
});

test('rules for shells are counted on three grids', async ({ page }) => {
  const shells = await openFigure(page, SHELLS, 'shells');
  for (const [size, plain, formula, pseudocode] of [
    ['6 × 6', 21, 21, 25],
    ['16 × 16', 136, 136, 185],
    ['18 × 18', 171, 171, 235],
  ] as const) {
    await shells.getByRole('combobox', { name: 'Grid' }).selectOption(size);
    for (const [rule, wrong] of [
      ['Plain Chebyshev', plain],
      ['Four Chebyshevs', 0],
      ['Dominant component', 0],
      ['Largest of four', 0],
      ['Printed formula', formula],
      ['Printed pseudocode', pseudocode],
    ] as const) {
      await expect(shells.getByRole('row', { name: rule }).getByRole('cell').nth(1)).toHaveText(String(wrong));
    }
  }
  for (const [rule, comparisons] of [
    ['Four Chebyshevs', '7'],
    ['Dominant component', '2–4'],
    ['Printed pseudocode', '1–3'],
  ] as const) {
    await expect(shells.getByRole('row', { name: rule }).getByRole('cell').nth(2)).toHaveText(comparisons);
  }
});

test('a square is pointed at with the mouse and reached with keys', async ({ page }) => {
  const shells = await openFigure(page, SHELLS, 'printed');
  await shells.getByRole('gridcell', { name: 'x 5, y 2: shell 5' }).hover();
  await expect(sentenceOf(shells)).toContainText('Square (5, 2) lies in shell 5.');
  await shells.getByRole('gridcell', { name: 'x 5, y 2: shell 5' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await expect(sentenceOf(shells)).toContainText(
    'Square (-8, 1) lies in shell 7. Printed formula: A = −8, A − 1 = −S, S = 9, wrong',
  );
  await expect(shells.getByRole('gridcell', { name: /^x -8, y 1:/ })).toBeFocused();
});

test('words of the page drive a figure and are marked while it shows them', async ({ page }) => {
  const shells = await openFigure(page, SHELLS, 'shells');
  const word = page.getByRole('button', { name: 'all four core squares' });
  await word.click();
  await expect(shells).toHaveAccessibleName('Shell explorer: Four Chebyshevs, 16 by 16 squares');
  await expect(word).toHaveAttribute('aria-pressed', 'true');
  await shells.getByRole('button', { name: 'Reset' }).click();
  await expect(word).toHaveAttribute('aria-pressed', 'false');
});

test('arrows lead outwards only under the printed names', async ({ page }) => {
  const arrows = await openFigure(page, COLLAPSE, 'arrows');
  await arrows.getByRole('combobox', { name: 'Naming' }).selectOption('sides as printed');
  await arrows.getByRole('gridcell', { name: 'x 2, y 0: Left, moves outwards' }).hover();
  await expect(sentenceOf(arrows)).toHaveText(
    'Left, x = S: moves by (1, 0), outwards. With these names 24 of 60 squares would leave the block.',
  );
  await arrows.getByRole('button', { name: 'Reset' }).click();
  await expect(sentenceOf(arrows)).toContainText('All 60 squares of shells 1 to 3 land one shell further in.');
});

isolated('a collapse is stepped by keys and played to its end', async ({ page }) => {
  await page.clock.install();
  const collapse = await openFigure(page, COLLAPSE, 'collapse');
  await collapse.getByRole('combobox', { name: 'Block' }).selectOption('One shell sets off another');
  await collapse.getByRole('button', { name: 'Reset' }).focus();
  await page.keyboard.press('Home');
  await expect(sentenceOf(collapse)).toHaveText('Shell 1: no square is missing.');
  await collapse.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(6000);
  await expect(sentenceOf(collapse)).toHaveText('0 squares fell inwards, each into a cell of its own.');
  await expect(collapse.getByRole('slider', { name: 'Step' })).toHaveValue('4');
  await expect(collapse.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a block is filled by keyboard, and a shell that becomes full goes', async ({ page }) => {
  const block = Array.from({ length: 12 }, () => '.'.repeat(12));
  for (const row of [4, 7]) block[row] = '....####....';
  block[5] = '....#.......';
  block[6] = '....#..#....';
  const collapse = await openFigure(
    page,
    `${COLLAPSE}?figure=collapse&block=${encodeURIComponent(block.join('/'))}&step=0`,
    'collapse',
  );
  await expect(sentenceOf(collapse)).toHaveText('No shell is full, so nothing goes.');
  await collapse.getByRole('button', { name: 'Edit' }).click();
  await collapse.getByRole('gridcell', { name: 'x 2, y 2: empty' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press(' ');
  await expect(sentenceOf(collapse)).toHaveText('Shell 1: no square is missing.');
  await collapse.getByRole('button', { name: 'Next step' }).click();
  await expect(sentenceOf(collapse)).toContainText('gone for 10 × 12 × 1 = 120 points');
});

for (const [motion, running] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`squares ${running ? 'slide' : 'do not slide'} where the system says ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    const collapse = await openFigure(page, COLLAPSE, 'collapse');
    await page.evaluate(() => {
      document.addEventListener('animationstart', ({ animationName }) => {
        document.body.dataset['moved'] = animationName;
      });
    });
    await collapse.getByRole('button', { name: 'Next step' }).click();
    await expect(sentenceOf(collapse)).toContainText('fell inwards');
    if (running) await expect(page.locator('body')).toHaveAttribute('data-moved', /slide/);
    else await expect(page.locator('body')).not.toHaveAttribute('data-moved');
  });
}

test('shells are chosen by boxes, by squares and by plan, and add up', async ({ page }) => {
  const score = await openFigure(page, SCORING, 'score');
  await score.getByRole('checkbox', { name: 'Shell 4, 36 squares' }).uncheck();
  await expect(sentenceOf(score)).toHaveText('Shells 1, 2, 3, 60 squares: 10 × 60 × 3 = 1800.');
  await score.getByRole('gridcell', { name: 'x 1, y 1: shell 1, full' }).focus();
  await page.keyboard.press(' ');
  await expect(sentenceOf(score)).toHaveText('Shells 2, 3, 48 squares: 10 × 48 × 2 = 960.');
  await score.getByRole('button', { name: 'All eight shells' }).click();
  await expect(sentenceOf(score)).toContainText(
    '320 squares, go in 2 sets: 10 × 96 × 4 + 10 × 96 × 4 = 7680. On the way in 128 squares merge',
  );
});

test('the score table names the rows that its rule does not give', async ({ page }) => {
  const table = await openFigure(page, SCORING, 'table');
  const row = (shell: number): Locator => table.getByRole('row', { name: new RegExp(`^${shell} `) });
  for (const [shell, printed, computed] of [
    [4, '3840', '3840'],
    [5, '5400', '5600'],
    [6, '7680', '7680'],
    [7, '10640', '10080'],
    [8, '13340', '12800'],
  ] as const) {
    await expect(row(shell).getByRole('cell').nth(2)).toHaveText(printed);
    await expect(row(shell).getByRole('cell').nth(3)).toHaveText(computed);
  }
  await table.getByRole('combobox', { name: 'Rule for the last column' }).selectOption('one by one');
  await expect(sentenceOf(table)).toContainText('rows 2, 3, 4, 5, 6, 7, 8 are not what the article prints.');
});

test('speed curves are read off by slider, keys and pointer, and the measure decides which is nearest', async ({
  page,
}) => {
  const speed = await openFigure(page, SPEED, 'speed');
  await speed.getByRole('slider', { name: 'Level' }).fill('24');
  await expect(sentenceOf(speed)).toContainText('At 24 the game waits 0.052 s.');
  await speed.getByRole('button', { name: 'Reset' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sentenceOf(speed)).toContainText('At 25 the game waits 0.050 s.');
  const box = await speed.getByRole('img').first().boundingBox();
  // The chart runs from 40 to 440 of 448 units for levels 0 to 32.
  await page.mouse.move((box?.x ?? 0) + ((box?.width ?? 0) * (40 + 400 * (12 / 32))) / 448, (box?.y ?? 0) + 100);
  await expect(sentenceOf(speed)).toContainText('At 12 the game waits 0.184 s.');
  await speed.getByRole('combobox', { name: 'Nearest by' }).selectOption('largest difference');
  await speed.getByRole('combobox', { name: 'To level' }).selectOption('8');
  await expect(sentenceOf(speed)).toContainText('×0.9, −0.05 s lie equally near to the NES');
  await speed.getByRole('combobox', { name: 'Nearest by' }).selectOption('root mean square');
  await speed.getByRole('combobox', { name: 'To level' }).selectOption('4');
  await expect(sentenceOf(speed)).toContainText('−0.03 s lies nearest');
});
