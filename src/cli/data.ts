/** Writes the tables and the conformance vectors to download: `node src/cli/data.ts [FOLDER]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { dataFiles } from '#data/dataFiles.ts';
import { pageAddress } from './siteAddress.ts';

const [folder = 'data'] = process.argv.slice(2);
const stepper = pageAddress(process.env, '/lab/stepper/');
for (const { path, text } of dataFiles) {
  const file = join(resolve(folder), path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text(stepper));
}
