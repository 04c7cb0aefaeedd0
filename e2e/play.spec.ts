import { expect, type Locator, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { test } from './support/test.ts';
import { rows, TEST_ALL } from './support/wide.ts';

// The play lab: a game by keyboard and by touch, the list of its rotations, its time line, and what a link keeps.

const gameOf = (page: Page): Locator => page.locator('#bench');
const boardOf = (page: Page): Locator => page.getByRole('application', { name: 'Game board' });
const linesOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Rotations of this game' }).getByRole('listitem');
const statusOf = (page: Page): Locator => gameOf(page).locator('[part="sentence"]').getByRole('status');
const whyOf = (page: Page): Locator => page.getByRole('region', { name: /^Why/ });
const change = (page: Page): Promise<void> => gameOf(page).getByRole('button', { name: 'change' }).click();
const button = (page: Page, name: string): Locator => gameOf(page).getByRole('button', { name, exact: true });

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`lab/play/${query}`);
  await comesAlive(gameOf(page));
}

test('a game that is too long for a link is not lost without a question', TEST_ALL, async ({ page }) => {
  await open(page);
  const asked = async (): Promise<boolean> => {
    const prevented = await page.evaluate(() => {
      const leaving = new Event('beforeunload', { cancelable: true });
      dispatchEvent(leaving);
      return leaving.defaultPrevented;
    });
    return prevented;
  };
  expect(await asked()).toBe(false);
  await test.step('a file has it', async () => {
    // Twenty thousand frames, and a press or a release of Left in every second of the first fourteen thousand.
    const moves = Buffer.from([0xa0, 0x9c, 0x01, ...Array<number>(7000).fill(2)]).toString('base64url');
    await gameOf(page).getByText('Save and open', { exact: true }).click();
    await page.getByLabel('Open a game').setInputFiles({
      name: 'long.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(`Wallkick game 1\nmoves=${moves}\nframe=14000`),
    });
    await expect(gameOf(page).getByText('Game opened.')).toBeVisible();
    expect(await asked()).toBe(false);
  });
  await test.step('the browser asks once the player went on, and not after saving', async () => {
    await boardOf(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('p');
    await expect.poll(asked).toBe(true);
    await button(page, 'Save game').click();
    await expect(gameOf(page).getByText('Game saved.')).toBeVisible();
    expect(await asked()).toBe(false);
  });
  await test.step('another system leaves a way back', async () => {
    await change(page);
    await gameOf(page).getByRole('combobox', { name: 'System' }).selectOption('sega');
    await button(page, 'Last game').click();
    await expect(gameOf(page).getByRole('combobox', { name: 'System' })).not.toHaveValue('sega');
    await expect(gameOf(page).getByText(/^This game is too long for a link/)).toBeVisible();
  });
});

test('the letters of the presets are there on other keyboards', TEST_ALL, async ({ page }) => {
  await open(page);
  await button(page, 'Start again').click();
  const send = (type: string, key: string, code: string): Promise<void> =>
    boardOf(page).dispatchEvent(type, { key, code, bubbles: true, cancelable: true });
  await send('keydown', 'ч', 'KeyX');
  await send('keyup', 'Ч', 'KeyX');
  await expect(linesOf(page)).toHaveCount(1);
});

test('a game by keyboard', async ({ page }) => {
  await open(page);

  await test.step('opens at a kick, whose tests stand beside the board', async () => {
    await expect(statusOf(page)).toHaveText('T 0>>1: test 5, 2 rows down.');
    await expect(whyOf(page).getByRole('row', { name: /Test 5/ })).toHaveAttribute('aria-current', 'step');
    for (const theme of THEMES) expect(await axeViolations(page, theme, '#bench')).toEqual([]);
  });

  await test.step('Start again and a key: the first kick is in the list', async () => {
    await button(page, 'Start again').click();
    await expect(boardOf(page)).toBeFocused();
    await page.keyboard.press('x');
    await expect(linesOf(page)).toHaveText([/T 0>>1.*test 5, 2 rows down/]);
    await expect(statusOf(page)).toHaveText('T 0>>1: test 5, 2 rows down.');
    // While a game runs, nothing prints it: that takes longer the longer it is.
    const printed = await gameOf(page).evaluate(async (game) => {
      let count = 0;
      const changes = new MutationObserver((found) => {
        count += found.length;
      });
      changes.observe(game, { attributeFilter: ['data-state'] });
      for (let frame = 0; frame < 20; frame++) await new Promise((next) => requestAnimationFrame(next));
      changes.disconnect();
      return count;
    });
    expect(printed).toBe(0);
    await page.keyboard.press('x');
    await expect(linesOf(page)).toHaveText([/test 5/, /none of 5 fits/]);
  });

  await test.step('P stops; the list leads back to the tests of a rotation', async () => {
    await page.keyboard.press('p');
    await expect(button(page, 'Play').first()).toBeVisible();
    await linesOf(page).first().getByRole('button').click();
    await expect(whyOf(page)).toHaveAccessibleName('Why: T 0>>1');
    await whyOf(page)
      .getByRole('row', { name: /Test 2/ })
      .getByRole('button')
      .press('Enter');
    await expect(whyOf(page)).toContainText('Test 2, kick (-1, 0): blocked');
    for (const theme of THEMES) expect(await axeViolations(page, theme, '#bench')).toEqual([]);
  });

  await test.step('playing on from there keeps the other future', async () => {
    await expect(button(page, 'Other future')).toHaveCount(0);
    await boardOf(page).focus();
    await page.keyboard.press(' ');
    await expect(linesOf(page)).toHaveCount(1);
    await page.keyboard.press('p');
    await button(page, 'Other future').click();
    await expect(linesOf(page)).toHaveCount(2);
  });

  await test.step('the same buttons part under another system', async () => {
    await linesOf(page).first().getByRole('button').click();
    await page.getByText('The same buttons, another system', { exact: true }).first().click();
    const panes = page.getByRole('region', { name: 'The same buttons, another system' });
    await expect(panes.getByText(/A rotation differs at/)).toHaveCount(1);
    await expect(panes.getByRole('img')).toHaveCount(3);
    for (const theme of THEMES) expect(await axeViolations(page, theme, '#bench')).toEqual([]);
  });

  await test.step('a link opens the game again, at the same frame', async () => {
    const before = await boardOf(page).getAttribute('data-game');
    await button(page, 'Share').last().click();
    const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
    expect(link).toContain('moves=');
    await page.goto(link);
    await comesAlive(gameOf(page));
    await expect(linesOf(page)).toHaveCount(2);
    await expect(boardOf(page)).toHaveAttribute('data-game', before!);
  });

  await test.step('a gamepad plays too', async () => {
    await button(page, 'Start again').click();
    await page.evaluate(() => {
      const pad = { buttons: Array.from({ length: 17 }, (_, number) => ({ pressed: number === 1 })), axes: [0, 0] };
      Object.defineProperty(navigator, 'getGamepads', { value: () => [null, pad] });
      dispatchEvent(new Event('gamepadconnected'));
    });
    await expect(linesOf(page)).toHaveText([/T 0>>1.*test 5, 2 rows down/]);
  });
});

test('keys can be changed and are kept, and a system with other rules can be chosen', async ({ page }) => {
  await open(page);
  await page.getByText('Change keys', { exact: true }).click();
  await page.getByRole('button', { name: /Change the key for rotate right/ }).click();
  await page.keyboard.press('p');
  await expect(page.getByText('“p” has another use here. Press another key.')).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('button', { name: 'Change the key for rotate right: K' })).toBeVisible();

  await open(page);
  await change(page);
  await expect(page.getByRole('combobox', { name: 'Keys' })).toHaveValue('own');
  await page.getByRole('combobox', { name: 'System' }).selectOption('ars-tgm');
  await expect(linesOf(page)).toHaveCount(0);
  await button(page, 'Start again').click();
  await page.keyboard.press('k');
  await expect(linesOf(page)).toHaveCount(1);
});

