import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodePackages } from '#cli/toolchain/pair.mjs';

/** The Node and npm of a system, by their major versions. */
export interface System {
  readonly node: number;
  readonly npm: number;
}

/** A scratch machine with only git, a Node and an npm. */
export interface ScratchMachine {
  /** Clones the committed state of the repository. */
  readonly clone: (name: string) => string;
  /**
   * Runs every vector of the repository in a clone.
   * @returns the fault, or nothing
   */
  readonly vectors: (clone: string, system: System, network?: 'offline') => string | undefined;
  /** Removes a clone, or everything. */
  readonly remove: (clone?: string) => void;
}

const project = fileURLToPath(new URL('../../', import.meta.url));
/** The environment without the variables of the npm that runs this command. */
const ownVariables = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|NODE$)/i.test(name)));
/** The user `nobody` of every Unix: npm and Node must not need more rights. */
const nobody = 65534;

export function prepareMachine(): ScratchMachine {
  const scratch = mkdtempSync(join(tmpdir(), 'wallkick-fresh-'));
  chmodSync(scratch, 0o755);
  const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

  function run(program: string, args: readonly string[], cwd: string): void {
    const { status, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`);
  }

  /** Installs a package of the registry with the npm that runs this command. */
  function install(name: string, version: number): string {
    const folder = join(scratch, 'packages', `${name}@${version}`);
    if (!existsSync(folder)) {
      mkdirSync(folder, { recursive: true });
      run('npm', ['install', '--prefix=.', '--no-audit', '--no-fund', `${name}@${version}`], folder);
    }
    return join(folder, 'node_modules', name);
  }

  /** Makes a folder with the programs `node` and `npm`, as an installed Node has it. */
  function binaries({ node, npm }: System): string {
    const folder = join(scratch, 'systems', `node ${node} npm ${npm}`);
    if (existsSync(folder)) return folder;
    const { name, program } = nodePackages.get(`${process.platform}-${process.arch}`)!;
    mkdirSync(folder, { recursive: true });
    symlinkSync(join(install(name, node), program), join(folder, 'node'));
    symlinkSync(join(install('npm', npm), 'bin/npm-cli.js'), join(folder, 'npm'));
    return folder;
  }

  function giveAway(folder: string): void {
    if (identity.uid !== undefined) run('chown', ['-R', String(identity.uid), folder], scratch);
  }

  function newHome(name: string): string {
    const folder = join(scratch, name);
    mkdirSync(folder);
    giveAway(folder);
    return folder;
  }
  const home = newHome('home');
  const emptyHome = newHome('empty home');

  return {
    clone(name) {
      const folder = join(scratch, `frésh clones/${name}`);
      run('git', ['clone', '--quiet', '--no-hardlinks', project, folder], project);
      giveAway(folder);
      return folder;
    },
    vectors(clone, system, network) {
      const env = {
        ...ownVariables,
        HOME: network === undefined ? home : emptyHome,
        PATH: [binaries(system), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter),
        // Packages of the first installation come from the cache.
        npm_config_prefer_offline: 'true',
        ...(network === undefined ? {} : { npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' }),
      };
      const args = ['run', '--silent', 'vectors', '--', ...globSync('src/rules/vectors/*.jsonl', { cwd: clone })];
      const { status, stdout, stderr } = spawnSync('npm', args, { cwd: clone, env, encoding: 'utf8', ...identity });
      const last = stdout.trim().split('\n').at(-1) ?? '';
      return status === 0 && /^\d+ passed, 0 failed$/.test(last)
        ? undefined
        : `exit code ${status}\n${stdout}${stderr}`;
    },
    remove: (folder = scratch) => rmSync(folder, { recursive: true }),
  };
}
