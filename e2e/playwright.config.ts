import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './support/browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const browser = findBrowser();
const { BASE = '/', SITE_PORT = '' } = process.env;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // axe looks at every square of the large grids, twice a page, on machines that do other things too.
  timeout: 120_000,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // The server names its port when it starts, and Playwright hands it to the workers.
    baseURL: `http://localhost:${SITE_PORT}/${BASE.replace(/^\/+|\/+$/g, '')}/`.replace(/\/+$/, '/'),
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser === undefined || browser.from === 'Playwright' ? {} : { executablePath: browser.path }),
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
    wait: { stdout: /http:\/\/localhost:(?<site_port>\d+)\// },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