test('the first press on the board counts, and nothing is wiped without a way back', async ({ page }) => {
  await page.goto('lab/play/');
  await test.step('a press before the game is hydrated starts it, with the kick for the reader', async () => {
    await boardOf(page).click({ position: { x: 60, y: 60 } });
    await expect(boardOf(page)).toBeFocused();
    await expect(boardOf(page)).toHaveAttribute('data-game', /mode=playing/);
    await page.keyboard.press('x');
    await expect(linesOf(page)).toHaveText([/T 0>>1.*test 5, 2 rows down/]);
  });
  await test.step('R tries again, and the game before it comes back', async () => {
    await page.keyboard.press('r');
    await expect(linesOf(page)).toHaveCount(0);
    await expect(boardOf(page)).toHaveAttribute('data-game', /mode=playing/);
    await button(page, 'Last game').click();
    await expect(linesOf(page)).toHaveCount(1);
  });
  await test.step('a reset leaves the settings, and can be undone', async () => {
    await gameOf(page).getByText('Delays, seed and pieces', { exact: true }).click();
    await gameOf(page)
      .getByRole('spinbutton', { name: /^Auto repeat/ })
      .fill('0');
    await page.keyboard.press('Enter');
    await boardOf(page).focus();
    await page.keyboard.press('x');
    await expect(linesOf(page)).toHaveCount(1);
    await button(page, 'Reset').click();
    await expect(linesOf(page)).toHaveCount(4);
    await expect(gameOf(page).getByRole('spinbutton', { name: /^Auto repeat/ })).toHaveValue('0');
    await button(page, 'Last game').click();
    await expect(linesOf(page)).toHaveCount(1);
  });
  await test.step('the browser keeps the handling, and Shift can be a key', async () => {
    await page.getByText('Change keys', { exact: true }).click();
    await page.getByRole('button', { name: /Change the key for hold/ }).click();
    await page.keyboard.press('Shift');
    await open(page);
    await button(page, 'Start again').click();
    await page.keyboard.down('ArrowRight');
    await expect(boardOf(page).getByRole('img')).toHaveAccessibleName(/to 10, /);
    await page.keyboard.up('ArrowRight');
    await page.keyboard.press('Shift');
    await expect(boardOf(page).getByRole('img')).not.toHaveAccessibleName(/to 10, /);
  });
});

