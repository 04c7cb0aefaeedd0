/**
 * Writes what analyses compute, unless it is there already: `node src/build/computed/computed.ts FOLDER STEPPER DATA`, with the addresses
 * of the stepper and of the files. `FOLDER/facts` gets the facts that pages show, `FOLDER/data` the files to download. A copy of the facts
 * in the file that the variable FACTS names says to the pages that they are there.
 */
import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { keep } from '../kept/kept.ts';
import { installed } from '../kept/siteInputs.ts';
import { recorded } from './recorded.ts';

const [folder, stepper, data] = process.argv.slice(2) as [string, string, string];
const root = join(import.meta.dirname, '../../..');
/** What neither of the two loads as a module after it has begun. */
const common = [
  ...['package.json', 'package-lock.json'].map((name) => join(root, name)),
  installed(root),
  import.meta.filename,
  join(import.meta.dirname, 'recorded.ts'),
];

/** Makes a folder empty. */
function emptied(name: string): string {
  const path = join(folder, name);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return path;
}
const product = (name: string) => ({ folder: join(folder, name), record: join(folder, `${name}.json`) });

// The pages take longer, so they have the processor first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

await keep({
  ...product('facts'),
  inputs: { files: common, values: [] },
  make: async () => {
    const { everyFact } = await import('#site/facts/analyses.ts');
    writeFileSync(join(emptied('facts'), 'facts.json'), JSON.stringify(everyFact()));
  },
});
// Renamed, so that no page reads half of it.
const facts = process.env['FACTS']!;
copyFileSync(join(folder, 'facts/facts.json'), `${facts}.part`);
renameSync(`${facts}.part`, facts);

// In the same process, because some files hold what facts count.
await keep({
  ...product('data'),
  inputs: { files: [...common, ...recorded.spins, ...recorded.rotations], values: [stepper, data] },
  make: async () => {
    const { writeDownloads } = await import('./downloads.ts');
    writeDownloads(emptied('data'), { stepper, data });
  },
});
