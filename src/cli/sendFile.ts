import { open } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { lookup } from 'mrmime';

/** First and last byte of a part. */
interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads the header `Range` (RFC 9110, section 14.2).
 * @returns the one part that it asks for; `beyond` if the file has no such bytes; null, which is the whole file, for several parts, for
 *   other units and for what is no range
 */
export function partOf(range: string, size: number): Part | 'beyond' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(range) ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (first === '')
    return Number(last) > 0 && size > 0 ? { start: Math.max(0, size - Number(last)), end: size - 1 } : 'beyond';
  if (last !== '' && Number(last) < Number(first)) return null;
  if (Number(first) >= size) return 'beyond';
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** Texts name their character set. */
function typeOf(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** Sends a file, or the part of it that the request asks for. Rejects where the file cannot be read to its end. */
export async function sendFile(
  path: string,
  status: 200 | 404,
  { headers: asked, method }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await using file = await open(path);
  const { size, mtime } = await file.stat();
  const etag = `W/"${size}-${mtime.getTime()}"`;
  const headers: OutgoingHttpHeaders = {
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    'content-type': typeOf(path),
    // Names in _astro contain a content hash.
    'cache-control': path.includes(`${sep}_astro${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'last-modified': mtime.toUTCString(),
    'accept-ranges': 'bytes',
    etag,
  };
  if (status === 200 && asked['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  // A part of another version is of no use, and a weak tag cannot tell (RFC 9110, section 13.1.5).
  const part = status === 200 && asked['if-range'] === undefined ? partOf(asked.range ?? '', size) : null;
  if (part === 'beyond') {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
    return;
  }
  const { start, end } = part ?? { start: 0, end: size - 1 };
  if (part) headers['content-range'] = `bytes ${start}-${end}/${size}`;
  response.writeHead(part ? 206 : status, { ...headers, 'content-length': end - start + 1 });
  if (method === 'HEAD' || size === 0) response.end();
  else await pipeline(file.createReadStream({ start, end, autoClose: false }), response);
}
