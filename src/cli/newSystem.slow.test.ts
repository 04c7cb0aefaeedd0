import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const project = join(import.meta.dirname, '../..');
const MADE_HERE = new Set(['.astro', '.git', '.vitest', 'dist', 'node_modules', 'test-results']);
const minutes = 60_000;

/** A scratch copy with the packages of the project. */
let copy = '';
beforeAll(async () => {
  await mkdir(join(project, '.astro'), { recursive: true });
  copy = await mkdtemp(join(project, '.astro/system-'));
  const isSource = (path: string): boolean => !MADE_HERE.has(path.split(/[\\/]/).at(-1)!);
  await Promise.all(
    (await readdir(project))
      .filter(isSource)
      .map((part) => cp(join(project, part), join(copy, part), { recursive: true, filter: isSource })),
  );
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'), 'junction');
}, minutes);
afterAll(() => rm(copy, { recursive: true }));

// The steps of the README, "Adding a rotation system". The system differs from all others in every fact that lists of systems depend
// on: a family of its own, an ancestor, a half turn, a raised spawn, and a shared reading.

const FILE = `import { ALL_TURNS, defineSystem, forPieces, GUIDELINE_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { JLSTZ, SRS_I, SRS_JLSTZ } from './kickTables.ts';
import { SRS_SHAPES } from './shapes.ts';

export const madeUp = defineSystem({
  id: 'made-up',
  name: 'Made-up rotation',
  family: 'Made-up',
  shapes: SRS_SHAPES,
  spawn: { ...GUIDELINE_SPAWN, column: forPieces(2), row: 20, raise: 1 },
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    groups: [
      { pieces: JLSTZ, rows: { ...SRS_JLSTZ, '0>>2': [[0, 1]] } },
      { pieces: ['I'], rows: SRS_I },
    ],
  },
  turns: { ...ALL_TURNS, never: { pieces: ['O'], because: { code: 'refused.oDoesNotTurn' } } },
  mirror: ['J', 'L', 'O', 'S', 'T', 'Z'],
  palette: 'arika',
  lock: { ...UNKNOWN_LOCK, entryDelay: 'yes' },
  readings: { '15-resets': { decision: 'D10', apply: (system) => ({ ...system, headroom: 1 }) } },
  unknown: ['unknown.program'],
});
`;

const ORIGIN = `  'made-up': {
    lineage: { from: 'srs-guideline', note: 'made up for a test' },
    sources: [{ id: 'srs-wiki', what: 'Wall kicks of J, L, S, T and Z' }],
  },
`;

const PAGE = `---
title: Made-up rotation
claim: A half turn lifts a piece by one row.
about: [made-up]
---

<KickStepper
  id="half"
  scenario="system=made-up piece=T from=0 at=3,2 turn=180 board=....#...../........../.........."
  expect="test 2"
>
  The half turn meets a block, and the <Piece is="T" /> is lifted by one row.
</KickStepper>

<KickTable system="made-up" />
`;

/** Inserts text into an ordered list, before the first line that a pattern matches. */
const withLine = (text: string, before: RegExp, line: string): string => text.replace(before, (found) => line + found);

async function addSystem(): Promise<void> {
  const registry = join(copy, 'src/rules/registry.ts');
  await writeFile(join(copy, 'src/rules/madeUp.ts'), FILE);
  const text = await readFile(registry, 'utf8');
  const imported = withLine(text, /^import \{ ownSystem/m, "import { madeUp } from './madeUp.ts';\n");
  await writeFile(registry, withLine(imported, /^ {2}sega,$/m, '  madeUp,\n'));
  const exports = join(copy, 'src/package/systems.ts');
  const exported = "export { madeUp } from '#rules/madeUp.ts';\n";
  await writeFile(exports, withLine(await readFile(exports, 'utf8'), /^export \{ nintendo/m, exported));
  const origins = join(copy, 'src/rules/origins.ts');
  await writeFile(origins, withLine(await readFile(origins, 'utf8'), /^ {2}'?sega'?: \{$/m, ORIGIN));
  await writeFile(join(copy, 'content/docs/systems/made-up.mdx'), PAGE);
}

interface Checked {
  readonly code: number;
  readonly output: string;
}

const check = (...paths: readonly string[]): Promise<Checked> =>
  new Promise((resolve) => {
    const options = { cwd: copy, env: { ...process.env, NO_COLOR: '1' }, shell: process.platform === 'win32' };
    execFile('npm', ['run', 'check', '--', ...paths], options, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: stdout + stderr }),
    );
  });

/** The paths of the README and tests that go through all systems. */
const TOUCHED = [
  'src/rules',
  'src/package',
  'content/docs/systems/made-up.mdx',
  'src/data/dataFiles.test.ts',
  'src/figures/systems',
  'src/figures/spawn',
  'src/cli/package/package.test.ts',
];

test(
  'a system is added by a file, two lines, an origin and a page, and `npm run check` misses nothing',
  async () => {
    await addSystem();
    const { code, output } = await check(...TOUCHED);
    expect(code, output).toBe(0);
    expect(output).toMatch(/\d+ passed, 0 failed/);
  },
  20 * minutes,
);
