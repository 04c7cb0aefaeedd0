import { expect, type Locator, type Page } from '@playwright/test';
import { ELEMENTS } from './support/elements.ts';
import { serveHosts, type HostServer } from './support/hostServer.ts';
import { test } from './support/test.ts';
import { rows, TEST_ALL } from './support/wide.ts';

const WORDS = 'system=srs-guideline&piece=T&from=0&at=3,3&turn=cw&board=..........&step=0';

let host: HostServer;
test.beforeAll(async ({ baseURL }) => {
  host = await serveHosts(baseURL!);
});
test.afterAll(() => host.close());

/** Opens a page of another origin and puts a stepper into its frame; the page keeps the heights that it is told. */
async function framedStepper(page: Page, site: string): Promise<Locator> {
  await page.goto(host.address('frame.html'));
  await page.evaluate(
    (src) => {
      const heights: number[] = [];
      Object.assign(globalThis, { heights });
      addEventListener('message', ({ data }) => heights.push(data.height));
      document.querySelector('iframe')!.src = src;
    },
    new URL(`embed/v1/kick-stepper/?${WORDS}`, site).href,
  );
  return page.frameLocator('iframe').getByRole('group').first();
}

test('a frame in a page of another origin shows what its address asks for, and tells its height', async ({
  page,
  baseURL,
}) => {
  const figure = await framedStepper(page, baseURL!);
  await expect(figure).toHaveAttribute(
    'data-state',
    'system=srs-guideline piece=T from=0 at=3,3 turn=cw board=.......... step=0',
  );
  const height = (): Promise<number> => page.evaluate(() => Number(document.body.dataset['height']));
  // The frame takes that height, so nothing of it has to be scrolled to.
  const inside = (): Promise<number> =>
    page
      .frameLocator('iframe')
      .locator('body')
      .evaluate((body) => body.scrollHeight);

  await test.step('its page around changes once while its figure comes, and it never takes back what it asked for', async () => {
    await expect(figure).toHaveAttribute('data-ready', '');
    await expect(figure.getByRole('list')).toBeVisible();
    await expect.poll(async () => (await height()) - (await inside())).toBe(0);
    const heights = await page.evaluate(() => (globalThis as unknown as { heights: number[] }).heights);
    expect(heights.length).toBeLessThanOrEqual(2);
    expect(heights).toEqual([...heights].sort((one, other) => one - other));
    // The page around follows: no bar to scroll with takes a part of the width any more.
    await expect(page.frameLocator('iframe').locator('html')).toHaveCSS('scrollbar-width', 'none');
  });

  const before = await height();
  expect(before).toBeGreaterThan(400);
  await figure.getByRole('button', { name: 'Edit the board' }).click();
  await expect.poll(height).toBeGreaterThan(before);
  await figure.getByRole('button', { name: 'Edit the board' }).click();
  await expect.poll(height).toBe(before);
  // A menu opens where the frame shows it.
  await figure.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(figure.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(
    /\/embed\/v1\/kick-stepper\/\?figure=bench&system=/,
  );
  const menu = (await figure.getByRole('group', { name: 'Share this state' }).boundingBox())!;
  const frame = (await page.locator('iframe').boundingBox())!;
  expect(menu.y).toBeGreaterThanOrEqual(frame.y);
  expect(menu.y + menu.height).toBeLessThanOrEqual(frame.y + frame.height);
  // Only what it is for: a type and a height.
  expect(await page.evaluate(() => document.body.dataset['keys'])).toBe('height,type');
});

test('a frame shows no other figure before the one of its address', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    const look = (): void => {
      const host = document.querySelector('main > [id]');
      for (const figure of host?.shadowRoot?.querySelectorAll<HTMLElement>('[data-widget]') ?? [])
        if (figure.offsetHeight > 0 && figure.dataset['state'] !== seen.at(-1)) seen.push(figure.dataset['state']!);
      const example = host?.querySelector<HTMLElement>('#example');
      if (example?.checkVisibility({ visibilityProperty: true })) seen.push('the example of the server');
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  });
  // The rules of ARS come later than those of the guideline.
  await page.goto('embed/kick-stepper/?system=ars-tgm&piece=T&from=0&at=3,1&turn=cw&board=..........&step=1');
  await expect(page.getByRole('group').first()).toHaveAttribute('data-state', /^system=ars-tgm /);
  const seen = await page.evaluate(() => (window as unknown as { seen: readonly string[] }).seen);
  expect(seen.map((state) => state.split(' ')[0])).toEqual(['system=ars-tgm']);
});

