import { readFile } from 'node:fs/promises';
import { devices, expect, test as isolated, type Locator, type Page } from '@playwright/test';
import { openFigure } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { test } from './support/test.ts';

const SAMPLE = 'notation/ptn/scuti/';
const SYNTAX = 'notation/ptn/';
const EDITOR = 'lab/notation/';
const CONVERTER = 'notation/convert/';

// The sample game of the PTN repository. The sentences are written out here, not taken from the program.
const LAST = 'Move 30 of 30, I-0@1/TETRIS!: I at column 10, rows 1 to 4. 4 lines go. Rated !: good.';
const EIGHTEENTH = 'Move 18 of 30, O-67/DOUBLE: O at columns 6 and 7, rows 6 and 7. 2 lines go.';
const START = 'Start: the board is empty. Level 19. 30 moves follow.';

const sentenceOf = (figure: Locator): Locator =>
  figure
    .getByRole('status')
    .filter({ hasText: /^(Move|Start)/ })
    .first();
const button = (figure: Locator, name: string): Locator => figure.getByRole('button', { name, exact: true });
const plain = (editor: Locator): Locator => editor.getByRole('textbox', { name: 'Text in PTN' });
const square = (figure: Locator, name: string): Locator => figure.getByRole('gridcell', { name });

test.describe('the viewer', () => {
  test('opens on the last move, and says so four times', async ({ page }) => {
    const viewer = await openFigure(page, SAMPLE, 'scuti');
    await expect(viewer).toHaveRole('group');
    await expect(viewer).toHaveAttribute('data-widget', 'ptn-viewer');
    await expect(viewer).toHaveAccessibleName("Game viewer: Blue Scuti's famous game, 30 moves");
    await expect(viewer).toHaveAccessibleDescription(/^Blue Scuti's famous game\./);
    await expect(sentenceOf(viewer)).toContainText(LAST);
    await expect(viewer.getByRole('img').first()).toHaveAccessibleName(
      'Move 30: I at column 10, rows 1 to 4, on a stack 11 rows high',
    );
    await expect(viewer.getByRole('button', { name: /I-0@1\/TETRIS!/ })).toHaveAttribute('aria-current', 'step');
    await expect(square(viewer, 'column 10, row 4: I')).toHaveCount(1);
    await expect(viewer.getByText('26,800', { exact: true })).toBeVisible();
  });

  test('is stepped by its buttons to both ends', async ({ page }) => {
    const viewer = await openFigure(page, SAMPLE, 'scuti');
    await expect(button(viewer, 'Next move')).toBeDisabled();
    await expect(button(viewer, 'Last move')).toBeDisabled();
    await button(viewer, 'Previous move').click();
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

  test('is stepped by keys while the focus is inside, and only then', async ({ page }) => {
    const viewer = await openFigure(page, SAMPLE, 'scuti');
    await page.keyboard.press('ArrowLeft');
    await expect(sentenceOf(viewer)).toContainText(LAST);
    await button(viewer, 'Share').focus();
    await page.keyboard.press('Home');
    await expect(sentenceOf(viewer)).toHaveText(START);
    await page.keyboard.press('ArrowRight');
    await expect(sentenceOf(viewer)).toContainText('Move 1 of 30');
    await page.keyboard.press('Control+ArrowRight');
    await expect(sentenceOf(viewer)).toContainText('Move 1 of 30');
    await page.keyboard.press('End');
    await expect(sentenceOf(viewer)).toContainText(LAST);
  });

  test('goes to a move by the list, by the slider, by its curve and by words of the text', async ({ page }) => {
    const viewer = await openFigure(page, SAMPLE, 'scuti');
    await viewer.getByRole('button', { name: /O-67\/DOUBLE/ }).press('Enter');
    await expect(sentenceOf(viewer)).toHaveText(EIGHTEENTH);
    await viewer.getByRole('slider', { name: 'Move' }).fill('21');
    await expect(sentenceOf(viewer)).toContainText('“tetris ready!”');
    const curve = viewer.getByRole('img', {
      name: /^Stack height and score over 30 moves: at most 11 rows, 26,800 points$/,
    });
    await curve.click({ position: { x: 1, y: 20 } });
    await expect(sentenceOf(viewer)).toHaveText(START);
    await page.getByRole('button', { name: 'Move 16' }).click();
    await expect(sentenceOf(viewer)).toContainText('Rated ?!: dubious.');
    await expect(page.getByRole('button', { name: 'Move 16' })).toHaveAttribute('aria-pressed', 'true');
  });

  isolated('plays from the start, at the pace that is chosen, and stops at the end', async ({ page }) => {
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
  });

  test('shares a link that reopens the same move, and the game', async ({ page, context }) => {
    const viewer = await openFigure(page, SAMPLE, 'scuti');
    await viewer.getByRole('slider', { name: 'Move' }).fill('18');
    await button(viewer, 'Share').click();
    await expect(viewer.getByRole('textbox', { name: 'PTN', exact: true })).toHaveValue(/^Title: Blue Scuti's/);
    const link = await viewer.getByRole('textbox', { name: 'Link' }).inputValue();
    const reopened = await openFigure(await context.newPage(), link, 'scuti');
    await expect(sentenceOf(reopened)).toHaveText(EIGHTEENTH);
  });

  test('is reported at a move: its board, the text up to there and what is said of it, as an address and for an issue', async ({
    page,
    context,
  }) => {
    const viewer = await openFigure(page, SAMPLE, 'scuti');
    await viewer.getByRole('slider', { name: 'Move' }).fill('18');
    await button(viewer, 'Share').click();
    const report = viewer.getByRole('group', { name: 'This game does something else' });
    await report.getByRole('textbox', { name: /^What did you see/ }).fill('Only one line went.');
    const text = await viewer.getByRole('textbox', { name: 'Report for an issue' }).inputValue();
    expect(text).toContain('> Only one line went.');
    // The O fills rows 6 and 7; the text goes no further than its move.
    expect(text).toMatch(/(^ {4}[IJLOSTZ]{5}OO[IJLOSTZ]{3}\n){2}(^ {4}[.IJLOSTZ]{10}\n){5}/m);
    expect(text).toMatch(/^ {4}=Level 19\n {4}Lr-12 /m);
    expect(text).toMatch(/^ {4}Tl-90\?! Jr-12 O-67\/DOUBLE$/m);
    expect(text).toContain('- Move 18 of 30, O-67/DOUBLE: O at columns 6 and 7, rows 6 and 7. 2 lines go.');
    const link = await viewer.getByRole('textbox', { name: 'Report as address' }).inputValue();
    expect(text).toContain(`<${link}>`);
    const reopened = await openFigure(await context.newPage(), link, 'scuti');
    await expect(reopened.getByRole('blockquote')).toHaveText('Only one line went.');
    await expect(sentenceOf(reopened)).toHaveText(EIGHTEENTH);
  });

  test('is shared on a phone without the menu leaving the screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const viewer = await openFigure(page, SAMPLE, 'scuti');
    await button(viewer, 'Share').click();
    const menu = (await viewer.getByRole('textbox', { name: 'Report for an issue' }).boundingBox())!;
    expect(menu.x).toBeGreaterThan(0);
    expect(menu.x + menu.width).toBeLessThan(360);
  });

  test('explains a broken link and keeps its move', async ({ page }) => {
    const viewer = await openFigure(page, `${SAMPLE}?figure=scuti&step=<b>99</b>`, 'scuti');
    await expect(viewer.getByRole('alert')).toContainText('is not a step of this game; steps are 0, the start, to 30.');
    await expect(sentenceOf(viewer)).toContainText(LAST);
  });

  test('without JavaScript shows the final position and every move', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(SAMPLE);
    const viewer = page.locator('#scuti');
    await expect(viewer.getByText('26,800', { exact: true })).toBeVisible();
    await expect(viewer.getByRole('list', { name: 'Moves' }).getByRole('listitem')).toHaveCount(34);
    await expect(viewer.getByText('(tetris ready!)')).toBeVisible();
    await expect(viewer.getByRole('img').first()).toBeVisible();
    await expect(button(viewer, 'Next move')).toBeHidden();
    await context.close();
  });

  test('follows the conventions of the reader', async ({ page }) => {
    const viewer = await openFigure(page, `${SAMPLE}?rows=0`, 'scuti');
    await expect(sentenceOf(viewer)).toContainText('I at column 10, rows 0 to 3.');
  });
});

test.describe('an example', () => {
  test('says where a tuck ends and where a straight drop would have ended', async ({ page }) => {
    const tuck = await openFigure(page, SYNTAX, 'tuck');
    await expect(sentenceOf(tuck)).toContainText(
      'I-9@1: I at column 9, rows 1 to 4. A straight drop would end on row 6.',
    );
    const misdrop = page.locator('#misdrop');
    await expect(misdrop).toContainText('I at column 9, rows 6 to 9. Rated ??: a blunder.');
  });

  test('follows its text as somebody writes, and names every fault with its place', async ({ page }) => {
    const example = await openFigure(page, SYNTAX, 'columns');
    const text = example.getByRole('textbox', { name: 'Text, to be changed' });
    await text.fill('O-12 O-34/SINGLE T-56 <img src=x onerror=alert(1)>');
    await expect(sentenceOf(example)).toContainText('Move 2 of 2, O-34/SINGLE: O at columns 3 and 4');
    await expect(sentenceOf(example)).toContainText('The game stops at T-56: T needs a direction: u, d, l or r.');
    const remarks = example.getByRole('list', { name: 'What is to be said about the text' }).getByRole('listitem');
    await expect(remarks.filter({ hasText: 'clears no line, marked SINGLE' })).toContainText('1:6');
    await expect(remarks.filter({ hasText: 'E_ORIENTATION_MISSING' })).toContainText('1:19');
    await expect(remarks.filter({ hasText: 'E_UNEXPECTED_TEXT' }).first()).toContainText('1:23');
    await expect(example.locator('img[src]')).toHaveCount(0);
    await button(example, 'Reset').click();
    await expect(text).toHaveValue('I-6789 O-12 I-0');
    await expect(sentenceOf(example)).toContainText('Move 3 of 3');
  });
});

test.describe('the editor', () => {
  async function enriched(page: Page, address = EDITOR): Promise<Locator> {
    const editor = await openFigure(page, address, 'editor');
    await plain(editor).focus();
    await expect(editor.locator('.cm-editor')).toBeVisible();
    return editor;
  }
  async function write(page: Page, editor: Locator, text: string): Promise<void> {
    await plain(editor).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(text);
  }

  test('reports the board that a text begins with', async ({ page }) => {
    const editor = await openFigure(page, EDITOR, 'editor');
    await editor.getByRole('combobox', { name: 'Examples' }).selectOption('a fragment with its board');
    await expect(sentenceOf(editor)).toContainText('Move 5 of 5');
    await editor.getByRole('slider', { name: 'Move' }).fill('0');
    await expect(sentenceOf(editor)).toHaveText(/^Start: the stack is 9 rows high\./);
    await button(editor, 'Share').click();
    const report = editor.getByRole('textbox', { name: 'Report for an issue' });
    await expect(report).toHaveValue(/\n\n( {4}[.#]{10}\n){9}\n {4}Title: Five moves from the end\n/);
    await expect(report).toHaveValue(/^- Start: the stack is 9 rows high\./m);
  });

  test('brings the rich field when it is asked for, and not before', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const editor = await openFigure(page, EDITOR, 'editor');
    await expect(plain(editor)).toHaveValue(/^Title: Blue Scuti's famous game/);
    const before = scripts.length;
    expect(scripts.filter((url) => /codeMirror/i.test(url))).toEqual([]);
    await plain(editor).focus();
    await expect(editor.locator('.cm-editor')).toBeVisible();
    expect(scripts.slice(before).filter((url) => /codeMirror/i.test(url))).toHaveLength(1);
    await expect(editor.locator('.cm-content')).toBeFocused();
    await expect(editor.locator('.ptn-clear').first()).toHaveText('/DOUBLE');
  });

  test('brings the rich field to who stands in the text before the figure is alive', async ({ page }) => {
    await page.goto(EDITOR);
    const editor = page.locator('#editor');
    await expect(editor).not.toHaveAttribute('data-ready');
    await plain(editor).focus();
    await expect(editor.locator('.cm-content')).toBeFocused();
  });

  test('shows the move under the cursor, and the cursor follows the board', async ({ page }) => {
    const editor = await enriched(page);
    await write(page, editor, 'O-12 O-34 O-56');
    await expect(sentenceOf(editor)).toContainText('Move 3 of 3, O-56');
    await page.keyboard.press('Home');
    await expect(sentenceOf(editor)).toContainText('Move 1 of 3, O-12');
    await button(editor, 'Next move').click();
    await expect(editor.locator('.ptn-current')).toHaveText('O-34');
  });

  test('names faults as somebody writes, goes to their place, and is left with Tab', async ({ page }) => {
    const editor = await enriched(page);
    await write(page, editor, 'Title: t\nO-12\nTx-34 (note');
    await expect(editor.getByText('2 errors, 0 warnings.')).toBeVisible();
    const fault = editor.getByRole('button', { name: /direction is u, d, l or r/ });
    await expect(fault).toContainText('3:2');
    await fault.click();
    await expect(editor.locator('.cm-content')).toBeFocused();
    await page.keyboard.insertText('u');
    await page.keyboard.press('Delete');
    await expect(fault).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(editor.locator('.cm-content')).not.toBeFocused();
  });

  test('shares a link that reopens the text at its move', async ({ page, context }) => {
    const editor = await enriched(page);
    await write(page, editor, 'Title: (é) <b>\nO-12 I-3456! (ok) O-78');
    await expect(sentenceOf(editor)).toContainText('Move 3 of 3');
    await button(editor, 'Previous move').click();
    await button(editor, 'Share').click();
    const link = await editor.getByRole('textbox', { name: 'Link' }).inputValue();
    const other = await context.newPage();
    const reopened = await openFigure(other, link, 'editor');
    await expect(plain(reopened)).toHaveValue('Title: (é) <b>\nO-12 I-3456! (ok) O-78');
    await expect(sentenceOf(reopened)).toContainText('Move 2 of 3, I-3456!');
  });

  test('explains a link that cannot be read, and keeps the example', async ({ page }) => {
    const editor = await openFigure(page, `${EDITOR}?figure=editor&ptn=9abc`, 'editor');
    await expect(editor.getByRole('alert')).toContainText('The text in this link cannot be read');
    await expect(plain(editor)).toHaveValue(/^Title: Blue Scuti/);
  });

  test('is opened from a viewer', async ({ page }) => {
    const viewer = await openFigure(page, 'notation/', 'finish');
    await viewer.getByRole('link', { name: 'Editor' }).click();
    await expect(plain(page.locator('#editor'))).toHaveValue(/^Title: Five moves from the end/);
  });

  test('exports to fumen and imports it again', async ({ page }) => {
    const editor = await enriched(page);
    await write(page, editor, '=Level 3\nO-12 I-3456! (ok) O-78');
    await button(editor, 'Export').click();
    const panel = editor.getByRole('group', { name: 'Export' });
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
    await expect(editor.locator('.cm-content')).toContainText('O-12 I-3456! (ok) O-78');
    await expect(sentenceOf(editor)).toContainText('Move 3 of 3');
  });

  test('opens a file and saves one', async ({ page }) => {
    const editor = await openFigure(page, EDITOR, 'editor');
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

  test('opens 100,000 moves without freezing the page', async ({ page }) => {
    const editor = await enriched(page);
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
    const field = await editor.locator('.cm-editor').boundingBox();
    expect(field?.height, 'the text scrolls inside its field').toBeLessThan(500);
    await editor.getByRole('slider', { name: 'Move' }).fill('50000');
    await expect(sentenceOf(editor)).toContainText('Move 50000 of 100000, O-90/DOUBLE');
    const drawn = await page.evaluate(() => (globalThis as unknown as { drawn: Set<string> }).drawn.size);
    expect(drawn, 'states of the text that were drawn while it was read').toBeGreaterThan(1);
  });
});

test.describe('the converter', () => {
  test('converts both ways as somebody writes', async ({ page }) => {
    const converter = await openFigure(page, CONVERTER, 'converter');
    const result = converter.getByRole('textbox', { name: /^Result/ });
    await expect(result).toHaveValue('I [0, 2, 19]\nL [1, -1, 18]\n');
    await button(converter, 'Turn round').click();
    await expect(result).toHaveValue('I-6789@1 Ll-45@1\n');
    await converter.getByRole('textbox', { name: /^Text,/ }).fill('[0, 2, 19]');
    await expect(converter).toContainText('the piece is missing');
    await expect(result).toHaveValue('');
    await converter.getByRole('textbox', { name: /^Pieces/ }).fill('I');
    await expect(result).toHaveValue('I-6789@1\n');
  });

  test('says what a format cannot hold', async ({ page }) => {
    const converter = await openFigure(page, CONVERTER, 'converter');
    await converter.getByRole('combobox', { name: 'To' }).selectOption('trainer text');
    await converter.getByRole('textbox', { name: /^Text,/ }).fill('I-8 I-6789 I-9@1');
    await expect(converter).toContainText('I-9 is no straight drop, and this format has no place for its row');
    await expect(converter).toContainText('1:12');
  });
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
  test.use({ ...phone, viewport: { width: 360, height: 740 } });

  test('a game is stepped by touch, without sideways scrolling', async ({ page }) => {
    const viewer = await openFigure(page, SAMPLE, 'scuti');
    await button(viewer, 'Previous move').tap();
    await expect(sentenceOf(viewer)).toContainText('Move 29 of 30');
    await viewer.getByRole('button', { name: /O-67\/DOUBLE/ }).tap();
    await expect(sentenceOf(viewer)).toHaveText(EIGHTEENTH);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('the editor is written in', async ({ page }) => {
    const editor = await openFigure(page, EDITOR, 'editor');
    await editor.getByRole('textbox', { name: 'Text in PTN' }).tap();
    await expect(editor.locator('.cm-editor')).toBeVisible();
    await page.keyboard.insertText('O-12 ');
    await expect(editor.locator('.cm-content')).toContainText('O-12');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe('games, texts and conversions in links', () => {
  const opened = async (page: Page, figure: Locator): Promise<void> => {
    await figure.scrollIntoViewIfNeeded();
    await button(figure, 'Share').click();
    await figure.getByRole('link', { name: 'Open in the lab' }).click();
    await expect(page).toHaveURL(/\/lab\/notation\//);
  };

  test('a viewer leads to the editor at the move that it shows', async ({ page }) => {
    const viewer = await openFigure(page, SAMPLE, 'scuti');
    await viewer.getByRole('slider', { name: 'Move' }).fill('18');
    await opened(page, viewer);
    const editor = page.locator('#editor');
    await expect(plain(editor)).toHaveValue(/^Title: Blue Scuti/);
    await expect(sentenceOf(editor)).toHaveText(EIGHTEENTH);
  });

  test('the link of a viewer opens in another viewer, and behind the address of the lab', async ({ page }) => {
    const viewer = await openFigure(page, SAMPLE, 'scuti');
    await viewer.getByRole('slider', { name: 'Move' }).fill('18');
    await button(viewer, 'Share').click();
    const { search } = new URL(await viewer.getByRole('textbox', { name: 'Link', exact: true }).inputValue());
    const editor = await openFigure(page, EDITOR + search, 'editor');
    await expect(plain(editor)).toHaveValue(/^Title: Blue Scuti/);
    await expect(sentenceOf(editor)).toHaveText(EIGHTEENTH);
    const other = await openFigure(page, `notation/${search.replace('figure=scuti', 'figure=finish')}`, 'finish');
    await expect(sentenceOf(other)).toHaveText(EIGHTEENTH);
  });

  test('an example is shared as it was changed', async ({ page }) => {
    const example = await openFigure(page, 'notation/ptn/', 'letters');
    await example.getByRole('textbox', { name: 'Text, to be changed' }).fill('O-12 I-3456');
    await expect(sentenceOf(example)).toContainText('Move 2 of 2');
    await button(example, 'Share').click();
    const link = await example.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
    const reopened = await openFigure(page, link, 'letters');
    await expect(reopened.getByRole('textbox', { name: 'Text, to be changed' })).toHaveValue('O-12 I-3456');
    await expect(sentenceOf(reopened)).toContainText('Move 2 of 2');
    await opened(page, reopened);
    await expect(plain(page.locator('#editor'))).toHaveValue('O-12 I-3456');
  });

  test('a conversion is shared with its formats and its text', async ({ page }) => {
    const converter = await openFigure(page, CONVERTER, 'converter');
    await converter.getByRole('combobox', { name: 'To' }).selectOption('trainer text');
    await converter.getByRole('textbox', { name: /^Text,/ }).fill('O-12 <b>');
    await expect(converter).toContainText('This cannot be converted');
    await converter.getByRole('textbox', { name: /^Text,/ }).fill('O-12 I-3456');
    await button(converter, 'Share').click();
    const link = await converter.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
    const reopened = await openFigure(page, link, 'converter');
    await expect(reopened.getByRole('combobox', { name: 'To' })).toHaveValue('trainer');
    await expect(reopened.getByRole('textbox', { name: /^Text,/ })).toHaveValue('O-12 I-3456');
    await opened(page, reopened);
    await expect(plain(page.locator('#editor'))).toHaveValue('O-12 I-3456');
    const wrong = await openFigure(page, `${CONVERTER}?figure=converter&from=pdf`, 'converter');
    await expect(wrong.getByRole('alert')).toContainText('from cannot be "pdf"');
  });

  test('a link of a later format is explained', async ({ page }) => {
    for (const [address, figure] of [
      [SAMPLE, 'scuti'],
      ['notation/ptn/', 'letters'],
      [EDITOR, 'editor'],
      [CONVERTER, 'converter'],
    ] as const) {
      await test.step(`a link of a later format is explained by ${figure}`, async () => {
        const shown = await openFigure(page, `${address}?figure=${figure}&v=2&step=1`, figure);
        await expect(shown.getByRole('alert')).toContainText('in a format that this site does not know');
      });
    }
  });
});

test('nothing moves for readers who want reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const viewer = await openFigure(page, SAMPLE, 'scuti');
  await button(viewer, 'Previous move').click();
  expect(await viewer.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
});

for (const theme of THEMES) {
  test(`is sound for axe while games are shared, written and converted (${theme})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const violationsIn = (figure: string) => axeViolations(page, theme, `#${figure}`);
    const viewer = await openFigure(page, SAMPLE, 'scuti');
    await viewer.getByRole('slider', { name: 'Move' }).fill('18');
    await button(viewer, 'Share').click();
    expect(await violationsIn('scuti')).toEqual([]);

    const editor = await openFigure(page, EDITOR, 'editor');
    await editor.getByRole('textbox', { name: 'Text in PTN' }).focus();
    await expect(editor.locator('.cm-editor')).toBeVisible();
    await editor.getByRole('combobox', { name: 'Examples' }).selectOption('full of slips');
    await expect(editor.getByText('7 errors, 0 warnings.')).toBeVisible();
    await button(editor, 'Export').click();
    await expect(editor.getByRole('group', { name: 'Export' })).toBeVisible();
    expect(await violationsIn('editor')).toEqual([]);

    const converter = await openFigure(page, CONVERTER, 'converter');
    await converter.getByRole('textbox', { name: /^Text,/ }).fill('O-13 x');
    await expect(converter).toContainText('This cannot be converted');
    expect(await violationsIn('converter')).toEqual([]);
  });
}
