import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { test } from './support/test.ts';
import { TEST_ALL } from './support/wide.ts';

const figure = (page: Page) => page.locator('#tables');
const text = (page: Page) => figure(page).getByRole('region', { name: 'The text of the file' });
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('the data of a system are shown in formats, and shared', async ({ page }) => {
  await page.goto('reference/data/');
  await figure(page).scrollIntoViewIfNeeded();
  await comesAlive(figure(page));
  const choose = (list: string, choice: string): Promise<unknown> =>
    figure(page).getByRole('combobox', { name: list }).selectOption(choice);

  await test.step('system and format are chosen from lists', async () => {
    await expect(text(page)).toContainText("'0>>1': [[0, 0], [-2, 0], [1, 0], [-2, -1], [1, 2]]");
    await choose('Format', 'Lua');
    await expect(text(page)).toContainText('["0>>1"] = {{0, 0}, {-2, 0}, {1, 0}, {-2, -1}, {1, 2}}');
    await choose('System', 'DTET');
    await expect(text(page)).toContainText('left = {');
    await choose('Format', 'solution-finder');
    await expect(figure(page).getByRole('status').first()).toContainText('cannot contain all of DTET');
    await figure(page).getByRole('button', { name: 'Reset' }).click();
  });

  await test.step('offsets are offered where they make the kicks', async () => {
    await choose('Vectors', 'offsets');
    await expect(text(page)).toContainText('export const offsets');
    await choose('System', 'Arika SRS');
    await expect(text(page)).toContainText('export const kicks');
    await expect(figure(page).getByRole('combobox', { name: 'Vectors' }).getByRole('option')).toHaveCount(1);
  });

  const link = await test.step('a state is shared by link', async () => {
    await choose('Format', 'Python');
    await figure(page).getByRole('button', { name: 'Share' }).click();
    return figure(page).getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  });

  await test.step('nothing scrolls sideways on a phone', async () => {
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });

  await test.step('the link opens it again, and text and download follow the conventions of the header', async () => {
    const other = new URL(link);
    other.searchParams.set('y', 'down');
    other.searchParams.set('names', '0R2L');
    await page.goto(other.href);
    await expect(figure(page).getByRole('combobox', { name: 'Format' })).toHaveValue('python');
    await expect(text(page)).toContainText('# Arika SRS (srs-arika)');
    await choose('System', 'Guideline SRS');
    await choose('Vectors', 'kicks');
    await choose('Format', 'TypeScript');
    await expect(text(page)).toContainText("'0>>R': [[0, 0], [-2, 0], [1, 0], [-2, 1], [1, -2]]");
    const download = figure(page).getByRole('link', { name: 'Download srs-guideline-y-down-0R2L.ts' });
    await expect(download).toHaveAttribute('href', /^data:text\/plain.*0%3E%3ER/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every file can be had by its link, and the example is there to read', TEST_ALL, async ({ page, request }) => {
    await page.goto('reference/data/');
    await expect(text(page)).toContainText('export const kicks');
    for (const name of ['Guideline SRS, JSON: json', 'DTET, Rust: rs', 'Tetris Best, solution-finder: properties']) {
      const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
      const answer = await request.get(new URL(href!, page.url()).href);
      expect(answer.status(), name).toBe(200);
      expect((await answer.text()).length, name).toBeGreaterThan(500);
    }
    await test.step('conformance files have as many lines as the page says', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('reference/conformance/');
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      const link = page.getByRole('link', { name: 'Guideline SRS, Small set: 284 lines' });
      const answer = await request.get(new URL((await link.getAttribute('href'))!, page.url()).href);
      const lines = (await answer.text()).trim().split('\n');
      expect(lines).toHaveLength(284);
      expect(Object.keys(JSON.parse(lines[0]!) as object)).toEqual([
        'id', 'piece', 'from', 'to', 'rot', 'board', 'before', 'ok', 'kick', 'd', 'after',
      ]); // prettier-ignore
    });
    await test.step('the same lines are there in columns, with the address of the stepper', async () => {
      const link = page.getByRole('link', { name: 'Guideline SRS, Small set in columns: 284 lines' });
      const answer = await request.get(new URL((await link.getAttribute('href'))!, page.url()).href);
      const lines = (await answer.text()).trim().split('\n');
      expect(lines.filter((line) => !line.startsWith('#'))).toHaveLength(285);
      const stepper = new URL(lines.find((line) => line.startsWith('# stepper '))!.slice('# stepper '.length));
      expect((await request.get(new URL(stepper.pathname, page.url()).href)).status()).toBe(200);
    });
    await test.step('the page on CI has the checksum of the runner that is served', async () => {
      await page.goto('reference/ci/');
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      const link = page.getByRole('link', { name: 'conformance.py', exact: true });
      const answer = await request.get(new URL((await link.getAttribute('href'))!, page.url()).href);
      const sum = createHash('sha256')
        .update(await answer.body())
        .digest('hex');
      await expect(page.getByText(`${sum}  conformance.py`)).toHaveCount(2);
      const sums = await request.get(
        new URL((await page.getByRole('link', { name: 'sha256sums.txt' }).getAttribute('href'))!, page.url()).href,
      );
      expect(await sums.text()).toContain(`${sum}  runners/v1/conformance.py\n`);
    });
  });
});
