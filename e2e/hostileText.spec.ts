import { expect, type Locator, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { test } from './support/test.ts';
import { TEST_ALL } from './support/wide.ts';

// Texts that once blanked a page or kept it busy for seconds and more: it says what is wrong, and goes on answering.

async function open(page: Page, address: string, figure: string): Promise<Locator> {
  await page.goto(address);
  const shown = page.locator(`#${figure}`);
  await comesAlive(shown);
  return shown;
}

test('a frame whose link names what every object inherits says what is wrong', async ({ page }) => {
  const scene = 'system=srs-guideline&piece=T&from=constructor&at=3,3&turn=cw&board=..........';
  await page.goto(`embed/kick-stepper/?${scene}`);
  await expect(page.getByRole('alert')).toContainText('"constructor" is not a state');
  const figure = page.locator('kick-stepper#bench');
  await expect(figure).toBeVisible();
  await figure.getByRole('button', { name: 'Next test' }).click();
  const block = await open(page, 'systems/rotatris/collapse/?figure=collapse&block=constructor', 'collapse');
  await expect(block.getByRole('alert')).toContainText('block cannot be "constructor"');
});

test('the table checker refuses a deep or long text, and reads on', TEST_ALL, async ({ page }) => {
  const checker = await open(page, 'lab/table/', 'checker');
  const area = checker.getByRole('textbox', { name: 'Kick or offset table' });
  const alert = checker.getByRole('alert');
  await test.step('brackets in brackets', async () => {
    await area.fill(`${'['.repeat(5000)}(0,0),(1,1)${']'.repeat(5000)}`);
    await expect(alert).toContainText('nested more than 32 deep');
    await expect(checker.getByText('This cannot be read as a table.').first()).toBeVisible();
  });
  await test.step('a line of blanks', async () => {
    await area.fill(`T.NE=${' '.repeat(39_000)}y\u2028x`);
    await expect(alert).toContainText('There is no table here');
  });
  await test.step('more than any table', async () => {
    await area.fill('(0,0),'.repeat(12_000));
    await expect(alert).toContainText('The text has 72000 characters; up to 60000 are read.');
  });
  await test.step('a table', async () => {
    await area.fill('T.NE=(0,0)(-1,0)(-1,1)(0,-2)(-1,-2)');
    await expect(alert).toHaveCount(0);
  });
});

test('the converter refuses a long text before it begins, and converts on', TEST_ALL, async ({ page }) => {
  const converter = await open(page, 'notation/convert/', 'converter');
  const text = converter.getByRole('textbox', { name: /^Text,/ });
  await converter.getByRole('combobox', { name: 'From' }).selectOption('fumen');
  await text.fill(`v115@${'A'.repeat(21_000)}`);
  await expect(converter).toContainText('the text has 21005 characters; up to 20000 are converted');
  await expect(converter.getByRole('textbox', { name: /^Result/ })).toHaveValue('');
  await converter.getByRole('combobox', { name: 'From' }).selectOption('ptn');
  await converter.getByRole('combobox', { name: 'To' }).selectOption('fumen');
  await text.fill('O-12 O-34 '.repeat(4_000));
  await expect(converter).toContainText('the text has 40000 characters; up to 32000 are converted');
  await text.fill('O-12');
  await expect(converter.getByRole('textbox', { name: /^Result/ })).toHaveValue(/^v115@/);
});

test('the editor opens long files of one kind', TEST_ALL, async ({ page }) => {
  const editor = await open(page, 'lab/notation/', 'editor');
  const status = editor.getByRole('status').filter({ hasText: /^Start/ });
  for (const [what, text] of [
    ['comments', '(a)'.repeat(330_000)],
    ['line ends', '\r'.repeat(1_000_000)],
    ['one comment', `(${'\ufffd'.repeat(300_000)})`],
  ] as const)
    await test.step(what, async () => {
      await editor.locator('input[type=file]').setInputFiles({
        name: 'long.ptn',
        mimeType: 'text/plain',
        buffer: Buffer.from(`Title: ${what}\n${text}`),
      });
      await expect(editor).toHaveAccessibleName(new RegExp(what));
      await expect(status).toContainText('0 moves follow');
    });
  await expect(status).toContainText('…');
  await editor.getByRole('combobox', { name: 'Examples' }).selectOption({ index: 1 });
  await expect(editor.getByText(/^Move 30 of 30/)).toBeVisible();
});
