import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Kept, KeptFile, KeptSite } from './kept.ts';
import type { runWorker as run } from './offlineWorker.ts';
import type { WorkerScope } from './workerScope.ts';

// A browser in few lines: caches, a server whose network can be cut, and workers of several builds.

const SCOPE = 'https://example.org/wallkick/';
type Files = Readonly<Record<string, string>>;

/** A build whose pages say its name. `same/` never changes, and the script is named by its content. */
const filesOf = (build: string): Files => ({
  '': `start ${build}`,
  'reference/offline/': 'not kept',
  'guide/': `guide ${build}`,
  'same/': 'same',
  [`_astro/figure.${build}.js`]: `figure ${build}`,
  ...Object.fromEntries(Array.from({ length: 20 }, (_, page) => [`page/${page}/`, `page ${page} ${build}`])),
});

function siteOf(files: Files): KeptSite {
  const entries = Object.entries(files).map(([name, text]): KeptFile => {
    const hash = createHash('sha256').update(text).digest('base64');
    return { url: `./${name}`, revision: name.startsWith('_astro/') ? null : hash, integrity: `sha256-${hash}` };
  });
  const isAhead = ({ url }: KeptFile): boolean => ['./', './reference/offline/'].includes(url);
  return {
    ahead: entries.filter(isAhead),
    rest: entries.filter((file) => !isAhead(file)),
    bytes: Object.values(files).join('').length,
  };
}

/** What the server has; null while the network is cut. */
let server: Files | null = null;
let requests: string[] = [];
let kept = new Map<string, Map<string, string>>();
let room = Infinity;
/** Pages that are open. */
let open: readonly unknown[] = [];

const addressOf = (asked: string | Request): string =>
  new URL(typeof asked === 'string' ? asked : asked.url, SCOPE).href;

function cacheNamed(name: string) {
  const files = kept.get(name) ?? new Map<string, string>();
  kept.set(name, files);
  return {
    match: async (asked: string | Request) => {
      const text = files.get(addressOf(asked));
      return text === undefined ? undefined : new Response(text);
    },
    put: async (asked: string | Request, response: Response) => {
      if (files.size >= room) throw new DOMException('full', 'QuotaExceededError');
      files.set(addressOf(asked), await response.text());
    },
    keys: async () => [...files.keys()].map((url) => ({ url })),
    delete: async ({ url }: { readonly url: string }) => files.delete(url),
  };
}

async function answerFromServer(asked: string | Request): Promise<Response> {
  const address = addressOf(asked).slice(SCOPE.length);
  requests.push(address);
  if (server === null) throw new TypeError('no network');
  const text = server[address.split('?')[0]!];
  const { integrity = '' } = asked as Partial<Request>;
  const hash = createHash('sha256')
    .update(text ?? '')
    .digest('base64');
  if (integrity !== '' && integrity !== `sha256-${hash}`) throw new TypeError('other bytes');
  return new Response(text ?? 'nothing', { status: text === undefined ? 404 : 200 });
}

let runWorker: typeof run;
beforeAll(async () => {
  // Otherwise Workbox checks that its events are those of a browser.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', new URL(`${SCOPE}sw.js`));
  vi.stubGlobal('FetchEvent', Event);
  vi.stubGlobal('fetch', answerFromServer);
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheNamed(name),
    has: async (name: string) => kept.has(name),
    match: async (asked: Request, { cacheName }: { readonly cacheName: string }) => cacheNamed(cacheName).match(asked),
  });
  ({ runWorker } = await import('./offlineWorker.ts'));
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
beforeEach(() => {
  requests = [];
  kept = new Map();
  room = Infinity;
  open = [];
});
afterEach(() => {
  server = null;
});

/** Starts the worker of a build. */
function workerOf(build: string) {
  const listeners = new Map<string, (event: object) => void>();
  const update = vi.fn(async () => undefined);
  const skipWaiting = vi.fn(async () => undefined);
  runWorker(siteOf(filesOf(build)), {
    registration: { scope: SCOPE, installing: null, update },
    clients: { claim: async () => undefined, matchAll: async () => open },
    skipWaiting,
    addEventListener: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
  } as unknown as WorkerScope);
  async function fire(type: string, rest: object = {}): Promise<Response | undefined> {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners.get(type)!({
      type,
      waitUntil: (one: Promise<unknown>) => void work.push(one),
      respondWith: (one: Promise<Response>) => void (response = one),
      ...rest,
    });
    // Work may bring more work.
    for (const one of work) await one;
    return response;
  }
  const ask = (data: unknown): Promise<Kept> =>
    new Promise((reply, fail) => void fire('message', { data, ports: [{ postMessage: reply }] }).catch(fail));
  return {
    update,
    skipWaiting,
    install: () => fire('install'),
    ask,
    /** Asks until everything is kept, or something fails. */
    async keepAll(): Promise<Kept> {
      for (;;) {
        const state = await ask('keep');
        if (state.kept === state.files || state.problem !== null) return state;
      }
    },
    async read(address: string, mode = 'navigate'): Promise<string> {
      const response = await fire('fetch', { request: { url: SCOPE + address, method: 'GET', mode } });
      return response!.status === 302 ? response!.headers.get('location')! : response!.text();
    },
    fire,
  };
}

