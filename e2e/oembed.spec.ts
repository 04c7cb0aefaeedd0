import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { TEST_ALL, rows } from './support/wide.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
/** The element in the frame of a document: its address ends in `embed/NAME/?…`. */
const elementOf = ({ html = '' }: Document): string | undefined => /embed\/([\w-]+)\//.exec(html)?.[1];
const inDist = (name: string): string => readFileSync(join(dist, name), 'utf8');

interface Document {
  readonly version: string;
  readonly type: 'rich' | 'link';
  readonly title: string;
  readonly provider_url: string;
  readonly html?: string;
  readonly width?: number;
  readonly height?: number;
}

test('every page with a figure names its oEmbed document, and what that names is there', () => {
  const pages = globSync('**/index.html', { cwd: dist, exclude: ['embed/**'] });
  const withFigure = pages.filter((name) => /data-widget="[^"]+"/.test(inDist(name)));
  expect(withFigure.length).toBeGreaterThan(30);
  for (const name of pages) {
    const link = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(inDist(name));
    expect(link !== null, name).toBe(withFigure.includes(name));
    if (!link) continue;
    const [, root = '', path = ''] = /^(https?:\/\/.*?\/)(oembed\/.*)$/.exec(link[1]!)!;
    const document = JSON.parse(inDist(path)) as Document;
    expect(document.version).toBe('1.0');
    expect(document.title).toMatch(name === 'index.html' ? /^Wallkick$/ : /^.+ · Wallkick$/);
    if (document.type === 'link') continue;
    expect(document.html).not.toMatch(/<script| on\w+=/);
    expect(Number(document.width) * Number(document.height)).toBeGreaterThan(0);
    const picture = /<img src="([^"]+)" alt="[^"]{20,}"/.exec(document.html!)?.[1];
    // A figure without boards has a frame, and its name where no script runs.
    if (picture) expect(inDist(picture.slice(root.length))).toMatch(/^<svg /);
    else expect(document.html).toMatch(/^<iframe .*<noscript><a href="[^"]+#[\w-]+">[^<]{5,}<\/a><\/noscript>$/);
  }
});

