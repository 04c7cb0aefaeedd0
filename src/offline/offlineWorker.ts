import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import type { Kept, KeptFile, KeptSite, Problem } from './kept.ts';
import { keptAddress } from './keptAddress.ts';
import type { LongEvent, WorkerScope } from './workerScope.ts';

/** Shown for a page that is not kept, while there is no network. */
const STAND_IN = 'reference/offline/';
/** Files that are fetched at the same time. */
const TOGETHER = 24;

function controllerOf(files: readonly KeptFile[]): PrecacheController {
  const controller = new PrecacheController();
  controller.addToCacheList([...files]);
  return controller;
}

/**
 * Runs the service worker. It keeps the files of one build, and answers with them before it asks the network. A page is one file of one
 * build, and names every other file by its content. So no page mixes two versions, whichever worker answers.
 * @param site the files of the build
 * @param worker the global scope
 */
export function runWorker(site: KeptSite, worker: WorkerScope): void {
  const { registration, clients } = worker;
  const ahead = controllerOf(site.ahead);
  const whole = controllerOf([...site.ahead, ...site.rest]);
  /** All builds share one cache, so that a new one fetches only what has changed. */
  const { cacheName } = whole.strategy;
  /** A cache without files: if it is there, the reader keeps the whole site. */
  const wholeName = `${cacheName} whole`;

  worker.addEventListener('install', (event) => {
    // A reader who keeps the whole site goes on with the old one until the new one is whole.
    const install = async (): Promise<void> => {
      await ((await caches.has(wholeName)) ? whole : ahead).install(event);
      await worker.skipWaiting();
    };
    event.waitUntil(install());
  });

  // The page that brought the worker may still need files too.
  worker.addEventListener('activate', (event) => event.waitUntil(clients.claim()));

  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const address = keptAddress(request.url, registration.scope);
    if (address === null || request.method !== 'GET') return;
    event.respondWith(answer(request, address));
    if (request.mode === 'navigate') event.waitUntil(forgetEarlierBuilds(event));
  });

  worker.addEventListener('message', (event) => {
    const [port] = event.ports;
    const reply = async (kept: Promise<Kept>): Promise<void> => port?.postMessage(await kept);
    if (event.data === 'state') event.waitUntil(reply(state(null)));
    if (event.data === 'keep') event.waitUntil(reply(keepMore(event)));
  });

  async function answer(request: Request, address: string): Promise<Response> {
    const kept = (await whole.matchPrecache(address)) ?? (await fileOfEarlierBuild(address));
    if (kept) return kept;
    try {
      return await fetch(request);
    } catch (error) {
      const other = request.mode === 'navigate' ? await withoutNetwork(request.url, address) : undefined;
      if (other) return other;
      throw error;
    }
  }

  /** Pages of an earlier build go on with the files that they name by their content. */
  async function fileOfEarlierBuild(address: string): Promise<Response | undefined> {
    return (await caches.open(cacheName)).match(address);
  }

  /** A static host adds the closing slash of a folder. Any other page is replaced by the one that says why it is missing. */
  async function withoutNetwork(url: string, address: string): Promise<Response | undefined> {
    if (await whole.matchPrecache(`${address}/`)) return Response.redirect(`${address}/${url.slice(address.length)}`);
    const standIn = await whole.matchPrecache(STAND_IN);
    return standIn && new Response(standIn.body, { status: 503, headers: standIn.headers });
  }

  /** Deletes what only earlier builds have. A page that is open might still need it, so this waits for a visit that begins without any. */
  async function forgetEarlierBuilds(event: LongEvent): Promise<void> {
    const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (open.length === 0 && !registration.installing) await whole.activate(event);
  }

  async function missingFiles(): Promise<readonly (readonly [url: string, cacheKey: string])[]> {
    const present = new Set((await (await caches.open(cacheName)).keys()).map(({ url }) => url));
    const missing = [...whole.getURLsToCacheKeys()].filter(([, cacheKey]) => !present.has(cacheKey));
    if (missing.length === 0) await caches.open(wholeName);
    return missing;
  }

  async function state(problem: Problem | null): Promise<Kept> {
    const files = whole.getCachedURLs().length;
    return { kept: files - (await missingFiles()).length, files, bytes: site.bytes, problem };
  }

  /** Keeps a few more files. Only their very bytes are accepted, so nothing of another version comes among them. */
  async function keepMore(event: LongEvent): Promise<Kept> {
    const some = (await missingFiles()).slice(0, TOGETHER);
    const fetched = await Promise.allSettled(
      some.map(([url, cacheKey]) =>
        whole.strategy.handle({
          event,
          request: new Request(url, { cache: 'no-cache' }),
          params: { cacheKey, integrity: whole.getIntegrityForCacheKey(cacheKey) },
        }),
      ),
    );
    const failed = fetched.find((result) => result.status === 'rejected');
    return state(failed ? await problemOf(failed.reason) : null);
  }

  /** A browser reports other bytes in the same way as no network. */
  async function problemOf(reason: unknown): Promise<Problem> {
    if (reason instanceof DOMException && reason.name === 'QuotaExceededError') return 'room';
    try {
      await fetch(registration.scope, { method: 'HEAD', cache: 'no-store' });
      await registration.update();
      return 'version';
    } catch {
      return 'network';
    }
  }
}
