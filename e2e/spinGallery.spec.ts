import { expect, type Locator, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { PHONE } from './support/phone.ts';
import { test } from './support/test.ts';
import { stepOfTestAll, TEST_ALL, WIDE } from './support/wide.ts';

const PAGE = 'systems/srs/spins/';
const TST = 'T-spin triple (TST)';

const gallery = (page: Page): Locator => page.locator('#gallery');
const status = (page: Page): Locator => gallery(page).getByRole('status');
const card = (page: Page, name: string): Locator =>
  gallery(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const button = (page: Page, name: string): Locator => gallery(page).getByRole('button', { name, exact: true });

test('a card plays its spin in place', async ({ page }) => {
  await page.goto(PAGE);

  await test.step('a press before any script has come plays it, and its picture comes back', async () => {
    await button(page, `Play ${TST}`).click();
    await expect(button(page, `Pause ${TST}`)).toBeVisible();
    await expect(status(page)).toHaveText('T-spin triple (TST): 0>>1, test 5, 3 rows');
    if (WIDE) await expect(button(page, `Play ${TST}`)).toBeVisible();
  });

  await test.step('a key plays another one, and pauses it', async () => {
    await button(page, 'Play Fin, a T-spin double').press('Enter');
    await button(page, 'Pause Fin, a T-spin double').press('Enter');
    await expect(button(page, 'Play Fin, a T-spin double')).toBeFocused();
    await expect(status(page)).toHaveText('Fin, a T-spin double: 2>>1, test 5, 2 rows');
  });

  await test.step('a press goes on to the next card and ends the first', async () => {
    await button(page, 'Play J-spin single').click();
    await button(page, 'Play L-spin single').click();
    await expect(button(page, 'Pause J-spin single')).toHaveCount(0);
    await expect(status(page)).toHaveText(/^L-spin single: /);
  });

  await stepOfTestAll('has no accessibility violations', async () => {
    for (const theme of THEMES) expect(await axeViolations(page, theme, '#gallery')).toEqual([]);
  });
});

test('a reader who wants less motion sees the same frames, and nothing that slides', TEST_ALL, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
  await comesAlive(gallery(page));
  const moving = (): Promise<number> => page.evaluate(() => document.getAnimations().length);
  await button(page, `Play ${TST}`).click();
  await expect(button(page, `Pause ${TST}`)).toBeVisible();
  expect(await moving()).toBe(0);
  await expect(button(page, `Play ${TST}`)).toBeVisible();
  expect(await moving()).toBe(0);
});

test('all cards follow the system, whose rules come when it is chosen', async ({ page }) => {
  await page.goto(PAGE);
  await comesAlive(gallery(page));
  const system = gallery(page).getByRole('combobox', { name: 'System' });

  await test.step('one that the page has', async () => {
    await system.selectOption('ars-tgm');
    await expect(status(page)).toHaveText('Under ARS (TGM, TAP), 7 of 24 presses end in the spin.');
    await expect(card(page, TST)).toContainText('test 1, ends elsewhere');
  });

  await test.step('one that comes later', async () => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') fetched.push(request.url());
    });
    await system.selectOption('cultris-2');
    await expect(status(page)).toHaveText(/^Under C2RS \(Cultris II\), 12 of 24 presses/);
    await expect(card(page, TST)).toContainText('does not rotate');
    expect(fetched).not.toEqual([]);
  });

  await test.step('reset brings the first one back', async () => {
    await gallery(page).getByRole('button', { name: 'Reset' }).click();
    await expect(card(page, TST)).toContainText('test 5, 3 rows');
  });
});

test(
  'a card leads to the stepper and to a game on its board, under the system that is shown',
  TEST_ALL,
  async ({ page }) => {
    await page.goto(`${PAGE}?figure=gallery&system=srs-arika`);
    await expect(gallery(page)).toHaveAttribute('data-state', 'system=srs-arika');
    await card(page, TST).getByRole('link', { name: TST, exact: true }).click();
    await expect(page.locator('#bench')).toHaveAttribute(
      'data-state',
      /^system=srs-arika piece=T from=0 at=3,2 .*step=0/,
    );
    await page.goBack();
    await card(page, TST).getByRole('link', { name: 'Play from here' }).click();
    await expect(page.locator('#bench')).toHaveAttribute('data-state', / first=T0:3,2 /);
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);
  test('the switch stays in sight beside the last card, and nothing scrolls sideways', TEST_ALL, async ({ page }) => {
    await page.goto(PAGE);
    await comesAlive(gallery(page));
    await button(page, 'Play I-spin triple').tap();
    await expect(status(page)).toHaveText(/^I-spin triple: /);
    await expect(gallery(page).getByRole('combobox', { name: 'System' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
