import { expect, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { test } from './support/test.ts';

const figure = (page: Page) => page.locator('#tables');

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`reference/data/${query}`);
  await figure(page).scrollIntoViewIfNeeded();
  await comesAlive(figure(page));
}

test('a system is shown in a format, and both are chosen from lists', async ({ page }) => {
  await open(page);
  const text = figure(page).getByRole('region', { name: 'The text of the file' });
  await expect(text).toContainText("'0>>1': [[0, 0], [-2, 0], [1, 0], [-2, -1], [1, 2]]");
  await figure(page).getByRole('combobox', { name: 'Format' }).selectOption('Lua');
  await expect(text).toContainText('["0>>1"] = {{0, 0}, {-2, 0}, {1, 0}, {-2, -1}, {1, 2}}');
  await figure(page).getByRole('combobox', { name: 'System' }).selectOption('DTET');
  await expect(text).toContainText('left = {');
  await figure(page).getByRole('combobox', { name: 'Format' }).selectOption('solution-finder');
  await expect(figure(page).getByRole('status').first()).toContainText('cannot say all of DTET');
});

test('offsets are offered where they make the kicks', async ({ page }) => {
  await open(page);
  const text = figure(page).getByRole('region', { name: 'The text of the file' });
  await figure(page).getByRole('combobox', { name: 'Vectors' }).selectOption('offsets');
  await expect(text).toContainText('export const offsets');
  await figure(page).getByRole('combobox', { name: 'System' }).selectOption('Arika SRS');
  await expect(text).toContainText('export const kicks');
  await expect(figure(page).getByRole('combobox', { name: 'Vectors' }).getByRole('option')).toHaveCount(1);
});

test('the text and its download follow the conventions of the header', async ({ page }) => {
  await open(page, '?y=down&names=0R2L&rows=1');
  const text = figure(page).getByRole('region', { name: 'The text of the file' });
  await expect(text).toContainText("'0>>R': [[0, 0], [-2, 0], [1, 0], [-2, 1], [1, -2]]");
  const link = figure(page).getByRole('link', { name: 'Download srs-guideline-y-down-0R2L.ts' });
  await expect(link).toHaveAttribute('href', /^data:text\/plain.*0%3E%3ER/);
});

test('a state is shared by link and opens again', async ({ page }) => {
  await open(page);
  await figure(page).getByRole('combobox', { name: 'System' }).selectOption('Arika SRS');
  await figure(page).getByRole('combobox', { name: 'Format' }).selectOption('Python');
  await figure(page).getByRole('button', { name: 'Share' }).click();
  const link = await figure(page).getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  await page.goto(link);
  await expect(figure(page).getByRole('combobox', { name: 'Format' })).toHaveValue('python');
  await expect(figure(page).getByRole('region', { name: 'The text of the file' })).toContainText(
    '# Arika SRS (srs-arika)',
  );
});

test('a link with a format that does not exist says so and keeps the page', async ({ page }) => {
  await page.goto('reference/data/?figure=tables&system=sega&format=cobol');
  await figure(page).scrollIntoViewIfNeeded();
  await expect(figure(page).getByRole('alert')).toContainText('format cannot be "cobol"');
  await expect(figure(page).getByRole('region', { name: 'The text of the file' })).toContainText('Guideline SRS');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every file can be had by its link, and the example is there to read', async ({ page, request }) => {
    await page.goto('reference/data/');
    await expect(figure(page).getByRole('region', { name: 'The text of the file' })).toContainText(
      'export const kicks',
    );
    for (const name of ['Guideline SRS, JSON: json', 'DTET, Rust: rs', 'Tetris Best, solution-finder: properties']) {
      const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
      const answer = await request.get(new URL(href!, page.url()).href);
      expect(answer.status(), name).toBe(200);
      expect((await answer.text()).length, name).toBeGreaterThan(500);
    }
  });

  test('conformance files have as many lines as the page says', async ({ page, request }) => {
    await page.goto('reference/conformance/');
    const link = page.getByRole('link', { name: 'Guideline SRS, Small set: 284 lines' });
    const answer = await request.get(new URL((await link.getAttribute('href'))!, page.url()).href);
    const lines = (await answer.text()).trim().split('\n');
    expect(lines).toHaveLength(284);
    expect(Object.keys(JSON.parse(lines[0]!) as object)).toEqual([
      'id', 'piece', 'from', 'to', 'rot', 'board', 'before', 'ok', 'kick', 'd', 'after',
    ]); // prettier-ignore
  });
});

test('nothing scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['reference/data/', 'reference/conformance/']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
