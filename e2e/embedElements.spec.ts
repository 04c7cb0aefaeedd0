import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations, THEMES } from './support/axe.ts';
import { test } from './support/embedPage.ts';
import { ELEMENTS } from './support/elements.ts';
import { choose, openReport, savedPicture, shownPicture } from './support/pictures.ts';
import { rows, TEST_ALL } from './support/wide.ts';

/** Runs in the page, where every element is known by its methods. */
type Figure = HTMLElement & {
  next(): void;
  previous(): void;
  goTo(step: number): void;
  getState(): string;
  setState(line: string): void;
};

const elementOf = (page: Page, id: string): Locator => page.locator(`body > #${id}`);

/** Returns the figure of an element once it is shown. */
async function figureOf(page: Page, id: string): Promise<Locator> {
  const figure = elementOf(page, id).getByRole('group').first();
  await expect(figure).toBeVisible();
  return figure;
}

/** Brings all elements of the page into view until they are shown. Each change would be painted in the whole of a window so high. */
async function showAll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 20_000 });
  await expect(page.locator('body > * [data-widget]:visible')).toHaveCount(ELEMENTS.length);
  await page.setViewportSize({ width: 1440, height: 900 });
}

const stateOf = (page: Page, id: string): Promise<string> =>
  elementOf(page, id).evaluate((one) => (one as Figure).getState());

const setAttribute = (element: Locator, name: string, value: string): Promise<void> =>
  element.evaluate((one, [key, text]) => one.setAttribute(key, text), [name, value] as const);

/** Returns a function that reports the events of an element since its last call, each with its step. */
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

/** The number of scripts that the page has loaded. */
const scriptsOf = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);

test.beforeEach(async ({ page, hostAt, baseURL }) => {
  await page.goto((await hostAt(baseURL!)).address('elements.html'));
});

const FIGURES = [
  ['compare', /^Side by side/, 'status', /by test 2, kick/],
  ['press', /^One press in every system/, 'status', /^\d+ systems\. \d+ answers\./],
  ['offsets', /J/, 'status', /0>>1/],
  ['wheel', /T/, 'status', /rotated/],
  ['scanner', /J/, 'status', /cell/i],
  ['buttons', /Button/i, 'status', /^Frame \d+/],
  ['frames', /frame/i, 'status', /^Frame \d+/],
  ['game', /move/i, 'status', /^Move 2 of 3, I-6789/],
  ['shells', /shell/i, 'status', /shell/i],
] as const;
/** Elements of figures that differ most: two boards, lanes, a game. */
const KINDS: readonly string[] = ['compare', 'frames', 'game'] satisfies readonly (typeof FIGURES)[number][0][];

/** Pieces of elements in the colours of their games. */
const COLOURS = [
  ['wheel', '--I', '#45b8c8'],
  ['scanner', '--I', '#e27f76'],
  ['scanner', '--S', '#db83b8'],
  ['buttons', '--I', '#e27f76'],
] as const;

const STEPPED = [
  ['compare', 'step', 7],
  ['offsets', 'line', 5],
  ['scanner', 'step', 3],
  ['buttons', 'frame', 7],
  ['frames', 'frame', 5],
  ['game', 'step', 3],
] as const;

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

/** Opens the table of a lab: it has one where a rotation is looked into. */
async function openTable(element: Locator, name: string): Promise<void> {
  if (name === 'frame-lab') await element.evaluate((one) => (one as Figure).goTo(1));
  if (name === 'button-lab') await element.getByRole('button', { expanded: false }).first().click();
}

