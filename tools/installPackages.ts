import { firstMissingPackage } from '#cli/installed.mjs';
import { cleanInstall } from '#cli/toolchain/cleanInstall.mjs';
import { findPair } from '#cli/toolchain/pair.mjs';

/** Installs the packages of a folder, which readers and builds do not need, where one is missing or outdated. */
export function installPackages(folder: string): void {
  const missing = firstMissingPackage(folder);
  if (missing === undefined) return;
  console.error(`Installing packages in ${folder} (${missing} is missing or outdated) …`);
  cleanInstall(findPair().npm, folder);
}
