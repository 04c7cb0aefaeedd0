/** Builds the site for `npm run build`. The elements for other pages and the files to download are made beside the pages. */
import { spawn } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementTypes } from '#build/figureModules.ts';
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

/** Runs a script and says whether it succeeded. If one fails, the others are stopped. */
function run(script: string, ...args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [join(root, script), ...args], { stdio: 'inherit', signal: stopping.signal });
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

/** The pages read the facts from a file. */
async function buildPages(): Promise<boolean> {
  process.env['FACTS'] = made('facts.json');
  return (await run('src/build/facts.ts')) && run('node_modules/astro/bin/astro.mjs', 'build');
}

/** Elements for other pages, then the files to download. */
async function buildBesidePages(): Promise<boolean> {
  const config = join(root, 'src/build/vite.config.ts');
  const built = await run('node_modules/vite/bin/vite.js', 'build', '--config', config);
  const [stepper, data] = ['/lab/stepper/', '/data'].map((page) => pageAddress(process.env, page)) as [string, string];
  return built && run('src/build/downloads.ts', made('data'), stepper, data);
}

/** Writes the types of the elements beside their script. */
function writeTypes(folder: string): void {
  const source = (name: string): string => join(root, 'src/embed', name);
  writeFileSync(join(folder, 'wallkick.d.ts'), readFileSync(source('wallkick.d.ts'), 'utf8') + elementTypes());
  copyFileSync(source('wallkick-react.d.ts'), join(folder, 'wallkick-react.d.ts'));
}

// A build is for readers. With another NODE_ENV Vite builds as if for an author, and Astro takes these from the shell as facts.
process.env['NODE_ENV'] = 'production';
delete process.env['BASE_URL'];
delete process.env['DEV'];
const lock = made('build.lock');
const refusal = lockBuild(lock);
if (refusal !== null) {
  console.error(refusal);
  process.exit(1);
}
rmSync(made('data'), { recursive: true, force: true });
const built = await Promise.all([buildPages(), buildBesidePages()]);
const dist = join(root, 'dist');

/** Adds what is made beside the pages, then the service worker, which lists the finished files. */
async function finish(): Promise<boolean> {
  renameSync(made('embed'), join(dist, 'embed/v1'));
  writeTypes(join(dist, 'embed/v1'));
  writeFrames(dist, builtBase(dist));
  const data = join(dist, 'data');
  for (const part of readdirSync(made('data'))) renameSync(join(made('data'), part), join(data, part));
  writeFileSync(join(data, 'sha256sums.txt'), checksums(data, ['{runners,spins,vectors}/**/*.*']));
  return run('src/cli/offline.ts');
}

if (!built.every(Boolean) || !(await finish())) {
  // Half a site would be served like a whole one.
  rmSync(dist, { recursive: true, force: true });
  process.exitCode = 1;
}
rmSync(lock);
