/** Builds the site and the elements for other pages in parallel, for `npm run build`. */
import { spawn } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const stopping = new AbortController();
process.once('SIGTERM', () => stopping.abort());

/** Runs a program of a package. If one fails, the others are stopped. */
function run(program: string, ...args: readonly string[]): Promise<boolean> {
  return new Promise((done) => {
    const { signal } = stopping;
    const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], { stdio: 'inherit', signal });
    child.on('error', ({ message }) => {
      if (!signal.aborted) console.error(message);
    });
    child.on('close', (code) => {
      if (code !== 0) stopping.abort();
      done(code === 0);
    });
  });
}

const built = await Promise.all([
  run('astro/bin/astro.mjs', 'build'),
  run('vite/bin/vite.js', 'build', '--config', join(root, 'src/build/vite.config.ts')),
]);
// Astro empties dist/ first, so the elements move there at the end.
if (built.every(Boolean)) renameSync(join(root, '.astro/embed'), join(root, 'dist/embed/v1'));
else process.exitCode = 1;
