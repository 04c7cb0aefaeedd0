import { expect, test } from 'vitest';
import { findBrowser, type Machine } from './browser.ts';

const machine = (environment: Machine['environment'], ...working: readonly string[]): Machine => ({
  environment,
  platform: 'linux',
  playwrights: '/cache/chromium/chrome',
  starts: (path) => working.includes(path),
});

test.each([
  [
    'CHROMIUM_PATH comes first',
    '/own/chrome',
    ['/own/chrome', '/cache/chromium/chrome'],
    'CHROMIUM_PATH',
    '/own/chrome',
  ],
  ['then Playwright', undefined, ['/cache/chromium/chrome', '/b/chromium'], 'Playwright', '/cache/chromium/chrome'],
  ['then the system', undefined, ['/b/chromium'], 'the system', '/b/chromium'],
  [
    'one without a window first',
    undefined,
    ['/a/chromium', '/b/chromium-headless-shell'],
    'the system',
    '/b/chromium-headless-shell',
  ],
  ['Chromium before Chrome', undefined, ['/a/google-chrome', '/b/chromium'], 'the system', '/b/chromium'],
  ['one that does not start is passed over', '/own/chrome', ['/a/google-chrome'], 'the system', '/a/google-chrome'],
])('%s', (_what, chosen, working, from, path) => {
  expect(findBrowser(machine({ CHROMIUM_PATH: chosen, PATH: '/a:/b' }, ...working))).toEqual({ from, path });
});

test('on a Mac, applications are looked at', () => {
  const path = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findBrowser({ ...machine({ PATH: '/a' }, path), platform: 'darwin' })).toEqual({ from: 'the system', path });
});

test('without any browser there is none', () => {
  expect(findBrowser(machine({ PATH: '/a:/b' }))).toBeUndefined();
});
