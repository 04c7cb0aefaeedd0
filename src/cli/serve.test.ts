import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const door = fileURLToPath(new URL('./serve.ts', import.meta.url));
const page = (base: string): string =>
  `<!doctype html><link rel="canonical" href="https://wallkick.example${base}"><title>Page</title>${'<p>one more line</p>'.repeat(100)}`;

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'wallkick-serve-'));
  mkdirSync(join(root, '_astro'));
  mkdirSync(join(root, 'srs'));
  writeFileSync(join(root, 'index.html'), page('/'));
  writeFileSync(join(root, 'srs/index.html'), page('/srs/'));
  writeFileSync(join(root, '404.html'), 'not here');
  writeFileSync(join(root, '_astro/main.abc.js'), 'export {};');
  writeFileSync(join(root, 'licences.txt'), '©');
  writeFileSync(join(root, 'ten.txt'), '0123456789');
  writeFileSync(join(root, '.secret'), 'mine');
});
afterAll(() => rmSync(root, { recursive: true }));

interface Served {
  readonly address: string;
  /** Ends the server with a signal and returns the exit code. */
  readonly stop: (signal: NodeJS.Signals) => Promise<number | null>;
}

function start(environment: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [door, root], { env: { ...process.env, HOST: '', ...environment } });
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}

async function serve(environment: Readonly<Record<string, string>>): Promise<Served> {
  const child = start({ PORT: '0', ...environment });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (said) => resolve(/http:\S+/.exec(String(said))?.[0] ?? ''));
    child.stderr?.on('data', (said) => reject(new Error(String(said))));
  });
  return {
    address,
    stop: (signal) => {
      const code = ended(child);
      child.kill(signal);
      return code;
    },
  };
}

test('a site is served at a domain root and stops at a termination signal', async () => {
  const { address, stop } = await serve({});
  expect(address).toMatch(/^http:\/\/localhost:\d+\/$/);

  const home = await fetch(address);
  expect(home.status).toBe(200);
  expect(home.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(home.headers.get('cache-control')).toBe('no-cache');
  expect(await home.text()).toBe(page('/'));

  const again = await fetch(address, { headers: { 'if-none-match': home.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);

  const script = await fetch(`${address}_astro/main.abc.js`);
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(script.headers.get('access-control-allow-origin')).toBe('*');

  const text = await fetch(`${address}licences.txt`);
  expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');

  const head = await fetch(address, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(String(page('/').length));
  expect(await head.text()).toBe('');

  const folder = await fetch(`${address}srs?from=0`, { redirect: 'manual' });
  expect(folder.status).toBe(301);
  expect(folder.headers.get('location')).toBe('/srs/?from=0');

  const missing = await fetch(`${address}nowhere/`);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toBe('not here');

  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
  expect(await stop('SIGTERM')).toBe(0);
});

test('a site that was built for a path is served below it, and Ctrl-C stops it', async () => {
  writeFileSync(join(root, 'index.html'), page('/wallkick/'));
  const { address, stop } = await serve({});
  expect(address).toMatch(/^http:\/\/localhost:\d+\/wallkick\/$/);
  expect((await fetch(`${address}srs/`)).status).toBe(200);
  expect((await fetch(new URL('/srs/', address))).status).toBe(404);
  expect(await stop('SIGINT')).toBe(0);
  writeFileSync(join(root, 'index.html'), page('/'));
});

test('half a site, whose build was cut off, is not served', async () => {
  const made = join(root, 'made');
  mkdirSync(join(made, 'dist'), { recursive: true });
  mkdirSync(join(made, '.astro'));
  writeFileSync(join(made, 'dist/index.html'), page('/'));
  writeFileSync(join(made, '.astro/build.lock'), '');
  const served = spawn(process.execPath, [door, join(made, 'dist')], { env: { ...process.env, PORT: '0', HOST: '' } });
  let said = '';
  served.stderr.on('data', (text) => (said += String(text)));
  expect(await ended(served)).toBe(1);
  expect(said).toBe(
    'The last build of this site was cut off, so files may be missing. Build it again: npm run build\n',
  );
});

// A browser sends no such ranges to another origin, but any program may.
test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=-30', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=8-99999999999999999999', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=99999999999999999999-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=9-3', 200, '0123456789', null],
  ['bytes=5-3,0-1', 200, '0123456789', null],
  ['bytes= 5 - 3', 200, '0123456789', null],
  ['bytes=-', 200, '0123456789', null],
  ['items=0-3', 200, '0123456789', null],
])('Range: %s is answered with %i', async (range, status, body, place) => {
  const { address, stop } = await serve({});
  const answer = await fetch(`${address}ten.txt`, { headers: { range } });
  expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([status, body, place]);
  expect((await fetch(address)).status, 'the next request').toBe(200);
  expect(await stop('SIGTERM')).toBe(0);
});

const statusOf = (address: string): Promise<number | 'closed'> =>
  new Promise((done) => {
    get(address, (response) => {
      response.resume().on('end', () => done(response.statusCode!));
      response.on('error', () => done('closed'));
    }).on('error', () => done('closed'));
  });

test('a file that comes and goes, or may not be read, ends no server', async () => {
  const { address, stop } = await serve({});
  const path = join(root, 'hasty.txt');
  const asked: Promise<unknown>[] = [];
  for (let i = 0; i < 300; i++) {
    writeFileSync(path, 'x'.repeat(200_000), { mode: i % 3 === 0 ? 0o000 : 0o644 });
    asked.push(statusOf(`${address}hasty.txt`));
    await new Promise((next) => setImmediate(next));
    rmSync(path);
  }
  await Promise.all(asked);
  expect((await fetch(address)).status).toBe(200);
  expect(await stop('SIGTERM')).toBe(0);
});

test('names that begin with a dot are not served', async () => {
  const { address, stop } = await serve({});
  expect((await fetch(`${address}.secret`)).status).toBe(404);
  await stop('SIGTERM');
});

async function refusal(environment: Readonly<Record<string, string>>): Promise<string> {
  const child = start(environment);
  let said = '';
  child.stderr?.on('data', (text) => (said += String(text)));
  expect(await ended(child)).toBe(1);
  return said;
}

test('a port that is taken is named, and what to do about it', async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, listening));
  const { port } = other.address() as AddressInfo;
  const said = await refusal({ PORT: String(port) });
  other.close();
  expect(said).toContain(`Port ${port} is taken by another program.`);
  expect(said).toContain(`PORT=${port + 1} npm start`);
});

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  );