test('every picture of an example is sound, runs nothing and explains itself', TEST_ALL, async ({ page }) => {
  const all = globSync('figures/**/*.svg', { cwd: dist });
  // At least the steppers and comparisons of the site.
  expect(all.length).toBeGreaterThan(60);
  await page.goto('404.html');
  const unsound = await page.evaluate(
    (pictures) =>
      pictures.flatMap(([name, svg]) => {
        const file = new DOMParser().parseFromString(svg!, 'image/svg+xml');
        // A ground that several boards share is drawn once, and shown again by its name in the same file.
        const lost = [...file.querySelectorAll('use')].filter(
          (use) => file.getElementById(use.getAttribute('href')!.replace(/^#/, '')) === null,
        );
        const faults = file.querySelectorAll('parsererror, script, foreignObject, image, a').length + lost.length;
        const words = [...file.querySelectorAll('title, desc')].every(({ textContent }) => textContent.length > 5);
        // Only the metadata name addresses: those of the page and of the licence.
        file.querySelector('metadata')?.remove();
        const drawn = new XMLSerializer().serializeToString(file);
        const asks = /@import|https?:\/\/(?!www\.w3\.org\/)|var\(| on\w+=/.test(drawn);
        return faults > 0 || !words || asks ? [`${name}: ${JSON.stringify({ faults, words, asks })}`] : [];
      }),
    all.map((name) => [name, inDist(name)]),
  );
  expect(unsound).toEqual([]);

  await test.step('every shape is painted, and none in the black of no paint at all', async () => {
    for (const name of all) {
      const unpainted = await page.evaluate((svg) => {
        document.body.innerHTML = svg;
        return [...document.querySelectorAll('path, rect, circle, polyline, polygon, text')].flatMap((shape) => {
          const { fill, stroke, display } = getComputedStyle(shape);
          // A number beside the search of the scanner stands without the chip that others have.
          const wanting =
            fill === 'rgb(0, 0, 0)' || (fill === 'none' && stroke === 'none' && !shape.matches('.box-aside'));
          return display !== 'none' && wanting ? [shape.outerHTML.slice(0, 80)] : [];
        });
      }, inDist(name));
      expect(unpainted, name).toEqual([]);
    }
  });
});

test('lines and words that lie on a board lie there in its picture', async ({ page }) => {
  await page.goto('about:blank');
  for (const { name, mark, board } of [
    { name: 'systems/srs/spawn/entry.svg', mark: '[aria-label="edge of the visible field"]', board: 0 },
    // The way of a square about the middle of its box, on the fourth of the small boards.
    { name: 'systems/srs/offsets/wobble.steps.svg', mark: 'polyline >> nth=3', board: 3 },
  ]) {
    await page.evaluate((svg) => (document.body.innerHTML = svg), inDist(`figures/${name}`));
    const on = (await page.locator(mark).boundingBox())!;
    const sheet = (await page.locator('.b-sheet').nth(board).boundingBox())!;
    expect(on.x, name).toBeGreaterThan(sheet.x);
    expect(on.x + on.width, name).toBeLessThan(sheet.x + sheet.width);
    expect(on.y, name).toBeGreaterThan(sheet.y);
    expect(on.y + on.height, name).toBeLessThan(sheet.y + sheet.height);
  }
});

test('a frame in a page that does not listen to it is as high as its figure', async ({ page, baseURL }) => {
  let body = '';
  await page.route('**/host.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>A host</title>${body}` }),
  );
  const framed = globSync('oembed/**/*.json', { cwd: dist })
    .map((name) => ({ name, document: JSON.parse(inDist(name)) as Document }))
    .filter(({ document }) => document.html?.startsWith('<iframe'));
  expect(framed.length).toBeGreaterThan(30);
  // One frame of each element.
  const isFirst = ({ document }: (typeof framed)[number]): boolean =>
    framed.find((one) => elementOf(one.document) === elementOf(document))!.document === document;
  for (const { name, document } of rows(framed, isFirst)) {
    body = `<div style="width: ${document.width}px">${document.html!.replaceAll(document.provider_url, baseURL!)}</div>`;
    await page.goto('host.html');
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('[data-widget][data-ready]:not(#example)')).toBeVisible();
    const used = (): Promise<number> =>
      frame.locator('body').evaluate((inside, height) => inside.scrollHeight / height, document.height!);
    // The letters of the site and parts of the figure may still be on their way.
    await expect.poll(used, name).toBeLessThanOrEqual(1);
    await expect.poll(used, name).toBeGreaterThan(0.85);
  }
});

test(
  'a figure is as high as the page on embedding says, on a phone and in a wide place',
  TEST_ALL,
  async ({ page }) => {
    const usual = [
      ...inDist('reference/embed/index.html').matchAll(
        /&lt;([\w-]+)&gt;<\/code>\s*<\/th>\s*<td>(\d+)<\/td>\s*<td>(\d+)<\/td>/g,
      ),
    ];
    expect(usual.length).toBe(globSync('embed/*/index.html', { cwd: dist }).length);
    for (const [, name, ...heights] of usual) {
      await page.goto(`embed/${name}/`);
      const figure = page.locator('[data-widget][data-ready]:not(#example)');
      for (const [index, width] of [360, 960].entries()) {
        await page.setViewportSize({ width, height: 900 });
        const used = async (): Promise<number> => (await figure.boundingBox())!.height / Number(heights[index]);
        await expect.poll(used, `${name}, ${width}`).toBeLessThanOrEqual(1.03);
        await expect.poll(used, `${name}, ${width}`).toBeGreaterThan(0.9);
      }
    }
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the markup of an oEmbed document still shows every step, as a picture with words', async ({
    page,
    baseURL,
  }) => {
    const document = JSON.parse(inDist('oembed/systems/srs/kicks.json')) as Document;
    const site = /(https?:\/\/[^"]*?)embed\/v1\/kick-stepper/.exec(document.html!)![1]!;
    await page.route('**/host.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>A host</title>${document.html!.replaceAll(site, baseURL!)}`,
      }),
    );
    await page.goto('host.html');
    const picture = page.getByRole('img');
    await expect(picture).toHaveAccessibleName(/test 5 fits\. Test 5, kick \(1, -2\): fits\. The piece rotates\./);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
    await expect(page.frameLocator('iframe').getByRole('list').getByText('Test 1, kick').first()).toBeVisible();
  });
});
