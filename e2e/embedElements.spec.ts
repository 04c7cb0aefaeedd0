import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations, THEMES } from './support/axe.ts';
import { test } from './support/embedPage.ts';
import { WIDE } from './support/wide.ts';

/** Runs in the page, where every element is known by its methods. */
type Figure = HTMLElement & {
  next(): void;
  previous(): void;
  goTo(step: number): void;
  getState(): string;
  setState(line: string): void;
};

/** Brings an element into view and waits for its figure. */
async function alive(page: Page, id: string): Promise<Locator> {
  const element = page.locator(`body > #${id}`);
  const figure = element.getByRole('group').first();
  // Elements above it that come alive may push it out of view again: a reader scrolls on, too.
  await expect(async () => {
    await element.scrollIntoViewIfNeeded();
    await expect(figure).toBeVisible({ timeout: 1000 });
  }).toPass();
  return figure;
}

const stateOf = (page: Page, id: string): Promise<string> =>
  page.locator(`body > #${id}`).evaluate((one) => (one as Figure).getState());

/** What an element tells from now on: event and step. */
async function listen(page: Page, id: string): Promise<() => Promise<string[]>> {
  await page.evaluate((own) => {
    const told: string[] = [];
    for (const name of ['step', 'change', 'end'])
      document.addEventListener(`wallkick-${name}`, (event) => {
        const { detail, target } = event as CustomEvent<{ step: number | null }>;
        if ((target as Element).id === own) told.push(`${name} ${detail.step}`);
      });
    Object.assign(globalThis, { told });
  }, id);
  return () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told.splice(0));
}

test.beforeEach(async ({ page, hostAt, baseURL }) => {
  await page.goto((await hostAt(baseURL!)).address('elements.html'));
});

const FIGURES = [
  ['compare', /^Side by side/, 'status', /^Test 2, kick/],
  ['offsets', /J/, 'status', /0>>1/],
  ['wheel', /T/, 'status', /wobble|turn/i],
  ['scanner', /J/, 'status', /cell/i],
  ['buttons', /Button/i, 'status', /^Frame \d+/],
  ['frames', /frame/i, 'status', /^Frame \d+/],
  ['game', /move/i, 'status', /^Move 2 of 3, I-6789/],
  ['shells', /shell/i, 'status', /shell/i],
] as const;
/** Elements that axe looks at in their own styles; every figure is looked at on a page of the site (pages.spec.ts). */
const SOUND: readonly string[] = ['compare', 'frames', 'game'];

