import { readFileSync, statSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { comesAlive, openFigure } from './support/alive.ts';
import { axeViolations, THEMES } from './support/axe.ts';
import { builtPages } from './support/builtPages.ts';
import { choose, expectSameEverywhere, openReport, savedPicture, shownPicture } from './support/pictures.ts';
import { test } from './support/test.ts';
import { rows, stepOfTestAll, TEST_ALL, WIDE } from './support/wide.ts';

const form = (figure: Locator, name: string): Locator => figure.getByRole('textbox', { name, exact: true });

async function openMenu(figure: Locator): Promise<void> {
  await figure.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(form(figure, 'Link')).toBeVisible();
}

/** What a browser makes of an SVG file: the name of its root, its title and description, and whatever could run or ask for something. */
const readPicture = (page: Page, svg: string) =>
  page.evaluate((text) => {
    const file = new DOMParser().parseFromString(text, 'image/svg+xml');
    const words = (name: string): string => file.querySelector(name)?.textContent ?? '';
    const all = [...file.querySelectorAll('*')];
    return {
      root: file.documentElement.localName,
      title: words('title'),
      description: words('desc'),
      // Names of the licence and the source stand in the metadata alone.
      licence: /rdf:resource="([^"]*)"/.exec(text)?.[1],
      wrong: file.querySelectorAll('parsererror').length,
      alive: all.filter(
        (element) =>
          ['script', 'foreignObject', 'image', 'use', 'a', 'text'].includes(element.localName) ||
          element.getAttributeNames().some((name) => name.startsWith('on') || name.includes('href')),
      ).length,
      asks:
        /@import|https?:\/\/(?!www\.w3\.org\/)|var\(|light-dark/.exec(
          text.replace(/<metadata>.*<\/metadata>/s, ''),
        )?.[0] ?? '',
    };
  }, svg);

const LICENCE = 'https://creativecommons.org/licenses/by/4.0/';

/** The menu of a figure is open on a narrow screen: nothing of it hangs out. */
async function expectWholeMenu(figure: Locator): Promise<void> {
  const { left, right, hidden, scrolls } = await figure
    .getByRole('group', { name: 'Share this state' })
    .evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const scrolls = document.documentElement.scrollWidth;
      return { left, right, hidden: element.scrollWidth - element.clientWidth, scrolls };
    });
  expect.soft(left).toBeGreaterThanOrEqual(0);
  expect.soft(right).toBeLessThanOrEqual(360);
  expect.soft(hidden).toBe(0);
  expect.soft(scrolls).toBe(360);
}

/** Counts what the page has asked for. */
const requestsOf = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByType('resource').length);

