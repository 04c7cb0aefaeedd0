/** Builds the site for `npm run build`. The elements for other pages are built beside the pages. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stepBack } from '#build/stepBack.ts';
import { lockBuild } from './buildLock.ts';
import { checksums } from './checksums.ts';
import { writeFrames } from './frames.ts';
import { pageAddress } from './siteAddress.ts';
import { builtBase } from './siteFiles.ts';

const root = join(import.meta.dirname, '../..');
/** Files that move into dist/ at the end, because Astro empties that folder when it starts. */
const made = (folder: string): string => join(root, '.astro', folder);
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

/**
 * A build makes much garbage, and most of its code runs for seconds only. So V8 collects young objects in large steps and starts to look
 * for old ones late, and its last compiler is off, which costs more than its faster code saves.
 */
const V8_FLAGS = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--initial-old-space-size=2048',
  '--no-parallel-scavenge',
  '--no-turbofan',
];

/** To write thousands of modules into Node's compile cache takes a first build longer than a later one gains from them. */
const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' };

/** Starts a script. */
const start = (script: string, ...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, [...V8_FLAGS, join(root, script), ...args], {
    stdio: 'inherit',
    env,
    signal: stopping.signal,
  });

/** Waits for a script. If one fails, the others are stopped. */
function ended(child: ChildProcess): Promise<boolean> {
  return new Promise((done) => {
    child.on('error', ({ message }) => {
      if (!stopping.signal.aborted) console.error(message);
    });
    child.on('close', (code) => {
      if (code !== 0) stopping.abort();
      done(code === 0);
    });
  });
}

const lock = made('build.lock');
const refusal = lockBuild(lock);
if (refusal !== null) {
  console.error(refusal);
  process.exit(1);
}
rmSync(made('data'), { recursive: true, force: true });
const pages = start('src/build/site.ts', made('data'), pageAddress(process.env, '/lab/stepper/'));
const elements = start('node_modules/vite/bin/vite.js', 'build', '--config', join(root, 'src/build/vite.config.ts'));
// The pages take longest.
stepBack(elements);
const built = await Promise.all([pages, elements].map(ended));
const dist = join(root, 'dist');
if (built.every(Boolean)) {
  renameSync(made('embed'), join(dist, 'embed/v1'));
  writeFrames(dist, builtBase(dist));
  const data = join(dist, 'data');
  for (const part of readdirSync(made('data'))) renameSync(join(made('data'), part), join(data, part));
  writeFileSync(join(data, 'sha256sums.txt'), checksums(data, ['{runners,vectors}/**/*.*']));
} else {
  // Half a site would be served like a whole one.
  rmSync(dist, { recursive: true, force: true });
  process.exitCode = 1;
}
rmSync(lock);
