import { expect } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { test } from './support/test.ts';

test('tables with one name are compared on a board', async ({ page }) => {
  await page.goto('reference/names/');
  const figure = page.locator('#names');
  await figure.scrollIntoViewIfNeeded();
  await comesAlive(figure);
  const pane = (name: string) => figure.getByRole('group', { name, exact: true });
  const choose = (list: string, choice: string): Promise<unknown> =>
    figure.getByRole('combobox', { name: list }).selectOption(choice);

  await test.step('the same press ends in two places', async () => {
    await expect(pane('TETR.IO').getByRole('status')).toContainText('test 4, kick (-2, -1)');
    await expect(pane('Techmino').getByRole('status')).toContainText('test 4, kick (1, 2)');
  });

  await test.step('a row of the list says which turns are the same, and is compared when it is pressed', async () => {
    const row = figure.getByRole('row', { name: 'four-tris' });
    await expect(row.getByRole('cell')).toHaveText([
      'bd736a5, read in November 2026',
      'same',
      'differs',
      'differs',
      '–',
    ]);
    await row.getByRole('button').click();
    await expect(pane('four-tris')).toBeVisible();
    await figure.getByRole('row', { name: 'teti' }).getByRole('button').click();
    await expect(
      figure.getByRole('status').filter({ hasText: 'try the same squares in the same order' }),
    ).toBeVisible();
  });

  await test.step('a name brings its own tables, and a test is shown on both boards', async () => {
    await choose('Name', 'ASC');
    await expect(pane('Blocks, the old Ascension')).toBeVisible();
    await choose('Game or program', 'TETR.IO');
    await choose('Compared with', 'Triangle');
    await pane('Triangle')
      .getByRole('row', { name: /^Test 2 / })
      .getByRole('button')
      .click();
    for (const name of ['TETR.IO', 'Triangle'])
      await expect(pane(name).getByRole('row', { name: /^Test 2 / })).toHaveAttribute('aria-current', 'step');
  });

  await test.step('a link opens the same pair', async () => {
    await page.goto('reference/names/?figure=names&game=srs-tetrio&other=srs-plus-tetrio');
    await comesAlive(figure);
    await expect(figure.getByRole('combobox', { name: 'Compared with' })).toHaveValue('srs-plus-tetrio');
  });
});
