import GifWorker from './gifWorker.ts?worker&inline';
import { gifComment, type AnimationFrame, type PictureWords } from './pictureFiles.ts';
import type { GifFrame } from './gif.ts';
import type { GifMessage } from './gifWorker.ts';
import { drawnOnCanvas } from './raster.ts';

/** The most pixels of all frames, which are in memory at once. A longer animation is drawn smaller. */
const MOST_PIXELS = 40_000_000;

/** Takes frames and returns the file in the end. */
interface Encoding {
  readonly add: (frame: GifFrame) => void;
  readonly end: (
    size: { readonly width: number; readonly height: number },
    about: string,
  ) => Promise<Uint8Array<ArrayBuffer>>;
  readonly stop: () => void;
}

/** The next message of a worker. */
const answerOf = <T>(worker: Worker): Promise<T> =>
  new Promise((done, fail) => {
    worker.onmessage = ({ data }: MessageEvent<T>) => done(data);
    worker.onerror = () => fail(new Error('The worker stopped.'));
  });

/** Encodes in a worker, so that the page stays quick. Rejects where the policy of the page allows none. */
async function inWorker(): Promise<Encoding> {
  const worker = new GifWorker();
  await answerOf<null>(worker);
  const post = (message: GifMessage, transferred: Transferable[] = []): void =>
    worker.postMessage(message, transferred);
  return {
    add: (frame) => post(frame, [frame.pixels.buffer]),
    end: (size, about) => {
      const file = answerOf<Uint8Array<ArrayBuffer>>(worker);
      post({ ...size, about });
      return file;
    },
    stop: () => worker.terminate(),
  };
}

function inPage(): Encoding {
  const frames: GifFrame[] = [];
  return {
    add: (frame) => void frames.push(frame),
    end: async (size, about) => (await import('./gif.ts')).encodeGif(size, frames, about),
    stop: () => undefined,
  };
}

/**
 * Returns an animation as a GIF file.
 * @param onprogress called with the share of the frames that is drawn
 * @param signal stops the work: the promise rejects
 */
export async function gifFile(
  frames: readonly AnimationFrame[],
  scale: number,
  words: PictureWords,
  { onprogress, signal }: { readonly onprogress: (share: number) => void; readonly signal: AbortSignal },
): Promise<Blob> {
  const encoding = await inWorker().catch(inPage);
  try {
    const first = await drawnOnCanvas(frames[0]!.svg(), scale);
    const shrunk = Math.min(1, Math.sqrt(MOST_PIXELS / (frames.length * first.width * first.height)));
    let size = { width: first.width, height: first.height };
    for (const [index, { svg, time }] of frames.entries()) {
      signal.throwIfAborted();
      const canvas = await drawnOnCanvas(svg(), scale * shrunk);
      size = { width: canvas.width, height: canvas.height };
      encoding.add({ pixels: canvas.getContext('2d')!.getImageData(0, 0, size.width, size.height).data, time });
      onprogress((index + 1) / frames.length);
    }
    signal.throwIfAborted();
    const stopped = new Promise<never>((_done, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true });
    });
    const file = await Promise.race([encoding.end(size, gifComment(words)), stopped]);
    return new Blob([file], { type: 'image/gif' });
  } finally {
    encoding.stop();
  }
}
