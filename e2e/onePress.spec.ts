import { readFileSync } from 'node:fs';
import { setTimeout as passed } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { comesAlive } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { PHONE } from './support/phone.ts';
import { choose, savedPicture } from './support/pictures.ts';
import { isolated, test } from './support/test.ts';
import { rows, stepOfTestAll, TEST_ALL } from './support/wide.ts';

// One press: one board, and the answers of every system to it.

/** The numbers of systems and answers that the figure names. */
async function said(figure: Locator): Promise<readonly number[]> {
  const text = await figure.getByRole('status').first().innerText();
  return [...text.matchAll(/(\d+) (?:systems?|answers?)\./g)].map(([, number]) => Number(number));
}

/** How many systems each answer has, as its column says. */
const counts = async (figure: Locator): Promise<readonly number[]> =>
  (await figure.getByRole('list', { name: 'Answers, those of most systems first' }).locator('b').allInnerTexts()).map(
    Number,
  );

/** The figure of its page, once it can be used. */
async function opened(page: Page, address = 'one-press/', id = 'press'): Promise<Locator> {
  await page.goto(address);
  const figure = page.locator(`#${id}`);
  await comesAlive(figure);
  return figure;
}

const wide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('every system answers one press', async ({ page }) => {
  await page.goto('one-press/');
  const figure = page.locator('#press');
  await comesAlive(figure);
  const headline = figure.getByRole('status').first();
  const first = await headline.innerText();

  await test.step('the columns have all systems that the headline counts', async () => {
    const [systems, answers] = await said(figure);
    const columns = await counts(figure);
    expect(columns).toHaveLength(answers!);
    expect(columns.reduce((sum, count) => sum + count, 0)).toBe(systems);
    expect(columns).toEqual(columns.toSorted((a, b) => b - a));
    for (const theme of THEMES) expect(await axeViolations(page, theme, '#press')).toEqual([]);
  });

  await test.step('buttons and keys press, and the link has the press', async () => {
    await figure.getByRole('button', { name: 'Rotate left' }).click();
    await expect(headline).not.toHaveText(first);
    await expect(figure.getByRole('button', { name: 'Rotate left' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('x');
    await expect(headline).toHaveText(first);
  });

  await test.step('a name opens its tests, and closes them again', async () => {
    const name = figure.getByRole('button', { name: 'ASC (Ascension)' });
    await name.click();
    const stepper = page.locator('#press-stepper');
    await expect(stepper).toContainText('ASC (Ascension), T, 0>>1.');
    await name.click();
    await expect(stepper).toHaveCount(0);
  });

  await test.step('pointing at a name, or reaching it by keys, shows its copy solid', async () => {
    const solid = figure.locator('.shown .press-copy.solid');
    await headline.hover();
    await figure.getByRole('button', { name: 'Reset' }).focus();
    await expect(solid).toHaveCount(0);
    await figure.getByRole('button', { name: 'ASC (Ascension)' }).hover();
    await expect(solid).toHaveCount(1);
    await headline.hover();
    await expect(solid).toHaveCount(0);
    await figure.getByRole('button', { name: 'ASC (Ascension)' }).focus();
    await expect(solid).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.locator('#press-stepper')).toBeVisible();
    await page.keyboard.press('Enter');
  });

  await test.step('a screen reader has one sentence for each answer', async () => {
    const sentences = figure.getByRole('list', { name: 'All answers' }).getByRole('listitem');
    const [, answers] = await said(figure);
    const texts = await sentences.allInnerTexts();
    expect(texts.filter((text) => /^Answer \d+: .+\.$/.test(text))).toHaveLength(answers!);
  });

  await test.step('a search is stopped, and shows the best board so far', async () => {
    const state = (await figure.getAttribute('data-state'))!;
    const [, before] = await said(figure);
    await figure.getByRole('button', { name: 'Find a board' }).click();
    await expect(figure.getByRole('progressbar')).not.toHaveAttribute('value', '0');
    await figure.getByRole('button', { name: 'Stop' }).click();
    await expect(figure.getByRole('button', { name: 'Stop' })).toHaveCount(0);
    // A quick stop may come before any board with as many answers; then the present one stays.
    const [, best] = await said(figure);
    expect(best).toBeGreaterThanOrEqual(before!);
    await figure.getByRole('button', { name: 'Reset' }).click();
    await expect(figure).toHaveAttribute('data-state', state);
  });

  await stepOfTestAll('a search finds a board with at least as many answers', async () => {
    const [, before] = await said(figure);
    const state = (await figure.getAttribute('data-state'))!;
    await figure.getByRole('button', { name: 'Find a board' }).click();
    await expect(figure).not.toHaveAttribute('data-state', state);
    const [, after] = await said(figure);
    expect(after).toBeGreaterThanOrEqual(before!);
    await figure.getByRole('button', { name: 'Reset' }).click();
    await expect(figure).toHaveAttribute('data-state', state);
  });

  await stepOfTestAll('a board of the page opens with as many answers as it says', async () => {
    const board = page.getByRole('list', { name: 'Boards with many answers' }).getByRole('link').first();
    const text = await board.innerText();
    await board.click();
    await expect(headline).toHaveText(new RegExp(`systems\\. ${text.replace('.', '\\.')}`));
    await page.goto('one-press/');
    await comesAlive(figure);
  });

  await test.step('the own game is kept', async () => {
    await figure.getByRole('combobox', { name: 'My game' }).selectOption({ label: 'ASC (Ascension)' });
    await expect(headline).toHaveText(/ Your game is with \d+ of \d+\.$/);
    await page.reload();
    await comesAlive(figure);
    await expect(headline).toHaveText(/ Your game is with \d+ of \d+\.$/);
  });
});

test(
  'after a press or a step the browser matches few elements against its styles again',
  TEST_ALL,
  async ({ page, browser }) => {
    for (const [address, id, button] of [
      ['one-press/', 'press', 'Rotate left'],
      ['systems/srs/kicks/', 'worked', 'Previous test'],
    ] as const) {
      const figure = await opened(page, address, id);
      // What is prepared for the first press is there.
      await figure.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      await browser.startTracing(page, { categories: ['devtools.timeline'] });
      await figure.evaluate((root, name) => {
        root.querySelector<HTMLElement>(`button[aria-label="${name}"]`)!.click();
        return new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(null))));
      }, button);
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
        readonly traceEvents: readonly { readonly args?: { readonly elementCount?: number } }[];
      };
      const matched = traceEvents.flatMap(({ args }) => args?.elementCount ?? []);
      expect(matched.length).toBeGreaterThan(0);
      // The whole page has some thousands, and hundreds where a style asks what the body has.
      expect(Math.max(...matched)).toBeLessThan(100);
    }
  },
);

