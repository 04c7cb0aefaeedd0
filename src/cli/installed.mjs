import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names the first package of package-lock.json that node_modules does not hold in the locked version,
 * or nothing when all is there. An optional package may be absent (it is for another kind of machine),
 * but never outdated.
 *
 * npm writes what it installed to node_modules/.package-lock.json, in the form of the lockfile itself.
 * @param {string} root folder of the project
 * @returns {string | undefined}
 */
export function firstMissingPackage(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const record = join(root, 'node_modules', '.package-lock.json');
  const present = existsSync(record) ? packagesOf(record) : {};
  return Object.keys(wanted).find((path) => {
    if (path === '') return false;
    const found = present[path];
    if (found === undefined) return !wanted[path].optional;
    return found.version !== wanted[path].version || !existsSync(join(root, path, 'package.json'));
  });
}

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}