test('the state of a stepper is shared in every form, and reopens', async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const stepper = await openFigure(page, 'systems/srs/kicks/', '#worked');
  const stateOf = async (): Promise<string> => (await stepper.getAttribute('data-state'))!;
  await stepper.getByRole('row', { name: 'Test 4' }).click();

  await test.step('nothing of the menu is fetched before it is used', async () => {
    const before = await requestsOf(page);
    await openMenu(stepper);
    expect(await requestsOf(page)).toBeGreaterThan(before);
  });

  const link = form(stepper, 'Link');
  await test.step('every form of a rotation holds the state', async () => {
    expect(new URL(await link.inputValue()).searchParams.get('step')).toBe('4');
    await expect(form(stepper, 'Markdown')).toHaveValue(/^\[Guideline SRS, J, 0\\>\\>3\]\(http/);
    await expect(form(stepper, 'HTML')).toHaveValue(
      /^<div><kick-stepper system="srs-guideline" piece="J" from="0" at="3,2" turn="ccw" board="[^"]+" step="4"><a href="http[^"]+">Guideline SRS, J, 0&#62;&#62;3<\/a><\/kick-stepper><\/div>$/,
    );
    await expect(form(stepper, 'Script, once in each page')).toHaveValue(
      /^<script type="module" src="http:\/\/localhost:\d+\/.*embed\/v1\/wallkick\.js"><\/script>$/,
    );
    const text = await form(stepper, 'Plain text').inputValue();
    // The J stands in rows 4 and 5 of the board, columns 4 to 6.
    expect(text.split('\n').slice(0, 5)).toEqual([
      'Guideline SRS, J, 0>>3',
      '',
      '......#...',
      '#..J.##...',
      '##.JJJ####',
    ]);
    expect(text.endsWith(`\n${await stateOf()}`)).toBe(true);
    await expect(form(stepper, 'Fumen')).toHaveValue(/^v115@[A-Za-z0-9+/?]+$/);
  });

  await test.step('a picture of the step and one of all steps are files that run nothing and say what they show', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(link).toHaveValue(/[?&]step=5#/);
    await choose(stepper, 'SVG');
    const saved = await savedPicture(page, stepper);
    expect(saved.name).toBe('guideline-srs-j-0-3.step-5.svg');
    const step = readFileSync(saved.file, 'utf8');
    expect(step).toBe(await shownPicture(stepper));
    const picture = {
      root: 'svg',
      title: 'Guideline SRS, J, 0>>3',
      description: expect.stringContaining('kick (1, -2)'),
      licence: LICENCE,
      wrong: 0,
      alive: 0,
      asks: '',
    };
    expect(await readPicture(page, step)).toEqual(picture);
    await test.step('and look the same in other programs', () => expectSameEverywhere(page, step));
    await choose(stepper, 'all steps');
    const steps = await savedPicture(page, stepper);
    expect(steps.name).toBe('guideline-srs-j-0-3.steps.svg');
    expect(await readPicture(page, readFileSync(steps.file, 'utf8'))).toEqual(picture);
    await choose(stepper, 'this state');
  });

  await stepOfTestAll(
    'a picture is copied and saved as PNG, as large and in the colours that were chosen',
    async () => {
      await choose(stepper, 'PNG');
      await choose(stepper, 'dark');
      await choose(stepper, '2×');
      const { name, file } = await savedPicture(page, stepper);
      expect(name).toBe('guideline-srs-j-0-3.step-5.png');
      const size = (await shownPicture(stepper))
        .match(/ width="(\d+)" height="(\d+)"/)!
        .slice(1)
        .map(Number);
      expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 2 * size[0]!, height: 2 * size[1]! });
      // The paper of the dark theme.
      const corner = await sharp(file).extract({ left: 4, top: 4, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
      expect([...corner]).toEqual([0x12, 0x1c, 0x1e]);
      expect(readFileSync(file, 'utf8')).toContain('CC BY 4.0');

      await stepper.getByRole('button', { name: /^Copy picture/ }).click();
      await expect(stepper.getByText('Picture copied.')).toBeInViewport({ ratio: 1 });
      const copied = await page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        const bitmap = await createImageBitmap(await item!.getType('image/png'));
        return [bitmap.width, bitmap.height];
      });
      expect(copied).toEqual([2 * size[0]!, 2 * size[1]!]);
    },
  );

  await stepOfTestAll('a picture that is saved without a ground lets through what is behind it', async () => {
    await choose(stepper, 'clear');
    const clear = await savedPicture(page, stepper);
    expect((await sharp(clear.file).stats()).isOpaque).toBe(false);
  });

  await test.step('every step is saved as a GIF that a chat takes', async () => {
    await choose(stepper, 'GIF');
    await choose(stepper, '1×');
    const { name, file } = await savedPicture(page, stepper);
    expect(name).toBe('guideline-srs-j-0-3.steps.gif');
    // The start, five tests and the outcome.
    expect(await sharp(file, { animated: true }).metadata()).toMatchObject({ format: 'gif', pages: 7, loop: 0 });
    expect(statSync(file).size).toBeLessThan(500_000);
    expect(readFileSync(file, 'latin1')).toContain('CC BY 4.0');
  });

  const SAW = 'In <b>my game</b> the J stayed: [look](javascript:alert(1)) & `left`';
  const reported =
    await test.step('a report that a game does something else holds board, input, words and trace', async () => {
      const report = await openReport(stepper);
      await report.getByRole('textbox', { name: /^What did you see/ }).fill(SAW);
      const text = await form(stepper, 'Report for an issue').inputValue();
      expect(text).toContain('### A game differs: Guideline SRS, J, 0\\>\\>3');
      expect(text).toContain(
        '> In \\<b\\>my game\\</b\\> the J stayed: \\[look\\](javascript:alert(1)) \\& \\`left\\`',
      );
      expect(text).toContain('    #####.####\n');
      expect(text).toContain('    system=srs-guideline piece=J from=0 at=3,2 turn=ccw board=');
      expect(text).toContain('- Test 4, kick (0, -2): blocked by the stack');
      const address = await form(stepper, 'Report as address').inputValue();
      expect(text).toContain(`<${address}>`);
      return { address, state: await stateOf(), fumen: await form(stepper, 'Fumen').inputValue() };
    });

  await test.step('the menu follows the figure, and says beside the press what was copied', async () => {
    await stepper.getByRole('button', { name: 'Copy Link' }).focus();
    await page.keyboard.press('Home');
    await expect(link).toHaveValue(/[?&]step=1#/);
    await page.keyboard.press('ArrowLeft');
    await expect(link).toHaveValue(/[?&]step=0#/);
    await page.keyboard.press('ArrowRight');
    await expect(link).toHaveValue(/[?&]step=1#/);
    await stepper.getByRole('button', { name: 'Copy Link' }).click();
    await expect(stepper.getByText('Link copied.')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/[?&]step=1#/);
    await page.keyboard.press('ArrowRight');
    await expect(link).toHaveValue(/[?&]step=2#/);
    await expect(stepper.getByText('Link copied.')).toBeHidden();
  });

  await page.setViewportSize({ width: 360, height: 740 });
  await expectWholeMenu(stepper);
  for (const theme of THEMES)
    await test.step(`the menu is sound for axe on a narrow screen (${theme})`, async () => {
      expect(await axeViolations(page, theme, '#worked')).toEqual([]);
    });
  await page.setViewportSize({ width: 1440, height: 900 });

  const other = await context.newPage();
  const dialogs: string[] = [];
  other.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const reopened = await openFigure(other, reported.address, '#worked');
  await test.step('a report opens as it was sent', async () => {
    await expect(reopened.getByRole('blockquote')).toHaveText(SAW);
    await expect(reopened.getByRole('blockquote').locator('*')).toHaveCount(0);
    await expect(reopened).toHaveAttribute('data-state', reported.state);
    // A new link from there is a link again, not the report.
    await openMenu(reopened);
    expect(new URL(await form(reopened, 'Link').inputValue()).searchParams.has('saw')).toBe(false);
    expect(dialogs).toEqual([]);
    await other.keyboard.press('Escape');
  });

  await stepOfTestAll('the fumen goes back onto another board', async () => {
    await reopened.getByRole('button', { name: 'Edit the board' }).click();
    const field = reopened.getByRole('textbox', { name: /^A fumen/ });
    const empty = 'system=srs-guideline piece=T from=0 at=3,3 turn=ccw board=..........';
    for (const [text, state] of [
      [empty, empty],
      [reported.fumen, reported.state.replace(/ step=\d+$/, '')],
    ] as const) {
      if (!(await field.isVisible())) await reopened.getByRole('button', { name: 'Paste a board' }).click();
      await field.fill(text);
      await reopened.getByRole('button', { name: 'Put it on the board' }).click();
      await expect(reopened).toHaveAttribute('data-state', new RegExp(`^${state.replace(/[.#/]/g, '\\$&')} `));
    }
  });

  await stepOfTestAll(
    'a link of a format that is not known yet is explained, and the figure keeps its example',
    async () => {
      const unknown = await openFigure(other, 'systems/srs/kicks/?figure=worked&v=2&piece=T#worked', '#worked');
      await expect(unknown.getByRole('alert')).toContainText('in a newer format');
      await expect(unknown).toHaveAttribute('data-state', /^system=srs-guideline piece=J /);
    },
  );
});

test('figures reopen from their links and offer their elements', async ({ page, context }) => {
  const figures = [
    {
      name: 'a comparison',
      address: 'compare/',
      selector: '[data-widget="kick-compare"]',
      html: /<kick-compare system/,
      none: null,
    },
    {
      name: 'a wheel',
      address: 'guide/rotation/',
      selector: '[data-widget="orientation-wheel"]',
      html: /<orientation-wheel /,
      none: 'A fumen holds one board of ten columns with a piece; this figure shows none.',
    },
    {
      name: 'a button lab',
      address: 'systems/dtet/buttons/',
      selector: '[data-widget="button-lab"]',
      html: /<button-lab /,
      none: null,
    },
    {
      name: 'an offset deriver',
      address: 'systems/srs/offsets/',
      selector: '[data-widget="offset-deriver"]',
      html: /<offset-deriver /,
      none: 'A fumen holds one board of ten columns with a piece; this figure shows none.',
    },
  ] as const;
  for (const { name, address, selector, html, none } of rows(figures, ({ name }) => name === 'an offset deriver')) {
    await test.step(`${name} reopens from its link and offers its element`, async () => {
      const figure = await openFigure(page, address, selector);
      await openMenu(figure);
      await expect(form(figure, 'HTML')).toHaveValue(html);
      if (none === null) await expect(form(figure, 'Fumen')).toHaveValue(/^v115@/);
      else await expect(figure.getByText(none)).toBeVisible();
      const link = await form(figure, 'Link').inputValue();
      const other = await context.newPage();
      const reopened = await openFigure(other, link, selector);
      await expect(reopened).toHaveAttribute('data-state', (await figure.getAttribute('data-state'))!);
    });
  }
});

/** The kinds of figure that are shared, each with a page it stands on. */
function sharedKinds(): readonly (readonly [kind: string, address: string])[] {
  const found = new Map<string, string>();
  for (const address of builtPages()) {
    const file = address.endsWith('.html') ? address : `${address}index.html`;
    const text = readFileSync(new URL(`../dist/${file}`, import.meta.url), 'utf8');
    let kind = `none in ${address}`;
    for (const [, widget] of text.matchAll(/data-widget="([^"]*)"|aria-label="Share"/g))
      if (widget === undefined) found.set(kind, address);
      else kind = widget;
  }
  expect(found.size).toBeGreaterThan(30);
  return [...found].sort();
}

const CLOSING = [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a press elsewhere', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
] as const;

for (const [act, close] of CLOSING)
  test(`${act} closes the menu of a figure while it loads`, TEST_ALL, async ({ page }) => {
    const gate = Promise.withResolvers<null>();
    let held: Promise<null> | undefined;
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const figure = await openFigure(page, 'systems/srs/kicks/', '#worked');
    held = gate.promise;
    const share = figure.getByRole('button', { name: 'Share' });
    const asked = page.waitForRequest('**/*.js');
    await share.click();
    await asked;
    await expect(share).toHaveAttribute('aria-expanded', 'true');
    await close(page);
    gate.resolve(null);
    await expect(share).toHaveAttribute('aria-expanded', 'false');
    await page.waitForLoadState('networkidle');
    await expect(form(figure, 'Link')).toBeHidden();
  });

/** A figure whose menu differs much from those that are reported below, in where its button stands. */
test('an animation that takes long can be cancelled, and made again', TEST_ALL, async ({ page }) => {
  const game = await openFigure(page, 'systems/rotatris/', 'play');
  await game.getByRole('button', { name: 'Share', exact: true }).click();
  await choose(game, 'GIF');
  await game.getByRole('button', { name: /^Save picture/ }).click();
  await expect(game.getByRole('progressbar')).toBeVisible();
  await game.getByRole('button', { name: 'Cancel' }).click();
  await expect(game.getByRole('progressbar')).toHaveCount(0);
  await expect(game.getByText('Picture saved.')).toHaveCount(0);
  await expect(game.getByRole('button', { name: /^Save picture/ })).toBeEnabled();
  await choose(game, 'PNG');
  const { name } = await savedPicture(page, game);
  expect(name).toMatch(/\.png$/);
});

const NARROW = ['ptn-viewer'];

/** Opens the folds in which a page has a figure. */
const unfold = (figure: Locator): Promise<void> =>
  figure.evaluate((element) => {
    for (let fold = element.closest('details'); fold; fold = fold.parentElement!.closest('details')) fold.open = true;
  });

test('the menu of a figure is wholly on a narrow screen', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const kinds = sharedKinds();
  expect(kinds.map(([kind]) => kind)).toEqual(expect.arrayContaining(NARROW));
  for (const [kind, address] of rows(kinds, ([kind]) => NARROW.includes(kind)))
    await test.step(kind, async () => {
      const figure = await openFigure(page, address, `[data-widget="${kind}"]`);
      await unfold(figure);
      await openMenu(figure);
      await expectWholeMenu(figure);
    });
});

test('the page on links lists the words of every figure that is shared', async ({ page }) => {
  await page.goto('reference/url-state/');
  const shared = sharedKinds();
  const takers = page.getByRole('table').filter({ hasText: 'figure' }).locator('td:last-child code');
  const boards = (await takers.allTextContents()).flatMap((names) => names.split(', '));
  const others = await page.locator('th[scope=rowgroup]').allTextContents();
  const listed = new Set([...boards, ...others].map((name) => name.trim()));
  expect(shared.filter(([kind]) => !listed.has(kind))).toEqual([]);
});

/** Figures whose reports need most of their page: their texts and pictures are tested beside each figure (reports.test.ts, pictures.test.ts). */
const REPORTED: readonly {
  readonly name: string;
  readonly address: string;
  readonly selector: string;
  /**
   * True for the report that differs most: it holds a text. Other tests write the others out: share.test.ts, shareFrames.test.ts,
   * kickTableReport.test.ts, reports.test.ts.
   */
  readonly usual?: boolean;
  readonly holds: readonly RegExp[];
}[] = [
  {
    name: 'a stepper in the lab',
    address: 'lab/stepper/',
    selector: '#bench',
    holds: [/^ {4}####\.#####$/m, /^ {4}system=srs-guideline piece=T /m, /^- Test 5, kick \(-1, -2\): fits/m],
  },
  {
    name: 'a button lab, with the buttons of an example that its state only names',
    address: 'lab/buttons/',
    selector: '#bench',
    holds: [
      /^ {4}system=dtet piece=T .*buttons=L\*3_DL_L\*3_\. frame=5$/m,
      /^- Frame 4: Move right and Rotate Left\.$/m,
      /^- counter-clockwise: Test 2, kick \(-1, 0\): blocked/m,
    ],
  },
  {
    name: 'a scanner',
    address: 'systems/ars/center-column/',
    selector: '#scan',
    holds: [/^ {4}piece=J from=0 turn=ccw filled=3\+8 /m, /^- TGM and TAP: /m, /^- Cardcaptor Sakura: /m],
  },
  {
    name: 'a reach map',
    address: 'lab/reach/',
    selector: '#reach',
    holds: [/^- right, down 17 times, left, clockwise$/m, /^- Test 5, kick \(-1, -2\): fits/m],
  },
  {
    name: 'a spin finder',
    address: 'lab/spins/',
    selector: '#spins',
    holds: [/^ {4}system=srs-guideline piece=T from=0 /m, /^- Test 5, kick \(-1, -2\): fits/m],
  },
  {
    name: 'a kick table',
    address: 'systems/srs/kicks/',
    selector: '#kicks-1',
    holds: [
      /^ {4}system=srs-guideline group=JLSTZ turns=quarter$/m,
      /^- 0>>1 cw: .*Test 3 \(-1, 1\);.*Test 5 \(-1, -2\)$/m,
    ],
  },
  {
    name: 'a game of Rotatris',
    address: 'systems/rotatris/',
    selector: '#play',
    holds: [
      /\n\n( {4}[.#IJLOSTZ]{18}\n){21}\n {4}seed=46/,
      /^( {4}[.IJLOSTZ]{8}##[.IJLOSTZ]{8}\n){2}/m,
      /^ {4}seed=46 moves=hehell/m,
      /^- Score: 320$/m,
    ],
  },
  {
    name: 'a game in the editor',
    address: 'lab/notation/',
    selector: '#editor',
    usual: true,
    holds: [/^( {4}[IJLOSTZ]{9}I\n){4}/m, /^ {4}=Level 19$/m, /^- Move 30 of 30, /m],
  },
];

/** What the pictures of some of them show in the colours of the page, of the step and of all steps; null where there is none. */
const PICTURES: readonly {
  readonly name: string;
  readonly address: string;
  readonly selector: string;
  readonly step: readonly (string | RegExp)[];
  readonly steps: readonly (string | RegExp)[] | null;
}[] = [
  {
    name: 'a comparison',
    address: 'lab/compare/',
    selector: '#bench',
    step: ['"DTET"'],
    steps: ['"Test 1 (0, 0)', '"blocked"', '"DTET: all steps"'],
  },
  {
    name: 'a scanner',
    address: 'systems/ars/center-column/',
    selector: '#scan',
    step: ['"Cardcaptor Sakura"'],
    steps: ['"Start"', '"kicked one left"'],
  },
  {
    name: 'a button lab',
    address: 'lab/buttons/',
    selector: '#bench',
    step: ['"10"', '"Rotate Left"', '"Hard drop"', '"T3"'],
    steps: ['"start"'],
  },
  { name: 'a reach map', address: 'lab/reach/', selector: '#reach', step: ['"21"'], steps: null },
  { name: 'a game of Rotatris', address: 'systems/rotatris/', selector: '#play', step: ['"Next"'], steps: null },
];

/** The menu of a figure is open: its pictures show what they have to, painted, and need nothing from elsewhere. */
async function expectPictures(page: Page, figure: Locator, { step, steps }: (typeof PICTURES)[number]): Promise<void> {
  const title = (await figure.locator('.caption b').first().textContent())?.replace(/\.$/, '');
  for (const [extent, words] of [
    ['this state', step],
    ['all steps', steps],
  ] as const) {
    if (words === null) {
      await expect(figure.getByRole('radio', { name: extent })).toHaveCount(0);
      continue;
    }
    if (steps !== null) await choose(figure, extent);
    const svg = await shownPicture(figure);
    expect(await readPicture(page, svg)).toMatchObject({ root: 'svg', title, licence: LICENCE, wrong: 0, asks: '' });
    for (const word of words) expect(svg).toMatch(word);
    if (WIDE) await expectSameEverywhere(page, svg);
    // Painted, and not in the black that stands for no paint at all.
    const colours = await page.evaluate(async (text) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 });
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0, 400, 400);
      const { data } = context.getImageData(0, 0, 400, 400);
      const pixels = new Uint32Array(data.buffer);
      return { some: new Set(pixels).size, black: pixels.filter((pixel) => pixel === 0xff000000).length };
    }, svg);
    expect(colours.some).toBeGreaterThan(8);
    expect(colours.black).toBeLessThan(400);
  }
}

for (const { name, address, selector, holds } of rows(REPORTED, ({ usual }) => usual === true)) {
  test(`${name} can be reported, with what was put in`, async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const figure = await openFigure(page, address, selector);
    await openMenu(figure);
    await test.step('its menu is wholly on a narrow screen', () => expectWholeMenu(figure));
    const picture = PICTURES.find((one) => one.address === address && one.selector === selector);
    if (picture) await test.step('its picture needs no style sheet', () => expectPictures(page, figure, picture));
    const report = await openReport(figure);
    await report.getByRole('textbox', { name: /^What did you see/ }).fill('It <b>stayed</b> where it was.');
    const text = await form(figure, 'Report for an issue').inputValue();
    expect(text).toContain('> It \\<b\\>stayed\\</b\\> where it was.');
    for (const part of holds) expect(text.replaceAll('\\', '')).toMatch(part);
    const link = await form(figure, 'Report as address').inputValue();
    const reopened = await openFigure(await context.newPage(), link, selector);
    await expect(reopened.getByRole('blockquote')).toHaveText('It <b>stayed</b> where it was.');
    await expect(reopened).toHaveAttribute('data-state', (await figure.getAttribute('data-state'))!);
  });
}

const OTHERS = PICTURES.filter(
  ({ address, selector }) => !REPORTED.some((one) => one.address === address && one.selector === selector),
);

// What these pictures show is written out in pictures.test.ts, and painted ones stand above.
for (const picture of rows(OTHERS, () => false))
  test(`${picture.name} is a picture that needs no style sheet`, async ({ page }) => {
    const figure = await openFigure(page, picture.address, picture.selector);
    await openMenu(figure);
    await expectPictures(page, figure, picture);
  });

test('a link of a stepper holds no words that a frame lab left in the address', TEST_ALL, async ({ page }) => {
  await page.goto(
    'systems/ars/ace/?figure=rules&system=ars-tgm&piece=T&from=0&at=3,0&board=..........&gravity=1&buttons=R_.*9&frame=1#rules',
  );
  const stepper = page.locator('#again');
  await stepper.scrollIntoViewIfNeeded();
  await comesAlive(stepper);
  await stepper.getByRole('button', { name: 'Share', exact: true }).click();
  const link = new URL(await stepper.getByRole('textbox', { name: 'Link', exact: true }).inputValue());
  for (const word of ['gravity', 'buttons', 'frame']) expect(link.searchParams.has(word), word).toBe(false);
  expect(link.searchParams.get('figure')).toBe('again');
});

// The first turn of the button lab's frame 5 has six tests; the frame lab's I is refused by its last of three.
const TRIED = [
  ['lab/frames/', 'Test 3', { frame: '3', tried: '3' }],
  ['lab/buttons/', 'Test 2', { frame: '5', tried: '2' }],
] as const;

// What a link says of the test of a frame lab is held by embedElements.spec.ts.
for (const [address, name, words] of TRIED) {
  test(`${address} shares the test of a frame that is shown`, TEST_ALL, async ({ page }) => {
    const lab = await openFigure(page, address, '#bench');
    await lab.getByRole('slider', { name: 'Frame' }).fill(words.frame);
    const closed = lab.getByRole('button', { expanded: false, name: /test 3 \(1, 0\) fits/ });
    if (address === 'lab/buttons/') await closed.click();
    await lab.getByRole('row', { name }).click();
    const told = await lab.getByRole('status').first().innerText();
    expect(told).toMatch(new RegExp(`^${name}, kick`));
    await openMenu(lab);
    const link = await form(lab, 'Link').inputValue();
    expect(Object.fromEntries(new URL(link).searchParams)).toMatchObject(words);
    await expect(form(lab, 'HTML')).toHaveValue(new RegExp(` frame="${words.frame}" tried="${words.tried}"`));

    await page.goto('about:blank');
    const opened = await openFigure(page, link, '#bench');
    await expect(opened.getByRole('row', { name })).toHaveAttribute('aria-current', 'step');
    await expect(opened.getByRole('status').first()).toHaveText(told);

    await page.goto('about:blank');
    const wrong = await openFigure(page, link.replace(/tried=\d/, 'tried=7'), '#bench');
    await expect(wrong.getByRole('alert')).toContainText(
      `"7" is not a test of frame ${words.frame}; its tests are 1 to `,
    );
  });
}
