import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { findFile } from './siteFiles.ts';
import { sendFile } from './sendFile.ts';

/** Handles a request before the site does. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const straight: RequestHandler = (_request, _response, next) => next();

/**
 * Returns a server for one built site that does not listen yet. It works like a plain static host: GET and HEAD, index.html for folders,
 * 404.html for missing files, and CORS for scripts.
 */
export function siteServer(root: string, base: string, layer: RequestHandler = straight): Server {
  return createServer((request, response) =>
    layer(request, response, () => {
      // A file can go, or fail, at any moment. That is the end of one answer, never of the server.
      answer(root, base, request, response).catch(() => {
        if (response.headersSent) response.destroy();
        else response.writeHead(500, { 'content-type': 'text/plain' }).end('This file cannot be read\n');
      });
    }),
  );
}

async function answer(root: string, base: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const [pathname = '', query] = (request.url ?? '').split(/\?(.*)/s);
  const found = findFile(root, base, pathname);
  if (found.is === 'file') return sendFile(found.path, 200, request, response);
  if (found.is === 'redirect') {
    response.writeHead(301, { location: query === undefined ? found.to : `${found.to}?${query}` }).end();
    return;
  }
  const page = findFile(root, base, `${base}404.html`);
  if (page.is === 'file') return sendFile(page.path, 404, request, response);
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
}
