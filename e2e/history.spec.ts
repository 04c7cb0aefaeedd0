import { expect, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { test } from './support/test.ts';
import { TEST_ALL } from './support/wide.ts';

/** Leaves the page for another one, and comes back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.goto('404.html');
  await page.goBack();
}

test(
  'who comes back to a page finds lists and sliders at the example that figures show',
  TEST_ALL,
  async ({ page }) => {
    await page.goto('systems/srs/kicks/?y=down&other=1#worked');
    const stepper = page.locator('#worked');
    await comesAlive(stepper);
    const piece = stepper.getByRole('combobox', { name: 'Piece' });
    const slider = stepper.getByRole('slider');

    await test.step('chosen conventions replace those in the address, in links too', async () => {
      await page.getByRole('button', { name: /^Conventions/ }).click();
      await page.getByRole('group', { name: 'Vertical axis' }).getByText('y up', { exact: true }).click();
      expect(new URL(page.url()).search).toBe('?other=1');
      expect(new URL(page.url()).hash).toBe('#worked');
      await page.keyboard.press('Escape');
      await stepper.getByRole('button', { name: 'Share', exact: true }).click();
      await expect(stepper.getByRole('textbox', { name: 'Link', exact: true })).not.toHaveValue(/y=down/);
      await page.keyboard.press('Escape');
    });

    await expect(piece).toHaveValue('J');
    const step = await slider.inputValue();
    await piece.selectOption('T');
    await slider.fill('1');
    await expect(stepper).toHaveAttribute('data-state', / piece=T .* step=1$/);

    await leaveAndReturn(page);
    await expect(page.locator('html')).toHaveAttribute('data-convention-y', 'up');
    await expect(piece).toHaveValue('J');
    await expect(slider).toHaveValue(step);
    await expect(stepper).toHaveAttribute('data-state', / piece=J /);
    await comesAlive(stepper);
    await piece.selectOption('T');
    await expect(stepper).toHaveAttribute('data-state', / piece=T /);
  },
);

test(
  'the file that is offered is that of the system in the list, also for who comes back',
  TEST_ALL,
  async ({ page }) => {
    await page.goto('reference/data/');
    const browser = page.locator('[data-widget="data-browser"]');
    await comesAlive(browser);
    const system = browser.getByRole('combobox', { name: 'System' });
    await system.selectOption('DTET');
    await expect(browser.getByRole('link', { name: /^Download dtet/ })).toBeVisible();
    await leaveAndReturn(page);
    await expect(system).toHaveValue('srs-guideline');
    await expect(browser.getByRole('link', { name: /^Download srs-guideline/ })).toBeVisible();
  },
);

test('the address of a page describes what its figure shows', async ({ page }) => {
  const search = (): URLSearchParams => new URL(page.url()).searchParams;

  await test.step('in the lab it follows the figure, and a reload shows the same', async () => {
    await page.goto('lab/stepper/?y=down');
    const bench = page.locator('#bench');
    await comesAlive(bench);
    const example = await bench.getAttribute('data-state');
    await bench.getByRole('combobox', { name: 'Piece' }).selectOption('L');
    await bench.getByRole('slider').fill('2');
    await expect
      .poll(() => [search().get('piece'), search().get('step'), search().get('y')])
      .toEqual(['L', '2', 'down']);
    const state = await bench.getAttribute('data-state');
    await page.reload();
    await comesAlive(bench);
    await expect(bench).toHaveAttribute('data-state', state!);
    // The first step back is the page before the lab: the address was replaced.
    expect(await page.evaluate(() => history.length)).toBeLessThan(4);
    await page.goto('lab/stepper/?y=down');
    await comesAlive(bench);
    await bench.getByRole('combobox', { name: 'Piece' }).selectOption('L');
    await expect.poll(() => search().has('piece')).toBe(true);
    await bench.getByRole('button', { name: 'Reset' }).click();
    await expect(bench).toHaveAttribute('data-state', example!);
    await expect.poll(() => new URL(page.url()).search).toBe('?y=down');
  });

  await test.step('elsewhere an address that is no longer true loses the state', async () => {
    await page.goto(
      'systems/srs/kicks/?figure=worked&system=srs-guideline&piece=T&from=0&at=3,3&turn=cw&board=..........&step=1#worked',
    );
    const stepper = page.locator('#worked');
    await comesAlive(stepper);
    await expect(stepper).toHaveAttribute('data-state', / piece=T /);
    expect(search().get('figure')).toBe('worked');
    await stepper.getByRole('slider').fill('0');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(new URL(page.url()).hash).toBe('#worked');
  });
});

test('the browser asks before a text that the reader wrote is left', TEST_ALL, async ({ page }) => {
  await page.goto('lab/notation/');
  const editor = page.locator('#editor');
  await comesAlive(editor);
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += dialog.type() === 'beforeunload' ? 1 : 0;
    void dialog.accept();
  });
  // Leaving an example asks nothing.
  await page.reload();
  await comesAlive(editor);
  expect(asked).toBe(0);
  await editor.getByRole('textbox', { name: 'Text in PTN' }).focus();
  await expect(editor.locator('.cm-editor')).toBeVisible();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('\nO-12 ');
  await expect.poll(() => new URL(page.url()).searchParams.has('ptn')).toBe(true);
  await page.reload();
  expect(asked).toBe(1);
  await comesAlive(editor);
  await expect(editor.getByRole('textbox', { name: 'Text in PTN' })).toHaveValue(/O-12/);
});
