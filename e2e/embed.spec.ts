import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { opener, test } from './support/embedPage.ts';

const sentenceOf = (figure: Locator): Locator => figure.getByRole('status').first();
const OPENING = 'Test 5, kick (1, -2): fits. The piece rotates.';
const STATE =
  'system=srs-guideline piece=J from=0 at=3,2 turn=ccw board=......#.../#....##.../##....####/#####.####/#####.####/####..####';

/** Runs in the page, where the element is known by its methods. */
type Stepper = HTMLElement & {
  next(): void;
  previous(): void;
  goTo(step: number): void;
  getState(): string;
  setState(line: string): void;
};

test('comes alive in a plain page of another origin, untouched by its styles', async ({
  page,
  hostAt,
  baseURL,
  trouble,
}) => {
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  await expect(sentenceOf(figure)).toHaveText(OPENING);
  await expect(figure).toHaveAccessibleDescription(/^Guideline SRS, J, 0>>3\..*From a page of somebody else\./);
  await expect(page.locator('#stand-in')).toBeHidden();
  await figure.getByRole('button', { name: 'Previous test' }).click();
  await expect(sentenceOf(figure)).toHaveText(/^Test 4, kick \(0, -2\): blocked/);
  await expect(figure.getByRole('row', { name: 'Test 4' })).toHaveAttribute('aria-current', 'step');
  await expect(sentenceOf(figure)).toHaveCSS('font-style', 'normal');
  await expect(sentenceOf(figure)).toHaveCSS('text-transform', 'none');
  await page.keyboard.press('Home');
  await expect(sentenceOf(figure)).toHaveText(/is to turn: counter-clockwise/);
  expect(trouble).toEqual([]);
});

