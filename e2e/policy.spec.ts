import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { comesAlive } from './support/alive.ts';
import { builtPages } from './support/builtPages.ts';
import { serveHosts, type HostServer } from './support/hostServer.ts';
import { test } from './support/test.ts';

/** Every breach of the page's policy, as the browser tells it. A breach is also a console error, which pages.spec.ts takes for a fault on each page. */
async function breachesOn(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const breaches: string[] = [];
    Reflect.set(window, 'breaches', breaches);
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      breaches.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => Reflect.get(window, 'breaches') as string[]);
}

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const fileOf = (address: string): string => join(dist, address.endsWith('.html') ? address : `${address}index.html`);
const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/;

test('every page carries a policy before anything else than its character set', () => {
  const without = builtPages().filter((address) => {
    const head = readFileSync(fileOf(address), 'utf8').split('</head>')[0] ?? '';
    const [before = '', after] = head.split(POLICY);
    return after === undefined || !/<head><meta charset="utf-8"\s*\/?>$/.test(before);
  });
  expect(without).toEqual([]);
});

test('no policy lets a script run that the site did not write', () => {
  for (const address of builtPages()) {
    const directives = POLICY.exec(readFileSync(fileOf(address), 'utf8'))?.[1]?.split('; ') ?? [];
    const scripts = directives.find((directive) => directive.startsWith('script-src ')) ?? '';
    const sources = scripts.split(' ').slice(1);
    expect(sources.slice(0, 2), address).toEqual(["'self'", "'wasm-unsafe-eval'"]);
    expect(
      sources.slice(2).filter((source) => !/^'sha256-[A-Za-z0-9+/]{43}='$/.test(source)),
      address,
    ).toEqual([]);
    expect(directives, address).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src-attr 'none'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ]),
    );
  }
});

test('a script, a handler, a script of another site and a base in the markup do nothing', async ({ page }) => {
  const breaches = await breachesOn(page);
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `window.injected = 'elsewhere'` }),
  );
  await page.route('**/guide/kicks/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</main>',
      `<script>window.injected = 'inline'</script><img src="x:" onerror="window.injected = 'handler'">` +
        `<script src="https://elsewhere.example/a.js"></script><base href="https://elsewhere.example/"></main>`,
    );
    await route.fulfill({ response, body });
  });
  await page.goto('guide/kicks/');
  await expect
    .poll(breaches)
    .toEqual(
      expect.arrayContaining([
        'script-src-elem inline',
        'script-src-attr inline',
        'script-src-elem https://elsewhere.example/a.js',
        'base-uri https://elsewhere.example/',
      ]),
    );
  expect(await page.evaluate(() => Reflect.get(window, 'injected') as unknown)).toBeUndefined();
});

test('theme, conventions, figures, search and editor work under the policy, and text does not become a program', async ({
  page,
}) => {
  const breaches = await breachesOn(page);
  await page.addInitScript(() => localStorage.setItem('starlight-theme', 'dark'));
  await page.goto('lab/notation/');
  await test.step('theme and conventions', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-convention-y', 'up');
  });
  await test.step('the editor with its own styles', async () => {
    const editor = page.locator('#editor');
    await comesAlive(editor);
    await expect(editor.getByRole('textbox').first()).toBeVisible();
    await editor.getByRole('slider').first().press('Home');
    await expect(editor).toHaveAttribute('data-state', /(^| )step=0( |$)/);
  });
  await test.step('the search', async () => {
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('floor kick');
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    expect(await breaches()).toEqual([]);
  });
  await test.step('text does not become a program', async () => {
    // What the test itself evaluates may do so; a timer runs as the page's own.
    const said = await page.evaluate(
      () =>
        new Promise((told) =>
          setTimeout(() => {
            try {
              told(new Function('return "ran"')());
            } catch (error) {
              told((error as Error).name);
            }
          }),
        ),
    );
    expect(said).toBe('EvalError');
  });
});

test.describe('on another site', () => {
  let host: HostServer;
  test.beforeAll(async ({ baseURL }) => {
    host = await serveHosts(baseURL ?? '');
  });
  test.afterAll(() => host.close());

  test('a page may stand in a frame', async ({ page }) => {
    await page.goto(host.address('framed.html'));
    const framed = page.frameLocator('iframe');
    await expect(framed.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(framed.locator('html')).toHaveAttribute('data-convention-y', 'up');
  });
});
