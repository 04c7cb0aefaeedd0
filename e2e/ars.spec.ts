import { devices, expect, type Locator, type Page } from '@playwright/test';
import { comesAlive, openFigure } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { test } from './support/test.ts';

// Expectations are written out from the ARS page, not taken from the program.

const sentenceOf = (figure: Locator): Locator => figure.getByRole('status').first();
const button = (figure: Locator, name: string): Locator => figure.getByRole('button', { name, exact: true });

/** The link that `Share` offers. */
async function sharedLink(figure: Locator): Promise<string> {
  await button(figure, 'Share').click();
  const link = await figure.getByRole('textbox', { name: 'Link' }).inputValue();
  await figure.page().keyboard.press('Escape');
  return link;
}

test.describe('the centre column scanner', () => {
  const open = (page: Page): Promise<Locator> => openFigure(page, 'systems/ars/center-column/', 'scan');

  // J counter-clockwise looks at 2, 3, 5, 8; with 3 and 8 filled it meets 3 first and is kicked left.
  test('walks the cells in reading order, to both ends', async ({ page }) => {
    const scanner = await open(page);
    await expect(scanner).toHaveRole('group');
    await expect(scanner).toHaveAttribute('data-widget', 'centre-column-scanner');
    await expect(scanner).toHaveAccessibleName(
      'Centre column scanner: J turns from state 0, counter-clockwise; kicked one left',
    );
    await expect(sentenceOf(scanner)).toContainText('cell 3');
    await button(scanner, 'First cell').click();
    await expect(sentenceOf(scanner)).toHaveText('Cell 2 is free; the search goes on.');
    await button(scanner, 'Previous cell').click();
    await expect(sentenceOf(scanner)).toContainText('cells 2, 3, 5, 8 of the box');
    await expect(button(scanner, 'Previous cell')).toBeDisabled();
    await scanner.getByRole('slider', { name: 'Cell' }).fill('3');
    await expect(sentenceOf(scanner)).toContainText('The piece rotates by test 3, kick (-1, 0)');
    await expect(button(scanner, 'Next cell')).toBeDisabled();
  });

  test('fills and empties cells by mouse', async ({ page }) => {
    const scanner = await open(page);
    await scanner.getByRole('gridcell', { name: 'cell 3: filled' }).click();
    await expect(scanner).toHaveAccessibleName(/a free kick is refused|no kick is free/);
    await expect(sentenceOf(scanner)).toContainText('cell 8');
    await expect(sentenceOf(scanner)).toContainText('forbids every kick');
    await scanner.getByRole('gridcell', { name: 'cell 8: filled' }).click();
    await expect(scanner).toHaveAccessibleName(/turns without a kick/);
    await scanner.getByRole('gridcell', { name: 'cell 5: of the piece' }).click();
    await expect(scanner).toHaveAccessibleName(/turns without a kick/);
    await button(scanner, 'Reset').click();
    await expect(scanner).toHaveAccessibleName(/kicked one left/);
  });

  test('is used by keyboard alone, and leaves the keyboard alone elsewhere', async ({ page }) => {
    const scanner = await open(page);
    const before = await sentenceOf(scanner).textContent();
    await page.keyboard.press('ArrowRight');
    await expect(sentenceOf(scanner)).toHaveText(before ?? '');
    await scanner.getByRole('gridcell', { name: 'cell 2: empty' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(scanner.getByRole('gridcell', { name: 'cell 3: filled' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(scanner.getByRole('gridcell', { name: 'cell 3: empty' })).toBeFocused();
    await expect(sentenceOf(scanner)).toContainText('cell 8');
    await button(scanner, 'Reset').focus();
    await page.keyboard.press('Home');
    await expect(sentenceOf(scanner)).toContainText('The search looks at cells');
    await page.keyboard.press('r');
    await expect(sentenceOf(scanner)).toContainText('cell 3');
  });

  // D1: J clockwise with 2 and 7 filled is refused by the ruling and kicked right by the other reading.
  test('shows both readings, and shares exactly what it shows', async ({ page }) => {
    const scanner = await open(page);
    await scanner.getByRole('combobox', { name: 'Turn' }).selectOption({ label: 'clockwise' });
    for (const cell of ['cell 3: filled', 'cell 8: filled'])
      await scanner.getByRole('gridcell', { name: cell }).click();
    for (const cell of ['cell 2: empty', 'cell 7: empty']) await scanner.getByRole('gridcell', { name: cell }).click();
    await expect(scanner).toHaveAccessibleName(/a free kick is refused/);
    await scanner.getByRole('combobox', { name: 'Reading' }).selectOption({ label: 'any cell off the centre' });
    await expect(scanner).toHaveAccessibleName(/kicked one right/);
    const shown = await scanner.getAttribute('data-state');
    await page.goto(await sharedLink(scanner));
    const again = page.locator('#scan');
    await comesAlive(again);
    await expect(again).toHaveAttribute('data-state', shown ?? '');
    await expect(again).toHaveAccessibleName(/kicked one right/);
  });

  test('says what is wrong with a link, and keeps its example', async ({ page }) => {
    const scanner = await openFigure(page, 'systems/ars/center-column/?figure=scan&piece=Q#scan', 'scan');
    await expect(scanner.getByRole('alert')).toContainText('piece cannot be "Q"');
    await expect(scanner).toHaveAccessibleName(/J turns from state 0/);
  });

  test('opens any of 384 boards from the map', async ({ page }) => {
    const map = await openFigure(page, 'systems/ars/center-column/', 'boards');
    await expect(map.getByRole('gridcell')).toHaveCount(384);
    await expect(sentenceOf(map)).toContainText(
      'Of 384 boards, 88 let the piece turn without a kick, 10 kick it right',
    );
    await map
      .getByRole('grid', { name: /^L 0>>1/ })
      .getByRole('gridcell', { name: 'filled: 1, 8; kicked one right', exact: true })
      .click();
    await expect(page.locator('#scan')).toHaveAccessibleName(/L turns from state 0, clockwise; kicked one right/);
    await map.getByRole('combobox', { name: 'Rule' }).selectOption({ label: 'TGM, any cell off the centre' });
    await expect(sentenceOf(map)).toContainText('14 kick it right and 14 left');
  });
});

test.describe('the frame lab', () => {
  // "it is possible to make it floor kick twice, but it will lock after the second one"
  test('goes through the T that floor kicks twice', async ({ page }) => {
    const lab = await openFigure(page, 'systems/ars/ti/', 't');
    await expect(lab).toHaveAttribute('data-widget', 'frame-lab');
    await expect(sentenceOf(lab)).toContainText('That is floor kick 2. It locks: it has no delay any more.');
    const phases = lab.getByRole('list', { name: 'Frame 4, in order' }).getByRole('listitem');
    await expect(phases).toHaveCount(5);
    for (const [index, name] of ['Rotation', 'Movement', 'Gravity', 'Contact', 'Lock'].entries())
      await expect(phases.nth(index)).toContainText(name);
    await button(lab, 'First frame').click();
    await expect(sentenceOf(lab)).toContainText('Start: T in state 1');
    await button(lab, 'Next frame').click();
    await expect(sentenceOf(lab)).toContainText('floor kick 1');
    await lab.getByRole('slider', { name: 'Frame' }).fill('3');
    await expect(sentenceOf(lab)).toContainText('Its lock delay is gone');
  });

  test('tells why the second floor kick of the I fails, and plays presets', async ({ page }) => {
    const lab = await openFigure(page, 'systems/ars/ti/', 'i');
    await expect(sentenceOf(lab)).toContainText('The I stands on nothing');
    await expect(sentenceOf(lab)).toContainText('It locks');
    await lab.getByRole('combobox', { name: 'Preset' }).selectOption({ label: 'ACE: the I without limit' });
    await expect(lab.getByRole('combobox', { name: 'System' })).toHaveValue('ars-ace');
    await button(lab, 'Last frame').click();
    await expect(lab.getByRole('img', { name: /no lock/ })).toBeVisible();
    await button(lab, 'Reset').click();
    await expect(sentenceOf(lab)).toContainText('The I stands on nothing');
  });

  // "the I will not be on the floor anymore so it cannot kick"; the T needs no ground, and locks afterwards.
  test('shows test by test why the second floor kick of the I fails and that of the T succeeds', async ({ page }) => {
    const lab = await openFigure(page, 'systems/ars/ti/', 'i');
    const tests = lab.getByRole('table', { name: 'Tests of the turn clockwise, in order' });
    const verdicts = async (): Promise<readonly string[]> =>
      (await tests.getByRole('row').allInnerTexts()).slice(1).map((text) => text.trim().split(/\s+/).at(-1) ?? '');
    expect(await verdicts()).toEqual(['blocked', 'refused', 'refused']);
    await tests.getByRole('rowheader', { name: 'Test 3' }).getByRole('button').press('Enter');
    await expect(tests.getByRole('row', { name: 'Test 3' })).toHaveAttribute('aria-current', 'step');
    await expect(sentenceOf(lab)).toHaveText(
      'Test 3, kick (0, 2): refused. The I stands on nothing, and only a piece on the ground is kicked upwards.',
    );
    await expect(lab.getByRole('img', { name: /^Test 3: I in state 1/ })).toBeVisible();
    await tests.getByRole('row', { name: 'Test 3' }).click();
    await expect(sentenceOf(lab)).toContainText('It locks');

    await lab.getByRole('combobox', { name: 'Preset' }).selectOption({ label: 'the T twice, then it locks' });
    await lab.getByRole('slider', { name: 'Frame' }).fill('4');
    expect(await verdicts()).toEqual(['blocked', 'blocked', 'blocked', 'accepted']);
    await expect(lab.getByRole('list', { name: 'Frame 4, in order' })).toContainText(
      'It locks: it has no delay any more.',
    );
    await lab.getByRole('slider', { name: 'Frame' }).fill('2');
    await expect(tests).toHaveCount(0);
  });

  test('leads the tabulator key to the frame that is shown', async ({ page }) => {
    const lab = await openFigure(page, 'systems/ars/ti/', 't');
    const stop = lab.getByRole('grid').locator('[tabindex="0"]');
    await expect(stop).toHaveAccessibleName(/^frame 4,/);
    await lab.getByRole('slider', { name: 'Frame' }).fill('2');
    await expect(stop).toHaveAccessibleName(/^frame 2,/);
    await stop.focus();
    await page.keyboard.press('ArrowRight');
    await expect(stop).toHaveAccessibleName(/^frame 3,/);
    await expect(stop).toBeFocused();
  });

  test('takes buttons as text and as painted frames, and says what it cannot read', async ({ page }) => {
    const lab = await openFigure(page, 'systems/ars/ti/', 't');
    const text = lab.getByRole('textbox', { name: 'The buttons as text' });
    await text.fill('R .*4');
    await expect(lab.getByRole('slider', { name: 'Frame' })).toHaveAttribute('max', '5');
    await text.fill('R X');
    await expect(lab.getByRole('alert')).toContainText('"X" is not a button');
    await text.fill('R .*4');
    await expect(lab.getByRole('alert')).toHaveCount(0);
    await lab.getByRole('gridcell', { name: /^frame 1, Rotate Left/i }).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    await expect(text).toHaveValue('R . L .*2');
  });

  test('shares exactly what it shows', async ({ page }) => {
    const lab = await openFigure(page, 'systems/ars/ti/', 't');
    await lab.getByRole('textbox', { name: 'The buttons as text' }).fill('R . L .*3');
    await lab.getByRole('slider', { name: 'Frame' }).fill('3');
    const shown = await lab.getAttribute('data-state');
    await page.goto(await sharedLink(lab));
    await expect(page.locator('#t')).toHaveAttribute('data-state', shown ?? '');
  });

  test('keeps its controls in their place while frames go by', async ({ page }) => {
    const lab = await openFigure(page, 'systems/ars/ti/', 't');
    const heights = new Set<number>();
    for (const frame of ['0', '1', '2', '3', '4', '5']) {
      await lab.getByRole('slider', { name: 'Frame' }).fill(frame);
      const phases = lab.getByRole('list', { name: `Frame ${frame}, in order` }).getByRole('listitem');
      await expect(phases).toHaveCount(5);
      // At the start nothing has happened yet in any of them.
      if (frame === '0') await expect(phases.filter({ hasText: 'nothing' })).toHaveCount(5);
      heights.add(Math.round((await lab.boundingBox())!.height));
    }
    expect(heights.size).toBe(1);
    // Frames 1, 3 and 4 turn the piece.
    await expect(lab.getByRole('table', { name: /^Tests of the turn/ })).toHaveCount(0);
    await lab.getByRole('slider', { name: 'Frame' }).fill('3');
    await expect(lab.getByRole('table', { name: /^Tests of the turn/ })).toHaveCount(1);
  });

  test('scrubs 600 frames to the end', async ({ page }) => {
    const lab = await openFigure(page, 'systems/ars/ti/', 't');
    await lab.getByRole('textbox', { name: 'The buttons as text' }).fill('R .*599');
    const scrubber = lab.getByRole('slider', { name: 'Frame' });
    await expect(scrubber).toHaveAttribute('max', '600');
    await scrubber.evaluate((element) => element.scrollIntoView());
    const square = (frame: string): Locator =>
      lab.getByRole('gridcell', { name: new RegExp(`^frame ${frame}, Rotate Right:`) });
    for (const frame of ['1', '26', '28', '27', '300', '600', '40']) {
      await scrubber.fill(frame);
      await expect(sentenceOf(lab)).toContainText(`Frame ${frame}.`);
      // The lanes turn over to the frame that is shown.
      await expect(square(frame)).toBeInViewport({ ratio: 1 });
    }
    // They come back to it from where a reader has moved them, and in a narrower figure.
    await lab.getByRole('grid', { name: /button/i }).hover();
    await page.mouse.wheel(-4000, 0);
    await expect(square('40')).not.toBeInViewport();
    await scrubber.fill('41');
    await expect(square('41')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 1000 });
    await scrubber.evaluate((element) => element.scrollIntoView());
    await expect(square('41')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('the lock lab', () => {
  // 30 frames of delay: step reset locks in frame 31, whatever is pressed; 128 resets end with frame 129, and 30 follow.
  test('compares four rules on one input', async ({ page }) => {
    const lab = await openFigure(page, 'systems/ars/ace/', 'rules');
    const row = (name: string): Locator => lab.getByRole('row', { name: new RegExp(`^${name}`) });
    await expect(row('Step reset')).toContainText('frame 31');
    await expect(row('128 resets')).toContainText('frame 159');
    await expect(row('Infinity')).toContainText('not within this recording');
    await lab.getByRole('slider', { name: 'Frame' }).fill('20');
    await expect(sentenceOf(lab)).toContainText('Step reset has 10 frames left');
    await button(lab, 'Reset').focus();
    await page.keyboard.press('End');
    await expect(sentenceOf(lab)).toContainText('128 resets locked in frame 159');
    await page.keyboard.press('r');
    await expect(sentenceOf(lab)).toContainText('Frame 60');
  });
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _type, ...phone } = devices['Pixel 7'];
  test.use({ ...phone, viewport: { width: 360, height: 740 } });

  test('cells are tapped, frames are painted, nothing is wider than the screen', async ({ page }) => {
    const scanner = await openFigure(page, 'systems/ars/center-column/', 'scan');
    await scanner.getByRole('gridcell', { name: 'cell 3: filled' }).tap();
    await expect(sentenceOf(scanner)).toContainText('cell 8');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const lab = await openFigure(page, 'systems/ars/ti/', 't');
    await lab.getByRole('gridcell', { name: /^frame 2, Rotate Left/i }).tap();
    await expect(lab.getByRole('textbox', { name: 'The buttons as text' })).toHaveValue('R L*2 R .');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search, the phases and the table of wells can be read', async ({ page }) => {
    await page.goto('systems/ars/center-column/');
    await expect(page.locator('#scan').getByText('Cell 2 is free; the search goes on.')).toBeVisible();
    await page.goto('systems/ars/ti/');
    await expect(page.locator('#t').getByRole('listitem').filter({ hasText: 'floor kick 2' })).toBeVisible();
    await page.goto('systems/ars/right-bias/');
    await expect(page.locator('[data-system="ars-tgm"]').first()).toContainText('77');
  });
});

for (const [theme, address, name] of THEMES.flatMap((shade) =>
  [
    ['systems/ars/center-column/', 'scan'],
    ['systems/ars/center-column/', 'boards'],
    ['systems/ars/ti/', 't'],
    ['systems/ars/ace/', 'rules'],
  ].map(([page, figure]) => [shade, page!, figure!] as const),
)) {
  test(`axe finds nothing in #${name} in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const figure = await openFigure(page, address, name);
    // As they open, figures are looked at with their pages; here the menu is open.
    await button(figure, 'Share').click();
    expect(await axeViolations(page, theme, `#${name}`)).toEqual([]);
  });
}

test('nothing moves where motion is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const scanner = await openFigure(page, 'systems/ars/center-column/', 'scan');
  await scanner.getByRole('slider', { name: 'Cell' }).fill('3');
  const moving = await scanner.evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
});

test('the errata lead to both readings', async ({ page }) => {
  await page.goto('reference/errata/');
  const entry = page.locator('#d5');
  await expect(entry).toContainText(/as ruled\s*test 4/);
  await entry.getByRole('link', { name: 'one-t-floor-kick' }).click();
  await expect(page.locator('#hollow')).toHaveAttribute('data-state', /readings=one-t-floor-kick/);
  await expect(page.locator('#hollow')).toHaveAccessibleName(/none fits/);
});

for (const [entry, figure, reading, ruled, read] of [
  ['e10', 'beside', 'two-i-wall-kicks', 'test 2', 'fail'],
  ['e12', 'side', 'o-kicks', 'test 1', 'test 1'],
] as const) {
  test(`the entry ${entry} of the errata leads to the sentence taken at its word`, async ({ page }) => {
    await page.goto('reference/errata/');
    const runs = page.locator(`#${entry}`).getByRole('listitem');
    await expect(runs).toHaveText([new RegExp(`as ruled\\s*${ruled}`), new RegExp(`${reading}\\s*${read}`)]);
    await runs.getByRole('link', { name: reading }).click();
    await expect(page.locator(`#${figure}`)).toHaveAttribute('data-state', new RegExp(`readings=${reading}`));
    await expect(page.locator(`#${figure}`)).toHaveAccessibleName(read === 'fail' ? /none fits/ : /test 1 fits/);
  });
}

test('the overview of ARS shows what came of Sega’s rotation, and leads to it', async ({ page, baseURL }) => {
  await page.goto('systems/ars/');
  const tree = page.getByRole('list', { name: 'Family tree: what came of Sega' });
  await expect(tree.getByRole('listitem')).toHaveCount(10);
  for (const [name, address] of [
    ['ARS (TGM3)', 'systems/ars/ti/'],
    ['ARS (Cardcaptor Sakura)', 'systems/ars/sakura/'],
    ['DTET', 'systems/dtet/'],
  ] as const)
    await expect(tree.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      new URL(address, baseURL).pathname,
    );
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

// "Firm drop, rotate left, kicks to here"; "firm drop, rotate right, kicks to here"; with the red block "this fails too".
test('the words of the conspiracy go through their figures', async ({ page }) => {
  for (const [figure, steps] of [
    [
      'l',
      [
        ['Firm drop', 'L in state 1 at columns 4 and 5'],
        ['rotate left', 'Test 1, kick (0, 0): blocked'],
        ['the same kick to the right', 'Test 2, kick (1, 0): fits'],
      ],
    ],
    [
      'j',
      [
        ['firm drop', 'J in state 3 at columns 6 and 7'],
        ['rotate right', 'Test 1, kick (0, 0): blocked'],
        ['one column too far', 'Test 2, kick (1, 0): fits'],
      ],
    ],
    [
      'red',
      [
        ['basic rotation', 'Test 1, kick (0, 0): blocked'],
        ['right', 'Test 2, kick (1, 0): blocked'],
        ['left', 'Test 3, kick (-1, 0): fits'],
      ],
    ],
  ] as const) {
    await test.step(`the words of the conspiracy go through #${figure}`, async () => {
      const stepper = await openFigure(page, 'systems/ars/miharas-conspiracy/', figure);
      for (const [word, says] of steps) {
        await page
          .locator(`[data-drives="${figure}"]`)
          .filter({ hasText: new RegExp(`^${word}$`) })
          .click();
        await expect(sentenceOf(stepper)).toContainText(says);
      }
    });
  }
});

test('every system stands in the tree, in the matrix and in the picker of the stepper', async ({ page }) => {
  await page.goto('systems/');
  const matrix = page.getByRole('table', { name: 'Every system and what its rules decide' });
  await expect(matrix.locator('[data-system="dtet-tessellate"]')).toContainText('Not enough is known to run it.');
  const names = await matrix.locator('[data-system]').getByRole('rowheader').allInnerTexts();
  const inTree = await page
    .getByRole('list', { name: /Family tree/ })
    .locator('b')
    .allInnerTexts();
  // Two games that are no systems of the site stand between the others.
  expect(inTree.sort()).toEqual([...names, 'Games of BPS', 'Tetris Plus 2'].sort());
  await page.goto('lab/stepper/');
  const picker = page.getByRole('combobox', { name: 'System' }).first();
  expect((await picker.getByRole('option').allInnerTexts()).sort()).toEqual(
    names.filter((name) => name !== 'DTET (Tessellate)').sort(),
  );
});

// Sentences of the three documents, system by system: "no ARE, IHS, or IRS", "a non-locking soft drop, and a locking hard drop",
// "uses Infinity"; IRS and sonic drop of ARS; "a maximum of 128"; ARS2 "reverts these drop mechanics"; the order by button of DTET;
// eleven half-turn kicks of NullpoMino after basic rotation, none of Tetris Perfect.
test('the matrix says of each system what the documents say', async ({ page }) => {
  await page.goto('systems/');
  for (const [system, facts] of [
    [
      'srs-guideline',
      {
        'Turning on entry': 'no',
        'Lock delay restored': 'by every move and turn',
        'Fastest drop': 'locks',
        'Soft drop': 'does not lock',
        'Half turn': 'none',
      },
    ],
    ['srs-nullpomino-180', { 'Half turn': 'one turn, 12 tests' }],
    ['tetris-perfect', { 'Half turn': 'one turn, 1 test' }],
    ['sega', { 'Quarter turns': 'one way', 'Order of tests by': 'no kicks' }],
    [
      'ars-tgm',
      {
        'Turning on entry': 'yes',
        'Fastest drop': 'lands without locking',
        'Soft drop': 'locks',
        'Kicked upwards': 'none',
      },
    ],
    ['ars-ti', { 'Kicked upwards': 'I T' }],
    [
      'ars-ace',
      {
        'Lock delay restored': 'by a limited number of moves, 128 at most',
        'Fastest drop': 'locks',
        'Soft drop': 'does not lock',
      },
    ],
    ['ars2', { 'Fastest drop': 'lands without locking', 'Soft drop': 'locks' }],
    ['dtet', { 'Order of tests by': 'the button', 'Conditions on kicks': 'none', 'Orientations of I, S, Z': '4' }],
  ] as const) {
    await test.step(`the matrix says of ${system} what the documents say`, async () => {
      const matrix = page.getByRole('table', { name: 'Every system and what its rules decide' });
      const heads = await matrix.getByRole('columnheader').allInnerTexts();
      const cells = matrix.locator(`tr[data-system="${system}"]`).locator('th, td');
      for (const [head, says] of Object.entries(facts)) {
        const column = heads.findIndex((text) => text.trim() === head);
        expect(column, head).toBeGreaterThan(0);
        await expect(cells.nth(column)).toHaveText(says);
      }
    });
  }
});