test('pieces have the colours of their games', async ({ page }) => {
  for (const [id, piece, colour] of [
    ['wheel', '--I', /#45b8c8/],
    ['scanner', '--I', /#e27f76/],
    ['scanner', '--S', /#db83b8/],
    ['buttons', '--I', /#e27f76/],
  ] as const)
    await test.step(`the pieces of ${id} have the colours of their games: ${piece}`, async () => {
      const figure = await alive(page, id);
      expect(await figure.evaluate((root, name) => getComputedStyle(root).getPropertyValue(name), piece)).toMatch(
        colour,
      );
    });
});

test('a long game opens with the current move in sight inside its list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const moves = Array.from({ length: 12 }, (_, round) => `O-12 O-34 O-56 O-78 O-90 (round ${round + 1})`).join('\n');
  await page.evaluate((text) => {
    const [viewer, pre] = [document.createElement('ptn-viewer'), document.createElement('pre')];
    viewer.id = 'long';
    pre.textContent = text;
    viewer.append(pre);
    document.body.replaceChildren(viewer);
  }, moves);
  const game = await alive(page, 'long');
  const list = game.getByRole('list', { name: 'Moves' });
  await expect(list.locator('[aria-current]')).toContainText('60');
  expect(await list.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeGreaterThan(100);
  await expect(async () => {
    const [current, sight] = [await list.locator('[aria-current]').boundingBox(), await list.boundingBox()];
    expect(current!.y).toBeGreaterThanOrEqual(sight!.y);
    expect(current!.y + current!.height).toBeLessThanOrEqual(sight!.y + sight!.height);
  }).toPass();
});

test('a game is shared and reported from a page of another origin', async ({ page }) => {
  const game = await alive(page, 'game');
  await game.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(game.getByRole('textbox', { name: 'Picture (SVG)', exact: true })).toHaveValue(/^<svg /);
  await expect(game.getByRole('textbox', { name: 'Report for an issue' })).toHaveValue(
    /\n {4}I-8 I-6789 \(column 9 is roofed over\)\n\nWhat Wallkick says:\n\n- Move 2 of 3, I-6789: /,
  );
});

test('every element comes alive and is shared under a strict policy, in its own styles, at both widths', async ({
  page,
  trouble,
}) => {
  test.slow();
  for (const [id, name, role, said] of FIGURES) {
    await test.step(`${id} comes alive`, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const figure = await alive(page, id);
      await expect(figure).toHaveAccessibleName(name);
      await expect(figure.getByRole(role).first()).toContainText(said);
      await expect(figure.getByRole('alert')).toHaveCount(0);
      // The styles of its own file have come: no figure is a plain block of text.
      await expect(figure).toHaveCSS('border-top-width', '2px');
      for (const theme of WIDE || SOUND.includes(id) ? THEMES : []) {
        await page.locator(`body > #${id}`).evaluate((one, value) => one.setAttribute('theme', value), theme);
        expect(await axeViolations(page, theme, `body > #${id}`)).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: 800 });
      const { scrolls, wide } = await page.evaluate(() => ({
        scrolls: document.documentElement.scrollWidth,
        wide: innerWidth,
      }));
      expect(scrolls).toBeLessThanOrEqual(wide);
      await figure.getByRole('button', { name: 'Share', exact: true }).click();
      await expect(figure.getByRole('textbox', { name: 'HTML', exact: true })).toHaveValue(/<[a-z]+(-[a-z]+)+ /);
      await page.keyboard.press('Escape');
      expect(trouble).toEqual([]);
    });
  }
});

test('a table drives the stepper that it names, and marks what that shows', async ({ page, trouble }) => {
  const table = await alive(page, 'table');
  await table.getByRole('row', { name: /^0>>1/ }).getByRole('button').nth(2).click();
  const stepper = await alive(page, 'stepper');
  await expect(stepper.getByRole('status').first()).toHaveText(/^Test 3, kick/);
  expect(await stateOf(page, 'stepper')).toMatch(/ from=0 .*turn=cw .*step=3$/);
  await expect(table.locator('[aria-current=step]')).toHaveCount(1);
  expect(await stateOf(page, 'table')).toBe('system=srs-guideline group=JLSTZ turns=quarter');
  await page.locator('body > #table').evaluate((one) => (one as Figure).setState('system=sega'));
  await expect(table).toHaveAccessibleName(/Sega/);
  await page.locator('body > #table').evaluate((one) => one.setAttribute('group', 'JI'));
  await expect(page.locator('body > #table').getByRole('alert')).toContainText(
    '"JI" are not pieces of srs-guideline that share their rows; those are all, JLSTZ, I',
  );
  expect(trouble).toEqual([]);
});

const STEPPED = [
  ['compare', 'step', 7],
  ['offsets', 'line', 5],
  ['scanner', 'step', 3],
  ['buttons', 'frame', 7],
  ['frames', 'frame', 5],
  ['game', 'step', 3],
] as const;

test('elements go on, back and to their end by methods, and tell of it', async ({ page }) => {
  test.slow();
  for (const [id, word, last] of STEPPED) {
    await test.step(`${id} goes on, back and to its end by methods, and tells of it`, async () => {
      await alive(page, id);
      const element = page.locator(`body > #${id}`);
      const told = await listen(page, id);
      await element.evaluate((one) => (one as Figure).goTo(0));
      expect(await stateOf(page, id)).toMatch(new RegExp(`(?:^| )${word}=0(?: |$)`));
      expect(await told()).toEqual(['step 0']);
      await element.evaluate((one) => (one as Figure).next());
      expect(await stateOf(page, id)).toMatch(new RegExp(`(?:^| )${word}=1(?: |$)`));
      expect(await told()).toEqual(['step 1']);
      await element.evaluate((one) => (one as Figure).goTo(999));
      expect(await stateOf(page, id)).toMatch(new RegExp(`(?:^| )${word}=${last}(?: |$)`));
      expect(await told()).toEqual([`step ${last}`, `end ${last}`]);
      await element.evaluate((one) => (one as Figure).previous());
      expect(await told()).toEqual([`step ${last - 1}`]);
    });
  }
});

const WRONG = [
  [
    'compare',
    'systems',
    'srs-guideline',
    'srs-guideline,ars-tgm',
    /systems cannot be "srs-guideline"; allowed: 2 to 4 of/,
  ],
  ['offsets', 'line', '99', '2', /line cannot be "99"; allowed: whole numbers from 0 to 25\./],
  ['wheel', 'piece', '<b>', 'L', /piece cannot be "<b>"; allowed: I, J, L, O, S, T, Z\./],
  ['scanner', 'filled', '0', '1+2', /filled cannot be "0"; allowed: none, or whole numbers from 1 to 9/],
  ['buttons', 'scene', 'nothing', 'double', /"nothing" is not an example; examples are /],
  ['frames', 'scene', 'nothing', 't-twice', /"nothing" is not an example; examples are /],
  ['game', 'step', '99', '1', /"99" is not a step of this game; steps are 0, the start, to 3\./],
  ['shells', 'size', '7', '6', /size cannot be "7"; allowed: 6, 16, 18\./],
  ['stepper', 'layout', 'tiny', 'small', /layout cannot be "tiny"; allowed: full, small\./],
] as const;

test('a wrong attribute is explained, keeps what was shown, and goes on with a right one', async ({
  page,
  trouble,
}) => {
  test.slow();
  for (const [id, name, wrong, right, sentence] of WRONG)
    await test.step(`${id} explains a wrong ${name}, keeps what it showed, and goes on with a right one`, async () => {
      await alive(page, id);
      const before = await stateOf(page, id);
      const element = page.locator(`body > #${id}`);
      await element.evaluate((one, [key, value]) => one.setAttribute(key, value), [name, wrong] as const);
      await expect(element.getByRole('alert')).toContainText(sentence);
      await expect(element.getByRole('alert')).toContainText(/At position \d+:/);
      expect(await stateOf(page, id)).toBe(before);
      await element.evaluate((one, [key, value]) => one.setAttribute(key, value), [name, right] as const);
      await expect(element.getByRole('alert')).toHaveCount(0);
      // Reset goes back to what the attributes say now.
      const example = await stateOf(page, id);
      if (id !== 'stepper') expect(example).not.toBe(before);
      await element.evaluate((one) => (one as Figure).goTo(1));
      await element.getByRole('group').first().focus();
      if (id !== 'game') await element.getByRole('button', { name: 'Reset' }).click();
      if (id !== 'game') expect(await stateOf(page, id)).toBe(example);
      expect(trouble).toEqual([]);
    });
});

test('an element that opens with a wrong attribute says so, and begins with a right one', async ({ page, trouble }) => {
  test.slow();
  // They open one after the other, each when it comes into view: none is shown before its attribute is wrong.
  await page.evaluate(
    (attributes) => {
      const elements = attributes.map(([id, key, value]) => {
        const element = document.querySelector(`body > #${id}`)!.cloneNode(true) as Element;
        element.setAttribute(key, value);
        return element;
      });
      document.body.replaceChildren(...elements);
    },
    WRONG.map(([id, name, wrong]) => [id, name, wrong] as const),
  );
  for (const [id, name, , right, sentence] of WRONG)
    await test.step(`${id} opens with a wrong ${name}`, async () => {
      const element = page.locator(`body > #${id}`);
      await element.scrollIntoViewIfNeeded();
      await expect(element.getByRole('alert')).toContainText(sentence);
      await element.evaluate((one, [key, value]) => one.setAttribute(key, value), [name, right] as const);
      await expect(element.getByRole('alert')).toHaveCount(0);
      await alive(page, id);
      expect(trouble).toEqual([]);
    });
});

test('asked before they are there, elements do it when they are', async ({ page }) => {
  const element = page.locator('body > #shells');
  expect(await stateOf(page, 'wheel')).toBe('');
  await element.evaluate((one) => (one as Figure).setState('rule=printed-formula at=2,2'));
  await expect(element.getByRole('combobox', { name: 'Rule' })).toHaveValue('printed-formula');
  expect(await stateOf(page, 'shells')).toBe('rule=printed-formula size=16 at=2,2');
});

test('only the files of elements in view are fetched', async ({ page }) => {
  await alive(page, 'stepper');
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.replace(/^.*\//, '').replace(/-[^.]*/, ''))
      .filter((name) => name.endsWith('.js')),
  );
  expect(files).toEqual(expect.arrayContaining(['wallkick.js', 'figure.js']));
  for (const other of ['shellExplorer.js', 'ptnViewer.js', 'frameLab.js', 'buttonLab.js'])
    expect(files).not.toContain(other);
});

test('elements are edited in a page that trusts no text', async ({ page, trouble }) => {
  for (const id of ['stepper', 'compare'])
    await test.step(`${id} is edited in a page that trusts no text`, async () => {
      const figure = await alive(page, id);
      await figure.getByRole('button', { name: 'Edit the board' }).first().click();
      const square = figure.getByRole('gridcell').first();
      await expect(figure.getByRole('grid').first()).toHaveAttribute('aria-readonly', 'false');
      const before = await stateOf(page, id);
      await square.focus();
      await page.keyboard.press('Space');
      await expect.poll(() => stateOf(page, id)).not.toBe(before);
      expect(trouble).toEqual([]);
    });
});

test('without a network the menu for sharing stays closed, and comes at the next press with one', async ({
  page,
  trouble,
}) => {
  const wheel = await alive(page, 'wheel');
  const share = wheel.getByRole('button', { name: 'Share', exact: true });
  await page.route(/OpenShare/, (route) => route.abort());
  await share.click();
  await expect(share).toHaveAttribute('aria-expanded', 'false');
  await expect
    .poll(() => trouble.some((words) => words.startsWith('The menu for sharing could not be loaded.')))
    .toBe(true);
  await page.unroute(/OpenShare/);
  await share.click();
  await expect(wheel.getByRole('textbox', { name: 'Link', exact: true })).toBeVisible();
});

test('a page that was written into a frame shares the address of the figure alone', async ({
  page,
  hostAt,
  baseURL,
}) => {
  await page.goto((await hostAt(baseURL!)).address('quiet.css'));
  const script = new URL('embed/v1/wallkick.js', baseURL).href;
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.width = frame.height = '900';
    frame.srcdoc = `<script type="module" src="${src}"></script><orientation-wheel piece="L"></orientation-wheel>`;
    document.body.replaceChildren(frame);
  }, script);
  const wheel = page.frameLocator('iframe').getByRole('group').first();
  await wheel.getByRole('button', { name: 'Share', exact: true }).click();
  const link = new URL(await wheel.getByRole('textbox', { name: 'Link', exact: true }).inputValue());
  expect(link.origin).toBe(new URL(baseURL!).origin);
  expect(link.pathname).toMatch(/\/embed\/orientation-wheel\/$/);
  expect(link.searchParams.get('piece')).toBe('L');
});