test('the board is painted, its piece dragged and chosen, and all of it taken back', async ({ page }) => {
  const figure = await opened(page);
  const state = (await figure.getAttribute('data-state'))!;
  const button = (name: string): Locator => figure.getByRole('button', { name, exact: true });

  await test.step('seven buttons choose the piece', async () => {
    const pieces = figure.getByRole('group', { name: 'Piece', exact: true }).getByRole('button');
    await expect(pieces).toHaveCount(7);
    await pieces.and(button('I')).click();
    await expect(figure).toHaveAttribute('data-state', / piece=I /);
    await expect(pieces.and(button('I'))).toHaveAttribute('aria-pressed', 'true');
    await button('Reset').click();
  });

  await test.step('the piece is dragged without pressing Edit', async () => {
    await figure.getByRole('grid').scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await figure.getByRole('grid').boundingBox())!;
    const side = width / 10;
    const at = (column: number, row: number): [number, number] => [
      x + (column - 0.5) * side,
      y + height - (row - 0.5) * side,
    ];
    await page.mouse.move(...at(7, 5));
    await page.mouse.down();
    await page.mouse.move(...at(7, 7), { steps: 4 });
    await page.mouse.up();
    await expect(figure).toHaveAttribute('data-state', / at=5,5 /);
    await button('Reset').click();
    await expect(figure).toHaveAttribute('data-state', state);
  });

  await test.step('keys paint a square, and names walk without a press', async () => {
    await button('Edit the board').press('Enter');
    await expect(figure.getByRole('gridcell', { name: /^column 1, row 1:/ })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(figure).not.toHaveAttribute('data-state', state);
    await button('Undo').click();
    await expect(figure).toHaveAttribute('data-state', state);
    await button('Mirror').click();
    await expect(figure).toHaveAttribute('data-state', / turn=ccw /);
    await button('Clear the board').click();
    await expect(figure).toHaveAttribute('data-state', / board=\.+$/);
    await button('Undo').click();
    await button('Undo').click();
    await expect(figure).toHaveAttribute('data-state', state);
  });
});

