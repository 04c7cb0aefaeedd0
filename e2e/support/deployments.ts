import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const project = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(project, 'dist');

/** The addresses that the service worker of the built site keeps, from the root of the site. */
export const keptAddresses = (): ReadonlySet<string> =>
  new Set(
    [...readFileSync(join(dist, 'sw.js'), 'utf8').matchAll(/\burl:["'`]\.\/([^"'`]*)/g)].map(([, address]) => address!),
  );

/** A server of the built site with a switch for its network and one for what it serves. */
export interface Deployments {
  /** The address of the site, ending in a slash. */
  readonly address: string;
  /** Ends the network until it is mended: every request fails. */
  cut: () => void;
  mend: () => void;
  /** Serves another folder from now on. */
  deploy: (folder: string) => void;
  readonly close: () => Promise<unknown>;
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** @param base path of the site, with a slash at both ends */
export async function serveDeployments(base: string): Promise<Deployments> {
  let root = dist;
  let isCut = false;
  const server = createServer((request, response) => {
    if (isCut) {
      request.socket.destroy();
      return;
    }
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = decodeURIComponent(pathname)
      .slice(base.length)
      .replace(/(^|\/)$/, '$1index.html');
    readFile(join(root, name)).then(
      (content) => {
        const type = TYPES[/\.(\w+)$/.exec(name)?.[1] ?? ''] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', () => listening()));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}${base}`,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    mend: () => {
      isCut = false;
    },
    deploy: (folder) => {
      root = folder;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

/** Files that no page loads: a copy of the site does without. */
const DOWNLOADS = /[\\/]dist[\\/](?:data|previews|package)$/;

/** The name of a script. */
const SCRIPT = /[\w.-]+\.js\b/g;

/**
 * Writes a second version of the built site: every page has another heading, and every script another content and so another name.
 * @returns its folder, in that for temporary files
 */
export async function secondVersion(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'wallkick-second-'));
  cpSync(dist, folder, { recursive: true, filter: (path) => !DOWNLOADS.test(path) });
  const scripts = new Set(globSync('*.js', { cwd: join(folder, '_astro') }));
  const renamed = (text: string): string =>
    text.replace(SCRIPT, (name) => (scripts.has(name) ? name.replace(/\.js$/, '-2.js') : name));
  for (const file of globSync(['**/*.html', '_astro/*.js'], { cwd: folder })) {
    const path = join(folder, file);
    const text = renamed(readFileSync(path, 'utf8'));
    writeFileSync(path, file.endsWith('.js') ? text : text.replaceAll('</h1>', ' (second)</h1>'));
    if (file.endsWith('.js')) renameSync(path, renamed(path));
  }
  const [stepper] = globSync('_astro/KickStepper.*.js', { cwd: folder });
  appendFileSync(join(folder, stepper!), ";globalThis.version = 'second';");
  await promisify(execFile)(process.execPath, ['src/cli/offline.ts', folder], { cwd: project });
  return folder;
}

export const removeVersion = (folder: string): void => rmSync(folder, { recursive: true });
