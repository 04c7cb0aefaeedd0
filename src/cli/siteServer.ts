import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { findFile } from './siteFiles.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

type Coding = 'br' | 'gzip' | 'identity';

const encoders: Readonly<Record<Coding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify(gzip),
  identity: (body) => Promise.resolve(body),
};

/**
 * Returns a server for one built site that does not listen yet. It works like a plain static host: GET and HEAD, index.html for folders,
 * 404.html for missing files, compressed text, and CORS for scripts.
 */
export function siteServer(root: string, base: string): Server {
  return createServer((request, response) => {
    answer(root, base, request, response).catch((error: unknown) => {
      console.error(`${request.url}:`, error);
      response.writeHead(500).end();
    });
  });
}

async function answer(root: string, base: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const [pathname = '', query] = (request.url ?? '').split(/\?(.*)/s);
  const found = findFile(root, base, pathname);
  switch (found.is) {
    case 'file':
      return send(200, found.path, request, response);
    case 'redirect':
      response.writeHead(301, { location: query === undefined ? found.to : `${found.to}?${query}` }).end();
      return;
    case 'nothing': {
      const page = findFile(root, base, `${base}404.html`);
      if (page.is === 'file') return send(404, page.path, request, response);
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
    }
  }
}

async function send(
  status: 200 | 404,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { mtimeMs, size } = await stat(path);
  const type = types[extname(path)] ?? 'application/octet-stream';
  const coding = /charset|wasm/.test(type) ? codingFor(request.headers['accept-encoding']) : 'identity';
  const etag = `"${mtimeMs.toString(36)}-${size.toString(36)}-${coding}"`;
  const headers = {
    'content-type': type,
    // Names below _astro/ contain a content hash.
    'cache-control': path.includes(join('/', '_astro', '/')) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    etag,
    ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
  };
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = await encoded(path, etag, coding);
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The first of our codings that the header names, unless it gives it the weight 0. */
export function codingFor(accepted: string | string[] | undefined): Coding {
  const names = String(accepted ?? '')
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
    .filter(([, weight = '']) => !/^q=0(?:\.0*)?$/u.test(weight))
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((coding) => names.includes(coding)) ?? 'identity';
}

const cache = new Map<string, { readonly etag: string; readonly body: Buffer }>();

/** Compressed files are cached, because browser tests request the same scripts on every page. */
async function encoded(path: string, etag: string, coding: Coding): Promise<Buffer> {
  const key = `${coding} ${path}`;
  const kept = cache.get(key);
  if (kept?.etag === etag) return kept.body;
  const body = await encoders[coding](await readFile(path));
  cache.set(key, { etag, body });
  return body;
}
