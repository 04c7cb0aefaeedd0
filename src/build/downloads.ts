/** Writes the tables, conformance vectors and judged spins to download: `node src/build/downloads.ts FOLDER STEPPER`. STEPPER is the address of the page with the stepper. */
import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFiles, SPINS_FOLDER } from '#data/dataFiles.ts';

const [folder, stepper] = process.argv.slice(2) as [string, string];

for (const { path, text } of dataFiles) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text(stepper));
}

const recorded = fileURLToPath(new URL('../spins/vectors/', import.meta.url));
for (const file of globSync('*.jsonl', { cwd: recorded }))
  cpSync(join(recorded, file), join(folder, SPINS_FOLDER, file));