test('a link that is shared keeps the route of its page', async ({ page }) => {
  await page.evaluate(() => history.replaceState(null, '', '#/docs/3'));
  const wheel = await alive(page, 'wheel');
  await wheel.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(wheel.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(/[?&]figure=wheel&.*#\/docs\/3$/);
});

test('no attribute has the name of a property that frameworks would set instead, but for one that hands it on', async ({
  page,
}) => {
  await alive(page, 'compare');
  const taken = await page.evaluate(() =>
    [...document.querySelectorAll('body > [id]')].flatMap((element) => {
      const { observedAttributes = [] } = (customElements.get(element.localName) ?? {}) as {
        observedAttributes?: readonly string[];
      };
      return observedAttributes.filter((name) => name in element).map((name) => `${element.localName} ${name}`);
    }),
  );
  expect([...new Set(taken)].sort()).toEqual(['button-lab next', 'frame-lab next']);
});

test('keys that a figure uses, and what is written in it, are no shortcuts of the page around', async ({ page }) => {
  const figure = await alive(page, 'frames');
  await page.evaluate(() => {
    const heard: string[] = [];
    document.addEventListener('keydown', ({ key }) => heard.push(key));
    Object.assign(globalThis, { heard });
  });
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0));
  const next = figure.getByRole('button', { name: 'Next frame' });
  await figure.getByRole('button', { name: 'First frame' }).click();
  for (const key of ['ArrowRight', 'End', 'Home', 'm', 'r']) await next.press(key);
  expect(await heard()).toEqual([]);
  await next.press(' ');
  await expect(figure).toHaveAttribute('data-state', / frame=\d+$/);
  expect(await heard()).toEqual([]);
  const field = figure.getByRole('textbox').first();
  await field.focus();
  await field.pressSequentially('Lrm/?');
  await field.press('ArrowLeft');
  expect(await heard()).toEqual([]);
  // What a figure has no use for is the page's: other letters, other modifiers, and the keys that lead out.
  for (const key of ['q', 'Control+ArrowRight', 'Tab']) await next.press(key);
  await field.press('Escape');
  expect(await heard()).toEqual(['q', 'Control', 'ArrowRight', 'Tab', 'Escape']);
});

