/**
 * Builds the pages, and the files to download in a process beside them: `node src/build/site.ts FOLDER STEPPER`.
 * FOLDER takes the files, and STEPPER is the address of the page with the stepper.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import { provideFacts } from '#site/facts/provided.ts';
import { stepBack } from './stepBack.ts';

const analyses = fork(fileURLToPath(new URL('analyses.ts', import.meta.url)), process.argv.slice(2), {
  serialization: 'advanced',
});
// The pages are bundled first, and need the facts after that.
stepBack(analyses);
const failed = new Promise<never>((_done, fail) => {
  analyses.on('exit', (code) => code !== 0 && fail(new Error('The analyses failed.')));
});
const written = once(analyses, 'exit');
provideFacts(Promise.race([failed, once(analyses, 'message').then(([facts]) => facts)]));
await Promise.race([failed, Promise.all([build({}), written])]);
