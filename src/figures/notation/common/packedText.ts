import { fromBase64Url, toBase64Url } from '#figure/base64url.ts';
import { DEFLATED, PLAIN, plainText } from './textLink.ts';

/** Servers, mail programs and chats cut or refuse longer addresses. */
export const LONGEST_LINK_TEXT = 6000;
/** The most characters of an inflated text: more than any game in a link, and safe for memory. */
const LARGEST_TEXT = 1_000_000;

/** Reads a stream up to a number of bytes; null if it has more. */
async function readAll(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const through = (bytes: Uint8Array<ArrayBuffer>, transform: GenericTransformStream): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(transform as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>);

/** Packs a text for a link. It is deflated if the browser can and the result is shorter. */
export async function packText(text: string): Promise<string> {
  const plain = plainText(text);
  if (typeof CompressionStream === 'undefined') return plain;
  const bytes = new TextEncoder().encode(text);
  const packed = await readAll(through(bytes, new CompressionStream('deflate-raw')), bytes.length + 1024);
  const deflated = packed === null ? null : DEFLATED + toBase64Url(packed);
  return deflated !== null && deflated.length < plain.length ? deflated : plain;
}

/** Unpacks the text of a link; null if it is damaged, of an unknown version, or too long. */
export async function unpackText(packed: string): Promise<string | null> {
  const bytes = fromBase64Url(packed.slice(1));
  if (bytes === null) return null;
  try {
    const whole =
      packed[0] === PLAIN
        ? bytes
        : packed[0] === DEFLATED
          ? await readAll(through(bytes, new DecompressionStream('deflate-raw')), LARGEST_TEXT)
          : null;
    return whole === null ? null : new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(whole);
  } catch {
    // The data is damaged, or the browser cannot inflate. The caller reports that the link cannot be read.
    return null;
  }
}