test('a name keeps the focus when a key presses, whatever its column is then', TEST_ALL, async ({ page }) => {
  const figure = await opened(page);
  const headline = figure.getByRole('status').first();
  const name = figure.getByRole('button', { name: 'ASC (Ascension)' });
  await name.focus();
  for (const key of ['z', 'x']) {
    const before = await headline.innerText();
    await page.keyboard.press(key);
    await expect(headline).not.toHaveText(before);
    await expect(name).toBeFocused();
    await expect(figure.locator('.shown .press-copy.solid')).toHaveCount(1);
  }
});

for (const before of rows(['before', 'after'], (before) => before === 'before'))
  isolated(`the page does not move under a press that begins ${before} the puzzle is hydrated`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('wallkick-my-game', 'sega'));
    await page.goto('one-press/');
    const puzzle = page.getByRole('group', { name: 'Puzzle of the day' });
    const open = puzzle.getByRole('button');
    const headline = page.locator('#press').getByRole('status').first();
    if (before === 'before') await page.route('**/*.js', (route) => passed(300).then(() => route.continue()));
    await open.hover();
    // The puzzle recalls the own game. The figure above it does not show it yet.
    if (before === 'after') await expect(puzzle).toHaveAttribute('data-ready', '');
    await expect(headline).not.toContainText('Your game');
    await page.mouse.down();
    await expect(page.locator('#press')).toHaveAttribute('data-ready', '');
    const place = await open.boundingBox();
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
    expect(await open.boundingBox()).toEqual(place);
    await expect(headline).not.toContainText('Your game');
    await page.mouse.up();
    await expect(headline).toContainText('Your game');
    await expect(puzzle.getByRole('grid')).toBeVisible();
  });

test('a table of a reader answers beside the others, and can be the own game', TEST_ALL, async ({ page }) => {
  const own = 'srs-guideline~.Mine~T01:2_3';
  await page.goto('one-press/');
  const [before] = await said(page.locator('#press'));
  const board = 'piece=T&from=0&at=3,3&turn=cw&board=..........';
  const figure = await opened(page, `one-press/?figure=press&system=${encodeURIComponent(own)}&${board}#press`);
  await expect.poll(async () => (await said(figure))[0]).toBe(before! + 1);
  await expect(figure.getByRole('button', { name: 'Mine' })).toHaveCount(1);
});

