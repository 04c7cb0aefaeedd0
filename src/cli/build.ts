/**
 * Builds the site for `npm run build`. The elements for other pages, the facts and the files to download are made beside the pages, and
 * kept for the next build. While nothing has changed, so is the whole site.
 */
import { spawn } from 'node:child_process';
import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { elementTypes } from '#build/figureModules.ts';
import { keep } from '#build/kept/kept.ts';
import { projectFiles, surroundings } from '#build/kept/siteInputs.ts';
import { lockBuild } from './buildLock.ts';
import { checksums } from './checksums.ts';
import { writeFrames } from './frames.ts';
import { pageAddress } from './siteAddress.ts';
import { builtBase } from './siteFiles.ts';

const root = join(import.meta.dirname, '../..');
const made = (path: string): string => join(root, '.astro', path);
/** Files that are copied into dist/ at the end, because Astro empties that folder when it starts. */
const kept = (path: string): string => join(made('kept'), path);
const dist = join(root, 'dist');
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stopping.abort(new Error('The build was stopped.')));

/** Room for new values, in megabytes. Most values of a build die young, and with so much room Node collects them less often. */
const ROOM = '--max-semi-space-size=64';

/** Most code of Astro, Vite and plugins runs for a moment: what the slower of Node's two optimizing compilers makes comes too late. */
const QUICK = ['--no-turbofan'];

/** Runs a script by Node with some flags. If it fails, the others are stopped. */
function run(flags: readonly string[], script: string, ...args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [ROOM, ...flags, join(root, script), ...args], {
    stdio: 'inherit',
    signal: stopping.signal,
  });
  return new Promise((done, fail) => {
    child.on('error', ({ message }) => {
      if (!stopping.signal.aborted) console.error(message);
    });
    child.on('close', (code) => {
      if (code === 0) return done();
      // Only the first reason counts.
      stopping.abort(new Error(`${script} failed.`));
      fail(stopping.signal.reason);
    });
  });
}

// A build is for readers. With another NODE_ENV Vite builds as if for an author, and Astro takes these from the shell as facts.
process.env['NODE_ENV'] = 'production';
delete process.env['BASE_URL'];
delete process.env['DEV'];
// A build runs long, so compiled modules on disk save it nothing, and writing them takes seconds.
process.env['NODE_DISABLE_COMPILE_CACHE'] = '1';
/** What the site is made of. */
const inputs = { files: projectFiles(root), values: surroundings(root) };

/** Pages, tests and tools are no part of the elements. */
const isOfElements = (file: string): boolean => !/^(?:content\/docs|e2e|tools)\b/.test(relative(root, file));

/** Computes facts and files to download, then builds the elements for other pages. */
async function buildBesidePages(): Promise<void> {
  const [stepper, data] = ['/lab/stepper/', '/data'].map((page) => pageAddress(process.env, page)) as [string, string];
  await run([], 'src/build/computed/computed.ts', made('kept'), stepper, data);
  await keep({
    folder: kept('embed'),
    record: kept('embed.json'),
    inputs: { ...inputs, files: inputs.files.filter(isOfElements) },
    make: () =>
      run(QUICK, 'node_modules/vite/bin/vite.js', 'build', '--config', join(root, 'src/build/vite.config.ts')),
  });
}

/** Writes the types of the elements beside their script. */
function writeTypes(folder: string): void {
  const source = (name: string): string => join(root, 'src/embed', name);
  writeFileSync(join(folder, 'wallkick.d.ts'), readFileSync(source('wallkick.d.ts'), 'utf8') + elementTypes());
  copyFileSync(source('wallkick-react.d.ts'), join(folder, 'wallkick-react.d.ts'));
}

/** Builds the pages and what is beside them, then the service worker, which lists the finished files. */
async function buildSite(): Promise<void> {
  const facts = made('facts.json');
  rmSync(facts, { force: true });
  process.env['FACTS'] = facts;
  // If one fails, the other writes no more once it has ended.
  const ended = await Promise.allSettled([run(QUICK, 'node_modules/astro/bin/astro.mjs', 'build'), buildBesidePages()]);
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  cpSync(kept('embed'), join(dist, 'embed/v1'), { recursive: true });
  writeTypes(join(dist, 'embed/v1'));
  writeFrames(dist, builtBase(dist));
  const data = join(dist, 'data');
  cpSync(kept('data'), data, { recursive: true });
  writeFileSync(join(data, 'sha256sums.txt'), checksums(data, ['{runners,spins,vectors}/**/*.*']));
  await run(QUICK, 'src/cli/offline.ts');
}

const lock = made('build.lock');
const refusal = lockBuild(lock);
if (refusal !== null) {
  console.error(refusal);
  process.exit(1);
}
try {
  const isKept = await keep({ folder: dist, record: kept('site.json'), inputs, make: buildSite });
  if (isKept) console.log('Nothing has changed since the last build, so dist/ stays as it is.');
} catch (error) {
  console.error((error as Error).message);
  // Half a site would be served like a whole one.
  rmSync(dist, { recursive: true, force: true });
  process.exitCode = 1;
}
rmSync(lock);
