import { spawnSync } from 'node:child_process';

const options = [
  // The environment may omit packages (NODE_ENV=production) or demand stricter checks than the project needs.
  '--include=dev',
  '--include=optional',
  '--engine-strict=false',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  // Older versions of npm warn about packages that want a later Node than the one npm runs under.
  '--loglevel=error',
];

/**
 * Replaces the node_modules of a folder by the contents of its lock file. npm's messages go to standard error.
 * @param {readonly [string, ...string[]]} npm the command that starts npm
 * @param {string} folder
 */
export function cleanInstall([program, ...args], folder) {
  const { status, error } = spawnSync(program, [...args, 'ci', '--prefix=.', ...options], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    // On Windows `npm` is a batch file, which only a shell can start.
    shell: process.platform === 'win32' && program === 'npm',
  });
  if (error)
    throw new Error(
      `npm could not be started (${error.message}). Install Node 24, which comes with npm, from https://nodejs.org.`,
    );
  if (status !== 0) throw new Error('The packages could not be installed. The message of npm above says why.');
}
