/**
 * Makes sites with the newest versions of other tools, follows the page on embedding in each of them, and uses the figures in a browser:
 * `npm run test:hosts [-- NAME…]`. It needs a built site and the registry of npm. The folders are temporary.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/support/browser.ts';
import { CHECKS, checkPage, isDone, type Expected, type Faults } from './checkHost.ts';
import type { Material } from './host.ts';
import { HOSTS } from './hosts.ts';
import { makeHost } from './makeHost.ts';
import { builtBase } from '#cli/siteFiles.ts';
import { siteServer } from '#cli/siteServer.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const elements = join(dist, 'embed/v1');
const examples = new URL('../../src/site/examples/embed/', import.meta.url);

/** Serves a folder on a free port and returns its address. */
async function serve(folder: string, base: string) {
  const server = siteServer(folder, base);
  await new Promise<void>((listening) => server.listen(0, 'localhost', () => listening()));
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://localhost:${(server.address() as AddressInfo).port}${base}`, close };
}

async function testHosts(names: readonly string[]): Promise<boolean> {
  const found = findBrowser();
  if (!existsSync(elements) || !found) {
    console.error(`Run ${found ? 'npm run build' : 'npm test, which installs a browser,'} first.`);
    return false;
  }
  const site = await serve(dist, builtBase(dist));
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
  const example = (file: string): string =>
    readFileSync(new URL(file, examples), 'utf8').trimEnd().replaceAll('https://your.host/', site.address);

  /** What Share writes for a stepper of the site, as an author pastes it. */
  const page = await browser.newPage();
  await page.goto(`${site.address}embed/v1/kick-stepper/?system=sega&piece=T&from=0&at=3,2&turn=cw&board=###....###&step=1`.replaceAll('#', '%23')); // prettier-ignore
  const stepper = page.getByRole('group').first();
  await stepper.getByRole('button', { name: 'Share', exact: true }).click();
  const shared = await stepper.getByRole('textbox', { name: 'HTML', exact: true }).inputValue();
  const frame = await stepper.getByRole('textbox', { name: 'Frame', exact: true }).inputValue();
  const said = (await stepper.getByRole('status').first().textContent()) ?? '';
  await page.close();

  const written = ['stepper.html', 'wheel.html', 'game.html', 'link.html', 'frame.html'].map(example);
  const material: Material = {
    example,
    pasted: [...written, shared, frame].join('\n\n'),
    types: (folder) =>
      Object.fromEntries(
        ['wallkick.d.ts', 'wallkick-react.d.ts'].map((file) => [
          `${folder}/${file}`,
          readFileSync(join(elements, file), 'utf8'),
        ]),
      ),
  };
  console.log(`| host | build | ${CHECKS.join(' | ')} |\n|${' --- |'.repeat(CHECKS.length + 2)}`);
  const reasons: string[] = [];
  for (const host of HOSTS.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const folder = mkdtempSync(join(tmpdir(), 'wallkick-host-'));
    const made = await makeHost(host, folder, material, elements);
    const title = `${host.name} ${made.version}`;
    if (made.fault !== null) {
      console.log(`| ${title} | ✗ |${' |'.repeat(CHECKS.length)}`);
      reasons.push(`${title}, build: ${made.fault}`);
    } else {
      const expected: Expected = {
        shared: said,
        script: host.vendor === undefined ? `${site.address}embed/v1/wallkick.js` : null,
        darkLines: example('dark.css'),
      };
      const server = await serve(join(folder, host.output), '/');
      for (const path of host.pages) {
        const faults: Faults = await checkPage(browser, server.address + path, host, expected);
        console.log(
          `| ${title} ${path} | ✓ | ${CHECKS.map((name) => (faults[name] ? '✗' : isDone(name, expected) ? '✓' : '–')).join(' | ')} |`,
        );
        for (const [name, fault] of Object.entries(faults)) reasons.push(`${title} ${path}, ${name}: ${fault}`);
      }
      server.close();
    }
    rmSync(folder, { recursive: true, force: true });
  }
  await browser.close();
  site.close();
  reasons.forEach((reason) => console.error(reason));
  return reasons.length === 0;
}

if (!(await testHosts(process.argv.slice(2)))) process.exitCode = 1;
