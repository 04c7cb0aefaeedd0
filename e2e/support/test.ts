import { test as base, type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { serveHosts, type HostServer } from './hostServer.ts';

/** Browser contexts of a worker, by their options. */
type Contexts = Map<string, BrowserContext>;

interface OfTest {
  /** True for a test with a browser context of its own. */
  readonly alone: boolean;
}
/** A worker and its browser start anew for a test with other fixtures of this kind, so all tests have these. */
interface OfWorker {
  readonly contexts: Contexts;
  /** Returns the foreign site that loads its elements from a site. */
  readonly hostAt: (site: string) => Promise<HostServer>;
}

/**
 * The tests of a worker share one browser context, where fonts, files and compiled scripts stay cached: creating a context costs as much as
 * opening a page. Every test still gets a new page and empty storage. Playwright cannot undo some changes of a context, such as
 * `page.clock`, `context.route` and `context.addInitScript`: tests that need them are `isolated`.
 */
export const test = base.extend<OfTest, OfWorker>({
  alone: [false, { option: true }],
  hostAt: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern.
    async ({}, use) => {
      let server: HostServer | undefined;
      await use(async (site) => (server ??= await serveHosts(site)));
      await server?.close();
    },
    { scope: 'worker' },
  ],
  contexts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern.
    async ({}, use) => {
      const contexts: Contexts = new Map();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      alone,
      browser,
      contexts,
      baseURL,
      bypassCSP,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      permissions,
      serviceWorkers,
      userAgent,
      viewport,
    },
    use,
    { errors },
  ) => {
    const options = {
      ...contextOptions,
      baseURL,
      bypassCSP,
      colorScheme,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      permissions,
      serviceWorkers,
      userAgent,
      viewport,
    };
    if (alone) {
      const own = await newContext(browser, options);
      await use(own);
      if (errors.length === 0) await own.close();
      return;
    }
    const key = JSON.stringify(options);
    const context = contexts.get(key) ?? (await newContext(browser, options));
    contexts.set(key, context);
    await use(context);
    // After a failure Playwright takes screenshots of the pages, then ends the worker with all its contexts.
    if (errors.length === 0) await empty(context, baseURL, permissions);
  },
});

/** A test with a browser context of its own. */
export const isolated = test.extend({ alone: true });

/** Pages find no service workers where the configuration blocks them. Playwright itself lets a page try, and warns on its console. */
async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  if (options.serviceWorkers === 'block')
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  return context;
}

/** Closes the pages of a context and clears the storage and permissions of a test. */
async function empty(context: BrowserContext, site = '', permissions: string[] = []): Promise<void> {
  const pages = context.pages();
  const addresses = [site, ...pages.flatMap((page) => page.frames().map((frame) => frame.url()))];
  const origins = new Set(
    addresses.filter((address) => /^http/.test(address)).map((address) => new URL(address).origin),
  );
  const [first] = pages;
  if (first) {
    const devtools = await context.newCDPSession(first);
    for (const origin of origins) await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }
  for (const page of pages) await page.close();
  await context.clearPermissions();
  await context.grantPermissions(permissions);
}
