import { expect, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { PHONE } from './support/phone.ts';
import { test } from './support/test.ts';
import { rows, stepOfTestAll, TEST_ALL } from './support/wide.ts';

const finder = (page: Page) => page.locator('#spins');
const stepper = (page: Page) => page.locator('#spins-stepper');
const status = (page: Page) => finder(page).getByRole('status');
const field = (page: Page, name: string) =>
  finder(page).getByRole('combobox', { name, exact: true, includeHidden: true });
const boards = (page: Page) => finder(page).getByRole('list', { name: 'Boards, by number of blocks' });

async function openFinder(page: Page, query = ''): Promise<void> {
  await page.goto(`lab/spins/${query}`);
  await comesAlive(finder(page));
  await finder(page).getByText('Conditions for the board').click();
}

test('boards are found, gone through, and stepped under the rules of their system', async ({ page }) => {
  await openFinder(page);

  await test.step('opens with the triple of the T and steps its board', async () => {
    await expect(status(page)).toHaveText(
      /^With 29 blocks, T 0>>1 needs test 5, kick \(-1, -2\)\. From its spawn: .+; then clockwise\.$/,
    );
    await expect(boards(page).getByRole('button')).toHaveCount(12);
    await comesAlive(stepper(page));
    await expect(stepper(page).getByRole('status')).toContainText('Test 5, kick (-1, -2): fits. The piece rotates.');
  });

  await test.step('boards are gone through with keys alone', async () => {
    const pressed = boards(page).locator('[aria-pressed="true"]');
    await boards(page).getByRole('button').first().focus();
    for (const [key, name] of [
      ['ArrowRight', /^2: /],
      ['End', /^12: /],
    ] as const) {
      await page.keyboard.press(key);
      await expect(pressed).toHaveAccessibleName(name);
    }
    for (const key of ['Home', 'Tab', 'Enter']) await page.keyboard.press(key);
    await expect(pressed).toHaveAccessibleName(/^2: /);
  });

  await test.step('another board is chosen, and the stepper shows it without motion for who wants none', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const before = await stepper(page).getAttribute('data-state');
    await boards(page).getByRole('button', { name: '8: 30 blocks' }).click();
    await expect(status(page)).toContainText('With 30 blocks');
    await expect(stepper(page)).not.toHaveAttribute('data-state', before!);
    await comesAlive(stepper(page));
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving).toBe(0);
  });

  await stepOfTestAll('has no accessibility violations with the menu open', async () => {
    await finder(page).getByRole('button', { name: 'Share' }).click();
    for (const theme of THEMES) expect(await axeViolations(page, theme, '#spins')).toEqual([]);
    await page.keyboard.press('Escape');
  });

  for (const system of rows(['srs-arika', 'tetris-worlds', 'srs-nullpomino-180'], (id) => id === 'srs-nullpomino-180'))
    await test.step(`a board that ${system} was searched for is stepped under its rules`, async () => {
      await field(page, 'System').selectOption(system);
      await expect(stepper(page)).toHaveAttribute('data-state', new RegExp(`^system=${system} `));
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
});

test('other boards are asked for, and a link holds what is asked', TEST_ALL, async ({ page }) => {
  const SMALLEST = 'With 2 blocks, T 0>>1 needs test 5, kick (-1, -2).';
  await openFinder(page);

  const link =
    await test.step('asking for less gives smaller boards, and the conditions go into the link', async () => {
      await field(page, 'Full rows, at least').selectOption('0');
      await expect(status(page)).toContainText('With 10 blocks');
      await field(page, 'Other ways').selectOption('do not matter');
      await field(page, 'The piece').selectOption('is put anywhere');
      await field(page, 'Blocks').selectOption('may hang in the air');
      await field(page, 'At the end').selectOption('it may fall');
      await field(page, 'Walls').selectOption('are out of reach');
      // The smallest board of the kick atlas: two blocks.
      await expect(status(page)).toHaveText(SMALLEST);
      await finder(page).getByRole('button', { name: 'Share' }).click();
      return finder(page).getByRole('textbox', { name: 'Link', exact: true }).inputValue();
    });

  await test.step('the link opens the same search, for the table of a reader too', async () => {
    const own = new URL(link);
    own.searchParams.set('system', 'srs-guideline~T01:-1_-2');
    own.searchParams.set('test', '2');
    await page.goto(own.href);
    await expect(status(page)).toContainText('needs test 2, kick (-1, -2)');
    await expect(field(page, 'Blocks')).toHaveValue('hangs');
    await expect(field(page, 'System').locator('option:checked')).toHaveText('Guideline SRS* (T 0>>1)');
  });

  await test.step('a test that the turn does not have is named, and another one can be chosen', async () => {
    await openFinder(page, '?figure=spins&system=ars-tgm&test=9');
    await expect(status(page)).toContainText('there is no test 9');
    await expect(stepper(page)).toHaveCount(0);
    await expect(field(page, 'Test')).toHaveValue('9');
    await field(page, 'Test').selectOption('1');
    await expect(finder(page)).toHaveAttribute('data-state', / test=1 /);
    // The pickers correct it where the new turn has fewer tests.
    await field(page, 'System').selectOption('srs-guideline');
    await field(page, 'Test').selectOption('5');
    await field(page, 'System').selectOption('ars-tgm');
    await expect(field(page, 'Test')).toHaveValue('3');
  });

  await test.step('wrong words of a link are named and the example stays', async () => {
    await openFinder(page, '?figure=spins&width=3&walls=<b>');
    const alert = finder(page).getByRole('alert');
    await expect(alert).toContainText('width cannot be "3"; allowed: whole numbers from 4 to 10.');
    await expect(alert).toContainText('walls cannot be "<b>"; allowed: help, away.');
    await expect(status(page)).toContainText('With 29 blocks');
  });
});

test('a long search lets the page be used', TEST_ALL, async ({ page }) => {
  await openFinder(page, '?figure=spins&test=3&lines=2');
  // The press comes in the moment in which the search shows that it runs, however fast the machine is.
  const searching = await finder(page).evaluate(async (figure) => {
    const runs = (): boolean => figure.textContent.includes('boards checked, searching');
    while (!runs()) await new Promise(requestAnimationFrame);
    [...figure.querySelectorAll('button')].find((button) => button.textContent.trim() === 'Share')!.click();
    return runs();
  });
  expect(searching).toBe(true);
  await expect(finder(page).getByRole('textbox', { name: 'Link', exact: true })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the example, its board and every test of it can be read', TEST_ALL, async ({ page }) => {
    await page.goto('lab/spins/');
    await expect(finder(page)).toContainText('With 29 blocks, T 0>>1 needs test 5, kick (-1, -2).');
    await expect(
      stepper(page)
        .getByRole('listitem')
        .filter({ hasText: /Test 5, kick/ }),
    ).toContainText('accepted');
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test('boards are chosen by touch, and nothing scrolls sideways', TEST_ALL, async ({ page }) => {
    await openFinder(page);
    await boards(page).getByRole('button').nth(3).tap();
    await expect(finder(page)).toHaveAttribute('data-state', /found=3/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