test(
  'pictures of board and columns have the size of a link preview, and so has that of the page',
  TEST_ALL,
  async ({ page }) => {
    const figure = await opened(page);
    await figure.getByRole('button', { name: 'Share', exact: true }).click();
    const form = (name: string): Locator => figure.getByRole('textbox', { name, exact: true });
    await expect(form('Link')).toHaveValue(/one-press\/\?figure=press&system=srs-guideline&piece=T&.*#press$/);
    await expect(form('HTML')).toHaveValue(/<one-press [^>]*board="/);
    await expect(form('Picture on a wiki')).toHaveValue(/^\[\[File:.*\|thumb\|upright=2\.5\|\d+ systems/);
    await choose(figure, 'PNG');
    const png = await savedPicture(page, figure);
    expect(await sharp(png.file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    await choose(figure, 'GIF');
    const [, answers] = await said(figure);
    const gif = await savedPicture(page, figure);
    expect(await sharp(gif.file, { animated: true }).metadata()).toMatchObject({
      format: 'gif',
      width: 1200,
      pageHeight: 630,
      pages: answers! + 1,
    });
    expect(readFileSync(gif.file, 'latin1')).toContain('CC BY 4.0');
    const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(preview).toMatch(/previews\/one-press\.png$/);
  },
);

test('copies leave one after another, and names walk to their columns on another board', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const figure = await opened(page);
  /** Milliseconds from a press until each copy leaves. */
  const begun = (name: string): Promise<readonly number[]> =>
    figure.evaluate(async (root, press) => {
      root.querySelector<HTMLElement>(`button[aria-label="${press}"]`)!.click();
      for (let frame = 0; frame < 600; frame++) {
        await new Promise(requestAnimationFrame);
        const copies = root.querySelector('.clouds .shown')!.getAnimations({ subtree: true });
        const effects = copies.flatMap(({ playState, effect }) => (playState === 'running' ? [effect!] : []));
        if (effects.length > 0)
          return effects.map((slide) => {
            const [, leaves] = (slide as KeyframeEffect).getKeyframes();
            return Math.round(leaves!.computedOffset * Number(slide.getComputedTiming().duration));
          });
      }
      return [];
    }, name);
  const cloud = figure.locator('.clouds .shown');
  const running = (turns: readonly Element[]): number =>
    turns.flatMap((turn) => turn.getAnimations({ subtree: true })).filter(({ playState }) => playState === 'running')
      .length;
  const sliding = (): Promise<number> => cloud.evaluateAll(running);
  const delays = await begun('Rotate left');
  // Headline and columns follow when the copies have slid.
  await expect.poll(async () => (await said(figure))[1]).toBe(delays.length);
  expect(delays.toSorted((a, b) => a - b)).toEqual(delays.map((_, index) => index * 40));
  // They are at rest, and slide once more after the same press.
  await expect.poll(sliding).toBe(0);
  expect(await begun('Rotate left')).toHaveLength(delays.length);
  await expect.poll(sliding).toBe(0);
  // Another press ends their slides, and those of its own turn begin.
  await begun('Rotate left');
  expect((await begun('Rotate right')).length).toBeGreaterThan(1);
  await expect.poll(() => figure.locator('.clouds .turn:not(.shown)').evaluateAll(running)).toBe(0);
  await expect.poll(sliding).toBe(0);
  await begun('Rotate left');
  await expect.poll(sliding).toBe(0);
  // They slide after a press, and not because one of them is drawn solid.
  await figure.getByRole('button', { name: 'ASC (Ascension)' }).hover();
  await expect(cloud.locator('.press-copy.solid')).toHaveCount(1);
  expect(await sliding()).toBe(0);
  const walking = await figure.evaluate(async (root) => {
    root.querySelector<HTMLElement>('button[aria-label="J"]')!.click();
    const list = [...root.querySelectorAll('ol.answers')].find((one) => one.checkVisibility())!;
    for (let frame = 0; frame < 600; frame++) {
      const count = list.getAnimations({ subtree: true }).length;
      if (count > 0) return count;
      await new Promise((next) => requestAnimationFrame(next));
    }
    return 0;
  });
  expect(walking).toBeGreaterThan(0);
  // Another board with another turn hides the columns from which names would walk.
  await figure.getByRole('button', { name: 'Edit the board' }).click();
  await figure.getByRole('button', { name: 'Mirror', exact: true }).click();
  await expect(figure).toHaveAttribute('data-state', / turn=cw /);
  await expect(figure.getByRole('alert')).toHaveCount(0);
});

isolated('names wait until the last copy has slid', TEST_ALL, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  const figure = await opened(page);
  const headline = figure.getByRole('status').first();
  const before = await headline.innerText();
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
  const left = figure.getByRole('button', { name: 'Rotate left' });
  await left.click();
  // The state of the figure, and so its buttons, follow the board when that is painted; then copies leave.
  for (let frame = 0; frame < 50 && (await left.getAttribute('aria-pressed')) === 'false'; frame++)
    await page.clock.runFor(1);
  await expect(left).toHaveAttribute('aria-pressed', 'true');
  // A copy slides for 180 ms, and the next one leaves 40 ms later.
  const slid = 180 + 40 * ((await figure.locator('.clouds .shown .copy').count()) - 1);
  expect(slid).toBeGreaterThan(180);
  await page.clock.runFor(slid - 1);
  expect(await headline.innerText()).toBe(before);
  // What another page stores changes no answer, so it delays nothing.
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'another' })));
  await page.clock.runFor(1);
  await expect(headline).not.toHaveText(before);
});

