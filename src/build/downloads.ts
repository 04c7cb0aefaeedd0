/** Writes the tables and conformance vectors to download: `node src/build/downloads.ts FOLDER STEPPER`. STEPPER is the address of the page with the stepper. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataFiles } from '#data/dataFiles.ts';

const [folder, stepper] = process.argv.slice(2) as [string, string];

for (const { path, text } of dataFiles) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text(stepper));
}
