import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Bytes of JavaScript for offline reading (brotli), which browsers fetch after a page has loaded. */
export interface OfflineWeight {
  /** The part of a page that registers the worker. */
  readonly page: number;
  /** The service worker with its list of files. Browsers fetch it once for each build. */
  readonly worker: number;
}

/** @throws Error when the built site has no such part */
export function offlineWeight(dist: string): OfflineWeight {
  const [script] = globSync('_astro/keepOffline.*.js', { cwd: dist });
  if (script === undefined) throw new Error(`${dist} has no file _astro/keepOffline.….js`);
  const weigh = (name: string): number => brotliCompressSync(readFileSync(join(dist, name))).length;
  return { page: weigh(script), worker: weigh('sw.js') };
}
