/**
 * Runs a script of the project on any machine, a fresh clone included: installs what is missing first, and runs the
 * script under a Node and npm that are new enough.
 *
 *     node src/cli/bootstrap.mjs SCRIPT [ARGUMENT…]
 *
 * Plain JavaScript for Node 18 and later, without dependencies, because it runs before anything is installed. Its
 * messages go to standard error, so that standard output holds the output of the script alone.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstMissingPackage } from './installed.mjs';
import { cleanInstall } from './toolchain/cleanInstall.mjs';
import { findPair } from './toolchain/pair.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Node keeps modules compiled here. A run of the tests starts Node dozens of times with the same modules. */
const compiled = join(root, 'node_modules', '.cache', 'node');

const [script, ...args] = process.argv.slice(2);
if (script === undefined) fail('Name the script to run: node src/cli/bootstrap.mjs SCRIPT [ARGUMENT…]');
try {
  const { node, npm, path, env } = findPair();
  // npm installs under this pair too, and so do child processes of the script.
  Object.assign(process.env, env);
  process.env.PATH = [...path, join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const missing = firstMissingPackage(root);
  if (missing !== undefined) {
    console.error(`Installing packages (${missing.replace(/^.*node_modules\//, '')} is missing or outdated) …`);
    cleanInstall(npm, root);
  }
  run(node);
} catch (error) {
  fail(error.message);
}

function run(node) {
  const child = spawn(node, [join(root, script), ...args], {
    stdio: 'inherit',
    env: { ASTRO_TELEMETRY_DISABLED: '1', NODE_COMPILE_CACHE: compiled, ...process.env },
  });
  // A terminal sends Ctrl-C to both processes: this one stays until the script has stopped.
  process.on('SIGINT', () => child.exitCode);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  if (process.env.npm_lifecycle_event !== undefined) whenOrphaned(() => child.kill('SIGTERM'));
  child.on('error', ({ message }) => fail(`${node} could not be started: ${message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** npm sends a signal only to the shell in between, so a new parent is the only sign of it. */
function whenOrphaned(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