/** Addresses of this machine for other machines, without its loopback addresses. */
const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);

test('without HOST the site is for this machine alone', async () => {
  const { address, stop } = await serve({});
  const { port } = new URL(address);
  expect(await answers(`http://127.0.0.1:${port}/`)).toBe(true);
  // 127.0.0.2 is this machine too, but a server that listens on localhost alone does not answer there.
  for (const host of ['127.0.0.2', ...outside]) expect(await answers(`http://${host}:${port}/`), host).toBe(false);
  await stop('SIGTERM');
});

test('localhost is reached by IPv6 too, where the machine has it', async () => {
  const { address, stop } = await serve({});
  const has6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));
  expect(await answers(`http://[::1]:${new URL(address).port}/`)).toBe(has6);
  await stop('SIGTERM');
});

test('HOST=0.0.0.0 serves the network', async () => {
  const { address, stop } = await serve({ HOST: '0.0.0.0' });
  expect(address).toMatch(/^http:\/\/localhost:\d+\/$/);
  const { port } = new URL(address);
  for (const host of ['127.0.0.1', ...outside]) expect(await answers(`http://${host}:${port}/`), host).toBe(true);
  await stop('SIGTERM');
});

test('the address names the HOST that was asked for', async () => {
  const { address, stop } = await serve({ HOST: '127.0.0.1' });
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(await answers(address)).toBe(true);
  await stop('SIGTERM');
});

test('a HOST that this machine does not have is named', async () => {
  // 192.0.2.0/24 is reserved for documentation (RFC 5737): no machine has such an address.
  const said = await refusal({ PORT: '0', HOST: '192.0.2.1' });
  expect(said).toContain('HOST is "192.0.2.1", which is no address of this machine.');
  expect(said).toContain('HOST=0.0.0.0');
});

test.each(['http', '-1', '70000', '4321.5'])('PORT=%s is refused', async (port) => {
  expect(await refusal({ PORT: port })).toBe(`PORT is "${port}"; it must be a whole number from 0 to 65535.\n`);
});

test('a site that was not built is named', async () => {
  rmSync(join(root, 'index.html'));
  expect(await refusal({ PORT: '0' })).toContain('npm run build');
  writeFileSync(join(root, 'index.html'), page('/'));
});
