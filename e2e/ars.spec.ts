import { expect, type Locator, type Page } from '@playwright/test';
import { comesAlive, openFigure } from './support/alive.ts';
import { aroundGrid, axeViolations, THEMES } from './support/axe.ts';
import { PHONE } from './support/phone.ts';
import { test } from './support/test.ts';
import { rows, stepOfTestAll, TEST_ALL, WIDE } from './support/wide.ts';

// Expectations are written out from the ARS page, not taken from the program. What the entries of the errata come to is tested in
// src/site/prose/claims/readingRuns.test.ts, the lock lab in src/figures/lab/lock/lockLab.test.ts, links in src/figures/figureLinks.test.ts.

const sentenceOf = (figure: Locator): Locator => figure.getByRole('status').first();
const button = (figure: Locator, name: string): Locator => figure.getByRole('button', { name, exact: true });

/** The link that `Share` offers; the menu stays open. */
async function sharedLink(figure: Locator): Promise<string> {
  await button(figure, 'Share').click();
  return figure.getByRole('textbox', { name: 'Link' }).inputValue();
}

async function soundForAxe(page: Page, figure: string): Promise<void> {
  for (const theme of THEMES) expect(await axeViolations(page, theme, aroundGrid(figure))).toEqual([]);
}

test('the centre column scanner and its map', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const scanner = await openFigure(page, 'systems/ars/center-column/', 'scan');
  const cell = (name: string): Locator => scanner.getByRole('gridcell', { name });

  // J counter-clockwise looks at 2, 3, 5, 8; with 3 and 8 filled it meets 3 first and is kicked left.
  await test.step('walks the cells in reading order, to both ends', async () => {
    await expect(scanner).toHaveRole('group');
    await expect(scanner).toHaveAttribute('data-widget', 'centre-column-scanner');
    await expect(scanner).toHaveAccessibleName(
      'Centre column scanner: J rotates from state 0, counter-clockwise; kicked one left',
    );
    await expect(sentenceOf(scanner)).toContainText('cell 3');
    await button(scanner, 'First cell').click();
    await expect(sentenceOf(scanner)).toHaveText('Cell 2 is free; the search continues.');
    await button(scanner, 'Previous cell').click();
    await expect(sentenceOf(scanner)).toContainText('cells 2, 3, 5, 8 of the box');
    await expect(button(scanner, 'Previous cell')).toBeDisabled();
    await scanner.getByRole('slider', { name: 'Cell' }).fill('3');
    await expect(sentenceOf(scanner)).toContainText('The piece rotates by test 3, kick (-1, 0)');
    await expect(button(scanner, 'Next cell')).toBeDisabled();
  });

  await test.step('moves nothing where motion is not wanted', async () => {
    expect(await scanner.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  });

  await test.step('fills and empties cells by mouse', async () => {
    await button(scanner, 'Reset').click();
    await cell('cell 3: filled').click();
    await expect(scanner).toHaveAccessibleName(/a free kick is refused|no kick is free/);
    await expect(sentenceOf(scanner)).toContainText('cell 8');
    await expect(sentenceOf(scanner)).toContainText('forbids every kick');
    await cell('cell 8: filled').click();
    await expect(scanner).toHaveAccessibleName(/rotates without a kick/);
    await cell('cell 5: of the piece').click();
    await expect(scanner).toHaveAccessibleName(/rotates without a kick/);
    await button(scanner, 'Reset').click();
    await expect(scanner).toHaveAccessibleName(/kicked one left/);
  });

  await test.step('is used by keyboard alone, and leaves the keyboard alone elsewhere', async () => {
    const before = (await sentenceOf(scanner).textContent()) ?? '';
    await button(scanner, 'Reset').evaluate((element) => element.blur());
    await page.keyboard.press('ArrowRight');
    await expect(sentenceOf(scanner)).toHaveText(before);
    await cell('cell 2: empty').focus();
    await page.keyboard.press('ArrowRight');
    await expect(cell('cell 3: filled')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(cell('cell 3: empty')).toBeFocused();
    await expect(sentenceOf(scanner)).toContainText('cell 8');
    await button(scanner, 'Reset').focus();
    for (const key of ['Home', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(sentenceOf(scanner)).toContainText('The search looks at cells');
    await page.keyboard.press('r');
    await expect(sentenceOf(scanner)).toContainText('cell 3');
  });

  const map = page.locator('#boards');
  await comesAlive(map);
  const turn = map.getByRole('grid', { name: /^J 0>>1/ });
  await test.step('the map is walked by arrow keys, and the board is opened in the scanner', async () => {
    const board = turn.locator('[tabindex="0"]');
    await board.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(board).toBeFocused();
    const outcome = ((await board.getAttribute('aria-label')) ?? '').split('; ')[1] ?? 'none';
    await expect(map.getByRole('tooltip')).toContainText(outcome);
    await page.keyboard.press('Escape');
    await expect(map.getByRole('tooltip')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(scanner).toHaveAccessibleName(new RegExp(`J rotates from state 0, clockwise; ${outcome}$`));
  });

  await test.step('the map opens any of 384 boards', async () => {
    await expect(map.getByRole('gridcell')).toHaveCount(384);
    await expect(sentenceOf(map)).toContainText(
      'Of 384 boards, 88 let the piece rotate without a kick, 10 kick it right',
    );
    await map
      .getByRole('grid', { name: /^L 0>>1/ })
      .getByRole('gridcell', { name: 'filled: 1, 8; kicked one right', exact: true })
      .click();
    await expect(map.getByRole('tooltip')).toContainText('kicked one right');
    await expect(scanner).toHaveAccessibleName(/L rotates from state 0, clockwise; kicked one right/);
    await map.getByRole('combobox', { name: 'Rule' }).selectOption({ label: 'TGM, any cell off the centre' });
    await expect(sentenceOf(map)).toContainText('14 kick it right and 14 left');
  });

  // D1: J clockwise with 2 and 7 filled is refused by the ruling and kicked right by the other reading.
  await test.step('shows both readings, and shares exactly what it shows', async () => {
    await button(scanner, 'Reset').click();
    await scanner.getByRole('combobox', { name: 'Turn' }).selectOption({ label: 'clockwise' });
    for (const name of ['cell 3: filled', 'cell 8: filled', 'cell 2: empty', 'cell 7: empty']) await cell(name).click();
    await expect(scanner).toHaveAccessibleName(/a free kick is refused/);
    await scanner.getByRole('combobox', { name: 'Reading' }).selectOption({ label: 'any cell off the centre' });
    await expect(scanner).toHaveAccessibleName(/kicked one right/);
    const link = await sharedLink(scanner);
    await soundForAxe(page, '#scan');
    const shown = (await scanner.getAttribute('data-state')) ?? '';
    expect(Object.fromEntries(new URL(link).searchParams)).toMatchObject({ turn: 'cw', filled: '2+7' });
    // What a link brings back is held by src/figures/figureLinks.test.ts.
    if (!WIDE) return;
    await page.goto(link);
    await comesAlive(scanner);
    await expect(scanner).toHaveAttribute('data-state', shown);
    await expect(scanner).toHaveAccessibleName(/kicked one right/);
  });
});

test('the frame lab', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const lab = await openFigure(page, 'systems/ars/ti/', 't');
  const frame = lab.getByRole('slider', { name: 'Frame' });
  const text = lab.getByRole('textbox', { name: 'The buttons as text' });

  // "it is possible to make it floor kick twice, but it will lock after the second one"
  await test.step('goes through the T that floor kicks twice', async () => {
    await expect(lab).toHaveAttribute('data-widget', 'frame-lab');
    await expect(sentenceOf(lab)).toContainText('That is floor kick 2. It locks: it has no lock delay left.');
    await expect(lab.getByRole('list', { name: 'Frame 4, in order' }).getByRole('listitem')).toContainText([
      'Rotation',
      'Movement',
      'Gravity',
      'Contact',
      'Lock',
    ]);
    await button(lab, 'First frame').click();
    await expect(sentenceOf(lab)).toContainText('Start: T in state 1');
    await button(lab, 'Next frame').click();
    await expect(sentenceOf(lab)).toContainText('floor kick 1');
    await frame.fill('3');
    await expect(sentenceOf(lab)).toContainText('Its lock delay is gone');
  });

  await test.step('keeps its controls in their place while frames go by', async () => {
    const heights = new Set<number>();
    for (const number of ['0', '1', '2', '3', '4', '5']) {
      await frame.fill(number);
      const phases = lab.getByRole('list', { name: `Frame ${number}, in order` }).getByRole('listitem');
      await expect(phases).toHaveCount(5);
      // At the start nothing has happened yet in any of them.
      if (number === '0') await expect(phases.filter({ hasText: 'nothing' })).toHaveCount(5);
      heights.add(Math.round((await lab.boundingBox())!.height));
    }
    expect(heights.size).toBe(1);
    // Frames 1, 3 and 4 turn the piece.
    const tests = lab.getByRole('table', { name: /^Tests of the rotation/ });
    await expect(tests).toHaveCount(0);
    await frame.fill('3');
    await expect(tests).toHaveCount(1);
  });

  await test.step('leads the tabulator key to the frame that is shown', async () => {
    const stop = lab.getByRole('grid').locator('[tabindex="0"]');
    await frame.fill('4');
    await expect(stop).toHaveAccessibleName(/^frame 4,/);
    await frame.fill('2');
    await expect(stop).toHaveAccessibleName(/^frame 2,/);
    await stop.focus();
    await page.keyboard.press('ArrowRight');
    await expect(stop).toHaveAccessibleName(/^frame 3,/);
    await expect(stop).toBeFocused();
  });

  await test.step('takes buttons as text and as painted frames, and says what it cannot read', async () => {
    await text.fill('R .*4');
    await expect(frame).toHaveAttribute('max', '5');
    await text.fill('R X');
    await expect(lab.getByRole('alert')).toContainText('"X" is not a button');
    await text.fill('R .*4');
    await expect(lab.getByRole('alert')).toHaveCount(0);
    await lab.getByRole('gridcell', { name: /^frame 1, Rotate Left/i }).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    await expect(text).toHaveValue('R . L .*2');
  });

  const other = page.locator('#i');
  await comesAlive(other);
  const tests = other.getByRole('table', { name: 'Tests of the rotation clockwise, in order' });
  const verdicts = async (): Promise<readonly string[]> =>
    (await tests.getByRole('row').allInnerTexts()).slice(1).map((row) => row.trim().split(/\s+/).at(-1) ?? '');

  // "the I will not be on the floor anymore so it cannot kick"; the T needs no ground, and locks afterwards.
  await test.step('shows test by test why the second floor kick of the I fails and that of the T succeeds', async () => {
    await expect(sentenceOf(other)).toContainText('The I is in the air');
    await expect(sentenceOf(other)).toContainText('It locks');
    expect(await verdicts()).toEqual(['blocked', 'refused', 'refused']);
    const third = tests.getByRole('row', { name: 'Test 3' });
    await third.getByRole('button').press('Enter');
    await expect(third).toHaveAttribute('aria-current', 'step');
    await expect(sentenceOf(other)).toHaveText(
      'Test 3, kick (0, 2): refused. The I is in the air. A floor kick needs ground below it.',
    );
    await expect(other.getByRole('img', { name: /^Test 3: I in state 1/ })).toBeVisible();
    await third.click();
    await expect(sentenceOf(other)).toContainText('It locks');

    await other.getByRole('combobox', { name: 'Example' }).selectOption({ label: 'the T twice, then it locks' });
    await other.getByRole('slider', { name: 'Frame' }).fill('4');
    expect(await verdicts()).toEqual(['blocked', 'blocked', 'blocked', 'accepted']);
    await expect(other.getByRole('list', { name: 'Frame 4, in order' })).toContainText(
      'It locks: it has no lock delay left.',
    );
    await other.getByRole('slider', { name: 'Frame' }).fill('2');
    await expect(tests).toHaveCount(0);
  });

  await test.step('plays presets under another system', async () => {
    await other.getByRole('combobox', { name: 'Example' }).selectOption({ label: 'ACE: the I without limit' });
    await expect(other.getByRole('combobox', { name: 'System' })).toHaveValue('ars-ace');
    await button(other, 'Last frame').click();
    await expect(other.getByRole('img', { name: /no lock/ })).toBeVisible();
    await button(other, 'Reset').click();
    await expect(sentenceOf(other)).toContainText('The I is in the air');
  });

  await test.step('shares exactly what it shows', async () => {
    await text.fill('R . L .*3');
    await frame.fill('3');
    const shown = (await lab.getAttribute('data-state')) ?? '';
    const link = await sharedLink(lab);
    await soundForAxe(page, '#t');
    await page.goto(link);
    await comesAlive(lab);
    await expect(lab).toHaveAttribute('data-state', shown);
  });

  await test.step('records keys on a board of one’s own', async () => {
    await button(lab, 'Edit the board').click();
    await button(lab, 'Clear the board').click();
    await lab.getByRole('combobox', { name: 'Piece' }).selectOption('L');
    await button(lab, 'Edit the board').click();
    await button(lab, 'Record').click();
    await expect(lab.getByRole('group', { name: 'Recording' })).toBeVisible();
    await page.keyboard.down('z');
    await expect.poll(() => frame.getAttribute('max').then(Number)).toBeGreaterThan(2);
    await page.keyboard.up('z');
    await page.keyboard.press('Escape');
    await expect(button(lab, 'Record')).toHaveAttribute('aria-pressed', 'false');
    await expect(lab).toHaveAttribute('data-state', /^system=ars-ti piece=L from=1 .*board=\.{10} .*buttons=L(\*\d+)?/);
    await expect(sentenceOf(lab)).toContainText('Frame');
  });

  await stepOfTestAll('scrubs 600 frames to the end', async () => {
    await text.fill('R .*599');
    await expect(frame).toHaveAttribute('max', '600');
    await frame.evaluate((element) => element.scrollIntoView());
    const lanes = lab.getByRole('grid', { name: /button/i });
    const square = (number: string): Locator =>
      lanes.getByRole('gridcell', { name: new RegExp(`^frame ${number}, Rotate Right:`) });
    for (const number of ['28', '600', '40']) {
      await frame.fill(number);
      await expect(sentenceOf(lab)).toContainText(`Frame ${number}.`);
      // The whole run is in view.
      await expect(square(number)).toBeInViewport({ ratio: 1 });
    }
    // While it is edited its frames are as wide as a finger, and the axis turns over to the one that is shown.
    await button(lab, 'Edit the board').click();
    await frame.evaluate((element) => element.scrollIntoView());
    for (const number of ['28', '600', '40']) {
      await frame.fill(number);
      await expect(square(number)).toBeInViewport({ ratio: 1 });
    }
    // It comes back to it from where a reader has moved it, and in a narrower figure.
    await lanes.hover();
    await page.mouse.wheel(-4000, 0);
    await expect(square('40')).not.toBeInViewport();
    await frame.fill('41');
    await expect(square('41')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 1000 });
    await frame.evaluate((element) => element.scrollIntoView());
    await expect(square('41')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('cells are tapped, frames are painted, nothing is wider than the screen', TEST_ALL, async ({ page }) => {
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

// Sentences of the three documents, system by system: "no ARE, IHS, or IRS", "a non-locking soft drop, and a locking hard drop",
// "uses Infinity"; IRS and sonic drop of ARS; "a maximum of 128"; ARS2 "reverts these drop mechanics"; the order by button of DTET;
// eleven half-turn kicks of NullpoMino after basic rotation, none of Tetris Perfect.
const SAID: readonly (readonly [system: string, facts: Readonly<Record<string, string>>])[] = [
  [
    'srs-guideline',
    {
      'Rotation on entry (IRS)': 'no',
      'Lock delay restored': 'by every move and rotation',
      'Fastest drop': 'locks',
      'Soft drop': 'does not lock',
      'Half turn': 'none',
    },
  ],
  ['srs-nullpomino-180', { 'Half turn': 'one rotation, 12 tests' }],
  ['tetris-perfect', { 'Half turn': 'one rotation, 1 test' }],
  ['sega', { 'Quarter turns': 'one way', 'The list of tests depends on': 'no kicks' }],
  [
    'ars-tgm',
    {
      'Rotation on entry (IRS)': 'usually yes',
      'Fastest drop': 'usually sonic drop: does not lock',
      'Soft drop': 'usually locks',
      'Pieces that kick upwards': 'none',
    },
  ],
  ['ars-ti', { 'Pieces that kick upwards': 'I T' }],
  [
    'ars-ace',
    {
      'Lock delay restored': 'by 128 moves and rotations, counted together',
      'Fastest drop': 'locks',
      'Soft drop': 'does not lock',
    },
  ],
  ['ars2', { 'Fastest drop': 'sonic drop: does not lock', 'Soft drop': 'locks' }],
  ['dtet', { 'The list of tests depends on': 'the button', 'Conditions on kicks': 'none', 'States of I, S, Z': '4' }],
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search, the phases, the table of wells, the trees and the matrix can be read', async ({
    page,
    baseURL,
  }) => {
    await page.goto('systems/ars/center-column/');
    await expect(page.locator('#scan').getByText('Cell 2 is free; the search continues.')).toBeVisible();
    await page.goto('systems/ars/ti/');
    await expect(page.locator('#t').getByRole('listitem').filter({ hasText: 'floor kick 2' })).toBeVisible();
    await page.goto('systems/ars/right-bias/');
    await expect(page.locator('[data-system="ars-tgm"]').first()).toContainText('77');

    await test.step('the overview of ARS shows what came of Sega’s rotation, and leads to it', async () => {
      await page.goto('systems/ars/');
      const tree = page.getByRole('list', { name: 'Family tree: descendants of Sega' });
      await expect(tree.getByRole('listitem')).toHaveCount(13);
      await expect(tree.getByRole('listitem').filter({ hasText: 'From ARS (TGM3):' })).toContainText('ARS (TGM ACE)');
      for (const [name, address] of [
        ['ARS (TGM3)', 'systems/ars/ti/'],
        ['ARS (Cardcaptor Sakura)', 'systems/ars/sakura/'],
        ['DTET', 'systems/dtet/'],
      ] as const)
        await expect(tree.getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          new URL(address, baseURL).pathname,
        );
    });

    await page.goto('systems/');
    const inTree = await page
      .getByRole('list', { name: /Family tree/ })
      .locator('b')
      .allInnerTexts();
    await page.goto('systems/rules/');
    const matrix = page.getByRole('table', { name: 'Rules of every system' });
    const kickColumn = matrix.getByRole('columnheader', { name: 'Conditions on kicks' });
    const timingColumn = matrix.getByRole('columnheader', { name: 'Soft drop' });
    await expect(kickColumn).toBeVisible();
    await expect(timingColumn).toBeHidden();
    await page.getByRole('radio', { name: 'States and timing' }).check();
    await expect(kickColumn).toBeHidden();
    await expect(timingColumn).toBeVisible();
    const lines = await matrix.locator('tr[data-system]').evaluateAll((rows) =>
      (rows as HTMLTableRowElement[]).map((row) => {
        const heads = [...row.closest('table')!.tHead!.rows[0]!.cells].map((head) => head.innerText.trim());
        const cells = [...row.cells].map((cell) => cell.innerText.trim());
        return {
          system: row.dataset['system']!,
          cells,
          facts: heads.map((head, index) => [head, cells[index]] as const),
        };
      }),
    );
    const rowsOf = Map.groupBy(lines, ({ system }) => system);
    const names = [...rowsOf.values()].map(([first]) => first!.cells[0]!);

    /** Systems of which too little is known to run them. */
    const UNKNOWN = [...rowsOf.values()]
      .filter(([first]) => first!.cells.join(' ').includes('Not enough is known to run it.'))
      .map(([first]) => first!.cells[0]!);

    await test.step('every system stands in the tree, in the matrix and in the picker of the stepper', async () => {
      expect(rowsOf.get('dtet-tessellate')?.[0]?.cells.join(' ')).toContain('Not enough is known to run it.');
      // Games that are no systems of the site are between the others.
      const games = ['Games of BPS', 'Sega Tetris of 1999', 'Tetris Plus 2'];
      expect(inTree.sort()).toEqual([...names, ...games].sort());
      await page.goto('lab/stepper/');
      const picker = page.getByRole('combobox', { name: 'System', includeHidden: true }).first();
      const offered = await picker.locator('option').allTextContents();
      expect(offered.map((name) => name.trim()).sort()).toEqual(names.filter((name) => !UNKNOWN.includes(name)).sort());
    });

    await test.step('the matrix says of each system what the documents say', () => {
      for (const [system, facts] of SAID) {
        const shown = Object.fromEntries(rowsOf.get(system)!.flatMap((row) => row.facts));
        expect(shown, system).toMatchObject(facts);
      }
    });
  });
});

test('the errata lead to both readings', TEST_ALL, async ({ page }) => {
  await page.goto('reference/errata/');
  await test.step('a document and a kind choose the entries', async () => {
    const entries = page.getByRole('heading', { level: 3 });
    const filter = page.getByRole('group', { name: 'Filter the entries' });
    const all = await entries.count();
    await filter.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'disagreement' });
    const ofKind = await entries.count();
    expect(ofKind).toBeLessThan(all);
    await expect(filter.getByRole('status')).toHaveText(`${ofKind} of ${all} entries shown.`);
    await filter
      .getByRole('combobox', { name: 'Document', exact: true })
      .selectOption({ label: 'Arika Rotation System, wiki page, archived text' });
    await expect(page.getByRole('heading', { name: 'Rotatris', level: 2 })).toBeHidden();
    const shown = await entries.count();
    expect(shown).toBeLessThan(ofKind);
    await expect(filter.getByRole('status')).toHaveText(`${shown} of ${all} entries shown.`);
    await page.evaluate(() => (location.hash = 'r1'));
    await expect(page.locator('#r1')).toBeVisible();
    await expect(page.locator('#r1').getByRole('term').first()).toBeVisible();
    await expect(page.locator('#r2').getByRole('term').first()).toBeHidden();
    await expect(entries).toHaveCount(all);
  });
  for (const [entry, reading, ruled, read] of [
    ['e10', 'two-i-wall-kicks', 'test 2', 'fail'],
    ['e12', 'o-kicks', 'test 1', 'test 1'],
    ['d5', 'one-t-floor-kick', 'test 4', 'fail'],
  ] as const) {
    await page.locator(`#${entry}`).getByRole('heading').click();
    const runs = page.locator(`#${entry}`).getByRole('listitem');
    await expect(runs).toHaveText([new RegExp(`as we decided\\s*${ruled}`), new RegExp(`${reading}\\s*${read}`)]);
  }
  await page.locator('#d5').getByRole('link', { name: 'one-t-floor-kick' }).click();
  await expect(page.locator('#hollow')).toHaveAttribute('data-state', /readings=one-t-floor-kick/);
  await expect(page.locator('#hollow')).toHaveAccessibleName(/none fits/);
});

// "Firm drop, rotate left, kicks to here"; "firm drop, rotate right, kicks to here"; with the red block "this fails too".
const CONSPIRACY = [
  [
    'l',
    [
      ['firm drop', 'L in state 1 at columns 4 and 5'],
      ['rotate left', 'Test 1, kick (0, 0): blocked'],
      ['the kick to the right', 'Test 2, kick (1, 0): fits'],
    ],
  ],
  [
    'j',
    [
      ['firm drop', 'J in state 3 at columns 6 and 7'],
      ['rotate right', 'Test 1, kick (0, 0): blocked'],
      ['one column too far to the right', 'Test 2, kick (1, 0): fits'],
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
] as const;

test('the words of the conspiracy go through their figures', async ({ page }) => {
  await page.goto('systems/ars/miharas-conspiracy/');
  for (const [figure, steps] of rows(CONSPIRACY, ([figure]) => figure === 'red')) {
    await test.step(`the words of the conspiracy go through #${figure}`, async () => {
      const stepper = page.locator(`#${figure}`);
      await comesAlive(stepper);
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