test('slides its piece in a page that knows nothing of it', async ({ page, hostAt, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  const way = await figure.evaluate((element) => {
    (element.querySelector('button[aria-label="Previous test"]') as HTMLButtonElement).click();
    return new Promise<number>((done) =>
      requestAnimationFrame(() => {
        const [slide] = element.getAnimations({ subtree: true });
        slide!.pause();
        slide!.currentTime = Number(slide!.effect!.getComputedTiming().duration) / 2;
        done(new DOMMatrix(getComputedStyle((slide!.effect as KeyframeEffect).target!).transform).f);
      }),
    );
  });
  // Test 4 is kick (0, -2): half the time is between two squares of 40 units above and none.
  expect(way).toBeGreaterThan(-80);
  expect(way).toBeLessThan(0);
  // What a script registers it registers for a whole page, and twice is an error.
  await page.evaluate(() =>
    CSS.registerProperty({ name: '--wallkick-way', syntax: '<number>', inherits: false, initialValue: '0' }),
  );
});

test('is complete under a policy that allows no inline style and no inline script', async ({
  page,
  hostAt,
  baseURL,
  trouble,
}) => {
  const figure = await opener(page, hostAt, baseURL!)('strict.html');
  await expect(sentenceOf(figure)).toHaveText(OPENING);
  await figure.getByRole('button', { name: 'Edit the board' }).click();
  await figure.getByRole('gridcell', { name: /^column 1, row 8:/ }).click();
  await expect(figure.getByRole('gridcell', { name: /^column 1, row 8:/ })).toHaveAccessibleName(/stack/);
  await figure.getByRole('button', { name: 'Share' }).click();
  await expect(figure.getByRole('textbox', { name: 'HTML' })).toHaveValue(
    /^<script type="module" src="http:\/\/localhost:\d+\/.*embed\/v1\/wallkick\.js"><\/script>\n<kick-stepper system="srs-guideline"/,
  );
  // Its styles are there: the drawing is as wide as its column, and the squares for the keyboard lie on it.
  const board = await figure.getByRole('img').boundingBox();
  const grid = await figure.getByRole('grid').boundingBox();
  expect(board!.width).toBeGreaterThan(300);
  expect(Math.abs(grid!.x - board!.x)).toBeLessThan(60);
  expect(trouble).toEqual([]);
});

test('reads data attributes, for hosts that clean HTML', async ({ page, hostAt, baseURL, trouble }) => {
  const figure = await opener(page, hostAt, baseURL!)('sanitised.html');
  await expect(sentenceOf(figure)).toHaveText(/^Test 2, kick \(1, 0\): blocked/);
  expect(trouble).toEqual([]);
});

test('follows its attributes, several at once', async ({ page, hostAt, baseURL }) => {
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  const element = page.locator('kick-stepper');
  await element.evaluate((one) => one.setAttribute('step', '3'));
  await expect(sentenceOf(figure)).toHaveText(/^Test 3, kick \(1, 1\): blocked/);
  await element.evaluate((one) => {
    one.removeAttribute('step');
    one.setAttribute('turn', 'cw');
    one.setAttribute('board', '..........\n....#.....');
  });
  await expect(sentenceOf(figure)).toHaveText('Test 1, kick (0, 0): fits. The piece rotates.');
  await element.evaluate((one) => one.setAttribute('layout', 'small'));
  await expect(figure.getByRole('combobox', { name: 'System' })).toHaveCount(0);
  await expect(sentenceOf(figure)).toHaveText('Test 1, kick (0, 0): fits. The piece rotates.');
});

test('says inside what is wrong with an attribute, and keeps the last good state', async ({
  page,
  hostAt,
  baseURL,
  trouble,
}) => {
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  await expect(sentenceOf(figure)).toHaveText(OPENING);
  await page.locator('kick-stepper').evaluate((one) => one.setAttribute('turn', '<i>left</i>'));
  await expect(figure.getByRole('alert')).toContainText('"<i>left</i>" is not a turn; turns are cw, ccw and 180.');
  await expect(figure.getByRole('alert')).toContainText('At position 49:');
  await expect(sentenceOf(figure)).toHaveText(OPENING);
  await page.locator('kick-stepper').evaluate((one) => one.setAttribute('turn', 'ccw'));
  await expect(figure.getByRole('alert')).toHaveCount(0);
  expect(trouble).toEqual([]);
});

test('that began with a wrong attribute recovers, and warns once of one it does not know', async ({
  page,
  hostAt,
  baseURL,
  trouble,
}) => {
  const figure = await opener(page, hostAt, baseURL!)('wrong.html');
  await expect(figure.getByRole('alert')).toContainText('"X" is not a piece; pieces are I J L O S T Z.');
  await page.locator('kick-stepper').evaluate((one) => one.setAttribute('piece', 'J'));
  await expect(sentenceOf(figure)).toHaveText(OPENING);
  await expect(figure.getByRole('alert')).toHaveCount(0);
  expect(trouble).toEqual([
    expect.stringMatching(/^<kick-stepper> does not know "peice"\. Its attributes are system, /),
  ]);
  await page.locator('kick-stepper').evaluate((one) => (one as HTMLElement & { goTo(step: number): void }).goTo(1.5));
  await expect
    .poll(() => trouble.at(-1))
    .toBe('<kick-stepper> cannot go to step 1.5; steps are whole numbers from 0, the start.');
});

test('obeys its methods, and tells of each step, change and end', async ({ page, hostAt, baseURL }) => {
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  await expect(sentenceOf(figure)).toHaveText(OPENING);
  const element = page.locator('kick-stepper');
  await page.evaluate(() => {
    const told: string[] = [];
    for (const name of ['step', 'change', 'end'])
      document.addEventListener(`wallkick-${name}`, (event) => {
        const { detail, target } = event as CustomEvent<{
          step: number;
          test: { kick: number[] } | null;
          outcome: string;
        }>;
        const kick = detail.test ? detail.test.kick.join() : '-';
        told.push(`${name} ${detail.step} ${kick} ${detail.outcome} ${(target as Element).id}`);
      });
    Object.assign(globalThis, { told });
  });
  const told = (): Promise<string[]> => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);

  expect(await element.evaluate((one) => (one as Stepper).getState())).toBe(`${STATE} step=5`);
  await element.evaluate((one) => (one as Stepper).previous());
  await expect(sentenceOf(figure)).toHaveText(/^Test 4/);
  expect(await told()).toEqual(['step 4 0,-2 rotated one']);
  await element.evaluate((one) => (one as Stepper).goTo(99));
  await expect(sentenceOf(figure)).toHaveText(/^The piece rotates by test 5/);
  expect((await told()).slice(1)).toEqual(['step 6 - rotated one', 'end 6 - rotated one']);
  await element.evaluate((one, line) => (one as Stepper).setState(line), STATE.replace('ccw', 'cw'));
  await expect(figure.getByRole('combobox', { name: 'Turn' })).toHaveValue('cw');
  expect((await told()).slice(3).map((line) => line.split(' ')[0])).toEqual(['step', 'change']);
  await element.evaluate((one) => (one as Stepper).setState('system=nothing'));
  await expect(figure.getByRole('alert')).toContainText('"nothing" is not a rotation system');
  await expect(figure.getByRole('combobox', { name: 'Turn' })).toHaveValue('cw');
  await element.evaluate((one, line) => (one as Stepper).setState(line), `${STATE} step=1`);
  // Twice before the page is painted.
  await element.evaluate((one) => {
    (one as Stepper).next();
    (one as Stepper).next();
  });
  await expect(sentenceOf(figure)).toHaveText(/^Test 3/);
});