test('a frame whose figure does not come shows its example, and says that it is one', TEST_ALL, async ({ page }) => {
  const example = page.locator('#example');
  const [asked, usual] = [page.getByText(/^This is an example\./), page.getByText(/^This figure stopped/)];
  await test.step('where the script cannot be loaded, at once', async () => {
    await page.route('**/embed/v1/**', (route) => route.abort());
    await page.goto('embed/kick-stepper/');
    await expect(example).toBeVisible();
    expect(await example.evaluate((one) => one.getAnimations().length)).toBe(0);
    await expect(usual).toBeVisible();
    await expect(asked).toBeHidden();
    await page.goto('embed/kick-stepper/?system=ars-tgm');
    await expect(asked).toBeVisible();
    await expect(usual).toBeHidden();
    await expect(example).toHaveCSS('visibility', 'visible');
  });
  await test.step('where the figure cannot be made, at once', async () => {
    await page.unrouteAll();
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'));
    await page.goto('embed/kick-stepper/?system=srs-guideline&piece=T&from=0&at=3,3&turn=cw&board=..........');
    await expect(asked).toBeVisible();
    await expect(example).toHaveCSS('visibility', 'visible');
  });
  await test.step('where the script never comes, after a while', async () => {
    // Requests are left without an answer.
    await page.route('**/embed/v1/**', () => undefined);
    await page.goto('embed/kick-stepper/?system=ars-tgm', { waitUntil: 'commit' });
    for (const waiting of [example, asked]) {
      const seen = await waiting.evaluate((one) => {
        const [wait] = one.getAnimations();
        wait!.pause();
        return [0, Number(wait!.effect!.getComputedTiming().endTime)].map((time) => {
          wait!.currentTime = time;
          return getComputedStyle(one).visibility;
        });
      });
      expect(seen).toEqual(['hidden', 'visible']);
    }
  });
});

const LINKED = 'embed/v1/kick-stepper/?system=sega&piece=I&from=0&at=3,5&turn=cw&board=..........';

test('a frame shows no other rotation than its link where a file does not come, and says what is missing', async ({
  page,
}) => {
  const asked = page.getByText(/^This is an example\./);
  const stepper = page.locator('kick-stepper');
  await test.step('without the file of the figure', async () => {
    await page.route(/\/embed\/v1\/figure-/, (route) => route.abort());
    await page.goto(LINKED);
    await expect(stepper.getByRole('alert').filter({ visible: true })).toHaveText(/^This figure could not be shown\./);
    await expect(stepper.getByRole('img').filter({ visible: true })).toHaveAccessibleName(/I in state/);
    await expect(asked).toBeHidden();
  });
  for (const file of [/\/embed\/v1\/frame\.js/, /\/embed\/v1\/elements-/, /\/embed\/v1\/rules-/])
    await test.step(`without ${file.source}`, async () => {
      await page.unrouteAll();
      await page.route(file, (route) => route.abort());
      await page.goto(LINKED);
      await expect(asked).toBeVisible();
      await expect(page.locator('#example')).toHaveCSS('visibility', 'visible');
    });
});

/** An element whose address has a text. */
const ALONE = ['ptn-viewer'];

