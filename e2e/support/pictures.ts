import { Resvg } from '@resvg/resvg-js';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/** A picture as pixels, four bytes each. */
interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

async function drawnByLibrsvg(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Draws as on a machine without fonts. */
function drawnByResvg(svg: string): Pixels {
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { data: image.pixels, width: image.width, height: image.height };
}

async function drawnByBrowser(page: Page, svg: string): Promise<Pixels> {
  const png = await page.evaluate(async (text) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1]!;
  }, svg);
  const { data, info } = await sharp(Buffer.from(png, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Side of a block in pixels: a fifth of a square. Renderers differ in the edges of single pixels. */
const BLOCK = 8;
/** A missing letter changes the mean of a block by more, of 255. */
const MOST = 16;

/** The mean of each channel in each block, row by row. */
function blocksOf({ data, width, height }: Pixels): readonly number[] {
  const [columns, rows] = [Math.floor(width / BLOCK), Math.floor(height / BLOCK)];
  const sums = new Array<number>(columns * rows * 3).fill(0);
  for (let y = 0; y < rows * BLOCK; y++)
    for (let x = 0; x < columns * BLOCK; x++)
      for (let channel = 0; channel < 3; channel++)
        sums[(Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK)) * 3 + channel]! +=
          data[(y * width + x) * 4 + channel]!;
  return sums.map((sum) => sum / BLOCK ** 2);
}

/** The share of blocks in which two pictures differ. */
function differing(one: Pixels, other: Pixels): number {
  expect([other.width, other.height]).toEqual([one.width, one.height]);
  const others = blocksOf(other);
  const blocks = blocksOf(one);
  return blocks.filter((mean, index) => Math.abs(mean - others[index]!) > MOST).length / blocks.length;
}

/** resvg begins the stripes of obstacles at whole pixels, so they are left out. */
const withoutStripes = (svg: string): string =>
  svg.replace(/<pattern.*?<\/pattern>/gs, (pattern) => pattern.replace(/ class="[^"]*"/, ' stroke="none"'));

/** Checks that renderers without our fonts draw a picture as the browser does: letters, squares and words. */
export async function expectSameEverywhere(page: Page, svg: string): Promise<void> {
  const plain = withoutStripes(svg);
  const seen = await drawnByBrowser(page, plain);
  expect.soft(differing(seen, await drawnByLibrsvg(plain)), 'librsvg').toBe(0);
  expect.soft(differing(seen, drawnByResvg(plain)), 'resvg').toBe(0);
}

/** The SVG file of the picture that an open menu shows. */
export async function shownPicture(figure: Locator): Promise<string> {
  const source = await figure.getByRole('group', { name: 'Share this state' }).getByRole('img').getAttribute('src');
  return decodeURIComponent(source!.slice('data:image/svg+xml,'.length));
}

/** Chooses an option of the picture. The label around a radio button takes the pointer. */
export const choose = (figure: Locator, option: string): Promise<void> =>
  figure.getByRole('radio', { name: option, exact: true }).check({ force: true });

/** Saves the picture and returns the file. */
export async function savedPicture(
  page: Page,
  figure: Locator,
): Promise<{ readonly name: string; readonly file: string }> {
  const download = page.waitForEvent('download');
  await figure.getByRole('button', { name: /^Save picture/ }).click();
  const saved = await download;
  return { name: saved.suggestedFilename(), file: await saved.path() };
}

/** Opens the part of an open menu that reports a difference in a game. */
export async function openReport(figure: Locator): Promise<Locator> {
  const report = figure.getByRole('group', { name: 'Report a difference in a game' });
  await report.getByText('Report a difference in a game').click();
  return report;
}