test('a test that a lab shows within a frame is a step, and the end is told once', async ({ page }) => {
  const figure = await alive(page, 'frames');
  const element = page.locator('body > #frames');
  const told = await listen(page, 'frames');
  await element.evaluate((one) => (one as Figure).setState('scene=t-twice frame=4 tried=2'));
  await expect(figure.getByRole('row', { name: 'Test 2' })).toHaveAttribute('aria-current', 'step');
  expect(await told()).toEqual(['step 4', 'change 4']);
  await figure.getByRole('row', { name: 'Test 3' }).click();
  expect(await stateOf(page, 'frames')).toMatch(/ frame=4 tried=3$/);
  expect(await told()).toEqual(['step 4']);
  await element.evaluate((one) => (one as Figure).goTo(999));
  const [step, end, ...more] = await told();
  expect([step, end, more]).toEqual([step, step!.replace('step', 'end'), []]);
  // The last frame of these buttons tries a turn.
  await element.evaluate((one) => (one as Figure).setState('scene=t-twice buttons=R_._L_R frame=4'));
  expect(await told()).toEqual(['step 4', 'change 4', 'end 4']);
  await figure.getByRole('row', { name: 'Test 3' }).click();
  await figure.getByRole('row', { name: 'Test 3' }).click();
  expect(await told()).toEqual(['step 4', 'step 4']);
  await element.evaluate((one) => (one as Figure).goTo(3));
  expect(await told()).toEqual(['step 3']);
});

test('Escape closes the menu of a figure, and a dialog of the page around only after that', async ({ page }) => {
  await alive(page, 'offsets');
  await page.locator('body > #offsets').evaluate((element) => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.append(element);
    dialog.showModal();
  });
  const dialog = page.getByRole('dialog');
  const share = dialog.getByRole('button', { name: 'Share', exact: true });
  await share.click();
  const menu = dialog.getByRole('textbox', { name: 'Link', exact: true });
  await menu.focus();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(share).toBeFocused();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