test('shows lines in the order in which they came, of other systems too', async ({
  page,
  hostAt,
  baseURL,
  trouble,
}) => {
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  await expect(sentenceOf(figure)).toHaveText(OPENING);
  const element = page.locator('kick-stepper');
  const arika = 'system=srs-arika piece=I from=0 at=3,2 turn=cw board=####..####';
  // The second needs nothing that is not there, and the step is one of the second; what is shown first is the board to go back to.
  await element.evaluate(
    (one, [first, second]) => {
      (one as Stepper).setState(first!);
      (one as Stepper).setState(second!);
      (one as Stepper).previous();
    },
    [arika, STATE],
  );
  await expect(sentenceOf(figure)).toHaveText(/^Test 4, kick \(0, -2\): blocked/);
  expect(await element.evaluate((one) => (one as Stepper).getState())).toBe(`${STATE} step=4`);
  // As attributes, together: the reset goes back to them.
  await element.evaluate((one) => {
    one.setAttribute('system', 'srs-arika');
    one.setAttribute('turn', 'cw');
  });
  await expect(figure.getByRole('combobox', { name: 'System' })).toHaveValue('srs-arika');
  await figure.getByRole('combobox', { name: 'Turn' }).selectOption('ccw');
  await figure.getByRole('button', { name: 'Play' }).focus();
  await page.keyboard.press('r');
  await expect(figure.getByRole('combobox', { name: 'System' })).toHaveValue('srs-arika');
  await expect(figure.getByRole('combobox', { name: 'Turn' })).toHaveValue('cw');
  expect(trouble).toEqual([]);
});

test('another system from the start: rules come before the figure', async ({ page, hostAt, baseURL, trouble }) => {
  const open = opener(page, hostAt, baseURL!);
  await open('plain.html');
  await page.evaluate(() => {
    const one = document.createElement('kick-stepper');
    const words = { id: 'late', system: 'dtet', piece: 'S', from: '0', at: '3,2', turn: 'cw', board: '####..####' };
    for (const [name, value] of Object.entries(words)) one.setAttribute(name, value);
    document.body.prepend(one);
  });
  await expect(page.locator('#late').getByRole('combobox', { name: 'System' })).toHaveValue('dtet');
  expect(trouble).toEqual([]);
});

test('takes colours from properties, parts and the scheme of the page', async ({ page, hostAt, baseURL }) => {
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  const element = page.locator('kick-stepper');
  await expect(sentenceOf(figure)).toHaveCSS('color', 'rgb(10, 20, 30)');
  await expect(sentenceOf(figure)).toHaveCSS('letter-spacing', '3px');
  await expect(element).toHaveCSS('background-color', 'rgb(245, 247, 243)');
  // A page that says nothing of schemes is light, whatever the reader prefers.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(element).toHaveCSS('background-color', 'rgb(245, 247, 243)');
  await element.evaluate((one) => one.setAttribute('theme', 'auto'));
  await expect(element).toHaveCSS('background-color', 'rgb(18, 28, 30)');
  await element.evaluate((one) => one.setAttribute('theme', 'light'));
  await expect(element).toHaveCSS('background-color', 'rgb(245, 247, 243)');
  await element.evaluate((one) => one.removeAttribute('theme'));
  await page.evaluate(() => (document.documentElement.style.colorScheme = 'light dark'));
  await expect(element).toHaveCSS('background-color', 'rgb(18, 28, 30)');
});

