import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/** A picture as pixels, four bytes each. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Draws with librsvg, the renderer of MediaWiki. */
export async function drawnByLibrsvg(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Draws with resvg on a machine without fonts. */
export function drawnByResvg(svg: string): Pixels {
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { data: image.pixels, width: image.width, height: image.height };
}

/** Side of a block in pixels: a fifth of a square, about as large as a letter of the smallest words. */
const BLOCK = 8;

/** The mean of each channel in each block, row by row. Renderers differ in the edges of single pixels. */
function blocksOf({ data, width, height }: Pixels): readonly number[] {
  const columns = Math.floor(width / BLOCK);
  const sums = new Array<number>(columns * Math.floor(height / BLOCK) * 3).fill(0);
  for (let y = 0; y < Math.floor(height / BLOCK) * BLOCK; y++)
    for (let x = 0; x < columns * BLOCK; x++)
      for (let channel = 0; channel < 3; channel++) {
        const block = Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK);
        sums[block * 3 + channel]! += data[(y * width + x) * 4 + channel]!;
      }
  return sums.map((sum) => sum / BLOCK ** 2);
}

/** The largest difference of two pictures in any block, of 255. */
export function largestDifference(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) return 255;
  const others = blocksOf(other);
  return blocksOf(one).reduce((most, mean, index) => Math.max(most, Math.abs(mean - others[index]!)), 0);
}
