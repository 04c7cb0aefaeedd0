import { expect, test } from 'vitest';
import { provideBrowser, type BrowserMachine } from './browserStage.ts';

/** A machine on which some commands work, and which has a browser after one of them. */
function machine(working: string, browserAfter: string, user: BrowserMachine['user'] = 'root') {
  const ran: string[] = [];
  const asked: BrowserMachine = {
    user,
    tell: () => undefined,
    find: () => (ran.includes(browserAfter) ? { from: 'the system', path: '/usr/bin/chromium' } : undefined),
    run: (command) => {
      const line = command.join(' ');
      ran.push(line);
      const succeeded = line.startsWith(working);
      return Promise.resolve({ succeeded, output: `${line}: ${succeeded ? 'done' : 'not possible'}` });
    },
  };
  return { ran, asked };
}

const update = 'apt-get -o Acquire::http::Timeout=15 update';
const windowless = 'apt-get install -y --no-install-recommends chromium-headless-shell';
const download = 'playwright install chromium';
const whole = 'playwright install --with-deps chromium';

test.each([
  ['root on Debian', 'apt-get', windowless, 'root', [update, windowless]],
  ['root without Debian', 'playwright', whole, 'root', [update, whole]],
  ['another user', 'playwright', download, 'other', [download]],
] as const)('%s without a browser gets one', async (_who, working, browserAfter, user, commands) => {
  const { ran, asked } = machine(working, browserAfter, user);
  expect(await provideBrowser(asked)).toMatchObject({ passed: 1, failed: 0 });
  expect(ran).toEqual(commands);
});

test.each([
  ['chosen by CHROMIUM_PATH', { from: 'CHROMIUM_PATH', path: '/own/chrome' }, 'root', []],
  ['of another user', { from: 'the system', path: '/usr/bin/chromium' }, 'other', []],
  ['windowless', { from: 'the system', path: '/usr/bin/chromium-headless-shell' }, 'root', []],
  [
    'whole, which serves where the windowless one cannot be had',
    { from: 'the system', path: '/usr/bin/chromium' },
    'root',
    [update],
  ],
] as const)('a browser that is there is taken: %s', async (_which, browser, user, commands) => {
  const { ran, asked } = machine('nothing', '', user);
  expect(await provideBrowser({ ...asked, find: () => browser })).toMatchObject({
    passed: 1,
    failed: 0,
    note: `${browser.path}, from ${browser.from}`,
  });
  expect(ran).toEqual(commands);
});

test('when nothing helps, it says what to type and why the attempts failed', async () => {
  const { ran, asked } = machine('nothing', '', 'other');
  const { passed, failed, output } = await provideBrowser(asked);
  expect([passed, failed]).toEqual([0, 1]);
  expect(output).toContain(`${download}: not possible`);
  expect(output).toContain('npx playwright install --with-deps chromium');
  expect(output).toContain('CHROMIUM_PATH');
  expect(ran).toEqual([download]);
});