test('does no harm when its script is loaded twice', async ({ page, hostAt, baseURL, trouble }) => {
  const figure = await opener(page, hostAt, baseURL!)('twice.html');
  await expect(sentenceOf(figure)).toHaveText(OPENING);
  await expect(page.getByRole('group', { name: /^Kick stepper/ })).toHaveCount(1);
  // What comes later belongs to the program that is there, by whatever address that was loaded.
  await figure.getByRole('button', { name: 'Edit the board' }).click();
  await expect(figure.getByRole('grid', { name: /Squares of the board/ })).toHaveAttribute('aria-readonly', 'false');
  expect(trouble).toEqual([]);
});

test('runs once where its script has an address of its own', async ({ page, hostAt, baseURL, trouble }) => {
  const figure = await opener(page, hostAt, baseURL!)('again.html');
  await expect(figure.getByRole('table').first()).toBeVisible();
  // The styles that a figure brings along are kept by the file that all of them share.
  await expect(figure.getByRole('table').first()).toHaveCSS('border-collapse', 'collapse');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('wallkick.js'))
      .map(({ name }) => name),
  );
  expect(scripts.map((name) => new URL(name).search)).toEqual(['?again']);
  expect(trouble).toEqual([]);
});

test('of fifty only those near the screen are made, the others when they come', async ({ page, hostAt, baseURL }) => {
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { IntersectionObserver: typeof IntersectionObserver; observers: number };
    counted.observers = 0;
    counted.IntersectionObserver = class extends IntersectionObserver {
      constructor(...given: ConstructorParameters<typeof IntersectionObserver>) {
        super(...given);
        counted.observers++;
      }
    };
  });
  const figure = await opener(page, hostAt, baseURL!)('fifty.html');
  await expect(sentenceOf(figure)).toHaveText(OPENING);
  expect(await page.getByRole('group', { name: /^Kick stepper/ }).count()).toBeLessThan(6);
  const last = page.locator('kick-stepper#n50');
  await expect(last.getByRole('status')).toHaveCount(0);
  // Those above it grow while they come, and push it down.
  await expect(async () => {
    await last.scrollIntoViewIfNeeded();
    await expect(last.getByRole('status').first()).toHaveText(OPENING, { timeout: 1000 });
  }).toPass();
  // They share the one that sees what comes into view.
  expect(await page.evaluate(() => (globalThis as unknown as { observers: number }).observers)).toBe(1);
});

test('of many that come into view at once one is made in a frame', async ({ page, hostAt, baseURL }) => {
  // A screen that has room for all fifty, and whose frames the test draws.
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    const seen = class {
      readonly #see: (entries: readonly object[]) => void;
      constructor(see: (entries: readonly object[]) => void) {
        this.#see = see;
      }
      observe(target: Element): void {
        setTimeout(() => this.#see([{ target, isIntersecting: true }]));
      }
      readonly unobserve = (): void => undefined;
      readonly disconnect = (): void => undefined;
    };
    Object.assign(globalThis, {
      IntersectionObserver: seen,
      requestAnimationFrame: (call: FrameRequestCallback) => frames.push(call),
      drawFrame: () => frames.splice(0).forEach((call) => call(0)),
    });
  });
  await page.goto((await hostAt(baseURL!)).address('fifty.html'));
  const numbers = await page.evaluate(async () => {
    const { drawFrame } = globalThis as unknown as { drawFrame: () => void };
    const made = (): number =>
      [...document.querySelectorAll('kick-stepper')].filter((one) => one.shadowRoot?.querySelector('[data-widget]'))
        .length;
    const counts = [made()];
    while (counts.at(-1)! < 10) {
      drawFrame();
      await new Promise((done) => setTimeout(done));
      if (made() !== counts.at(-1)) counts.push(made());
    }
    return counts;
  });
  expect(numbers[0]).toBeLessThanOrEqual(1);
  expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
});

