import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installation } from '#site/installation.ts';
import { LICENCES, noticeOf, noticesText } from '#build/licences.ts';
import { BUNDLED, bundlePackage, OPTIONAL } from './bundle.ts';
import { LIBRARY, manifest } from './manifest.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

const { version, dependencies } = JSON.parse(read('package.json')) as {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
};

const MARK = /^<!-- installation: .* -->$/m;

/** The README of the package: the comment in its source becomes the way to install it. */
const readmeOf = (version: string): string => read('src/package/README.md').replace(MARK, () => installation(version));

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
  writeFileSync(join(folder, 'README.md'), readmeOf(version));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, LICENCES), noticesText([read('LICENSE')], BUNDLED.map(noticeOf)));
}