test('a game begins at the board of a stepper', async ({ page }) => {
  await page.goto('systems/srs/kicks/');
  const stepper = page.locator('#worked');
  await comesAlive(stepper);
  const state = new URLSearchParams((await stepper.getAttribute('data-state'))!.replaceAll(' ', '&'));
  await stepper.getByRole('button', { name: 'Share' }).click();
  await stepper.getByRole('link', { name: 'Play from here' }).click();
  await expect(gameOf(page)).toHaveAttribute(
    'data-state',
    new RegExp(` first=${state.get('piece')}\\d:${state.get('at')} `),
  );
  await expect(linesOf(page)).toHaveCount(0);
});

test('a game that cannot be seen stops', TEST_ALL, async ({ page }) => {
  await open(page);
  await button(page, 'Start again').click();
  await expect(boardOf(page)).toHaveAttribute('data-game', /mode=playing/);
  await page.getByRole('heading', { name: 'Sources' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 4000);
  await expect(boardOf(page)).toHaveAttribute('data-game', /mode=stopped/);
});

test(
  'the time line has a row of its own at every width, and there is one of each control',
  TEST_ALL,
  async ({ page }) => {
    await open(page);
    for (const width of rows([600, 768, 820, 1080, 1180, 1280, 1440], (width) => width === 600))
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const wide = (await gameOf(page).boundingBox())!.width;
        const first = (await button(page, 'Rotation before').boundingBox())!;
        const track = (await page.getByRole('slider', { name: 'Frame' }).boundingBox())!;
        expect(track.width).toBeGreaterThanOrEqual(320);
        expect(track.x + track.width - first.x).toBeGreaterThanOrEqual(wide - 80);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    for (const name of ['Show the game', 'Reset', 'Share']) await expect(button(page, name)).toHaveCount(1);
    await expect(button(page, 'Play')).toHaveCount(0);
    await expect(gameOf(page).getByRole('slider')).toHaveCount(1);
  },
);

const SCREENS = [
  [1440, 900],
  [1280, 720],
] as const;

for (const [width, height] of rows(SCREENS, ([width]) => width === 1280))
  test(`board, keys and the last press are on the first screen of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    const wholly = { ratio: 1 };
    await expect(boardOf(page)).toBeInViewport(wholly);
    await expect(button(page, 'Show the game')).toBeInViewport(wholly);
    await expect(linesOf(page).last()).toBeInViewport(wholly);
    await expect(gameOf(page).getByText('soft drop').first()).toBeInViewport();
    await expect(whyOf(page)).toBeInViewport();
  });

test(
  'a kick leaves its arrow for a moment, and until the next press for readers who want less motion',
  TEST_ALL,
  async ({ page }) => {
    const arrow = boardOf(page).locator('.b-arrow');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page);
    await button(page, 'Start again').click();
    await page.keyboard.press('x');
    await expect(arrow).toHaveCount(1);
    await expect(arrow).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await button(page, 'Start again').click();
    await page.keyboard.press('x');
    await expect(boardOf(page)).toHaveAttribute('data-game', /mode=playing frame=1\d\d/);
    await expect(arrow).toHaveCount(1);
    await page.keyboard.press('x');
    await expect(arrow).toHaveCount(0);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the first tap on a pad counts', async ({ page }) => {
    await page.goto('lab/play/');
    await page.getByRole('button', { name: 'rotate right', exact: true }).tap();
    await expect(linesOf(page)).toHaveText([/test 5, 2 rows down/]);
  });

  test('the board and the buttons are on one screen, and a thumb makes a kick', async ({ page }) => {
    await open(page);
    const again = button(page, 'Start again');
    await again.tap();
    const right = page.getByRole('button', { name: 'rotate right', exact: true });
    await expect(right).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').first().boundingBox();
    const box = await boardOf(page).boundingBox();
    const pad = await page.getByRole('group', { name: 'Buttons of the game' }).boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
    expect(pad!.y + pad!.height).toBeLessThanOrEqual(640);
    await right.tap();
    await expect(linesOf(page)).toHaveText([/test 5, 2 rows down/]);
    await expect(statusOf(page)).toHaveText('T 0>>1: test 5, 2 rows down.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('the tests of a press take the place of the buttons until the game goes on', async ({ page }) => {
    await open(page);
    const pads = page.getByRole('group', { name: 'Buttons of the game' });
    await expect(pads).toBeVisible();
    await button(page, 'Why?').tap();
    await expect(pads).toBeHidden();
    await expect(boardOf(page)).toBeInViewport({ ratio: 1 });
    await expect(
      whyOf(page)
        .getByText(/^Test 5, kick/)
        .first(),
    ).toBeInViewport();
    await button(page, 'Play on').tap();
    await expect(boardOf(page)).toHaveAttribute('data-game', /mode=playing/);
    await expect(pads).toBeVisible();
  });
});