test('keeps its lists of choices within its width, however wide the letters of its page are', async ({
  page,
  hostAt,
  baseURL,
  trouble,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  await page.addStyleTag({ content: 'kick-stepper { --wallkick-font-text: monospace }' });
  await expect(figure.getByRole('combobox', { name: 'System' })).toHaveCSS('font-family', 'monospace');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(trouble).toEqual([]);
});

test('keeps a table that is wider than the page in a box of its own', async ({ page, hostAt, baseURL, trouble }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await opener(page, hostAt, baseURL!)('plain.html');
  await page.addStyleTag({ content: 'shell-explorer { --wallkick-font-text: monospace }' });
  await page.evaluate(() => document.body.append(document.createElement('shell-explorer')));
  const element = page.locator('shell-explorer');
  await element.scrollIntoViewIfNeeded();
  await expect(element.getByRole('table').getByRole('button').first()).toHaveCSS('font-family', 'monospace');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(trouble).toEqual([]);
});

for (const { name, css, box, order } of [
  { name: 'a width', css: 'width: 900px', box: { width: 900 }, order: 'beside' },
  { name: 'a narrow width', css: 'width: 380px', box: { width: 380 }, order: 'below' },
  { name: 'a greatest width', css: 'max-width: 520px', box: { width: 520 }, order: 'below' },
  { name: 'a part of the place', css: 'width: 75%; max-width: 900px', box: { width: 900 }, order: 'beside' },
  { name: 'a height', css: 'height: 400px; overflow: auto', box: { height: 400 }, order: 'beside' },
] as const) {
  test(`takes ${name} from the styles of its page, and its figure follows`, async ({
    page,
    hostAt,
    baseURL,
    trouble,
  }) => {
    const figure = await opener(page, hostAt, baseURL!)('plain.html');
    await expect(sentenceOf(figure)).toHaveText(OPENING);
    await page.addStyleTag({ content: `body { margin: 0 8px } kick-stepper { ${css} }` });
    const element = page.locator('kick-stepper');
    expect(await element.boundingBox()).toMatchObject(box);
    const drawing = (await figure.getByRole('img').boundingBox())!;
    const said = (await sentenceOf(figure).boundingBox())!;
    if (order === 'beside') expect(said.x).toBeGreaterThan(drawing.x + drawing.width);
    else expect(said.y).toBeGreaterThan(drawing.y + drawing.height - 1);
    expect(await element.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    expect(await figure.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    expect(trouble).toEqual([]);
  });
}

for (const { query, reads } of [
  { query: '?utm_source=letter&system=sega', reads: false },
  { query: '?figure=another&piece=T', reads: false },
  { query: '?figure=one&saw=It+stayed', reads: true },
]) {
  test(`in a page at ${query} ${reads ? 'fetches what reads links' : 'fetches nothing to read links'}`, async ({
    page,
    hostAt,
    baseURL,
  }) => {
    const figure = await opener(page, hostAt, baseURL!)(`plain.html${query}`);
    await expect(sentenceOf(figure)).toHaveText(OPENING);
    await expect(figure.getByRole('blockquote')).toHaveCount(reads ? 1 : 0);
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.some((name) => /wallkick\.js/.test(name))).toBe(true);
    expect(files.some((name) => /(share|Report)-[^/]*\.js/.test(name))).toBe(reads);
  });
}

test('works in a page opened from disk', async ({ page, baseURL, trouble }, info) => {
  const file = info.outputPath('page.html');
  const { pathname } = new URL('support/hosts/plain.html', import.meta.url);
  writeFileSync(
    file,
    readFileSync(pathname, 'utf8')
      .replaceAll('{site}', baseURL!)
      .replace(/<link[^>]*host.css.*/, ''),
  );
  await page.goto(pathToFileURL(file).href);
  await expect(sentenceOf(page.getByRole('group').first())).toHaveText(OPENING);
  expect(trouble).toEqual([]);
});

/** What hears a press on a link is fetched when the link stands; until then the link is followed. */
const upgraded = (page: Page): Promise<void> =>
  expect
    .poll(() => page.locator('kick-link').evaluateAll((all) => all.every(({ shadowRoot }) => shadowRoot !== null)))
    .toBe(true);

test('a link shows its scenario under itself, or in the stepper of the page, and is else a link', async ({
  page,
  hostAt,
  baseURL,
  trouble,
}) => {
  await page.goto((await hostAt(baseURL!)).address('links.html'));
  const link = page.getByRole('link', { name: 'the third test' });
  await upgraded(page);
  await link.click();
  const own = page.locator('kick-link').getByRole('group').first();
  await expect(sentenceOf(own)).toHaveText(/^Test 3, kick \(1, 1\): blocked/);
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  await link.press('Enter');
  await expect(page.getByRole('group')).toHaveCount(0);
  await expect(link).toHaveAttribute('aria-expanded', 'false');

  await page.evaluate(() => {
    const stepper = document.createElement('kick-stepper');
    stepper.setAttribute('scenario', 'system=sega piece=T from=0 at=3,2 turn=cw');
    document.body.append(stepper);
  });
  const stepper = page.locator('body > kick-stepper').getByRole('group').first();
  await link.click();
  await expect(sentenceOf(stepper)).toHaveText(/^Test 3, kick \(1, 1\): blocked/);
  await expect(page.locator('kick-link').getByRole('group')).toHaveCount(0);
  expect(trouble).toEqual([]);

  // Pressed with a modifier it is left to the browser.
  const taken = await link.evaluate(
    (one) =>
      new Promise<boolean>((answer) => {
        addEventListener('click', (event) => {
          answer(event.defaultPrevented);
          event.preventDefault();
        });
        one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey: true }));
      }),
  );
  expect(taken).toBe(false);
  await page.reload();
  await upgraded(page);
  await page.getByRole('link', { name: 'a word' }).click();
  await expect(page).toHaveURL(/reference\/glossary\/$/);
});

