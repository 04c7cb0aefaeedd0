import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LICENCES, noticeOf, noticesText } from '#build/licences.ts';
import { BUNDLED, bundlePackage, OPTIONAL } from './bundle.ts';
import { LIBRARY, manifest } from './manifest.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

const { version, dependencies } = JSON.parse(read('package.json')) as {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
};

/**
 * Writes the package into a folder, as it is when it is installed.
 * @param types whether declarations are written too
 */
export async function assemblePackage(folder: string, types: boolean): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await bundlePackage(join(folder, LIBRARY), types);
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify(manifest(version, dependencies[OPTIONAL]!), null, 2)}\n`,
  );
  copyFileSync(join(root, 'src/package/README.md'), join(folder, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, LICENCES), noticesText([read('LICENSE')], BUNDLED.map(noticeOf)));
}
