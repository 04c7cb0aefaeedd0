import { expect, type Locator } from '@playwright/test';
import { serveHosts, type HostServer } from './support/hostServer.ts';
import { isolated, test } from './support/test.ts';
import { rows, stepOfTestAll, TEST_ALL } from './support/wide.ts';

let host: HostServer;
test.beforeAll(async ({ baseURL }) => {
  host = await serveHosts(baseURL!);
});
test.afterAll(() => host.close());

/** A figure of the site that stopped: it says so in one line, and everything that the server drew is there. */
async function expectStopped(figure: Locator, says = /^This figure stopped because of an error\./): Promise<void> {
  await expect(figure.getByRole('alert')).toHaveText(says);
  await expect(figure.getByRole('alert')).toHaveCount(1);
  await expect(figure.getByRole('img').first()).toBeVisible();
  await expect(figure).not.toHaveAttribute('data-ready');
}

const STOPPED = [
  ['a stepper', 'systems/srs/kicks/', '#worked'],
  ['another figure', 'lab/offsets/', '#bench'],
] as const;

for (const [what, address, name] of rows(STOPPED, ([what]) => what === 'a stepper')) {
  test(`${what} that cannot be made, or whose files do not come, stays as the server drew it and says so`, async ({
    page,
  }) => {
    const figure = page.locator(name);
    const text = async (): Promise<string> =>
      (await figure.innerText())
        .replace(/This figure (?:stopped|could not be loaded).*\n/, '')
        .replace(/\s+/g, ' ')
        .trim();
    await page.goto(address);
    const drawn = await text();
    await stepOfTestAll('where the browser lacks what it needs', async () => {
      const context = page.context();
      const poor = await context.newPage();
      await poor.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'));
      await poor.goto(address);
      await poor.locator(name).dispatchEvent('pointerover');
      await expectStopped(poor.locator(name));
      expect((await poor.locator(name).innerText()).length).toBeGreaterThan(drawn.length);
      await poor.close();
    });
    await test.step('where its files do not come', async () => {
      await page.route(/_astro\/(KickStepper|OffsetDeriver)\.[^/]*\.js/, (route) => route.abort());
      await page.goto(address);
      await figure.dispatchEvent('pointerover');
      await expectStopped(figure, /^This figure could not be loaded, so it shows its example\./);
      expect(await text()).toBe(drawn);
    });
    await test.step('and comes by itself when the network is back', async () => {
      await page.unrouteAll();
      await page.context().setOffline(true);
      await page.context().setOffline(false);
      await expect(figure).toHaveAttribute('data-ready', '');
      await expect(figure.getByRole('alert')).toHaveCount(0);
    });
    await stepOfTestAll('or at the next use', async () => {
      await page.route(/_astro\/(KickStepper|OffsetDeriver)\.[^/]*\.js/, (route) => route.abort());
      await page.goto(address);
      await figure.dispatchEvent('pointerover');
      await expectStopped(figure, /^This figure could not be loaded, so it shows its example\./);
      await page.unrouteAll();
      await figure.getByRole('button', { name: 'Reset', exact: true }).click();
      await expect(figure).toHaveAttribute('data-ready', '');
      await expect(figure.getByRole('alert')).toHaveCount(0);
    });
  });
}

test('a page says that it does not show the state of its link where scripts do not run', async ({ page, browser }) => {
  const lost = page.getByText(/^A script could not be loaded\. The figures show their examples/);
  const link = 'lab/stepper/?system=sega&piece=I&from=0&at=3,5&turn=cw&board=..........';
  await test.step('because a file is missing', async () => {
    await page.route(/_astro\/.*\.js$/, (route) => route.abort());
    await page.goto(link);
    await expect(lost).toBeVisible();
    await page.goto('lab/stepper/');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(lost).toBeHidden();
    await page.unrouteAll();
    await page.goto(link);
    await expect(page.locator('#bench')).toHaveAttribute('data-state', /^system=sega /);
    await expect(lost).toBeHidden();
  });
  await test.step('because JavaScript is off', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: page.url().replace(/lab\/.*/, '') });
    const still = await context.newPage();
    const off = still.getByText(/^Without JavaScript the figures show their examples/);
    await still.goto(link);
    await expect(off).toBeVisible();
    await still.goto('reference/ci/');
    await expect(still.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(off).toBeHidden();
    await context.close();
  });
});