test('the first visit keeps the start, and any other page is replaced while there is no network', async () => {
  server = filesOf('one');
  const worker = workerOf('one');
  await worker.install();
  expect(await worker.ask('state')).toMatchObject({ kept: 2, files: 25, problem: null });
  server = null;
  expect(await worker.read('?system=sega')).toBe('start one');
  expect(await worker.read('guide/')).toBe('not kept');
  expect(await worker.ask('keep')).toMatchObject({ kept: 2, problem: 'network' });
  await expect(worker.read('_astro/figure.one.js', 'cors')).rejects.toThrow('no network');
});

test('the whole site is read without a network', async () => {
  server = filesOf('one');
  const worker = workerOf('one');
  await worker.install();
  expect(await worker.keepAll()).toMatchObject({ kept: 25, files: 25, problem: null });
  server = null;
  for (const address of Object.keys(filesOf('one'))) expect(await worker.read(address)).toBe(filesOf('one')[address]);
  expect(await worker.read('guide/index.html?a=b')).toBe('guide one');
  expect(await worker.read('guide?a=b')).toBe(`${SCOPE}guide/?a=b`);
  expect(await worker.read('nothing/')).toBe('not kept');
});

test('nothing of another version comes among what is kept, and the worker looks for the new one', async () => {
  server = filesOf('one');
  const worker = workerOf('one');
  await worker.install();
  server = filesOf('two');
  const state = await worker.keepAll();
  expect(state.problem).toBe('version');
  expect(worker.update).toHaveBeenCalled();
  expect([...kept.values()].flatMap((files) => [...files.values()]).filter((text) => text.includes('two'))).toEqual([]);
  expect(await worker.read('guide/')).toBe('guide two');
});

test('a whole site is followed by a whole site that fetched only what changed, and its files go last', async () => {
  server = filesOf('one');
  const first = workerOf('one');
  await first.install();
  await first.keepAll();
  server = filesOf('two');
  open = [{}];
  expect(await first.read('guide/')).toBe('guide one');
  requests = [];
  const second = workerOf('two');
  await second.install();
  expect(second.skipWaiting).toHaveBeenCalled();
  expect(requests).not.toContain('same/');
  server = null;
  expect(await second.ask('state')).toMatchObject({ kept: 25, files: 25 });
  expect(await second.read('guide/')).toBe('guide two');
  expect(await second.read('_astro/figure.one.js', 'cors')).toBe('figure one');
  open = [];
  await second.read('guide/');
  await expect(second.read('_astro/figure.one.js', 'cors')).rejects.toThrow('no network');
  expect(await second.ask('state')).toMatchObject({ kept: 25, files: 25 });
});

test('a new version that cannot be kept whole does not take the place of a whole one', async () => {
  server = filesOf('one');
  const first = workerOf('one');
  await first.install();
  await first.keepAll();
  server = { ...filesOf('two'), 'guide/': 'guide three' };
  const second = workerOf('two');
  await expect(second.install()).rejects.toThrow();
  expect(second.skipWaiting).not.toHaveBeenCalled();
});

test('a browser without room says so', async () => {
  server = filesOf('one');
  const worker = workerOf('one');
  await worker.install();
  room = 5;
  expect(await worker.keepAll()).toMatchObject({ problem: 'room' });
});

test.each([null, 'STATE', 'constructor', { data: 'keep' }, ['keep'], 7])('the message %j is ignored', async (data) => {
  server = filesOf('one');
  const worker = workerOf('one');
  const reply = vi.fn();
  await worker.fire('message', { data, ports: [{ postMessage: reply }] });
  await worker.fire('message', { data: 'state', ports: [] });
  expect(reply).not.toHaveBeenCalled();
  expect(requests).toEqual([]);
});

test.each([
  ['another site', { url: 'https://example.com/wallkick/', method: 'GET' }],
  ['another part of the host', { url: 'https://example.org/', method: 'GET' }],
  ['a request that changes something', { url: `${SCOPE}guide/`, method: 'POST' }],
])('the worker leaves %s alone', async (_what, request) => {
  expect(await workerOf('one').fire('fetch', { request: { ...request, mode: 'cors' } })).toBeUndefined();
});
