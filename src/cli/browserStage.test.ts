import { expect, test } from 'vitest';
import { provideBrowser, type BrowserMachine } from './browserStage.ts';

/** A machine on which some commands work, and which has a browser after one of them. */
function machine(working: readonly string[], browserAfter: string, user: BrowserMachine['user'] = 'root') {
  const ran: string[] = [];
  const asked: BrowserMachine = {
    user,
    tell: () => undefined,
    find: () => (ran.includes(browserAfter) ? { from: 'the system', path: '/usr/bin/chromium' } : undefined),
    run: (command) => {
      const line = command.join(' ');
      ran.push(line);
      const succeeded = working.some((start) => line.startsWith(start));
      return Promise.resolve({ succeeded, output: `${line}: ${succeeded ? 'done' : 'not possible'}` });
    },
  };
  return { ran, asked };
}

const download = 'playwright install chromium';
const asksForApt = 'apt-get --version';
const update = 'apt-get -o Acquire::http::Timeout=15 update';
const windowless = 'apt-get install -y --no-install-recommends chromium-headless-shell';

test('a browser that is there is taken, and nothing is run', async () => {
  const { ran, asked } = machine([], '');
  const outcome = await provideBrowser({ ...asked, find: () => ({ from: 'CHROMIUM_PATH', path: '/own/chrome' }) });
  expect(outcome).toMatchObject({ passed: 1, failed: 0, note: '/own/chrome, from CHROMIUM_PATH' });
  expect(ran).toEqual([]);
});

test('without one, Playwright downloads its own', async () => {
  const { ran, asked } = machine([download], download);
  expect(await provideBrowser(asked)).toMatchObject({ passed: 1, failed: 0 });
  expect(ran).toEqual([asksForApt, download]);
});

test('a download that lacks libraries of the system gets them', async () => {
  const libraries = 'playwright install-deps chromium';
  const { ran, asked } = machine(['playwright'], libraries);
  expect(await provideBrowser(asked)).toMatchObject({ passed: 1, failed: 0 });
  expect(ran).toEqual([asksForApt, download, libraries]);
});

test('when the download is out of reach, the package manager of the system is asked', async () => {
  const install = 'apt-get install -y --no-install-recommends chromium';
  const { ran, asked } = machine(['apt-get'], install);
  expect(await provideBrowser(asked)).toMatchObject({ passed: 1, failed: 0 });
  expect(ran).toEqual([asksForApt, update, windowless, download, asksForApt, update, install]);
});

test('root gets the windowless one of Debian before any other', async () => {
  const { ran, asked } = machine(['apt-get'], windowless);
  expect(await provideBrowser(asked)).toMatchObject({ passed: 1, failed: 0 });
  expect(ran).toEqual([asksForApt, update, windowless]);
});

const inTheSystem =
  (path: string): BrowserMachine['find'] =>
  () => ({ from: 'the system', path });

test('root gets it also where a whole Chromium is there, which serves when it is not to be had', async () => {
  const { ran, asked } = machine(['apt-get --version'], '');
  const outcome = await provideBrowser({ ...asked, find: inTheSystem('/usr/bin/chromium') });
  expect(outcome).toMatchObject({ passed: 1, failed: 0, note: '/usr/bin/chromium, from the system' });
  expect(ran).toEqual([asksForApt, update, windowless]);
});

test.each([
  ['who is not root', '/usr/bin/chromium', 'other'],
  ['who has it', '/usr/bin/chromium-headless-shell', 'root'],
] as const)('nothing is run for somebody %s', async (_who, path, user) => {
  const { ran, asked } = machine(['apt-get'], '', user);
  expect(await provideBrowser({ ...asked, find: inTheSystem(path) })).toMatchObject({ passed: 1, failed: 0 });
  expect(ran).toEqual([]);
});

test('a user who is not root needs sudo without a password', async () => {
  const install = 'sudo -n dnf install -y chromium';
  const { ran, asked } = machine(['sudo', 'dnf'], install, 'other');
  expect(await provideBrowser(asked)).toMatchObject({ passed: 1, failed: 0 });
  expect(ran).toEqual([download, 'sudo -n true', 'apt-get --version', 'dnf --version', install]);
});

test('when nothing helps, it says what to type and why the attempts failed', async () => {
  const { ran, asked } = machine([], '', 'other');
  const { passed, failed, output } = await provideBrowser(asked);
  expect([passed, failed]).toEqual([0, 1]);
  expect(output).toContain(`${download}: not possible`);
  expect(output).toContain('npx playwright install --with-deps chromium');
  expect(output).toContain('CHROMIUM_PATH');
  expect(ran).toEqual([download, 'sudo -n true']);
});
