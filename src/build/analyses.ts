/** Process of a build: computes the facts of pages, sends them, then writes the tables and conformance vectors to download. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataFiles } from '#data/dataFiles.ts';
import { everyFact } from '#site/facts/analyses.ts';

const [folder, stepper] = process.argv.slice(2) as [string, string];

process.send!(everyFact());
for (const { path, text } of dataFiles) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text(stepper));
}
