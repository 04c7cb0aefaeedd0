import { basename } from 'node:path';
import { findBrowser, WINDOWLESS, type Browser } from '../../e2e/support/browser.ts';
import { runCommand, type Ended } from './command.ts';
import type { StageOutcome } from './stages.ts';

type Command = readonly [string, ...string[]];

/** The parts of the machine that search and installation use. Tests pass another machine. */
export interface BrowserMachine {
  readonly find: () => Browser | undefined;
  readonly run: (command: Command, environment: Readonly<Record<string, string>>) => Promise<Ended>;
  readonly user: 'root' | 'other';
  /** Reports progress, because a download may take a minute. */
  readonly tell: (line: string) => void;
}

const thisMachine: BrowserMachine = {
  find: () => findBrowser(),
  run: runCommand,
  user: process.getuid?.() === 0 ? 'root' : 'other',
  tell: console.log,
};

/** Commands by which Debian installs a package. They do not wait for an unreachable mirror. */
const byApt = (name: string): readonly Command[] => [
  ['apt-get', '-o', 'Acquire::http::Timeout=15', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', name],
];

/** Commands that install Chromium, by package manager. */
const packageManagers: Readonly<Record<string, readonly Command[]>> = {
  'apt-get': byApt('chromium'),
  dnf: [['dnf', 'install', '-y', 'chromium']],
  apk: [['apk', 'add', 'chromium']],
  pacman: [['pacman', '-S', '--noconfirm', 'chromium']],
  zypper: [['zypper', '--non-interactive', 'install', 'chromium']],
};

const advice = `No browser was found for the tests, and none could be installed. Type one of these, then npm test again:
  npx playwright install --with-deps chromium
  sudo apt-get install chromium          (Debian; elsewhere, the system's own way to install Chromium or Chrome)
  export CHROMIUM_PATH=/path/to/chromium (a Chromium or Chrome that is already there)
`;

/**
 * Finds a browser for the browser tests. Without one it installs Playwright's download, then the system's package. Root, usual in
 * containers, gets Debian's windowless one if there is one.
 */
export async function provideBrowser(machine: BrowserMachine = thisMachine): Promise<StageOutcome> {
  const said: string[] = [];
  /** Each returns the commands to run, given whether those before it succeeded. */
  const attempts: readonly ((succeeded: boolean) => Promise<readonly Command[]>)[] = [
    () => windowless(machine),
    async () => [['playwright', 'install', 'chromium']],
    // A download that does not start lacks system libraries.
    async (downloaded) => (downloaded ? [['playwright', 'install-deps', 'chromium']] : []),
    () => bySystem(machine),
  ];
  let succeeded = true;
  for (const attempt of attempts) {
    for (const command of await attempt(succeeded)) {
      machine.tell(`For a browser: ${command.join(' ')} …`);
      const ended = await machine.run(command, {
        DEBIAN_FRONTEND: 'noninteractive',
        PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
      });
      said.push(ended.output);
      succeeded = ended.succeeded;
    }
    const browser = machine.find();
    if (browser) return { passed: 1, failed: 0, note: `${browser.path}, from ${browser.from}`, output: '' };
  }
  return { passed: 0, failed: 1, note: 'none found', output: `${said.join('\n')}\n${advice}` };
}

/** Returns the commands for windowless Chromium; none if an equivalent is there, or if the user may not want it. */
async function windowless({ find, run, user }: BrowserMachine): Promise<readonly Command[]> {
  const found = find();
  const whole = found === undefined || (found.from === 'the system' && basename(found.path) !== WINDOWLESS);
  if (user !== 'root' || !whole || !(await run(['apt-get', '--version'], {})).succeeded) return [];
  return byApt(WINDOWLESS);
}

/** Returns the commands for this system that need no password; none without a known package manager or the right to use it. */
async function bySystem({ run, user }: BrowserMachine): Promise<readonly Command[]> {
  const works = async (...command: Command): Promise<boolean> => (await run(command, {})).succeeded;
  if (user !== 'root' && !(await works('sudo', '-n', 'true'))) return [];
  for (const [manager, commands] of Object.entries(packageManagers)) {
    if (await works(manager, '--version')) {
      return user === 'root' ? commands : commands.map((command) => ['sudo', '-n', ...command] as const);
    }
  }
  return [];
}
