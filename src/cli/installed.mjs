import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names the first package of package-lock.json that node_modules lacks in the locked version; nothing if all are there. An optional package
 * may be absent unless it is for this kind of machine: npm omits it silently under an old Node or on another machine.
 * npm writes a record of its installation to node_modules/.package-lock.json, in the form of the lockfile.
 * @param {string} root folder of the project
 * @returns {string | undefined}
 */
export function firstMissingPackage(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesInstalled(root);
  return Object.keys(wanted).find((path) => {
    if (path === '') return false;
    const found = present[path];
    if (found === undefined) return !wanted[path].optional || isForThisMachine(wanted[path]);
    return found.version !== wanted[path].version || !existsSync(join(root, path, 'package.json'));
  });
}

/** Without npm's record, or with a damaged one, nothing counts as installed. */
function packagesInstalled(root) {
  try {
    return packagesOf(join(root, 'node_modules', '.package-lock.json')) ?? {};
  } catch {
    return {};
  }
}

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

/** An optional package without a system is a dependency of another optional one, such as a WebAssembly build. */
function isForThisMachine({ os, cpu, libc }) {
  const admits = (names, name) => names === undefined || [names].flat().includes(name());
  return (
    os !== undefined &&
    admits(os, () => process.platform) &&
    admits(cpu, () => process.arch) &&
    admits(libc, () => (process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'))
  );
}
