import { expect, type Locator, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { aroundGrid, axeViolations, THEMES } from './support/axe.ts';
import { PHONE } from './support/phone.ts';
import { isolated as test } from './support/test.ts';
import { stepOfTestAll, TEST_ALL, WIDE } from './support/wide.ts';

const ADDRESS = 'systems/rotatris/';

// A whole game, found by a program that tried every drop of each tetromino; the library’s own test replays it too. Its end was
// written down once: seven removals, of shells 1, 2, 3, 2, 1, 1 and 1, pay 120 + 200 + 280 + 200 + 120 + 120 + 120 points.
const SEED = 46;
const SCRIPT =
  'hehellhlhezlhelhexlhelheexxhllhexlllheerrhxlllhlllhlheexlllhzrhehqzlhxrrrheexrhrrrherhexllllhex' +
  'llhqxlllhxxrrhxllhelhellhexlhexrhexrheezrhxxlhqxhllheexlhellhzh';
const END = 'phase=over score=1160 removals=7 stuck=43 squares=35';
/** How many of the letters a link plays before keys play the rest: a whole game by keys takes a minute. */
const BY_LINK = WIDE ? 0 : SCRIPT.length - 12;

/** The keys of the letters in which a game is written down. */
const KEYS: Readonly<Record<string, string>> = {
  l: 'ArrowLeft',
  r: 'ArrowRight',
  x: 'ArrowUp',
  z: 'z',
  e: 'd',
  q: 'a',
  s: 'ArrowDown',
  h: ' ',
};

const statusOf = (game: Locator): Locator => game.getByRole('status').first();
const boardOf = (game: Locator): Locator => game.getByRole('application', { name: 'Game board' });
const playButton = (game: Locator): Locator => game.getByRole('button', { name: 'Play', exact: true }).last();

async function openGame(page: Page, words = ''): Promise<Locator> {
  await page.goto(words === '' ? ADDRESS : `${ADDRESS}?figure=play&${words}`);
  const game = page.locator('#play');
  await game.scrollIntoViewIfNeeded();
  await comesAlive(game);
  return game;
}

/** A game whose clock stands until the test lets it run. */
async function openStill(page: Page, words: string): Promise<Locator> {
  await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
  const game = await openGame(page, words);
  // The figure opens its link a moment after it is hydrated, which a clock that stands would keep from coming.
  await expect(boardOf(game)).not.toHaveAttribute('data-game', / score=320 /);
  await page.clock.pauseAt(new Date('2026-11-20T12:10:00Z'));
  return game;
}

/** Lets the clock run, which axe needs, and checks the figure. */
async function soundForAxe(page: Page): Promise<void> {
  await page.clock.resume();
  for (const theme of THEMES) expect(await axeViolations(page, theme, aroundGrid('#play'))).toEqual([]);
}

test('a game that is played', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const game = await openStill(page, 'seed=46&moves=hehellhlhezl');
  const play = async (): Promise<void> => {
    await playButton(game).click();
    await expect(boardOf(game)).toHaveAttribute('data-game', /^phase=falling/);
  };
  await page.evaluate(() => {
    document.addEventListener('animationstart', ({ animationName }) => {
      document.body.dataset['moved'] = animationName;
    });
  });

  await test.step('what happens is announced, and the block is seen turning', async () => {
    await play();
    await expect(statusOf(game)).toHaveText('The game continues.');
    await page.keyboard.press('i');
    await expect(statusOf(game)).toContainText(
      'L at x -2 to -1, y 8; it would stick in: Shells 1, 2, 3. Shell 1: 11 of 12. Shell 2: 5 of 20.',
    );
    await page.keyboard.press(' ');
    await expect(statusOf(game)).toContainText('Shell 1 full, 12 squares removed: 120 points.');
    await expect(statusOf(game)).toContainText('The wait is 0.585 s now.');
    await page.keyboard.press('d');
    await expect(statusOf(game)).toHaveText('The block rotates clockwise.');
    await expect(page.locator('body')).toHaveAttribute('data-moved', /turn/);
  });

  await test.step('the block turns at once for readers who want less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.keyboard.press('a');
    await expect(statusOf(game)).toHaveText('The block rotates counter-clockwise.');
    expect(await game.evaluate((root) => root.getAnimations({ subtree: true }).length)).toBe(0);
  });

  await test.step('a move without room is announced, and a pause', async () => {
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowLeft');
    await expect(statusOf(game)).toHaveText('The move has no room: the field ends.');
    await page.keyboard.press('p');
    await expect(statusOf(game)).toHaveText('Paused.');
  });

  await test.step('a new game has a seed of its own', async () => {
    await game.getByRole('button', { name: 'New game' }).last().click();
    await expect(boardOf(game)).toHaveAttribute('data-game', 'phase=falling score=0 removals=0 stuck=0 squares=4');
    await expect(statusOf(game)).toHaveText(/^[IJLOSTZ] enters\.$/);
  });

  await test.step('time moves the tetromino only while the game has the focus', async () => {
    const row = (y: number): Locator =>
      game.getByRole('gridcell', { name: new RegExp(`, y ${y}: [IJLOSTZ], falling`) });
    await expect(row(9)).not.toHaveCount(0);
    await page.clock.runFor(700);
    await expect(row(8)).not.toHaveCount(0);
    await page.getByRole('link', { name: 'Wallkick' }).first().focus();
    await expect(boardOf(game)).toHaveAttribute('data-game', /^phase=paused/);
    const before = await boardOf(game).getAttribute('data-game');
    await page.clock.runFor(5000);
    await expect(boardOf(game)).toHaveAttribute('data-game', before ?? '');
    await expect(row(8)).not.toHaveCount(0);
  });

  await test.step('arrow keys belong to the game while it runs and to the page while it does not', async () => {
    await play();
    const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
    const start = await scrolled();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown');
    expect(await scrolled()).toBe(start);
    await page.keyboard.press('p');
    const prevented = await boardOf(game).evaluate((board) => {
      const event = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
      board.dispatchEvent(event);
      return event.defaultPrevented;
    });
    expect(prevented).toBe(false);
  });

  await test.step('no time passes in a game that is shared', async () => {
    await play();
    await game.getByRole('button', { name: 'Share' }).click();
    await expect(boardOf(game)).toHaveAttribute('data-game', /^phase=paused/);
    // The menu can lie on the buttons of the next steps. It comes after the press.
    const menu = game.getByRole('group', { name: 'Share this state' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  await stepOfTestAll('axe finds nothing while it runs', async () => {
    await play();
    await soundForAxe(page);
  });

  await test.step('goes back, paused, to a position that shows the point, and says how the game goes', async () => {
    await game.getByRole('button', { name: 'Reset' }).click();
    await expect(game).toHaveAccessibleName('Rotatris, playable');
    await expect(game).toHaveAttribute('data-widget', 'rotatris-game');
    await expect(boardOf(game)).toHaveAttribute('data-game', /^phase=paused score=320 removals=2 /);
    await expect(statusOf(game)).toContainText('A piece comes in from above');
    await expect(game.getByRole('gridcell', { name: 'x -2, y 3: sticks here after a drop' })).toBeAttached();
  });
});

test('a seeded game played by keys ends as it must, and its link brings the end back', TEST_ALL, async ({ page }) => {
  const game = await openStill(page, `seed=${SEED}&moves=${SCRIPT.slice(0, BY_LINK) || 'none'}`);

  await test.step('keys play it to its end', async () => {
    await playButton(game).click();
    await expect(boardOf(game)).toBeFocused();
    for (const letter of SCRIPT.slice(BY_LINK)) await page.keyboard.press(KEYS[letter] ?? '');
    await expect(boardOf(game)).toHaveAttribute('data-game', /^phase=falling score=1160 removals=7 /);
    await page.clock.runFor(60_000);
    await expect(boardOf(game)).toHaveAttribute('data-game', END);
    await expect(statusOf(game)).toHaveText(/Game over: a square stuck in shell \d+\. Score 1160\.$/);
    await expect(game.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  });

  await test.step('its link alone ends in the same state', async () => {
    await game.getByRole('button', { name: 'Share', exact: true }).click();
    const link = await game.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(new URL(link).searchParams.get('seed')).toBe(String(SEED));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(link);
    await comesAlive(game);
    await expect(boardOf(game)).toHaveAttribute('data-game', END);
    await expect(statusOf(game)).toHaveText('This game is over.');
  });

  await stepOfTestAll('axe finds nothing at its end', () => soundForAxe(page));
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('is played by touch, without sideways scrolling', TEST_ALL, async ({ page }) => {
    const game = await openStill(page, 'seed=46&moves=none');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const press = (name: string): Promise<void> => game.getByRole('button', { name, exact: true }).tap();
    await game.getByRole('button', { name: 'Play', exact: true }).first().tap();
    await press('Hard drop');
    await press('Rotate block clockwise');
    await press('Hard drop');
    await press('Rotate block clockwise');
    await press('Move left');
    await press('Move left');
    await press('Rotate tetromino counter-clockwise');
    await press('Hard drop');
    await expect(boardOf(game)).toHaveAttribute('data-game', 'phase=falling score=0 removals=0 stuck=3 squares=16');
    await game.getByRole('button', { name: 'Pause' }).tap();
    await expect(game).toHaveAttribute('data-state', 'seed=46 moves=hehellzh');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the position and what a drop does', TEST_ALL, async ({ page }) => {
    await page.goto(ADDRESS);
    const game = page.locator('#play');
    await expect(game.getByRole('img', { name: /^The block with 75 squares/ })).toBeVisible();
    const frames = game.getByRole('list', { name: 'The effect of a hard drop here' }).getByRole('listitem');
    await expect(frames).toHaveCount(3);
    await expect(frames.nth(2)).toContainText('Shell 3 full, 28 squares removed: 280 points.');
    await expect(game.getByRole('button', { name: 'Play' })).toHaveCount(0);
  });
});
