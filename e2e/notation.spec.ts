import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { comesAlive, openFigure } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { openReport } from './support/pictures.ts';
import { PHONE } from './support/phone.ts';
import { isolated, test } from './support/test.ts';
import { stepOfTestAll, TEST_ALL, WIDE } from './support/wide.ts';

const SAMPLE = 'notation/ptn/scuti/';
const SYNTAX = 'notation/ptn/';
const EDITOR = 'lab/notation/';
const CONVERTER = 'notation/convert/';

// The sample game of the PTN repository. The sentences are written out here, not taken from the program.
const LAST = 'Move 30 of 30, I-0@1/TETRIS!: I at column 10, rows 1 to 4. 4 lines cleared. Rated !: good.';
const EIGHTEENTH = 'Move 18 of 30, O-67/DOUBLE: O at columns 6 and 7, rows 6 and 7. 2 lines cleared.';
const START = 'Start: the board is empty. Level 19. 30 moves follow.';
const OTHER_FORMAT = 'in a newer format';

const sentenceOf = (figure: Locator): Locator =>
  figure
    .getByRole('status')
    .filter({ hasText: /^(Move|Start)/ })
    .first();
const button = (figure: Locator, name: string): Locator => figure.getByRole('button', { name, exact: true });
const plain = (editor: Locator): Locator => editor.getByRole('textbox', { name: 'Text in PTN' });
const field = (figure: Locator, name: string): Locator => figure.getByRole('textbox', { name, exact: true });

