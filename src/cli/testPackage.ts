/**
 * Uses the package as its readers do: npm installs the archive in an empty folder, TypeScript compiles a program against it, and the
 * program replays a vector file in Node and on a page. `npm run test:package`.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen, openBrowser } from './openBrowser.ts';
import { runCommand } from './command.ts';
import { assemblePackage } from './package/assemble.ts';
import { PROGRAM } from './package/bundle.ts';
import { LIBRARY } from './package/manifest.ts';
import { packFolder } from './package/pack.ts';
import { siteServer } from './siteServer.ts';
import { nodePackages } from './toolchain/pair.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'wallkick-package-'));
const consumer = join(folder, 'consumer');
const SYSTEM = 'srs-guideline';
const vectors = join(consumer, 'vectors.jsonl');
const COMMAND = ['vectors', '--system', SYSTEM, vectors] as const;
/** The oldest Node that the package names in its `engines`. */
const OLDEST = 20;
const oldest = join(folder, 'oldest');
const nodePackage = nodePackages.get(`${process.platform}-${process.arch}`)!;
const oldestNode = join(oldest, 'node_modules', nodePackage.name, nodePackage.program);

async function run(...command: readonly [string, ...string[]]): Promise<string> {
  const { succeeded, output } = await runCommand(command);
  if (!succeeded) throw new Error(`${command.join(' ')}\n${output}`);
  return output;
}

function expectAll(said: string): void {
  const lines = readFileSync(vectors, 'utf8').trimEnd().split('\n').length;
  if (!said.includes(`${lines} passed, 0 failed; `)) throw new Error(`${lines} lines should pass: ${said}`);
}

/** The command ends its line where the program of the consumer goes on. */
const expectCommand = (said: string): void => expectAll(`${said.trimEnd()}; `);

/** Opens the page of the consumer, which imports the installed modules as they are, and returns its text. */
async function pageText(): Promise<string> {
  const server = siteServer(consumer, '/');
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${await listen(server)}/`);
    await page.waitForFunction(() => document.body.textContent.includes('passed'));
    return await page.locator('body').innerText();
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

const OLD_TYPESCRIPT = {
  target: 'es2020',
  lib: ['es2022'],
  module: 'commonjs',
  moduleResolution: 'node10',
  ignoreDeprecations: '6.0',
  strict: true,
  types: [],
  skipLibCheck: true,
};
const OLD_PROGRAM = `import { playfield, rotate } from 'wallkick';
import { srsGuideline } from 'wallkick/systems';

const placement = { piece: 'T', orientation: 0, at: [3, 0] };
const rotates = rotate(srsGuideline, { field: playfield(), placement, turn: 'cw' }).outcome.is === 'rotated';
`;

/** What is tried, in this order. */
const steps: Readonly<Record<string, () => Promise<unknown>>> = {
  'npm installs the archive': async () => {
    await assemblePackage(join(folder, 'package'), true);
    const archive = packFolder(join(folder, 'package'), folder);
    await run('publint', 'run', '--strict', archive);
    await run('attw', '--profile', 'esm-only', archive);
    cpSync(new URL('package/consumer/', import.meta.url), consumer, { recursive: true });
    writeFileSync(join(consumer, 'package.json'), '{ "private": true, "type": "module" }');
    cpSync(join(root, `src/rules/vectors/${SYSTEM}.jsonl`), vectors);
    await run('npm', 'install', '--offline', '--no-audit', '--no-fund', '--prefix', consumer, archive);
  },
  'TypeScript compiles in its strictest mode': () => run('tsc', '-p', consumer),
  'Node replays a vector file': async () =>
    expectAll(await run('node', join(consumer, 'main.mjs'), './replay.js', vectors, SYSTEM)),
  'npx runs its command': async () =>
    expectCommand(await run('npx', '--prefix', consumer, '--no', 'wallkick', ...COMMAND)),
  [`Node ${OLDEST} replays it and runs the command`]: async () => {
    await run('npm', 'install', '--no-audit', '--no-fund', '--prefix', oldest, `${nodePackage.name}@${OLDEST}`);
    expectAll(await run(oldestNode, join(consumer, 'main.mjs'), './replay.js', vectors, SYSTEM));
    expectCommand(await run(oldestNode, join(consumer, 'node_modules/wallkick', LIBRARY, `${PROGRAM}.js`), ...COMMAND));
  },
  'TypeScript with moduleResolution node compiles to CommonJS, which Node runs': async () => {
    const old = join(consumer, 'old');
    mkdirSync(old);
    writeFileSync(join(old, 'package.json'), '{ "private": true, "type": "commonjs" }');
    writeFileSync(join(old, 'tsconfig.json'), JSON.stringify({ compilerOptions: OLD_TYPESCRIPT }));
    writeFileSync(
      join(old, 'main.ts'),
      `declare const console: { log(value: unknown): void };\n${OLD_PROGRAM.replace('[3, 0] }', '[3, 0] } as const')}console.log(rotates);\n`,
    );
    // The newest TypeScript has dropped this resolution.
    await run(process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '-p', old);
    for (const node of ['node', oldestNode])
      if (!(await run(node, join(old, 'main.js'))).startsWith('true')) throw new Error(`${node} does not rotate`);
  },
  'Jest imports it with the line of the page': async () => {
    const jest = join(consumer, 'jest');
    mkdirSync(jest);
    writeFileSync(join(jest, 'package.json'), '{ "private": true, "type": "module", "jest": { "transform": {} } }');
    writeFileSync(join(jest, 'rotate.test.js'), `${OLD_PROGRAM}test('rotates', () => expect(rotates).toBe(true));\n`);
    await run('npm', 'install', '--no-audit', '--no-fund', '--prefix', jest, 'jest@29');
    await run(
      process.execPath,
      '--experimental-vm-modules',
      join(jest, 'node_modules/jest/bin/jest.js'),
      '--rootDir',
      jest,
    );
  },
  'a page replays it too': async () => expectAll(await pageText()),
};

try {
  for (const [what, step] of Object.entries(steps)) {
    await step();
    console.log(`${what}: yes`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