test('under reduced motion all is in place at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await opened(page);
  const headline = figure.getByRole('status').first();
  const first = await headline.innerText();
  const moving = await figure.evaluate(async (root) => {
    root.querySelector<HTMLElement>('button[aria-label="Rotate left"]')!.click();
    const seen: number[] = [];
    for (let frame = 0; frame < 20; frame++) {
      await new Promise(requestAnimationFrame);
      seen.push(root.getAnimations({ subtree: true }).length);
    }
    return Math.max(...seen);
  });
  await expect(headline).not.toHaveText(first);
  expect(moving).toBe(0);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('board and buttons stay in sight above the answers, which are rows', async ({ page }) => {
    const figure = await opened(page);
    const rows = figure.getByRole('list', { name: 'Answers, those of most systems first' }).locator('> li');
    await rows.last().scrollIntoViewIfNeeded();
    await expect(figure.getByRole('img').first()).toBeInViewport({ ratio: 0.9 });
    await expect(figure.getByRole('button', { name: 'Rotate right' })).toBeInViewport({ ratio: 1 });
    const [first, second] = [await rows.nth(0).boundingBox(), await rows.nth(1).boundingBox()];
    expect(second!.y).toBeGreaterThanOrEqual(first!.y + first!.height);
    expect(await wide(page)).toBe(0);
    // A name that gets the focus is not behind the board.
    const last = rows.last().getByRole('button').last();
    await last.focus();
    await expect
      .poll(() =>
        last.evaluate((name) => {
          const { left, top, height } = name.getBoundingClientRect();
          return name.contains(document.elementFromPoint(left + 4, top + height / 2));
        }),
      )
      .toBe(true);
    await figure.getByRole('button', { name: 'Rotate left' }).tap();
    await expect(figure).toHaveAttribute('data-state', / turn=ccw /);
    for (const theme of THEMES) expect(await axeViolations(page, theme, '#press')).toEqual([]);
  });
});

const SMALL = [
  ['320 pixels', { width: 320, height: 700 }],
  ['a screen at 400 %', { width: 320, height: 256 }],
] as const;

for (const [name, viewport] of rows(SMALL, ([name]) => name === '320 pixels'))
  test(`${name} show the whole figure without sideways scrolling`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const figure = await opened(page);
    expect(await wide(page)).toBe(0);
    const name = figure.getByRole('list', { name: 'Answers, those of most systems first' }).getByRole('button').last();
    await name.click();
    await expect(page.locator('#press-stepper')).toBeVisible();
    expect(await wide(page)).toBe(0);
  });

test('it opens the site, and says why', async ({ page }) => {
  const figure = await opened(page, '', 'slot');
  const columns = await counts(figure);
  const [systems, answers] = await said(figure);
  expect([columns.length, columns.reduce((sum, count) => sum + count, 0)]).toEqual([answers, systems]);
  await figure.getByRole('button', { name: 'Why?' }).click();
  const stepper = page.locator('#slot-stepper');
  await expect(stepper).toContainText('Guideline SRS, T, 0>>1.');
  await expect(stepper.getByRole('row', { name: 'Test 5' })).toContainText('accepted');
  await figure.getByRole('button', { name: 'Why?' }).click();
  await expect(stepper).toHaveCount(0);
  await figure.getByRole('button', { name: 'Half turn', exact: true }).click();
  await expect(figure).toHaveAttribute('data-state', / turn=180 /);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the answers are on the page', async ({ page }) => {
    await page.goto('one-press/');
    await expect(page.locator('#press')).toContainText(/\d+ systems\. \d+ answers\./);
    expect(await counts(page.locator('#press'))).not.toEqual([]);
  });
});
