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

/** Debian's Chromium without a window, in which the tests take half the time. An unreachable mirror is given up soon. */
const DEBIAN: readonly Command[] = [
  ['apt-get', '-o', 'Acquire::http::Timeout=15', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', WINDOWLESS],
];
const ENVIRONMENT = { DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };

const ADVICE = `No browser was found for the tests, and none could be installed. Type one of these, then npm test again:
  npx playwright install --with-deps chromium
  sudo apt-get install chromium          (Debian; elsewhere, the system's own way to install Chromium or Chrome)
  export CHROMIUM_PATH=/path/to/chromium (a Chromium or Chrome that is already there)
`;

/**
 * Finds a browser for the browser tests. Root, usual in containers, gets Debian's windowless one where there is none. Without a browser
 * Playwright downloads one, for root with the libraries that it needs.
 */
export async function provideBrowser({ find, run, user, tell }: BrowserMachine = thisMachine): Promise<StageOutcome> {
  const said: string[] = [];
  async function install(commands: readonly Command[]): Promise<void> {
    for (const command of commands) {
      tell(`For a browser: ${command.join(' ')} …`);
      const { succeeded, output } = await run(command, ENVIRONMENT);
      said.push(output);
      if (!succeeded) return;
    }
  }
  const there = find();
  const isWhole = there === undefined || (there.from === 'the system' && basename(there.path) !== WINDOWLESS);
  if (user === 'root' && isWhole) await install(DEBIAN);
  if (!find()) await install([['playwright', 'install', ...(user === 'root' ? ['--with-deps'] : []), 'chromium']]);
  const browser = find();
  if (browser) return { passed: 1, failed: 0, note: `${browser.path}, from ${browser.from}`, output: '' };
  return { passed: 0, failed: 1, note: 'none found', output: `${said.join('\n')}\n${ADVICE}` };
}
