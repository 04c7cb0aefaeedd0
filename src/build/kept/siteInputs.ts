import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that hold what was made or installed, and the history of the project. */
const LEFT_OUT = new Set(['.astro', '.git', '.vitest', 'dist', 'node_modules', 'test-results']);

/** Returns every file of the project, whether a build reads it or not, and the list of the packages that are installed. */
export function projectFiles(root: string): readonly string[] {
  const files: string[] = [];
  const visit = (folder: string): void => {
    for (const name of readdirSync(folder).sort()) {
      const path = join(folder, name);
      if (LEFT_OUT.has(name)) continue;
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) visit(path);
      else files.push(path);
    }
  };
  visit(root);
  return [...files, installed(root)];
}

/** npm writes this list whenever it installs or removes a package. */
export const installed = (root: string): string => join(root, 'node_modules/.package-lock.json');

/** Matches the variables that the project, Node, Vite, Astro and Git read. */
const READ = /^(?:SITE$|BASE$|REPOSITORY$|TZ$|LANG|LC_|NODE_|GIT_|VITE_|PUBLIC_|ASTRO_|STARLIGHT_)/;

/**
 * Returns what a build depends on besides files: variables, the language and time zone of the machine, and the last commit, as pages show
 * when they were changed.
 */
export function surroundings(root: string): readonly string[] {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const variables = Object.entries(process.env).flatMap(([name, value]) =>
    READ.test(name) ? [`${name}=${value}`] : [],
  );
  return [locale, timeZone, lastCommit(root), ...variables.sort()];
}

function lastCommit(root: string): string {
  try {
    const command = ['rev-parse', 'HEAD', '--is-shallow-repository'];
    return execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return 'no commit';
  }
}
