import { expect, type Locator, type Page } from '@playwright/test';
import { opener, test } from './support/embedPage.ts';

// A stepper in somebody else's page is drawn without the framework, which comes for those who do more than step.

const OPENING = 'Test 5, kick (1, -2): fits. The piece rotates.';
const LINE =
  'system=srs-guideline&piece=J&from=0&at=3,2&turn=ccw&board=......#.../#....##.../##....####/#####.####/#####.####/####..####';
const FRAMEWORK = /\/(alive|liveStepper)-[^/]*\.js$/;

type Stepper = HTMLElement & {
  next(): void;
  goTo(step: number): void;
  getState(): string;
  setState(line: string): void;
};

const sentenceOf = (figure: Locator): Locator => figure.getByRole('status').first();
const button = (figure: Locator, name: string): Locator => figure.getByRole('button', { name, exact: true });
/** A press that no pointer and no focus comes before. */
const press = (control: Locator): Promise<void> => control.evaluate((one: HTMLElement) => one.click());
const framework = (page: Page): Promise<number> =>
  page.evaluate(
    (pattern) => performance.getEntriesByType('resource').filter(({ name }) => new RegExp(pattern).test(name)).length,
    FRAMEWORK.source,
  );

/** Remembers all that the page reads as HTML. */
const recordRead = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const read: string[] = [];
    Object.assign(globalThis, { read });
    const { get, set } = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!;
    Object.defineProperty(Element.prototype, 'innerHTML', {
      get,
      set(this: Element, html: string) {
        read.push(String(html));
        set!.call(this, html);
      },
    });
  });

/** How often a text stands in what the page has read as HTML so far. */
const timesRead = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (sought) => (globalThis as unknown as { read: readonly string[] }).read.join('').split(sought).length - 1,
    text,
  );

/** What a figure consists of, for eyes, ears and hands: one line an element. */
const anatomy = (figure: Locator): Promise<readonly string[]> =>
  figure.evaluate((root) => {
    const told = ['part', 'role', 'type', 'viewBox', 'd', 'cx', 'cy', 'x', 'y', 'min', 'max', 'disabled'];
    const of = (one: Element): readonly string[] => {
      if (one.matches('[part=caption]')) return [];
      const attributes = [...one.attributes].filter(
        ({ name }) => /^aria-(?!describedby)/.test(name) || told.includes(name),
      );
      const text = [...one.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue!.trim() : ''));
      const line = [one.localName, ...attributes.map(({ name, value }) => `${name}=${value}`).sort(), ...text].join(
        ' ',
      );
      return [line.replace(/\s+/g, ' ').trim(), ...[...one.children].flatMap(of)];
    };
    return of(root);
  });