test('a link that says no whole scenario is a link, and one in a component finds the stepper beside it', async ({
  page,
  hostAt,
  baseURL,
  trouble,
}) => {
  await opener(page, hostAt, baseURL!)('links.html');
  const words = 'system=sega&piece=T&from=0&at=3,2&turn=cw';
  await page.evaluate((given) => {
    const root = document.body.appendChild(document.createElement('section')).attachShadow({ mode: 'open' });
    for (const [id, search] of [
      ['whole', `${given}&board=%23%23%23....%23%23%23`],
      ['part', given],
    ]) {
      const [own, link] = [document.createElement('kick-link'), document.createElement('a')];
      own.setAttribute('for', 'beside');
      Object.assign(link, { id, href: `?${search}`, textContent: `the ${id}` });
      own.append(link);
      root.append(own);
    }
    const stepper = document.createElement('kick-stepper');
    stepper.id = 'beside';
    root.append(stepper);
  }, words);
  const section = page.locator('section');
  await expect(section.locator('kick-link').first().locator('slot')).toHaveCount(1);
  await section.getByRole('link', { name: 'the whole' }).click();
  await expect(section.locator('#beside [data-widget]')).toHaveAttribute('data-state', /^system=sega piece=T /);
  await expect(section.locator('kick-stepper')).toHaveCount(1);
  await section.getByRole('link', { name: 'the part' }).click();
  await page.waitForURL(/turn=cw$/);
  expect(trouble).toEqual([]);
});

test('a link whose script does not come is followed, and the console says why', async ({ page, hostAt, baseURL }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route(/\/followLink-[^/]*\.js$/, (route) => route.abort());
  await page.goto((await hostAt(baseURL!)).address('links.html'));
  await expect.poll(() => warnings.join()).toContain('<kick-link> could not be loaded; its link stays one.');
  await page.getByRole('link', { name: 'the third test' }).click();
  await expect(page).toHaveURL(/lab\/stepper\/\?system=srs-guideline/);
});

test('stays alive where it is moved to, and gives its children back when it is taken away', async ({
  page,
  hostAt,
  baseURL,
}) => {
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  await figure.getByRole('button', { name: 'Previous test' }).click();
  await page.locator('kick-stepper').evaluate((one) => document.body.prepend(one));
  await expect(sentenceOf(figure)).toHaveText(/^Test 4/);
  const element = await page.locator('kick-stepper').elementHandle();
  await element!.evaluate((one) => (one as HTMLElement).remove());
  expect(await element!.evaluate((one) => (one as HTMLElement).shadowRoot?.querySelector('[role=group]'))).toBeNull();
  await element!.evaluate((one) => document.body.append(one));
  await expect(sentenceOf(figure)).toHaveText(OPENING);
});

test('without JavaScript the children stand in', async ({ browser, hostAt, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto((await hostAt(baseURL!)).address('plain.html'));
  await expect(page.getByText('A picture of the rotation.')).toBeVisible();
  await context.close();
});

test('the file is imported without a DOM and its types stand beside it', () => {
  const file = fileURLToPath(new URL('../dist/embed/v1/wallkick.js', import.meta.url));
  const program = `await import(${JSON.stringify(file)})`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const types = file.replace(/\.js$/, '.d.ts');
  expect(existsSync(types)).toBe(true);
  expect(readFileSync(types, 'utf8')).toContain("'kick-stepper': FigureElement");
});
