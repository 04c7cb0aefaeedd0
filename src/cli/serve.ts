/**
 * Serves a built site: `node src/cli/serve.ts [FOLDER]`, by default dist. The environment may set PORT and HOST; the path is that of the
 * build.
 */
import { resolve } from 'node:path';
import { serveSite } from './serveSite.ts';

const [folder = 'dist'] = process.argv.slice(2);
const attempt = await serveSite(resolve(folder), process.env);
if (attempt.is === 'done') {
  console.log(`Wallkick is served at ${attempt.value} (Ctrl-C stops it).`);
} else {
  console.error(attempt.because);
  process.exitCode = 1;
}
