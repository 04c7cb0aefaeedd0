/** Writes the tables, conformance vectors and judged spins to download: `node src/build/downloads.ts FOLDER STEPPER DATA`, with the addresses of the stepper and of the files. */
import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFiles, ROTATIONS_FOLDER, SPINS_FOLDER } from '#data/dataFiles.ts';

const [folder, stepper, data] = process.argv.slice(2) as [string, string, string];

for (const { path, text } of dataFiles) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text({ stepper, data }));
}

/** Positions recorded from other programs, and what says where they come from. */
const RECORDED = [
  ['../spins/vectors/', '*.jsonl', SPINS_FOLDER],
  ['../rules/vectors/', '*.{jsonl,md}', ROTATIONS_FOLDER],
] as const;
for (const [from, files, to] of RECORDED) {
  const cwd = fileURLToPath(new URL(from, import.meta.url));
  for (const file of globSync(files, { cwd })) cpSync(join(cwd, file), join(folder, to, file));
}
