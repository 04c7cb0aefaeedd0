import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bundleHost } from './bundleHost.ts';
import { markup } from './elements.ts';

const hosts = new URL('hosts/', import.meta.url);
const elements = new URL('../../dist/embed/v1/', import.meta.url);

/**
 * A foreign site: another origin that serves the pages of hosts/ and loads the embed file from ours. Below `own/embed/v1/` it has a copy of
 * the folder of the elements, and nothing else of ours.
 */
export interface HostServer {
  readonly address: (page: string) => string;
  readonly close: () => Promise<unknown>;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** A page declares its own policy in a comment, because no server sends one: `<!-- content-security-policy: … -->`. */
const POLICY = /<!-- content-security-policy: (.*?) -->/s;

/** An older version of the element file: it does not know `<kick-table>`, and its stepper has another name. */
async function readOlder(file: string): Promise<string> {
  const text = (await readFile(new URL(file, elements), 'utf8')).replaceAll('Kick stepper:', 'Older stepper:');
  return file === 'wallkick.js' ? text.replaceAll('kick-table', 'kick-list') : text;
}

/** Reads a file of hosts/ or of the older version, and bundles scripts that import a framework. The own copy comes byte for byte. */
function read(pathname: string): Promise<string | Buffer> {
  const copied = /^\/own\/embed\/v1\/(?!.*\.\.)(.*)$/.exec(pathname)?.[1];
  if (copied !== undefined) return readFile(new URL(copied.replace(/(?<=\/)$/, 'index.html'), elements));
  const older = /^\/older\/embed\/v1\/([\w.-]+\.js)$/.exec(pathname)?.[1];
  if (older !== undefined) return readOlder(older);
  const framework = /^\/(react|vue)\.js$/.exec(pathname)?.[1];
  return framework === undefined ? readFile(new URL(`.${pathname}`, hosts), 'utf8') : bundleHost(framework);
}

/**
 * Serves the pages on a free port.
 * @param site address of the built site; it replaces `{site}` in a page, its origin `{origin}`, and all elements `{elements}`
 */
export async function serveHosts(site: string): Promise<HostServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    read(pathname).then(
      (text) => {
        const page =
          typeof text === 'string'
            ? text.replaceAll('{site}', site).replaceAll('{origin}', new URL(site).origin).replace('{elements}', markup)
            : text;
        const policy = typeof page === 'string' ? POLICY.exec(page)?.[1]?.replace(/\s+/g, ' ') : undefined;
        const type = /\.(\w+)$/.exec(pathname)?.[1] ?? 'html';
        response.writeHead(200, {
          'content-type': TYPES[type] ?? `text/${type}; charset=utf-8`,
          ...(policy === undefined ? {} : { 'content-security-policy': policy }),
        });
        response.end(page);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', () => listening()));
  const { port } = server.address() as AddressInfo;
  return {
    address: (page) => `http://localhost:${port}/${page}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}
