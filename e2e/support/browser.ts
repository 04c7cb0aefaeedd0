import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

export interface Browser {
  /** Origin of the browser, for messages. */
  readonly from: 'CHROMIUM_PATH' | 'Playwright' | 'the system';
  readonly path: string;
}

/** What the search reads from the machine. Tests pass another machine. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  /** Folder for the browser that Playwright downloads. It may be empty. */
  readonly playwrights: string;
  readonly starts: (path: string) => boolean;
}

/** Chromium without a window, which Playwright uses too. The tests take half the time that they take in full Chromium. */
export const WINDOWLESS = 'chromium-headless-shell';

const names = [WINDOWLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const installed: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
};

const thisMachine: Machine = {
  environment: process.env,
  platform: process.platform,
  playwrights: chromium.executablePath(),
  starts,
};

/** Returns the first browser that starts: from `CHROMIUM_PATH`, from Playwright, then a Chromium or Chrome of the system. */
export function findBrowser(machine: Machine = thisMachine): Browser | undefined {
  const { CHROMIUM_PATH: chosen, PATH = '' } = machine.environment;
  const candidates: readonly Browser[] = [
    ...(chosen ? [{ from: 'CHROMIUM_PATH', path: chosen } as const] : []),
    { from: 'Playwright', path: machine.playwrights },
    ...names.flatMap((name) =>
      PATH.split(delimiter)
        .filter((folder) => folder !== '')
        .map((folder) => ({ from: 'the system', path: join(folder, name) }) as const),
    ),
    ...(installed[machine.platform] ?? []).map((path) => ({ from: 'the system', path }) as const),
  ];
  return candidates.find(({ path }) => machine.starts(path));
}

/** An existing file is not enough: Ubuntu's chromium-browser only asks for a snap, and a download may lack system libraries. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows, asking a browser for its version opens a window.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}
