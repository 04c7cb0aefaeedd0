import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';
import { findFile } from './siteFiles.ts';

/** Texts that name no character set themselves. */
const TEXTS: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Handles a request before the site does. */
export type Layer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const straight: Layer = (_request, _response, next) => next();

/**
 * Returns a server for one built site that does not listen yet. It works like a plain static host: GET and HEAD, index.html for folders,
 * 404.html for missing files, and CORS for scripts.
 */
export function siteServer(root: string, base: string, layer: Layer = straight): Server {
  const send = sirv(root, {
    dev: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('x-content-type-options', 'nosniff');
      const type = TEXTS[extname(path)];
      if (type !== undefined) response.setHeader('content-type', type);
      // Names below _astro/ contain a content hash.
      if (path.startsWith('/_astro/')) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  return createServer((request, response) =>
    layer(request, response, () => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { allow: 'GET, HEAD' }).end();
        return;
      }
      const address = request.url ?? '';
      const [pathname = '', query] = address.split(/\?(.*)/s);
      const found = findFile(root, base, pathname);
      switch (found.is) {
        case 'file':
          request.url = address.slice(base.length - 1);
          return send(request, response, () => notFound(root, base, response));
        case 'redirect':
          response.writeHead(301, { location: query === undefined ? found.to : `${found.to}?${query}` }).end();
          return;
        case 'nothing':
          return notFound(root, base, response);
      }
    }),
  );
}

function notFound(root: string, base: string, response: ServerResponse): void {
  const page = findFile(root, base, `${base}404.html`);
  if (page.is === 'file')
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(readFileSync(page.path));
  else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
}
