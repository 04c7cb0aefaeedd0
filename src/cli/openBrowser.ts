import type { AddressInfo, Server } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../e2e/support/browser.ts';

/** Starts a server on a free port and returns the port. */
export const listen = (server: Server): Promise<number> =>
  new Promise((done) => server.listen(0, 'localhost', () => done((server.address() as AddressInfo).port)));

/** Opens the browser of the tests without its background activity. */
export async function openBrowser(...more: readonly string[]): Promise<Browser> {
  const found = findBrowser();
  if (!found) throw new Error('no browser was found; npm test says how to get one');
  return chromium.launch({
    ...(found.from === 'Playwright' ? {} : { executablePath: found.path }),
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      ...more,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}
