import { encode } from 'modern-gif';

/** An image of an animation: its pixels, four bytes each, and how long it stays, in milliseconds. */
export interface GifFrame {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly time: number;
}

/** A comment in a GIF is ASCII in blocks of at most 255 bytes. */
function commentBlock(text: string): Uint8Array {
  const bytes = [...text].map((letter) => (letter <= '~' ? letter.charCodeAt(0) : 63));
  const blocks: number[] = [];
  for (let start = 0; start < bytes.length; start += 255) {
    const block = bytes.slice(start, start + 255);
    blocks.push(block.length, ...block);
  }
  return Uint8Array.of(0x21, 0xfe, ...blocks, 0);
}

/**
 * Encodes an endless animation.
 * @param about says what the file is and where it comes from
 */
export async function encodeGif(
  { width, height }: { readonly width: number; readonly height: number },
  frames: readonly GifFrame[],
  about: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const made = new Uint8Array(
    await encode({ width, height, frames: frames.map(({ pixels, time }) => ({ data: pixels, delay: time })) }),
  );
  const comment = commentBlock(about);
  const file = new Uint8Array(made.length + comment.length);
  // The last byte ends the file.
  file.set(made.subarray(0, -1));
  file.set(comment, made.length - 1);
  file[file.length - 1] = 0x3b;
  return file;
}
