import { pictureSize } from '#board/picture.ts';
import { pngTexts, type PictureWords } from './pictureFiles.ts';
import { withPngTexts } from './pngTexts.ts';

// Draws pictures as pixels in the reader's browser.

/** Draws the text of an SVG file on a canvas. */
export async function drawnOnCanvas(svg: string, scale: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const { width, height } = pictureSize(svg);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Returns a picture as a PNG file that says what it is. */
export async function pngFile(svg: string, scale: number, words: PictureWords, description: string): Promise<Blob> {
  const canvas = await drawnOnCanvas(svg, scale);
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!made) throw new Error('The browser did not encode the picture.');
  const png = new Uint8Array(await made.arrayBuffer());
  return new Blob([withPngTexts(png, pngTexts(words, description))], { type: 'image/png' });
}