test('a frame with each element shows what its address asks for, and offers itself', async ({ page, baseURL }) => {
  test.slow();
  for (const { name: element, frame } of rows(ELEMENTS, ({ name }) => ALONE.includes(name))) {
    const [query, state] = frame;
    await test.step(`a frame with ${element} shows what its address asks for, and offers itself`, async () => {
      await page.goto(host.address('frame.html'));
      await page.evaluate(
        (src) => {
          document.querySelector('iframe')!.src = src;
        },
        new URL(`embed/${element}/?${query}`, baseURL).href,
      );
      const figure = page.frameLocator('iframe').locator(`${element} [data-widget=${element}]:not([id=example])`);
      await expect(figure).toHaveAttribute('data-state', state);
      await expect(figure.getByRole('alert')).toHaveCount(0);
      const height = (): Promise<number> => page.evaluate(() => Number(document.body.dataset['height']));
      const inside = (): Promise<number> =>
        page
          .frameLocator('iframe')
          .locator('body')
          .evaluate((body) => body.scrollHeight);
      await expect.poll(async () => (await height()) - (await inside())).toBe(0);
      await figure.getByRole('button', { name: 'Share', exact: true }).click();
      const markup = await figure.getByRole('textbox', { name: 'Frame', exact: true }).inputValue();
      expect(markup).toContain(`<iframe src="${baseURL!}embed/v1/${element}/?`);
      // The markup brings the same state again.
      const shown = (await figure.getAttribute('data-state'))!;
      const own = /src="([^"]+)"/
        .exec(markup)![1]!
        .replace(/&#(\d+);/g, (_code, number) => String.fromCharCode(number));
      await page.goto(own);
      await expect(page.locator(`${element} [data-widget=${element}]:not([id=example])`)).toHaveAttribute(
        'data-state',
        shown,
      );
    });
  }
});

test('a frame takes looks and texts from its address, and explains a broken one', async ({ page }) => {
  await page.goto('embed/ptn-viewer/?theme=dark&text=I-8%20I-6789%0AI-9@1&step=2');
  const figure = page.locator('ptn-viewer [data-widget=ptn-viewer]:not([id=example])');
  await expect(figure).toHaveAttribute('data-state', 'step=2');
  await expect(figure.getByRole('slider')).toHaveAttribute('max', '3');
  await expect(page.locator('ptn-viewer')).toHaveCSS('color-scheme', 'dark');

  await test.step('and names one of a later version, and takes the last of two values, as pages do', async () => {
    await page.goto('embed/orientation-wheel/?v=2&system=sega&piece=L');
    const wheel = page.locator('orientation-wheel [data-widget=orientation-wheel]:not([id=example])');
    await expect(wheel.getByRole('alert')).toContainText('"v" is not a parameter of this figure');
    await page.goto('embed/orientation-wheel/?piece=J&piece=L&from=2');
    await expect(wheel).toHaveAttribute('data-state', / piece=L from=2/);
  });

  await test.step('and keeps its example', async () => {
    await page.goto('embed/kick-stepper/?system=srs-guideline&piece=%3Cimg%20src=x%20onerror=alert(1)%3E');
    const stepper = page.getByRole('group').first();
    await expect(stepper.getByRole('alert')).toContainText('is not a piece');
    await expect(stepper).toHaveAttribute('data-state', /^system=srs-guideline piece=J /);
    await expect(page.locator('img')).toHaveCount(0);
  });
});

test('bare pages are not there for search engines', async ({ request }) => {
  for (const { name } of ELEMENTS)
    expect(await (await request.get(`embed/${name}/`)).text()).toMatch(/<meta name="robots" content="noindex">/);
  expect(await (await request.get('sitemap-0.xml')).text()).not.toMatch(/\/embed\/[^<]/);
});

test('frames need nothing but the folder of the elements', TEST_ALL, async ({ page }) => {
  const wrong: string[] = [];
  page.on('requestfailed', (request) => wrong.push(request.url()));
  page.on('response', (response) => {
    if (response.status() >= 400 || !response.url().startsWith(host.address('own/embed/v1/')))
      wrong.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(host.address(`own/embed/v1/kick-stepper/?${WORDS}`));
  const figure = page.getByRole('group').first();
  await expect(figure).toHaveAttribute('data-state', /^system=srs-guideline piece=T /);
  // The fonts of the site, which its style sheets name.
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
  await figure.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(figure.getByRole('textbox', { name: 'Frame', exact: true })).toHaveValue(
    new RegExp(`^<iframe src="${host.address('own/embed/v1/kick-stepper/')}\\?system=`),
  );
  expect(wrong).toEqual([]);
});
