import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { assemblePackage } from './assemble.ts';
import { manifest } from './manifest.ts';

/** A program that has the package in its `node_modules`. */
const consumer = mkdtempSync(join(tmpdir(), 'wallkick-consumer-'));
const installed = join(consumer, 'node_modules/wallkick');
const vectors = fileURLToPath(new URL('../../rules/vectors/srs-guideline.jsonl', import.meta.url));

cpSync(new URL('consumer/', import.meta.url), consumer, { recursive: true });
await assemblePackage(installed, false);
afterAll(() => rmSync(consumer, { recursive: true, force: true }));

/** npm says in INIT_CWD from which folder it was called, and files of the command line are looked for there. */
const inConsumer = { cwd: consumer, encoding: 'utf8', env: { ...process.env, INIT_CWD: consumer } } as const;
const run = (...args: readonly string[]): string => execFileSync(process.execPath, [...args], inConsumer);

/** Bundles a program for browsers; returns its size (brotli, minified) and the modules of the package that are in it. */
async function bundled(code: string): Promise<{ readonly bytes: number; readonly modules: readonly string[] }> {
  const input = join(consumer, 'bundled.js');
  writeFileSync(input, code);
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, modulePreload: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  });
  const [chunk] = (built as Rolldown.RolldownOutput).output;
  const modules = Object.entries(chunk.modules).flatMap(([id, { code }]) =>
    code && id.includes('wallkick/lib/') ? [id.replace(/^.*wallkick\/lib\//, '')] : [],
  );
  return { bytes: brotliCompressSync(chunk.code).length, modules };
}

const LIMIT = 8000;

test.each([
  [
    'srsGuideline',
    [
      'rules/define.js',
      'rules/kickTables.js',
      'rules/shapes.js',
      'rules/srsGuideline.js',
      'rules/srsOffsets.js',
      'rules/trueShapes.js',
    ],
  ],
  ['nintendoLeft', ['rules/classicShapes.js', 'rules/define.js', 'rules/nintendo.js', 'rules/ruleFiles.js']],
  ['dtet', ['rules/classicShapes.js', 'rules/define.js', 'rules/dtet.js', 'rules/ruleFiles.js']],
] as const)('a program that turns pieces under %s carries no other system and at most 8 kB', async (name, rules) => {
  const { bytes, modules } = await bundled(
    `import { rotate } from 'wallkick'; import { ${name} } from 'wallkick/systems'; export const turn = (request) => rotate(${name}, request);`,
  );
  expect(modules.filter((path) => path.startsWith('rules/')).toSorted()).toEqual(rules);
  expect(modules).not.toContain('text/narrate.js');
  expect(bytes).toBeLessThan(LIMIT);
});

test('a program that names systems by their ids carries all of them', async () => {
  const { modules } = await bundled(`import { systemById } from 'wallkick/systems'; export { systemById };`);
  expect(modules).toContain('rules/registry.js');
  expect(modules).toContain('rules/techmino.js');
});

test('a program in Node replays a vector file', () => {
  const lines = readFileSync(vectors, 'utf8').trimEnd().split('\n').length;
  expect(run('main.mjs', './replay.ts', vectors, 'srs-guideline')).toContain(`${lines} passed, 0 failed; `);
});

test('its command writes the vectors of a system, and accepts them', () => {
  const command = join(installed, manifest('', '').bin.wallkick);
  expect(run(command, 'conformance', '--system', 'dtet', '--set', 'small', '--out', 'written')).toBe('1 files\n');
  expect(run(command, 'vectors', 'written/dtet.small.jsonl')).toMatch(/^\d+ passed, 0 failed\n$/);
  expect(run(command, 'rotate', 'system=dtet piece=T from=0 at=3,0 turn=cw board=..........')).toContain(
    'Test 1, kick',
  );
});

test('its command draws SVG by itself, and says what PNG needs', () => {
  const render = [join(installed, manifest('', '').bin.wallkick), 'render', '--as'];
  const scenario = 'system=dtet piece=T from=0 at=3,0 turn=cw board=..........';
  expect(run(...render, 'svg', scenario)).toMatch(/^<svg .*<\/svg>\n$/s);
  const { stderr, status } = spawnSync(process.execPath, [...render, 'png', scenario], inConsumer);
  expect([stderr, status]).toEqual([
    'png needs the package sharp: npm install sharp. Without it, write --as svg.\n',
    2,
  ]);
});

test('publint finds no fault in the package', async () => {
  const { messages, pkg } = await publint({ pkgDir: installed, pack: false, strict: true });
  // `npm run test:package` looks at the declarations, which are written for an archive alone.
  const faults = messages.filter(({ path }) => path.at(-1) !== 'types');
  expect(faults.map((message) => formatMessage(message, pkg!))).toEqual([]);
});

test('the package depends on no other package', () => {
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect(dependencies).toBeUndefined();
  expect(readFileSync(join(installed, 'licences.txt'), 'utf8')).toContain('tetris-fumen');
});
