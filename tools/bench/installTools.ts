import { fileURLToPath } from 'node:url';
import { firstMissingPackage } from '#cli/installed.mjs';
import { cleanInstall } from '#cli/toolchain/cleanInstall.mjs';
import { findPair } from '#cli/toolchain/pair.mjs';

const folder = fileURLToPath(new URL('packages/', import.meta.url));

/** Packages that only benchmarks need: readers and build servers do not install them. */
export const TOOLS = new URL('packages/node_modules/', import.meta.url);

/** Installs these packages where one is missing or outdated. */
export function installTools(): void {
  const missing = firstMissingPackage(folder);
  if (missing === undefined) return;
  console.error(`Installing the packages of the benchmarks (${missing} is missing or outdated) …`);
  cleanInstall(findPair().npm, folder);
}
