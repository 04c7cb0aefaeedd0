/** Builds the package for npm: `npm run package` writes `dist/package/wallkick-VERSION.tgz`. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assemblePackage } from './package/assemble.ts';
import { packFolder } from './package/pack.ts';

const target = fileURLToPath(new URL('../../dist/package/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'wallkick-package-'));
try {
  await assemblePackage(folder, true);
  mkdirSync(target, { recursive: true });
  console.log(relative(process.cwd(), packFolder(folder, target)));
} finally {
  rmSync(folder, { recursive: true });
}
