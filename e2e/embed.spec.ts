import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { opener, test } from './support/embedPage.ts';
import { shownPicture } from './support/pictures.ts';
import { TEST_ALL } from './support/wide.ts';

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

/** Puts markup into the page in place of what is there; the first element in it is returned. */
async function show(page: Page, markup: string): Promise<Locator> {
  await page.evaluate((html) => (document.body.innerHTML = html), markup);
  return page.locator('body > *').first();
}

const setAttributes = (element: Locator, attributes: Readonly<Record<string, string | null>>): Promise<void> =>
  element.evaluate((one, all) => {
    for (const [name, value] of Object.entries(all))
      if (value === null) one.removeAttribute(name);
      else one.setAttribute(name, value);
  }, attributes);

const EXAMPLE = { turn: 'ccw', board: STATE.replace(/.*board=/, ''), step: null };

test('comes alive in a plain page of another origin, and is driven by attributes, methods and keys', async ({
  page,
  hostAt,
  baseURL,
  trouble,
}) => {
  test.slow();
  const figure = await opener(page, hostAt, baseURL!)('plain.html');
  const element = page.locator('kick-stepper');
  const said = sentenceOf(figure);

  await test.step('untouched by the styles of the page', async () => {
    await expect(said).toHaveText(OPENING);
    await expect(figure).toHaveAccessibleDescription(/^Guideline SRS, J, 0>>3\..*From a page of somebody else\./);
    await expect(page.locator('#stand-in')).toBeHidden();
    await figure.getByRole('button', { name: 'Previous test' }).click();
    await expect(said).toHaveText(/^Test 4, kick \(0, -2\): blocked/);
    await expect(figure.getByRole('row', { name: 'Test 4' })).toHaveAttribute('aria-current', 'step');
    await expect(said).toHaveCSS('font-style', 'normal');
    await expect(said).toHaveCSS('text-transform', 'none');
    for (const key of ['Home', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(said).toHaveText(/before the rotation: counter-clockwise/);
    await page.keyboard.press('r');
    await expect(said).toHaveText(OPENING);
  });

  await test.step('slides its piece in a page that knows nothing of it', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const way = await figure.evaluate((group) => {
      (group.querySelector('button[aria-label="Previous test"]') as HTMLButtonElement).click();
      return new Promise<number>((done) =>
        requestAnimationFrame(() => {
          const [slide] = group.getAnimations({ subtree: true });
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
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await element.evaluate((one) => (one as Stepper).goTo(5));
    await expect(said).toHaveText(OPENING);
  });

  await test.step('takes colours from properties, parts and the scheme of the page', async () => {
    await expect(said).toHaveCSS('color', 'rgb(10, 20, 30)');
    await expect(said).toHaveCSS('letter-spacing', '3px');
    await expect(element).toHaveCSS('background-color', 'rgb(245, 247, 243)');
    // A page that says nothing of schemes is light, whatever the reader prefers.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(element).toHaveCSS('background-color', 'rgb(245, 247, 243)');
    await setAttributes(element, { theme: 'auto' });
    await expect(element).toHaveCSS('background-color', 'rgb(18, 28, 30)');
    await setAttributes(element, { theme: 'light' });
    await expect(element).toHaveCSS('background-color', 'rgb(245, 247, 243)');
    await setAttributes(element, { theme: null });
    await page.evaluate(() => (document.documentElement.style.colorScheme = 'light dark'));
    await expect(element).toHaveCSS('background-color', 'rgb(18, 28, 30)');
    await page.evaluate(() => (document.documentElement.style.colorScheme = ''));
  });

  await test.step('obeys its methods, and tells of each step, change and end', async () => {
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
    await expect(said).toHaveText(/^Test 4/);
    expect(await told()).toEqual(['step 4 0,-2 rotated one']);
    await element.evaluate((one) => (one as Stepper).goTo(99));
    await expect(said).toHaveText(/^The piece rotates by test 5/);
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
    await expect(said).toHaveText(/^Test 3/);
  });

  await test.step('follows its attributes, several at once', async () => {
    await setAttributes(element, { step: '2' });
    await expect(said).toHaveText(/^Test 2, kick \(1, 0\): blocked/);
    await setAttributes(element, { step: null, turn: 'cw', board: '..........\n....#.....' });
    await expect(said).toHaveText('Test 1, kick (0, 0): fits. The piece rotates.');
    await setAttributes(element, { layout: 'small' });
    await expect(figure.getByRole('combobox', { name: 'System' })).toHaveCount(0);
    await expect(said).toHaveText('Test 1, kick (0, 0): fits. The piece rotates.');
    await setAttributes(element, { layout: null, ...EXAMPLE });
    await expect(said).toHaveText(OPENING);
  });

  await test.step('says inside what is wrong with an attribute, and keeps the last good state', async () => {
    await setAttributes(element, { turn: '<i>left</i>' });
    await expect(figure.getByRole('alert')).toContainText('"<i>left</i>" is not a rotation; write cw, ccw or 180.');
    await expect(figure.getByRole('alert')).toContainText('At position 49:');
    await expect(said).toHaveText(OPENING);
    await setAttributes(element, { turn: 'ccw' });
    await expect(figure.getByRole('alert')).toHaveCount(0);
  });

  await test.step('shows lines in the order in which they came, of other systems too', async () => {
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
    await expect(said).toHaveText(/^Test 4, kick \(0, -2\): blocked/);
    expect(await element.evaluate((one) => (one as Stepper).getState())).toBe(`${STATE} step=4`);
    // As attributes, together: the reset goes back to them.
    await setAttributes(element, { system: 'srs-arika', turn: 'cw' });
    await expect(figure.getByRole('combobox', { name: 'System' })).toHaveValue('srs-arika');
    await figure.getByRole('combobox', { name: 'Turn' }).selectOption('ccw');
    await figure.getByRole('button', { name: 'Play' }).focus();
    await page.keyboard.press('r');
    await expect(figure.getByRole('combobox', { name: 'System' })).toHaveValue('srs-arika');
    await expect(figure.getByRole('combobox', { name: 'Turn' })).toHaveValue('cw');
    await setAttributes(element, { system: 'srs-guideline', turn: 'ccw' });
    await expect(said).toHaveText(OPENING);
  });

  await test.step('stays alive where it is moved to, and gives its children back when it is taken away', async () => {
    await figure.getByRole('button', { name: 'Previous test' }).click();
    await element.evaluate((one) => document.body.prepend(one));
    await expect(said).toHaveText(/^Test 4/);
    const away = await element.elementHandle();
    await away!.evaluate((one) => one.remove());
    expect(await away!.evaluate((one) => one.shadowRoot?.querySelector('[role=group]'))).toBeNull();
    await away!.evaluate((one) => document.body.append(one));
    await expect(said).toHaveText(OPENING);
  });

  for (const { name, css, box, order } of [
    { name: 'a width', css: 'width: 900px', box: { width: 900 }, order: 'beside' },
    { name: 'a narrow width', css: 'width: 380px', box: { width: 380 }, order: 'below' },
    { name: 'a greatest width', css: 'max-width: 520px', box: { width: 520 }, order: 'below' },
    { name: 'a part of the place', css: 'width: 75%; max-width: 900px', box: { width: 900 }, order: 'beside' },
    { name: 'a height', css: 'height: 400px; overflow: auto', box: { height: 400 }, order: 'beside' },
  ] as const)
    await test.step(`takes ${name} from the styles of its page, and its figure follows`, async () => {
      const style = await page.addStyleTag({ content: `body { margin: 0 8px } kick-stepper { ${css} }` });
      expect(await element.boundingBox()).toMatchObject(box);
      const drawing = (await figure.getByRole('img').boundingBox())!;
      const sentence = (await said.boundingBox())!;
      if (order === 'beside') expect(sentence.x).toBeGreaterThan(drawing.x + drawing.width);
      else expect(sentence.y).toBeGreaterThan(drawing.y + drawing.height - 1);
      expect(await element.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      expect(await figure.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      await style.evaluate((one) => (one as Element).remove());
    });

  await test.step('keeps its lists of choices, and a wide table, within a narrow page, however wide the letters are', async () => {
    await page.setViewportSize({ width: 360, height: 3000 });
    await page.addStyleTag({ content: 'body > * { --wallkick-font-text: monospace }' });
    await page.evaluate(() => document.body.append(document.createElement('shell-explorer')));
    await expect(figure.getByRole('combobox', { name: 'System' })).toHaveCSS('font-family', 'monospace');
    const table = page.locator('shell-explorer').getByRole('table');
    await expect(table.getByRole('button').first()).toHaveCSS('font-family', 'monospace');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
  expect(trouble).toEqual([]);
});

test('is made from markup of every kind, and reads links that are meant for it', async ({
  page,
  hostAt,
  baseURL,
  trouble,
}) => {
  const attributes = `system="srs-guideline" piece="J" from="0" at="3,2" turn="ccw" board="${EXAMPLE.board}"`;
  await opener(page, hostAt, baseURL!)('plain.html');
  await expect(page.locator('kick-stepper [data-ready]')).toBeVisible();

  await test.step('data attributes, for hosts that clean HTML', async () => {
    const element = await show(page, `<kick-stepper data-${attributes.replaceAll('" ', '" data-')} data-step="2">`);
    await expect(sentenceOf(element)).toHaveText(/^Test 2, kick \(1, 0\): blocked/);
  });

  await test.step('another system from the start: rules come before the figure', async () => {
    const element = await show(
      page,
      '<kick-stepper system="dtet" piece="S" from="0" at="3,2" turn="cw" board="####..####">',
    );
    await expect(element.getByRole('combobox', { name: 'System' })).toHaveValue('dtet');
  });

  await test.step('a page that was written into a frame shares the address of the figure alone', async () => {
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
    expect(link.pathname).toMatch(/\/embed\/v1\/orientation-wheel\/$/);
    expect(link.searchParams.get('piece')).toBe('L');
  });

  const scripts = (): Promise<number> =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);
  const before = await scripts();
  for (const { query, reads } of [
    { query: '?utm_source=letter&system=sega', reads: false },
    { query: '?figure=another&piece=T', reads: false },
    { query: '?figure=one&saw=It+stayed', reads: true },
  ])
    await test.step(`in a page at ${query} ${reads ? 'fetches what reads links' : 'fetches nothing to read links'}`, async () => {
      await page.evaluate((search) => history.replaceState(null, '', search), query);
      const element = await show(page, `<kick-stepper id="one" ${attributes}>`);
      await expect(sentenceOf(element)).toHaveText(OPENING);
      await expect(element.getByRole('blockquote')).toHaveCount(reads ? 1 : 0);
      expect((await scripts()) > before).toBe(reads);
    });
  expect(trouble).toEqual([]);

  await test.step('a wrong attribute, from which it recovers; one that it does not know is warned of once', async () => {
    const element = await show(page, `<kick-stepper peice="T" ${attributes.replace('"J"', '"X"')}>`);
    await expect(element.getByRole('alert')).toContainText('"X" is not a piece; pieces are I J L O S T Z.');
    await setAttributes(element, { piece: 'J' });
    await expect(sentenceOf(element)).toHaveText(OPENING);
    await expect(element.getByRole('alert')).toHaveCount(0);
    await expect
      .poll(() => trouble)
      .toEqual([expect.stringMatching(/^<kick-stepper> does not know "peice"\. Use one of its attributes: system, /)]);
    await element.evaluate((one) => (one as Stepper).goTo(1.5));
    await expect
      .poll(() => trouble.at(-1))
      .toBe('<kick-stepper> cannot go to step 1.5. Use a whole number from 0, the start.');
  });

  await test.step('a link whose script does not come is followed, and the console says why', async () => {
    await page.route(/\.js$/, (route) => route.abort());
    await show(page, `<kick-link><a href="${baseURL!}reference/glossary/">a word</a></kick-link>`);
    await expect.poll(() => trouble.join()).toContain('<kick-link> could not be loaded; its link opens a page.');
    await page.unrouteAll();
    await page.getByRole('link', { name: 'a word' }).click();
    await expect(page).toHaveURL(/reference\/glossary\/$/);
  });
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
  const square = figure.getByRole('gridcell', { name: /^column 1, row 8:/ });
  await square.click();
  await expect(square).toHaveAccessibleName(/stack/);
  await test.step('and offers itself, the frame and a picture from where its script lies', async () => {
    await figure.getByRole('button', { name: 'Share' }).click();
    await expect(figure.getByRole('textbox', { name: 'HTML', exact: true })).toHaveValue(
      /^<div><kick-stepper system="srs-guideline"/,
    );
    await expect(figure.getByRole('textbox', { name: 'Script, once in each page' })).toHaveValue(
      `<script type="module" src="${baseURL!}embed/v1/wallkick.js"></script>`,
    );
    await expect(figure.getByRole('textbox', { name: 'Frame', exact: true })).toHaveValue(
      new RegExp(`^<iframe src="${baseURL!}embed/v1/kick-stepper/\\?system=`),
    );
    expect(await shownPicture(figure)).toMatch(/^<svg [^]*<\/svg>\n$/);
    await figure.getByRole('button', { name: 'Close', exact: true }).click();
  });
  // Its styles are there: the drawing is as wide as its column, and the squares for the keyboard lie on it.
  const board = await figure.getByRole('img').boundingBox();
  const grid = await figure.getByRole('grid').boundingBox();
  expect(board!.width).toBeGreaterThan(300);
  expect(Math.abs(grid!.x - board!.x)).toBeLessThan(60);
  expect(trouble).toEqual([]);
});

test('does no harm when its script is loaded twice, and runs once where that has an address of its own', async ({
  page,
  hostAt,
  baseURL,
  trouble,
}) => {
  const open = opener(page, hostAt, baseURL!);
  const figure = await open('twice.html');
  await expect(sentenceOf(figure)).toHaveText(OPENING);
  await expect(page.getByRole('group', { name: /^Kick stepper/ })).toHaveCount(1);
  // What comes later belongs to the program that is there, by whatever address that was loaded.
  await figure.getByRole('button', { name: 'Edit the board' }).click();
  await expect(figure.getByRole('grid', { name: /Squares of the board/ })).toHaveAttribute('aria-readonly', 'false');

  const table = (await open('again.html')).getByRole('table').first();
  await expect(table).toBeVisible();
  // The styles that a figure brings along are kept by the file that all of them share.
  await expect(table).toHaveCSS('border-collapse', 'collapse');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('wallkick.js'))
      .map(({ name }) => name),
  );
  expect(scripts.map((name) => new URL(name).search)).toEqual(['?again']);
  expect(trouble).toEqual([]);
});

test(
  'of fifty only those near the screen are made, the others when they come',
  TEST_ALL,
  async ({ page, hostAt, baseURL }) => {
    const figure = await opener(page, hostAt, baseURL!)('fifty.html');
    await expect(sentenceOf(figure)).toHaveText(OPENING);
    expect(await page.locator('kick-stepper').locator('[data-widget]').count()).toBeLessThan(6);
    const last = page.locator('kick-stepper#n50');
    await expect(last.getByRole('status')).toHaveCount(0);
    // Those above it grow while they come, and push it down.
    await expect(async () => {
      await last.scrollIntoViewIfNeeded();
      await expect(last.getByRole('status').first()).toHaveText(OPENING, { timeout: 1000 });
    }).toPass();
  },
);

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

test(
  'a link shows its scenario under itself, or in the stepper of the page, and is else a link',
  TEST_ALL,
  async ({ page, hostAt, baseURL, trouble }) => {
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

    await test.step('one that says no whole scenario is followed, and one in a component finds the stepper beside it', async () => {
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
    });

    await upgraded(page);
    // Pressed with a modifier it is left to the browser.
    const taken = await link.evaluate(
      (one) =>
        new Promise<boolean>((answer) => {
          addEventListener('click', (event) => {
            answer(event.defaultPrevented);
            event.preventDefault();
          });
          one.dispatchEvent(
            new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey: true }),
          );
        }),
    );
    expect(taken).toBe(false);
    await page.reload();
    await upgraded(page);
    await page.getByRole('link', { name: 'a word' }).click();
    await expect(page).toHaveURL(/reference\/glossary\/$/);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the children of an element and the example of a frame stand in', async ({ page, hostAt, baseURL }) => {
    await page.goto((await hostAt(baseURL!)).address('plain.html'));
    await expect(page.getByText('A picture of the rotation.')).toBeVisible();

    await test.step('a frame holds every step of its example, and says that it is the example', async () => {
      await page.goto(`${baseURL!}embed/kick-stepper/`);
      const figure = page.getByRole('group').first();
      for (const number of [1, 2, 3, 4, 5])
        await expect(figure.getByRole('list').getByText(`Test ${number}, kick`).first()).toBeVisible();
      // Playwright finds no text inside of noscript by itself.
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(page.locator('noscript p')).toHaveText(/^Without JavaScript this frame shows its example/);
    });
  });
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