test('a figure that throws later on goes back to its example, and says so', async ({ page }) => {
  await page.goto('lab/offsets/');
  const figure = page.locator('#bench');
  await figure.dispatchEvent('pointerover');
  await expect(figure).toHaveAttribute('data-ready', '');
  await page.evaluate(() => {
    const { replace } = String.prototype;
    String.prototype.replace = function (this: string, ...given: unknown[]) {
      String.prototype.replace = replace;
      throw new Error(`taken away: ${String(given[0])}`);
    } as typeof replace;
  });
  await figure.getByLabel('Piece').selectOption('T');
  await expectStopped(figure);
});

test('an element that cannot be made, or whose files do not come, keeps its children and says so', async ({ page }) => {
  const element = page.locator('#one');
  const expectFault = async (): Promise<void> => {
    await expect(element.getByRole('alert')).toHaveText(/^This figure could not be shown\./);
    await expect(page.locator('#stand-in')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'faults'))).toBe(1);
  };
  await page.addInitScript(() => {
    Reflect.set(window, 'faults', 0);
    addEventListener('wallkick-fault', () => Reflect.set(window, 'faults', Reflect.get(window, 'faults') + 1));
  });
  await test.step('where a file of another kind of figure does not come', async () => {
    await page.goto(host.address('plain.html'));
    await expect(page.getByRole('group').first()).toHaveAttribute('data-ready', '');
    await page.route(/\.js$/, (route) => route.abort());
    await page.evaluate(() => {
      const wheel = document.createElement('orientation-wheel');
      wheel.id = 'one';
      wheel.append(document.querySelector('#stand-in')!);
      document.body.replaceChildren(wheel);
    });
    await expectFault();
  });
  await stepOfTestAll('where the browser lacks what it needs', async () => {
    await page.unrouteAll();
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'));
    await page.goto(host.address('plain.html'));
    await expectFault();
  });
});

test('an element in a page that adds to every object is shown', TEST_ALL, async ({ page }) => {
  await test.step('a function that is listed', async () => {
    await page.addInitScript(() => Reflect.set(Object.prototype, 'extra', () => 1));
    await page.goto(host.address('plain.html'));
    await expect(page.getByRole('group').first()).toHaveAttribute('data-ready', '');
  });
  await test.step('a value that is listed', async () => {
    await page.addInitScript(() => Reflect.set(Object.prototype, 'extra', 7));
    await page.goto(host.address('plain.html'));
    await expect(page.getByRole('group').first()).toHaveAttribute('data-ready', '');
  });
});

test('an element is never empty in a browser that lacks something', TEST_ALL, async ({ page }) => {
  const element = page.locator('#one');
  await test.step('without constructed style sheets it has the same looks', async () => {
    const sizes: number[] = [];
    for (const lacks of [false, true]) {
      if (lacks) await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSStyleSheet'));
      await page.goto(host.address('plain.html'));
      const figure = element.getByRole('group').first();
      await expect(figure).toHaveAttribute('data-ready', '');
      await expect(figure).toHaveCSS('border-top-width', '2px');
      await expect(element.getByRole('row', { name: /^Test 5/ })).toBeVisible();
      sizes.push((await page.locator('kick-stepper').boundingBox())!.height);
    }
    expect(Math.abs(sizes[0]! - sizes[1]!)).toBeLessThanOrEqual(2);
  });
  await test.step('without the colours of two themes it says which browsers it needs', async () => {
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await page.goto(host.address('plain.html'));
    await expect(element.getByRole('alert')).toHaveText(/^This browser is too old for this figure\. It needs Chrome/);
    await expect(page.locator('#stand-in')).toBeVisible();
  });
});