test('every element comes alive under a strict policy, obeys its methods and explains wrong attributes', async ({
  page,
  trouble,
}) => {
  test.slow();
  await test.step('only the files of elements in view are fetched', async () => {
    await figureOf(page, 'stepper');
    const before = await scriptsOf(page);
    await showAll(page);
    expect(await scriptsOf(page)).toBeGreaterThan(before + 4);
  });

  for (const [id, name, role, said] of FIGURES)
    await test.step(`${id} comes alive in its own styles`, async () => {
      const figure = await figureOf(page, id);
      await expect.soft(figure).toHaveAccessibleName(name);
      await expect.soft(figure.getByRole(role).first()).toContainText(said);
      await expect.soft(figure.getByRole('alert')).toHaveCount(0);
      // The styles of its own file have come: no figure is a plain block of text.
      await expect.soft(figure).toHaveCSS('border-top-width', '2px');
      for (const [, piece, colour] of COLOURS.filter(([own]) => own === id))
        expect
          .soft(await figure.evaluate((root, key) => getComputedStyle(root).getPropertyValue(key), piece))
          .toContain(colour);
    });

  for (const { name, parts } of rows(ELEMENTS, ({ id }) => KINDS.includes(id)))
    await test.step(`the page can style each part of ${name}`, async () => {
      const element = page.locator(`body > ${name}`);
      await openTable(element, name);
      // A style sheet of the page, made by script: the policy of the page lets no style element pass.
      await page.evaluate(
        ([own, known]) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(known.map((part) => `${own}::part(${part}) { view-transition-name: ${part} }`).join(''));
          document.adoptedStyleSheets = [sheet];
        },
        [name, parts] as const,
      );
      const styled = (): Promise<string[]> =>
        element.evaluate((one) =>
          [...one.shadowRoot!.querySelectorAll('*')].flatMap((inner) => {
            const { viewTransitionName } = getComputedStyle(inner);
            return viewTransitionName === 'none' ? [] : [viewTransitionName];
          }),
        );
      await expect.poll(async () => [...new Set(await styled())].sort()).toEqual([...parts].sort());
      await page.evaluate(() => (document.adoptedStyleSheets = []));
    });

  for (const [id, word, last] of rows(STEPPED, ([id]) => KINDS.includes(id)))
    await test.step(`${id} goes on, back and to its end by methods, and tells of it`, async () => {
      const element = elementOf(page, id);
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

  for (const [id, name, wrong, right, sentence] of rows(WRONG, ([id]) => KINDS.includes(id)))
    await test.step(`${id} explains a wrong ${name}, keeps what it showed, and goes on with a right one`, async () => {
      const before = await stateOf(page, id);
      const element = elementOf(page, id);
      const alert = element.getByRole('alert');
      await setAttribute(element, name, wrong);
      await expect(alert).toContainText(sentence);
      await expect(alert).toContainText(/At position \d+:/);
      expect(await stateOf(page, id)).toBe(before);
      await setAttribute(element, name, right);
      await expect(alert).toHaveCount(0);
      // Reset goes back to what the attributes say now.
      const example = await stateOf(page, id);
      if (id !== 'stepper') expect(example).not.toBe(before);
      if (id === 'game') return;
      await element.evaluate((one) => (one as Figure).goTo(1));
      await element.getByRole('button', { name: 'Reset' }).click();
      expect(await stateOf(page, id)).toBe(example);
    });

  for (const [id] of rows(FIGURES, ([id]) => KINDS.includes(id)))
    await test.step(`${id} is shared as an element`, async () => {
      const element = elementOf(page, id);
      await element.getByRole('button', { name: 'Share', exact: true }).click();
      await expect(element.getByRole('textbox', { name: 'HTML', exact: true })).toHaveValue(/<[a-z]+(-[a-z]+)+ /);
      await page.keyboard.press('Escape');
    });

  await test.step('elements fit a narrow page', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
  expect(trouble).toEqual([]);

  await page.setViewportSize({ width: 1440, height: 900 });
  for (const theme of THEMES)
    await test.step(`elements are sound for axe in their own styles (${theme})`, async () => {
      for (const [id] of FIGURES) await setAttribute(elementOf(page, id), 'theme', theme);
      expect(await axeViolations(page, theme, FIGURES.map(([id]) => `body > #${id}`).join())).toEqual([]);
    });
});

test(
  'elements work together, are edited, shared and used by keys in a page that trusts no text',
  TEST_ALL,
  async ({ page, trouble }) => {
    test.slow();
    await test.step('asked before they are there, elements do it when they are', async () => {
      const shells = elementOf(page, 'shells');
      expect(await stateOf(page, 'wheel')).toBe('');
      await shells.evaluate((one) => (one as Figure).setState('rule=printed-formula at=2,2'));
      await expect(shells.getByRole('combobox', { name: 'Rule' })).toHaveValue('printed-formula');
      expect(await stateOf(page, 'shells')).toBe('rule=printed-formula size=16 at=2,2');
    });
    await showAll(page);

    await test.step('without a network the menu for sharing stays closed, and comes at the next press with one', async () => {
      const wheel = await figureOf(page, 'wheel');
      const share = wheel.getByRole('button', { name: 'Share', exact: true });
      await page.route(/\.js$/, (route) => route.abort());
      await share.click();
      await expect(share).toHaveAttribute('aria-expanded', 'false');
      await expect
        .poll(() => trouble.some((words) => words.startsWith('The menu for sharing could not be loaded.')))
        .toBe(true);
      trouble.length = 0;
      await page.unrouteAll();
      await page.evaluate(() => history.replaceState(null, '', '#/docs/3'));
      await share.click();
      const link = wheel.getByRole('textbox', { name: 'Link', exact: true });
      await test.step('and its link keeps the route of the page', () =>
        expect(link).toHaveValue(/[?&]figure=wheel&.*#\/docs\/3$/));
      await page.keyboard.press('Escape');
    });

    await test.step('a game is shared and reported from a page of another origin', async () => {
      const game = await figureOf(page, 'game');
      await game.getByRole('button', { name: 'Share', exact: true }).click();
      expect(await shownPicture(game)).toMatch(/^<svg /);
      await test.step('and its moves are saved as an animation, though the policy of the page allows no worker', async () => {
        await choose(game, 'GIF');
        const { file } = await savedPicture(page, game);
        expect(readFileSync(file, 'latin1')).toMatch(/^GIF89a/);
        // The browser names what the policy refused.
        trouble.length = 0;
      });
      await openReport(game);
      await expect(game.getByRole('textbox', { name: 'Report for an issue' })).toHaveValue(
        /\n {4}I-8 I-6789 \(column 9 is roofed over\)\n\nWallkick does:\n\n- Move 2 of 3, I-6789: /,
      );
      await page.keyboard.press('Escape');
    });

    await test.step('a table drives the stepper that it names, and marks what that shows', async () => {
      const table = await figureOf(page, 'table');
      const stepper = await figureOf(page, 'stepper');
      await table.getByRole('row', { name: /^0>>1/ }).getByRole('button').nth(2).click();
      await expect(stepper.getByRole('status').first()).toHaveText(/^Test 3, kick/);
      expect(await stateOf(page, 'stepper')).toMatch(/ from=0 .*turn=cw .*step=3$/);
      await expect(table.locator('[aria-current=step]')).toHaveCount(1);
      expect(await stateOf(page, 'table')).toBe('system=srs-guideline group=JLSTZ turns=quarter');
      await elementOf(page, 'table').evaluate((one) => (one as Figure).setState('system=sega'));
      await expect(table).toHaveAccessibleName(/Sega/);
      await setAttribute(elementOf(page, 'table'), 'group', 'JI');
      await expect(elementOf(page, 'table').getByRole('alert')).toContainText(
        '"JI" are not pieces of srs-guideline that share their rows; those are all, JLSTZ, I',
      );
    });

    for (const id of ['stepper', 'compare'])
      await test.step(`${id} is edited in a page that trusts no text`, async () => {
        const figure = await figureOf(page, id);
        await figure.getByRole('button', { name: 'Edit the board' }).first().click();
        const grid = figure.getByRole('grid').first();
        await expect(grid).toHaveAttribute('aria-readonly', 'false');
        const before = await stateOf(page, id);
        await grid.getByRole('gridcell').first().press('Space');
        await expect.poll(() => stateOf(page, id)).not.toBe(before);
      });

    await test.step('no attribute has the name of a property that frameworks would set instead, but for one that hands it on', async () => {
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

    await test.step('keys that a figure uses, and what is written in it, are no shortcuts of the page around', async () => {
      const figure = await figureOf(page, 'frames');
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

    await test.step('a test that a lab shows within a frame is a step, and the end is told once', async () => {
      const figure = await figureOf(page, 'frames');
      const element = elementOf(page, 'frames');
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

    await test.step('Escape closes the menu of a figure, and a dialog of the page around only after that', async () => {
      await elementOf(page, 'offsets').evaluate((element) => {
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
      // The others go on in the page itself.
      await page.evaluate(() => document.body.append(...document.querySelector('dialog')!.children));
    });

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
      await test.step(`${id} opens with a wrong ${name}, says so, and begins with a right one`, async () => {
        const element = elementOf(page, id);
        // An element begins when it is in view, and the page may be scrolled.
        await element.evaluate((one) => one.scrollIntoView());
        await expect(element.getByRole('alert')).toContainText(sentence);
        await setAttribute(element, name, right);
        await expect(element.getByRole('alert')).toHaveCount(0);
        await figureOf(page, id);
      });
    expect(trouble).toEqual([]);

    await test.step('a viewer whose game a host has taken away shows no other one, and says so', async () => {
      await page.evaluate(() => {
        const viewer = document.createElement('ptn-viewer');
        viewer.id = 'empty';
        viewer.setAttribute('step', '2');
        viewer.textContent = 'My game';
        document.body.replaceChildren(viewer);
      });
      const viewer = elementOf(page, 'empty');
      await expect(viewer.getByRole('alert')).toContainText('This viewer has no game.');
      await expect(viewer.getByText('My game')).toBeVisible();
      await setAttribute(viewer, 'text', 'O-12 O-34');
      await expect(viewer.getByRole('slider')).toHaveAttribute('max', '2');
      await expect(viewer.getByRole('alert')).toHaveCount(0);
    });

    await test.step('a long game opens with the current move in sight inside its list', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      const moves = Array.from({ length: 12 }, (_, round) => `O-12 O-34 O-56 O-78 O-90 (round ${round + 1})`).join(
        '\n',
      );
      await page.evaluate((text) => {
        const [viewer, pre] = [document.createElement('ptn-viewer'), document.createElement('pre')];
        viewer.id = 'long';
        pre.textContent = text;
        viewer.append(pre);
        document.body.replaceChildren(viewer);
      }, moves);
      const list = (await figureOf(page, 'long')).getByRole('list', { name: 'Moves' });
      const current = list.locator('[aria-current]');
      await expect(current).toContainText('60');
      expect(await list.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeGreaterThan(100);
      await expect
        .poll(async () => {
          const [move, sight] = [(await current.boundingBox())!, (await list.boundingBox())!];
          return move.y >= sight.y && move.y + move.height <= sight.y + sight.height;
        })
        .toBe(true);
    });
  },
);
