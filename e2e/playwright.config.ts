import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './support/browser.ts';
import { TEST_ALL, WIDE } from './support/wide.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const browser = findBrowser();
/** How many times longer than usual the tests wait, for slow machines. */
const PATIENCE = Number(process.env['PATIENCE'] ?? 1);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  ...(WIDE ? {} : { grepInvert: new RegExp(TEST_ALL.tag) }),
  workers: 2,
  retries: 0,
  // No time here says how fast something must be: both end what hangs. axe looks at every square of the large grids, twice a page.
  timeout: 300_000 * PATIENCE,
  expect: { timeout: 30_000 * PATIENCE },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // A test that opens a page gets the files of this build, and only those that it asks for. The tests of offline reading allow them.
    serviceWorkers: 'block',
    // Each frame of an animation is painted by the processor. Tests of motion switch it on.
    ...(WIDE ? {} : { contextOptions: { reducedMotion: 'reduce' } }),
    // The server names its address when it starts, and Playwright hands it to the workers.
    ...(process.env['SITE_ADDRESS'] && { baseURL: process.env['SITE_ADDRESS'] }),
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser === undefined || browser.from === 'Playwright' ? {} : { executablePath: browser.path }),
      // Where there is fontconfig, widths of text are those of the fonts of this file, not of the machine.
      env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('support/fonts.conf', import.meta.url)) },
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        // Chromium refuses to run its sandbox as root, which is who runs tests in most containers.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: {
    command: 'node src/cli/serve.ts',
    cwd: root,
    env: { PORT: '0', HOST: '' },
    wait: { stdout: /(?<site_address>http:\/\/localhost:\d+\/\S*)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
