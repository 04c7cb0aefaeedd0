import { encodeGif, type GifFrame } from './gif.ts';

/** What the page sends: every frame, then the size and the comment of the file. */
export type GifMessage = GifFrame | { readonly width: number; readonly height: number; readonly about: string };

const frames: GifFrame[] = [];

// Tells the page that it runs: a policy may stop it without an exception.
postMessage(null);

onmessage = async ({ data }: MessageEvent<GifMessage>): Promise<void> => {
  if ('pixels' in data) frames.push(data);
  else postMessage(await encodeGif(data, frames, data.about));
};