test('a part of a figure that cannot be loaded says so, and can be asked for again', async ({ page }) => {
  await page.goto('systems/srs/kicks/');
  const figure = page.locator('#worked');
  await figure.dispatchEvent('pointerover');
  await expect(figure).toHaveAttribute('data-ready', '');
  await page.route(/\.js$/, (route) => route.abort());
  const edit = figure.getByRole('button', { name: 'Edit the board' });
  await edit.click();
  await expect(figure.getByRole('alert')).toHaveText(/^This part could not be loaded\./);
  await page.unrouteAll();
  await edit.click();
  await edit.click();
  await expect(figure.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(figure.getByRole('alert')).toHaveCount(0);
  await test.step('what reads a pasted board does, too', async () => {
    await page.route(/\.js$/, (route) => route.abort());
    await figure.getByRole('button', { name: 'Paste a board' }).click();
    await figure.getByRole('textbox', { name: /^A fumen/ }).fill('####......');
    const put = figure.getByRole('button', { name: 'Put it on the board' });
    await put.click();
    await expect(figure.getByRole('alert')).toHaveText(/^This part could not be loaded\./);
    await page.unrouteAll();
    await put.click();
    await expect(figure.getByRole('alert')).toHaveCount(0);
    await expect(figure).toContainText('Board pasted');
  });
});

test('so do the parts of other figures', TEST_ALL, async ({ page }) => {
  const failed = /^This part could not be loaded\./;
  const open = async (address: string, name: string): Promise<Locator> => {
    await page.goto(address);
    const figure = page.locator(name);
    await figure.dispatchEvent('pointerover');
    await expect(figure).toHaveAttribute('data-ready', '');
    await page.route(/\.js$/, (route) => route.abort());
    return figure;
  };
  await test.step('the panel that imports into the editor of games', async () => {
    const editor = await open('lab/notation/', '#editor');
    const panel = editor.getByRole('button', { name: 'Import', exact: true });
    await panel.click();
    await expect(editor.getByRole('alert').filter({ hasText: failed })).toHaveCount(1);
    await page.unrouteAll();
    await panel.click();
    await panel.click();
    await expect(editor.getByRole('textbox', { name: 'Text to import' })).toBeVisible();
    await expect(editor.getByRole('alert')).toHaveCount(0);
  });
  await test.step('a conversion', async () => {
    const converter = await open('notation/convert/', '#converter');
    const text = converter.getByRole('textbox', { name: /^Text,/ });
    await text.fill('O-12');
    await expect(converter.getByRole('alert')).toHaveText(failed);
    await page.unrouteAll();
    await text.fill('O-34');
    await expect(converter.getByRole('alert')).toHaveCount(0);
  });
  await test.step('the table beside a checked one', async () => {
    const checker = await open('lab/table/', '#checker');
    await checker.getByRole('button', { name: 'Step through it' }).click();
    // The stepper does not come, nor do the searches in both tables: one message is enough.
    await expect(page.getByRole('alert').filter({ hasText: failed })).toHaveCount(1);
    await page.unrouteAll();
  });
});

/** Pages whose figures load parts of their own, and links that need such a part at once. */
const PARTED = [
  'lab/stepper/',
  'lab/compare/',
  'lab/offsets/',
  'lab/play/',
  'lab/reach/',
  'lab/table/',
  'lab/notation/',
  'notation/',
  'notation/convert/',
  'one-press/',
  'systems/srs-plus/',
  'reference/data/',
  'systems/srs-plus/?figure=kicks-1&system=srs-arika#kicks-1',
  'systems/srs-plus/?figure=tables-1&systems=srs-guideline,srs-arika&piece=I#tables-1',
  'notation/?figure=finish&ptn=q1YqSy0qzszPU7JSMlSqBQA#finish',
] as const;

for (const path of rows(PARTED, (row) => row === 'lab/play/' || row.includes('kicks-1')))
  test(`no part of /${path} that does not come is an error: the page may just be left`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const isLink = path.includes('#');
    if (isLink) await page.route(/\/(?:linkedTable|linkedDiff|packedText)\./, (route) => route.abort());
    await page.goto(path);
    for (const figure of await page.locator('[data-widget]').all()) await figure.dispatchEvent('pointerover');
    if (isLink) {
      const figure = page.locator(new URL(page.url()).hash);
      await expect(figure.getByRole('alert')).toHaveText(/^This part could not be loaded\./);
    } else {
      await expect(page.locator('[data-widget][data-ready]').first()).toBeAttached();
      await page.route(/\.js$/, (route) => route.abort());
      await page.evaluate(() => {
        for (const button of document.querySelectorAll<HTMLElement>('[data-widget] button')) button.click();
      });
      const figure = page.locator('[data-widget][data-ready]').first();
      await figure.dispatchEvent('keydown', { key: '?', bubbles: true });
    }
    await page.goto('reference/ci/');
    expect(errors).toEqual([]);
  });

isolated(
  'an element in a page that closes every shadow root still has its figure',
  async ({ page, hostAt, baseURL }) => {
    await page.addInitScript(() => {
      const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (options) {
        return attach.call(this, { ...options, mode: 'closed' });
      };
    });
    await page.goto((await hostAt(baseURL!)).address('plain.html'));
    await expect
      .poll(() =>
        page
          .locator('kick-stepper')
          .first()
          .evaluate(({ shadowRoot }) => shadowRoot?.querySelector('[role="status"]')?.textContent ?? ''),
      )
      .toMatch(/\S/);
  },
);
