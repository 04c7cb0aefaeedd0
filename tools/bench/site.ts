import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { builtBase } from '#cli/siteFiles.ts';
import { siteServer } from '#cli/siteServer.ts';
import { listen, openBrowser } from '#cli/openBrowser.ts';

export const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Measures the built site in a real browser; the first line says what. */
export async function onSite(
  title: string,
  measure: (browser: Browser, site: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  if (!existsSync(DIST)) return [`${title}: dist/ is missing; run npm run build first`];
  const server = siteServer(DIST, builtBase(DIST));
  const site = `http://localhost:${await listen(server)}${builtBase(DIST)}`;
  const browser = await openBrowser();
  try {
    return [title, ...(await measure(browser, site))];
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
