/**
 * Builds the pages, and the files to download in a thread beside them: `node src/build/site.ts FOLDER STEPPER`.
 * FOLDER takes the files, and STEPPER is the address of the page with the stepper.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { build } from 'astro';
import { provideFacts } from '#site/facts/provided.ts';

const [folder, stepper] = process.argv.slice(2);
const analyses = new Worker(new URL('analyses.ts', import.meta.url), { workerData: { folder, stepper } });
provideFacts(once(analyses, 'message').then(([facts]) => facts));
await Promise.all([build({}), once(analyses, 'exit')]);
