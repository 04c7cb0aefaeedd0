import { fileURLToPath } from 'node:url';
import { firstMissingPackage } from '../installed.mjs';
import { cleanInstall } from '../toolchain/cleanInstall.mjs';
import { findPair } from '../toolchain/pair.mjs';

const folder = fileURLToPath(new URL('tools/', import.meta.url));

/** Packages that only benchmarks need: readers and build servers do not install them. */
export const TOOLS = new URL('tools/node_modules/', import.meta.url);

/** Installs these packages where one is missing or outdated. */
export function installTools(): void {
  const missing = firstMissingPackage(folder);
  if (missing === undefined) return;
  console.error(`Installing the packages of the benchmarks (${missing} is missing or outdated) …`);
  cleanInstall(findPair().npm, folder);
}
