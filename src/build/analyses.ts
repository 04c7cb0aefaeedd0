/** Thread of a build: computes the facts of pages, sends them, then writes the tables and conformance vectors to download. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { dataFiles } from '#data/dataFiles.ts';
import { everyFact } from '#site/facts/analyses.ts';

const { folder, stepper } = workerData as { readonly folder: string; readonly stepper: string };

parentPort!.postMessage(everyFact());
for (const { path, text } of dataFiles) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text(stepper));
}