test('is gone through without the framework, which comes for a control that needs it', async ({
  page,
  hostAt,
  baseURL,
  trouble,
}) => {
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  await expect(sentenceOf(figure)).toHaveText(OPENING);
  await press(button(figure, 'Previous test'));
  await press(button(figure, 'Previous test'));
  await expect(sentenceOf(figure)).toHaveText(/^Test 3, kick \(1, 1\): blocked/);
  await expect(figure.getByRole('row', { name: 'Test 3' })).toHaveAttribute('aria-current', 'step');
  await expect(figure.getByRole('listitem').filter({ has: page.locator('b', { hasText: 'Test 3' }) })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(figure.getByRole('slider', { name: 'Test' })).toHaveValue('3');
  await press(figure.getByRole('row', { name: 'Test 2' }));
  await expect(sentenceOf(figure)).toHaveText(/^Test 2/);
  await figure.getByRole('slider', { name: 'Test' }).evaluate((one: HTMLInputElement) => {
    one.value = '0';
    one.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(sentenceOf(figure)).toHaveText(/is to turn: counter-clockwise/);
  await expect(button(figure, 'Previous test')).toHaveAttribute('aria-disabled', 'true');
  await press(button(figure, 'Reset'));
  await expect(sentenceOf(figure)).toHaveText(OPENING);
  await press(button(figure, 'First test'));
  await press(button(figure, 'Play'));
  await expect(button(figure, 'Pause')).toBeVisible();
  await expect(sentenceOf(figure)).toHaveText(/^Test 2/);
  await press(button(figure, 'Pause'));
  await expect(button(figure, 'Play')).toBeVisible();
  expect(await framework(page)).toBe(0);
  await button(figure, 'Next test').click();
  await expect(button(figure, 'Next test')).toBeFocused();
  await expect(sentenceOf(figure)).toHaveText(/^Test 3/);
  expect(await framework(page)).toBe(0);
  await button(figure, 'Edit the board').hover();
  await expect.poll(() => framework(page)).toBe(2);
  await page.keyboard.press('End');
  await expect(sentenceOf(figure)).toHaveText(/^The piece rotates by test 5/);
  await expect(button(figure, 'Next test')).toBeFocused();
  expect(trouble).toEqual([]);
});

test('answers before its strip and the squares that are read out are drawn', async ({
  page,
  hostAt,
  baseURL,
  trouble,
}) => {
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    globalThis.requestAnimationFrame = (call) => frames.push(call);
    Object.assign(globalThis, { paint: () => frames.splice(0).forEach((call) => call(performance.now())) });
  });
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  await press(button(figure, 'Previous test'));
  await expect(sentenceOf(figure)).toHaveText(/^Test 4, kick \(0, -2\): blocked/);
  await expect(figure.getByRole('row', { name: 'Test 1' })).toBeVisible();
  await expect(figure.getByRole('combobox', { name: 'Piece' })).toHaveValue('J');
  await expect(figure.getByRole('list', { name: 'All steps' })).toHaveCount(0);
  await expect(figure.getByRole('gridcell')).toHaveCount(0);
  await expect(figure).not.toHaveAttribute('data-ready');
  await page.evaluate(() => (globalThis as unknown as { paint: () => void }).paint());
  await expect(figure).toHaveAttribute('data-ready', '');
  await expect(figure.getByRole('list', { name: 'All steps' }).getByRole('listitem').nth(4)).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(figure.getByRole('gridcell')).toHaveCount(80);
  await expect(figure.getByRole('row', { name: 'Test 4' })).toHaveAttribute('aria-current', 'step');
  expect(trouble).toEqual([]);
});

test('a step leaves in place what it does not change, and reads none of it again', async ({
  page,
  hostAt,
  baseURL,
  trouble,
}) => {
  await recordRead(page);
  const groundsRead = (): Promise<number> => timesRead(page, 'class="b-sheet"');
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  await expect(figure).toHaveAttribute('data-ready', '');
  // The ground of the board and of every frame, and the pieces of the frames.
  const kept = await figure.locator('.board > g:first-of-type > *, .board.mini > g > *').elementHandles();
  expect(kept.length).toBeGreaterThan(80);
  // One board and six frames.
  expect(await groundsRead()).toBe(7);
  await button(figure, 'Previous test').click();
  await expect(figure.getByRole('row', { name: 'Test 4' })).toHaveAttribute('aria-current', 'step');
  await button(figure, 'First test').click();
  await expect(figure.getByRole('row', { name: 'Test 4' })).not.toHaveAttribute('aria-current');
  const there = await Promise.all(kept.map((one) => one.evaluate((element) => element.isConnected)));
  expect(there.filter((is) => !is)).toEqual([]);
  expect(await groundsRead()).toBe(7);
  // The piece of the board is another one at each step.
  await expect(figure.getByRole('img', { name: /^Test 1: J in state 3/ })).toBeVisible();
  expect(trouble).toEqual([]);
});

/** How the board is called before and after the step that the page opens with. */
const BESIDE = ['aria-label="Test 4: J in', 'aria-label="Outcome: J in'];

/** Comes to the figure with the pointer, and waits until the steps beside the one that is shown are drawn. */
async function comeTo(page: Page, figure: Locator): Promise<void> {
  await expect(figure).toHaveAttribute('data-ready', '');
  await button(figure, 'Previous test').hover();
  for (const label of BESIDE) await expect.poll(() => timesRead(page, label)).toBe(1);
}

test('for a reader who comes to it the steps beside are drawn before they are asked for', async ({
  page,
  hostAt,
  baseURL,
  trouble,
}) => {
  await recordRead(page);
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  await expect(figure).toHaveAttribute('data-ready', '');
  // Nobody has come yet.
  await page.waitForTimeout(100);
  for (const label of BESIDE) expect(await timesRead(page, label)).toBe(0);
  await comeTo(page, figure);
  await expect(sentenceOf(figure)).toHaveText(OPENING);
  await expect(figure.getByRole('slider', { name: 'Test' })).toHaveValue('5');
  // A press reads nothing more before it is answered.
  const pressed = await button(figure, 'Previous test').evaluate(async (one: HTMLElement) => {
    const { read } = globalThis as unknown as { read: readonly string[] };
    const before = read.length;
    one.click();
    await Promise.resolve();
    const status = (one.getRootNode() as ShadowRoot).querySelector('[role=status]');
    return [status?.textContent, read.length - before];
  });
  expect(pressed).toEqual([
    'Test 4, kick (0, -2): blocked by the stack at column 5, rows 2 and 3, and column 4, row 1.',
    0,
  ]);
  await expect(figure.getByRole('row', { name: 'Test 4' })).toHaveAttribute('aria-current', 'step');
  expect(trouble).toEqual([]);
});

test('a step that was drawn before is the same as one that was not', async ({ page, hostAt, baseURL }) => {
  await recordRead(page);
  const open = opener(page, hostAt, baseURL!);
  const figure = await open('plain.html');
  const other = await page.context().newPage();
  const left = await open('plain.html', other);
  await expect(left).toHaveAttribute('data-ready', '');
  await comeTo(page, figure);
  const markup = (one: Locator): Promise<string> =>
    one.evaluate((root) => root.outerHTML.replaceAll('<!--=-->', '').replace(/<!---->/g, ''));
  for (const [name, step] of [
    ['Previous test', '4'],
    ['Reset', '5'],
    ['Previous test', '4'],
    ['Previous test', '3'],
    ['Next test', '4'],
    ['Next test', '5'],
    ['Next test', '6'],
    ['Previous test', '5'],
    ['Reset', '5'],
    ['Previous test', '4'],
    ['First test', '1'],
    ['Previous test', '0'],
    ['Next test', '1'],
  ] as const) {
    for (const one of [figure, left]) {
      await press(button(one, name));
      await expect(one.getByRole('slider', { name: 'Test' })).toHaveValue(step);
    }
    // The steps beside this one are drawn when it is painted.
    await page.waitForTimeout(60);
    expect(await markup(figure), `${name}, step ${step}`).toBe(await markup(left));
  }
  await other.close();
});

test('what was drawn before is forgotten when something else changes', async ({ page, hostAt, baseURL, trouble }) => {
  await recordRead(page);
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  await comeTo(page, figure);
  // In one task, so that nothing is drawn in between.
  const shown = await page.locator('kick-stepper').evaluate((one) => {
    const stepper = one as Stepper;
    stepper.setState('system=srs-guideline piece=T from=0 at=3,2 turn=cw board=.........# step=0');
    stepper.next();
    return stepper.getState();
  });
  expect(shown).toBe('system=srs-guideline piece=T from=0 at=3,2 turn=cw board=.........# step=1');
  await expect(sentenceOf(figure)).toHaveText('Test 1, kick (0, 0): fits. The piece rotates.');
  await expect(figure.getByRole('row', { name: 'Test 2' })).toBeVisible();
  await button(figure, 'Reset').click();
  await expect(sentenceOf(figure)).toHaveText(OPENING);
  // A board that is reset does not move.
  await expect(figure.locator('.board .b-slide')).toHaveCount(0);
  await button(figure, 'First test').click();
  await button(figure, 'Play').click();
  await expect(sentenceOf(figure)).toHaveText(/^Test 2/);
  await expect(button(figure, 'Pause')).toBeVisible();
  await expect(sentenceOf(figure)).toHaveText(/^Test 3/);
  await button(figure, 'Pause').click();
  await expect(button(figure, 'Play')).toBeVisible();
  await button(figure, 'Next test').click();
  await expect(sentenceOf(figure)).toHaveText(/^Test 4/);
  await expect(button(figure, 'Play')).toBeVisible();
  expect(await framework(page)).toBe(0);
  expect(trouble).toEqual([]);
});

test('frames that come again after a shorter strip are drawn again', async ({ page, hostAt, baseURL, trouble }) => {
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  const pieces = figure.getByRole('list', { name: 'All steps' }).locator('.board .b-body, .board .b-ground');
  const grounds = figure.getByRole('list', { name: 'All steps' }).locator('.board .b-sheet');
  // The start and five tests; a frame without a piece that fits has squares in the way.
  await expect(grounds).toHaveCount(6);
  const before = await pieces.count();
  expect(before).toBeGreaterThan(6);
  const element = page.locator('kick-stepper');
  await element.evaluate((one) => {
    (one as Stepper).setState('system=srs-guideline piece=O from=0 at=4,2 turn=cw board=.........#');
  });
  await expect(grounds).toHaveCount(2);
  await button(figure, 'Reset').click();
  await expect(sentenceOf(figure)).toHaveText(OPENING);
  await expect(grounds).toHaveCount(6);
  await expect(pieces).toHaveCount(before);
  expect(await framework(page)).toBe(0);
  expect(trouble).toEqual([]);
});

test('attributes and methods change it without the framework', async ({ page, hostAt, baseURL, trouble }) => {
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  await expect(sentenceOf(figure)).toHaveText(OPENING);
  const element = page.locator('kick-stepper');
  const shown = await element.evaluate((one) => {
    const stepper = one as Stepper;
    stepper.setState('system=srs-guideline piece=T from=0 at=3,2 turn=cw board=.........#');
    const first = stepper.getState();
    stepper.next();
    return [first, stepper.getState()];
  });
  expect(shown).toEqual([
    'system=srs-guideline piece=T from=0 at=3,2 turn=cw board=.........# step=1',
    'system=srs-guideline piece=T from=0 at=3,2 turn=cw board=.........# step=2',
  ]);
  await expect(figure.getByRole('combobox', { name: 'Piece' })).toHaveValue('T');
  await element.evaluate((one) => one.setAttribute('turn', 'cw'));
  await expect(figure.getByRole('combobox', { name: 'Piece' })).toHaveValue('J');
  await expect(figure).toHaveAccessibleDescription(/^Guideline SRS, J, 0>>1\./);
  expect(await framework(page)).toBe(0);
  expect(trouble).toEqual([]);
});

test('the pieces of another family of games wear its colours, which come with its rules', async ({
  page,
  hostAt,
  baseURL,
  trouble,
}) => {
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  const colours = (): Promise<readonly string[]> =>
    figure.evaluate((root) => ['--I', '--S'].map((name) => getComputedStyle(root).getPropertyValue(name)));
  expect(await colours()).toEqual(['light-dark(#45b8c8,#3fa5b5)', 'light-dark(#78bd69,#64a556)']);
  await page.locator('kick-stepper').evaluate((one) => {
    (one as Stepper).setState('system=ars-tgm piece=I from=0 at=3,2 turn=cw board=.........#');
  });
  await expect(figure).toHaveAccessibleDescription(/^ARS/);
  await expect.poll(colours).toEqual(['light-dark(#e27f76,#d26f66)', 'light-dark(#db83b8,#cb74a8)']);
  expect(await framework(page)).toBe(0);
  expect(trouble).toEqual([]);
});

for (const step of [0, 3, 5, 6])
  test(`step ${step} is drawn as the site draws it`, async ({ page, hostAt, baseURL }) => {
    const figure = await opener(page, hostAt, baseURL!)('plain.html');
    await page.locator('kick-stepper').evaluate((one, to) => (one as Stepper).goTo(to), step);
    await expect(figure.getByRole('slider', { name: 'Test' })).toHaveValue(String(step));
    const drawn = await anatomy(figure);
    const shared = await page.context().newPage();
    await shared.goto(`${baseURL!}lab/stepper/?${LINE.replaceAll('#', '%23')}&step=${step}`);
    const own = shared.locator('[data-widget=kick-stepper]');
    await expect(own).toHaveAttribute('data-ready', '');
    await expect(own.getByRole('slider', { name: 'Test' })).toHaveValue(String(step));
    expect(drawn.length).toBeGreaterThan(400);
    expect(drawn).toEqual(await anatomy(own));
  });

test('who edits it goes on from where they are, in what was drawn', async ({ page, hostAt, baseURL, trouble }) => {
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  await button(figure, 'Previous test').click();
  const drawing = await figure.getByRole('img').elementHandle();
  await button(figure, 'Edit the board').click();
  await figure.getByRole('gridcell', { name: /^column 1, row 8:/ }).click();
  await expect(figure.getByRole('gridcell', { name: /^column 1, row 8:/ })).toHaveAccessibleName(/stack/);
  await expect(sentenceOf(figure)).toHaveText(/^Test 4, kick \(0, -2\): blocked/);
  expect(await drawing!.evaluate((one) => one.isConnected)).toBe(true);
  expect(
    await figure.evaluate((one) => one.querySelectorAll('[data-keeps], [data-tend], [data-on-click]').length),
  ).toBe(0);
  await button(figure, 'Undo').click();
  await button(figure, 'Reset').click();
  await expect(sentenceOf(figure)).toHaveText(OPENING);
  expect(trouble).toEqual([]);
});

test('a choice, and a mirror, come when the framework has', async ({ page, hostAt, baseURL, trouble }) => {
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  await figure.getByRole('combobox', { name: 'Piece' }).selectOption('L');
  await expect(figure).toHaveAccessibleDescription(/^Guideline SRS, L, 0>>3\./);
  await page.reload();
  await expect(sentenceOf(figure)).toHaveText(OPENING);
  await button(figure, 'Play').focus();
  await page.keyboard.press('m');
  await expect(figure).toHaveAccessibleDescription(/^Guideline SRS, L, 0>>1\./);
  await expect(sentenceOf(figure)).toHaveText('Test 5, kick (-1, -2): fits. The piece rotates.');
  expect(trouble).toEqual([]);
});

test('what is done while the framework is on its way is done after it, in order', async ({ page, hostAt, baseURL }) => {
  let come = (): void => undefined;
  const waiting = new Promise<void>((done) => (come = done));
  await page.route(FRAMEWORK, async (route) => {
    await waiting;
    await route.continue();
  });
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  await button(figure, 'Previous test').click();
  await expect(sentenceOf(figure)).toHaveText(/^Test 4/);
  await figure.getByRole('combobox', { name: 'Piece' }).selectOption('T');
  await button(figure, 'Play').press('r');
  await figure.getByRole('combobox', { name: 'Turn' }).selectOption('cw');
  await button(figure, 'First test').click();
  await button(figure, 'Next test').click();
  await page.locator('kick-stepper').evaluate((one) => (one as Stepper).next());
  await expect(sentenceOf(figure)).toHaveText(/^Test 4/);
  come();
  await expect(figure).toHaveAccessibleDescription(/^Guideline SRS, J, 0>>1\./);
  await expect(sentenceOf(figure)).toHaveText(/^Test 3/);
  await expect(figure.getByRole('combobox', { name: 'Piece' })).toHaveValue('J');
});

test('where the framework cannot be fetched it goes on as it is', async ({ page, hostAt, baseURL, trouble }) => {
  await page.route(FRAMEWORK, (route) => route.abort());
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  await press(button(figure, 'Share'));
  await expect
    .poll(() => trouble)
    .toContainEqual(expect.stringMatching(/^<kick-stepper> could not be loaded; what stands inside it stays\. /));
  await press(button(figure, 'Previous test'));
  await expect(sentenceOf(figure)).toHaveText(/^Test 4/);
});

test('is drawn in a page that lets no text become HTML', async ({ page, hostAt, baseURL, trouble }) => {
  const figure = await opener(page, hostAt, baseURL!)('trusted.html');
  await expect(sentenceOf(figure)).toHaveText(OPENING);
  await button(figure, 'Previous test').click();
  await expect(sentenceOf(figure)).toHaveText(/^Test 4/);
  await button(figure, 'Share').click();
  await expect(figure.getByRole('textbox', { name: 'HTML' })).toHaveValue(/<kick-stepper/);
  expect(trouble).toEqual([]);
});