/** Opens the menu of a figure and follows its link to the lab. */
async function openInLab(page: Page, figure: Locator): Promise<Locator> {
  await button(figure, 'Share').click();
  await figure.getByRole('link', { name: 'Open in the lab' }).click();
  await expect(page).toHaveURL(/\/lab\/notation\//);
  return page.locator('#editor');
}

async function expectSound(page: Page, figure: string): Promise<void> {
  for (const theme of THEMES) expect(await axeViolations(page, theme, `#${figure}`)).toEqual([]);
}

test('a game is stepped, reported, shared and opened elsewhere', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const viewer = await openFigure(page, SAMPLE, 'scuti');
  const slider = viewer.getByRole('slider', { name: 'Move' });

  await test.step('opens on the last move, and says so four times', async () => {
    await expect(viewer).toHaveRole('group');
    await expect(viewer).toHaveAttribute('data-widget', 'ptn-viewer');
    await expect(viewer).toHaveAccessibleName("Game viewer: Blue Scuti's famous game, 30 moves");
    await expect(viewer).toHaveAccessibleDescription(/^Blue Scuti's famous game\./);
    await expect(sentenceOf(viewer)).toContainText(LAST);
    await expect(viewer.getByRole('img').first()).toHaveAccessibleName(
      'Move 30: I at column 10, rows 1 to 4, on a stack 11 rows high',
    );
    await expect(viewer.getByRole('button', { name: /I-0@1\/TETRIS!/ })).toHaveAttribute('aria-current', 'step');
    await expect(viewer.getByRole('gridcell', { name: 'column 10, row 4: I' })).toHaveCount(1);
    await expect(viewer.getByText('26,800', { exact: true })).toBeVisible();
  });

  await test.step('is stepped by keys while the focus is inside, and only then', async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(sentenceOf(viewer)).toContainText(LAST);
    await button(viewer, 'Share').focus();
    for (const key of ['Home', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(sentenceOf(viewer)).toHaveText(START);
    await page.keyboard.press('ArrowRight');
    await expect(sentenceOf(viewer)).toContainText('Move 1 of 30');
    await page.keyboard.press('Control+ArrowRight');
    await expect(sentenceOf(viewer)).toContainText('Move 1 of 30');
    await page.keyboard.press('End');
    await expect(sentenceOf(viewer)).toContainText(LAST);
  });

  await test.step('is stepped by its buttons to both ends, and nothing moves for readers who want reduced motion', async () => {
    await expect(button(viewer, 'Next move')).toBeDisabled();
    await expect(button(viewer, 'Last move')).toBeDisabled();
    await button(viewer, 'Previous move').click();
    expect(await viewer.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    await expect(sentenceOf(viewer)).toContainText('Move 29 of 30, Tu-567:');
    await button(viewer, 'First move').click();
    await expect(sentenceOf(viewer)).toContainText('Move 1 of 30, Lr-12: L at columns 1 and 2, rows 1 to 3.');
    await expect(button(viewer, 'First move')).toBeDisabled();
    await button(viewer, 'Previous move').click();
    await expect(sentenceOf(viewer)).toHaveText(START);
    await expect(button(viewer, 'Previous move')).toBeDisabled();
    await button(viewer, 'Last move').click();
    await expect(sentenceOf(viewer)).toContainText(LAST);
  });

  await test.step('goes to a move by the list, by the slider, by its curve and by words of the text', async () => {
    await viewer.getByRole('button', { name: /O-67\/DOUBLE/ }).press('Enter');
    await expect(sentenceOf(viewer)).toHaveText(EIGHTEENTH);
    await slider.fill('21');
    await expect(sentenceOf(viewer)).toContainText('“tetris ready!”');
    const curve = viewer.getByRole('img', {
      name: /^Stack height and score during 30 moves: at most 11 rows, 26,800 points$/,
    });
    await curve.click({ position: { x: 1, y: 20 } });
    await expect(sentenceOf(viewer)).toHaveText(START);
    await page.getByRole('button', { name: 'move 16' }).click();
    await expect(sentenceOf(viewer)).toContainText('Rated ?!: dubious.');
    await expect(page.getByRole('button', { name: 'move 16' })).toHaveAttribute('aria-pressed', 'true');
  });

  await slider.fill('18');
  await button(viewer, 'Share').click();
  await expect(field(viewer, 'PTN')).toHaveValue(/^Title: Blue Scuti's/);
  const { search } = new URL(await field(viewer, 'Link').inputValue());

  await test.step('is reported at a move: its board, the text up to there and what is said of it, as an address and for an issue', async () => {
    const report = await openReport(viewer);
    await report.getByRole('textbox', { name: /^What did you see/ }).fill('Only one line went.');
    const text = await field(viewer, 'Report for an issue').inputValue();
    expect(text).toContain('> Only one line went.');
    // The O fills rows 6 and 7; the text goes no further than its move.
    expect(text).toMatch(/(^ {4}[IJLOSTZ]{5}OO[IJLOSTZ]{3}\n){2}(^ {4}[.IJLOSTZ]{10}\n){5}/m);
    expect(text).toMatch(/^ {4}=Level 19\n {4}Lr-12 /m);
    expect(text).toMatch(/^ {4}Tl-90\?! Jr-12 O-67\/DOUBLE$/m);
    expect(text).toContain('- Move 18 of 30, O-67/DOUBLE: O at columns 6 and 7, rows 6 and 7. 2 lines cleared.');
    const link = await field(viewer, 'Report as address').inputValue();
    expect(text).toContain(`<${link}>`);
    await expectSound(page, 'scuti');
    await page.goto(link);
    await comesAlive(viewer);
    await expect(viewer.getByRole('blockquote')).toHaveText('Only one line went.');
    await expect(sentenceOf(viewer)).toHaveText(EIGHTEENTH);
  });

  await test.step('leads to the editor at the move that it shows', async () => {
    const editor = await openInLab(page, viewer);
    await expect(plain(editor)).toHaveValue(/^Title: Blue Scuti/);
    await expect(sentenceOf(editor)).toHaveText(EIGHTEENTH);
  });

  await test.step('its link opens behind the address of the lab', async () => {
    await page.goto('about:blank');
    const editor = await openFigure(page, EDITOR + search, 'editor');
    await expect(plain(editor)).toHaveValue(/^Title: Blue Scuti/);
    await expect(sentenceOf(editor)).toHaveText(EIGHTEENTH);
  });

  await stepOfTestAll('its link opens in another viewer', async () => {
    if (!WIDE) return;
    const other = await openFigure(page, `notation/${search.replace('figure=scuti', 'figure=finish')}`, 'finish');
    await expect(sentenceOf(other)).toHaveText(EIGHTEENTH);
  });

  await test.step('another viewer opens the editor with its game', async () => {
    await page.goto('notation/');
    await page.locator('#finish').getByRole('link', { name: 'Editor' }).click();
    await expect(plain(page.locator('#editor'))).toHaveValue(/^Title: Five moves from the end/);
  });
});

isolated(
  'a game plays from the start, at the pace that is chosen, and stops at the end',
  TEST_ALL,
  async ({ page }) => {
    await page.clock.install({ time: 0 });
    const viewer = await openFigure(page, SAMPLE, 'scuti');
    await page.clock.pauseAt(600_000);
    await button(viewer, 'Play').click();
    await expect(sentenceOf(viewer)).toHaveText(START);
    await page.clock.runFor(900);
    await expect(sentenceOf(viewer)).toContainText('Move 1 of 30');
    await viewer.getByRole('combobox', { name: 'Speed' }).selectOption('very fast');
    await page.clock.runFor(4000);
    await expect(sentenceOf(viewer)).toContainText(LAST);
    await expect(button(viewer, 'Play')).toBeVisible();
  },
);

test('a game explains a broken link, keeps its move and follows the conventions of the reader', async ({ page }) => {
  const viewer = await openFigure(page, `${SAMPLE}?figure=scuti&step=<b>99</b>&rows=0`, 'scuti');
  await expect(viewer.getByRole('alert')).toContainText('is not a step of this game; steps are 0, the start, to 30.');
  await expect(sentenceOf(viewer)).toContainText('I at column 10, rows 0 to 3.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a game shows its final position and every move', async ({ page }) => {
    await page.goto(SAMPLE);
    const viewer = page.locator('#scuti');
    await expect(viewer.getByText('26,800', { exact: true })).toBeVisible();
    await expect(viewer.getByRole('list', { name: 'Moves' }).getByRole('listitem')).toHaveCount(34);
    await expect(viewer.getByText('(tetris ready!)')).toBeVisible();
    await expect(viewer.getByRole('img').first()).toBeVisible();
    await expect(button(viewer, 'Next move')).toBeHidden();
  });
});

test('examples say their moves, follow their text and share it', async ({ page }) => {
  await page.goto(`${SYNTAX}?figure=letters&v=2&step=1`);
  const text = (example: Locator): Locator => field(example, 'Edit this text');
  const example = page.locator('#columns');

  await test.step('a link of a later format is explained', async () => {
    await comesAlive(page.locator('#letters'));
    await expect(page.locator('#letters').getByRole('alert')).toContainText(OTHER_FORMAT);
  });

  await test.step('says where a tuck ends and where a straight drop would have ended', async () => {
    await expect(sentenceOf(page.locator('#tuck'))).toContainText(
      'I-9@1: I at column 9, rows 1 to 4. A straight drop would end on row 6.',
    );
    await expect(page.locator('#misdrop')).toContainText('I at column 9, rows 6 to 9. Rated ??: a blunder.');
  });

  await test.step('follows its text as somebody writes, and names every fault with its place', async () => {
    await example.scrollIntoViewIfNeeded();
    await comesAlive(example);
    await text(example).fill('O-12 O-34/SINGLE T-56 <img src=x onerror=alert(1)>');
    await expect(sentenceOf(example)).toContainText('Move 2 of 2, O-34/SINGLE: O at columns 3 and 4');
    await expect(sentenceOf(example)).toContainText('The game stops at T-56: T needs a direction: u, d, l or r.');
    const remarks = example.getByRole('list', { name: 'Problems in the text' }).getByRole('listitem');
    await expect(remarks.filter({ hasText: 'clears no line, marked SINGLE' })).toContainText('1:6');
    await expect(remarks.filter({ hasText: 'E_ORIENTATION_MISSING' })).toContainText('1:19');
    await expect(remarks.filter({ hasText: 'E_UNEXPECTED_TEXT' }).first()).toContainText('1:23');
    await expect(example.locator('img[src]')).toHaveCount(0);
    await button(example, 'Reset').click();
    await expect(text(example)).toHaveValue('I-6789 O-12 I-0');
    await expect(sentenceOf(example)).toContainText('Move 3 of 3');
  });

  await stepOfTestAll('is shared as it was changed', async () => {
    await text(example).fill('O-12 I-3456');
    await expect(sentenceOf(example)).toContainText('Move 2 of 2');
    await button(example, 'Share').click();
    const link = await field(example, 'Link').inputValue();
    const reopened = await openFigure(page, link, 'columns');
    await expect(text(reopened)).toHaveValue('O-12 I-3456');
    await expect(sentenceOf(reopened)).toContainText('Move 2 of 2');
    await expect(plain(await openInLab(page, reopened))).toHaveValue('O-12 I-3456');
  });
});

test('the editor is written in, checked, exported, saved and shared', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const editor = await openFigure(page, `${EDITOR}?figure=editor&ptn=9abc`, 'editor');
  const rich = editor.locator('.cm-content');
  const slider = editor.getByRole('slider', { name: 'Move' });
  async function write(text: string): Promise<void> {
    await plain(editor).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(text);
  }

  await test.step('explains a link that cannot be read, and keeps the example', async () => {
    await expect(editor.getByRole('alert')).toContainText('The text in this link cannot be read');
    await expect(plain(editor)).toHaveValue(/^Title: Blue Scuti/);
  });

  await test.step('loads the rich field when the text is focused, and not before', async () => {
    await expect(rich).toHaveCount(0);
    const before = scripts.length;
    await plain(editor).focus();
    await expect(rich).toBeFocused();
    expect(scripts.length).toBeGreaterThan(before);
    await expect(editor.locator('.ptn-clear').first()).toHaveText('/DOUBLE');
  });

  await test.step('shows the move under the cursor, and the cursor follows the board', async () => {
    await write('O-12 O-34 O-56');
    await expect(sentenceOf(editor)).toContainText('Move 3 of 3, O-56');
    await page.keyboard.press('Home');
    await expect(sentenceOf(editor)).toContainText('Move 1 of 3, O-12');
    await button(editor, 'Next move').click();
    await expect(editor.locator('.ptn-current')).toHaveText('O-34');
  });

  await test.step('names faults as somebody writes, goes to their place, and is left with Tab', async () => {
    await write('Title: t\nO-12\nTx-34 (note');
    await expect(editor.getByText('2 errors, 0 warnings.')).toBeVisible();
    const fault = editor.getByRole('button', { name: /direction is u, d, l or r/ });
    await expect(fault).toContainText('3:2');
    await fault.click();
    await expect(rich).toBeFocused();
    await page.keyboard.insertText('u');
    await page.keyboard.press('Delete');
    await expect(fault).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(rich).not.toBeFocused();
  });

  await stepOfTestAll('is sound for axe with faults and an export', async () => {
    await editor.getByRole('combobox', { name: 'Examples' }).selectOption('full of errors');
    await expect(editor.getByText('7 errors, 0 warnings.')).toBeVisible();
    await button(editor, 'Export').click();
    await expect(editor.getByRole('group', { name: 'Export' })).toBeVisible();
    await expectSound(page, 'editor');
    await button(editor, 'Export').click();
  });

  await test.step('exports to fumen and imports it again', async () => {
    await button(editor, 'Export').click();
    await expect(editor.getByRole('group', { name: 'Export' })).toBeVisible();
    await write('=Level 3\nO-12 I-3456! (ok) O-78');
    const panel = editor.getByRole('group', { name: 'Export' });
    await button(panel, 'Convert again').click();
    await expect(panel.getByRole('textbox')).toHaveValue(/^v115@/);
    const fumen = await panel.getByRole('textbox').inputValue();
    await panel.getByRole('combobox', { name: 'To' }).selectOption('StackRabbit');
    await expect(panel.getByRole('textbox')).toHaveValue('O [0, -4, 18]\nI [0, -1, 19]\nO [0, 2, 18]\n');
    await button(editor, 'Import').click();
    const importer = editor.getByRole('group', { name: 'Import' });
    await importer.getByRole('textbox', { name: 'Text to import' }).fill('no fumen');
    await button(importer, 'Put it into the editor').click();
    await expect(importer).toContainText('this is no fumen that can be read');
    await importer.getByRole('textbox', { name: 'Text to import' }).fill(fumen);
    await button(importer, 'Put it into the editor').click();
    await expect(importer).toBeHidden();
    await expect(rich).toContainText('O-12 I-3456! (ok) O-78');
    await expect(sentenceOf(editor)).toContainText('Move 3 of 3');
  });

  await test.step('opens a file and saves one', async () => {
    await editor.locator('input[type=file]').setInputFiles({
      name: 'mine.ptn',
      mimeType: 'text/plain',
      buffer: Buffer.from('Title: My Game!\r\nO-12 O-34\r\n'),
    });
    await expect(sentenceOf(editor)).toContainText('Move 2 of 2');
    const download = page.waitForEvent('download');
    await button(editor, 'Download .ptn').click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('my-game.ptn');
    expect(await readFile(await saved.path(), 'utf8')).toBe('Title: My Game!\nO-12 O-34\n');
  });

  await test.step('reports the board that a text begins with', async () => {
    await editor.getByRole('combobox', { name: 'Examples' }).selectOption('a fragment with its board');
    await expect(sentenceOf(editor)).toContainText('Move 5 of 5');
    await slider.fill('0');
    await expect(sentenceOf(editor)).toHaveText(/^Start: the stack is 9 rows high\./);
    await button(editor, 'Share').click();
    await openReport(editor);
    const report = field(editor, 'Report for an issue');
    await expect(report).toHaveValue(/\n\n( {4}[.#]{10}\n){9}\n {4}Title: Five moves from the end\n/);
    await expect(report).toHaveValue(/^- Start: the stack is 9 rows high\./m);
    await page.keyboard.press('Escape');
  });

  await write('Title: (é) <b>\nO-12 I-3456! (ok) O-78');
  await expect(sentenceOf(editor)).toContainText('Move 3 of 3');
  await button(editor, 'Previous move').click();
  await button(editor, 'Share').click();
  const link = await field(editor, 'Link').inputValue();
  await page.keyboard.press('Escape');

  await stepOfTestAll('opens 100,000 moves without freezing the page', async () => {
    // What the page draws between two slices of the text: how far it has come.
    await editor.evaluate((element) => {
      const drawn = new Set<string>();
      Object.assign(globalThis, { drawn });
      const look = (): void => {
        const [count] = /Reading: \d+ moves/.exec(element.textContent) ?? [];
        if (count !== undefined) drawn.add(count);
        requestAnimationFrame(look);
      };
      look();
    });
    await editor.locator('input[type=file]').setInputFiles({
      name: 'long.ptn',
      mimeType: 'text/plain',
      buffer: Buffer.from(`=Level 0\n${'O-12 O-34 O-56 O-78 O-90/DOUBLE\n'.repeat(20_000)}`),
    });
    await expect(editor.getByText(/100000 moves read and played in \d+\.\d s/)).toBeVisible();
    await expect(sentenceOf(editor)).toContainText('Move 100000 of 100000');
    const box = await editor.locator('.cm-editor').boundingBox();
    expect(box?.height, 'the text scrolls inside its field').toBeLessThan(500);
    await slider.fill('50000');
    await expect(sentenceOf(editor)).toContainText('Move 50000 of 100000, O-90/DOUBLE');
    const drawn = await page.evaluate(() => (globalThis as unknown as { drawn: Set<string> }).drawn.size);
    expect(drawn, 'states of the text that were drawn while it was read').toBeGreaterThan(1);
  });

  await test.step('its link reopens the text at its move', async () => {
    // The address of this page follows the editor, so the link would load nothing here.
    const reopened = await openFigure(await page.context().newPage(), link, 'editor');
    await expect(plain(reopened)).toHaveValue('Title: (é) <b>\nO-12 I-3456! (ok) O-78');
    await expect(sentenceOf(reopened)).toContainText('Move 2 of 3, I-3456!');
  });

  await stepOfTestAll('loads the rich field for a focus before hydration', async () => {
    await page.goto(EDITOR);
    await expect(editor).not.toHaveAttribute('data-ready');
    await plain(editor).focus();
    await expect(rich).toBeFocused();
  });
});

test('the converter converts both ways, says what it cannot, and shares', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const converter = await openFigure(page, `${CONVERTER}?figure=converter&v=2&from=fumen`, 'converter');
  const text = converter.getByRole('textbox', { name: /^Text,/ });
  const target = converter.getByRole('combobox', { name: 'To' });
  const result = converter.getByRole('textbox', { name: /^Result/ });

  await test.step('a link of a later format is explained', () =>
    expect(converter.getByRole('alert')).toContainText(OTHER_FORMAT));

  await test.step('converts both ways as somebody writes', async () => {
    await expect(result).toHaveValue('I [0, 2, 19]\nL [1, -1, 18]\n');
    await button(converter, 'Swap').click();
    await expect(result).toHaveValue('I-6789@1 Ll-45@1\n');
    await text.fill('[0, 2, 19]');
    await expect(converter).toContainText('the piece is missing');
    await expect(result).toHaveValue('');
    await converter.getByRole('textbox', { name: /^Pieces/ }).fill('I');
    await expect(result).toHaveValue('I-6789@1\n');
  });

  await test.step('says what a format cannot hold', async () => {
    await converter.getByRole('combobox', { name: 'From' }).selectOption('ptn');
    await target.selectOption('trainer text');
    await text.fill('I-8 I-6789 I-9@1');
    await expect(converter).toContainText('I-9 is no straight drop, and this format cannot hold its row');
    await expect(converter).toContainText('1:12');
  });

  await stepOfTestAll('is sound for axe while it cannot convert', async () => {
    await text.fill('O-12 <b>');
    await expect(converter).toContainText('Not converted');
    await expectSound(page, 'converter');
  });

  await stepOfTestAll('a conversion is shared with its formats and its text', async () => {
    await text.fill('O-12 I-3456');
    await button(converter, 'Share').click();
    const link = await field(converter, 'Link').inputValue();
    await openFigure(page, link, 'converter');
    await expect(target).toHaveValue('trainer');
    await expect(text).toHaveValue('O-12 I-3456');
    await expect(plain(await openInLab(page, converter))).toHaveValue('O-12 I-3456');
  });

  await test.step('a link with a format that does not exist is explained', async () => {
    await openFigure(page, `${CONVERTER}?figure=converter&from=pdf`, 'converter');
    await expect(converter.getByRole('alert')).toContainText('from cannot be "pdf"');
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test(
    'a game is stepped by touch and shared, and the editor is written in, without sideways scrolling',
    TEST_ALL,
    async ({ page }) => {
      const pageWidth = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

      await test.step('a link of a later format is explained by the viewer, which is stepped and shared', async () => {
        const viewer = await openFigure(page, `${SAMPLE}?figure=scuti&v=2&step=1`, 'scuti');
        await expect(viewer.getByRole('alert')).toContainText(OTHER_FORMAT);
        await button(viewer, 'Previous move').tap();
        await expect(sentenceOf(viewer)).toContainText('Move 29 of 30');
        await viewer.getByRole('button', { name: /O-67\/DOUBLE/ }).tap();
        await expect(sentenceOf(viewer)).toHaveText(EIGHTEENTH);
        expect(await pageWidth()).toBe(360);
        const board = (await viewer.locator('svg[role="img"]').first().boundingBox())!;
        expect((await button(viewer, 'Next move').boundingBox())!.y - board.y - board.height).toBeLessThan(80);
        await button(viewer, 'Share').tap();
        const menu = (await field(viewer, 'Markdown').boundingBox())!;
        expect(menu.x).toBeGreaterThan(0);
        expect(menu.x + menu.width).toBeLessThan(360);
      });

      await test.step('a link of a later format is explained by the editor, which is written in', async () => {
        const editor = await openFigure(page, `${EDITOR}?figure=editor&v=2&step=1`, 'editor');
        await expect(editor.getByRole('alert')).toContainText(OTHER_FORMAT);
        await plain(editor).tap();
        await expect(editor.locator('.cm-editor')).toBeVisible();
        await page.keyboard.insertText('O-12 ');
        await expect(editor.locator('.cm-content')).toContainText('O-12');
        expect(await pageWidth()).toBe(360);
      });
    },
  );
});
