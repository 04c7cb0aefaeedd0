import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bundleHost } from './bundleHost.ts';

const hosts = new URL('hosts/', import.meta.url);
const elements = new URL('../../dist/embed/v1/', import.meta.url);

/** A foreign site: another origin that serves the pages of hosts/ and loads the embed file from ours. */
export interface HostServer {
  readonly address: (page: string) => string;
  readonly close: () => Promise<unknown>;
}

/** A page declares its own policy in a comment, because no server sends one: `<!-- content-security-policy: … -->`. */
const POLICY = /<!-- content-security-policy: (.*?) -->/s;

/** An older version of the element file: it does not know `<kick-table>`, and its stepper has another name. */
async function readOlder(file: string): Promise<string> {
  const text = (await readFile(new URL(file, elements), 'utf8')).replaceAll('Kick stepper:', 'Older stepper:');
  return file === 'wallkick.js' ? text.replaceAll('kick-table', 'kick-list') : text;
}

/** Reads a file of hosts/ or of the older version, and bundles scripts that import a framework. */
function read(pathname: string): Promise<string> {
  const older = /^\/older\/([\w.-]+\.js)$/.exec(pathname)?.[1];
  if (older !== undefined) return readOlder(older);
  const framework = /^\/(react|vue)\.js$/.exec(pathname)?.[1];
  return framework === undefined ? readFile(new URL(`.${pathname}`, hosts), 'utf8') : bundleHost(framework);
}

/**
 * Serves the pages on a free port.
 * @param site address of the built site; it replaces `{site}` in a page, and its origin replaces `{origin}`
 */
export async function serveHosts(site: string): Promise<HostServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    read(pathname).then(
      (text) => {
        const page = text.replaceAll('{site}', site).replaceAll('{origin}', new URL(site).origin);
        const policy = POLICY.exec(page)?.[1]?.replace(/\s+/g, ' ');
        const type = /\.(css|js)$/.exec(pathname)?.[1] ?? 'html';
        response.writeHead(200, {
          'content-type': `text/${type === 'js' ? 'javascript' : type}; charset=utf-8`,
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
