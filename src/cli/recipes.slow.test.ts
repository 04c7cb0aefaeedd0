import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFigure } from './testing/recipe.ts';

const project = join(import.meta.dirname, '../..');
const MADE_HERE = new Set(['.astro', '.git', '.vitest', 'dist', 'node_modules', 'test-results']);
const minutes = 60_000;

/** A scratch copy with the packages of the project. */
let copy = '';
beforeAll(async () => {
  await mkdir(join(project, '.astro'), { recursive: true });
  copy = await mkdtemp(join(project, '.astro/recipes-'));
  const isSource = (path: string): boolean => !MADE_HERE.has(path.split(/[\\/]/).at(-1)!);
  await Promise.all(
    (await readdir(project))
      .filter(isSource)
      .map((part) => cp(join(project, part), join(copy, part), { recursive: true, filter: isSource })),
  );
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'), 'junction');
  // Without it linters would leave out the copy, as the project's `.gitignore` says.
  await mkdir(join(copy, '.git'));
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

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(copy, file);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

/** The steps by the words with which the README begins each. */
const STEPS: Readonly<Record<string, () => Promise<void>>> = {
  'A file': () => writeFile(join(copy, 'src/rules/madeUp.ts'), FILE),
  'A line': () =>
    edit('src/rules/registry.ts', (text) => {
      const imported = withLine(text, /^import \{ ownSystem/m, "import { madeUp } from './madeUp.ts';\n");
      return withLine(imported, /^ {2}sega,$/m, '  madeUp,\n');
    }),
  'An entry': () => edit('src/rules/origins.ts', (text) => withLine(text, /^ {2}'?sega'?: \{$/m, ORIGIN)),
  'A page': () => writeFile(join(copy, 'content/docs/systems/made-up.mdx'), PAGE),
};

interface Ran {
  readonly code: number;
  readonly output: string;
}

const npm = (...command: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const options = { cwd: copy, env: { ...process.env, NO_COLOR: '1' }, shell: process.platform === 'win32' };
    execFile('npm', ['run', ...command], { ...options, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: stdout + stderr }),
    );
  });

test(
  'a system of the README and a figure of CONTRIBUTING pass `npm run check`, and their pages are built',
  async () => {
    const readme = await readFile(join(copy, 'README.md'), 'utf8');
    const recipe = readme.split('\n## ').find((section) => section.startsWith('Adding a rotation system'))!;
    for (const [, step] of recipe.matchAll(/^\d\. \*\*(.+?)\*\*/gm)) await STEPS[step!]!();
    await addFigure(copy);
    const [, written] = /`npm run (test:unit -- .+? -u)`/.exec(recipe)!;
    for (const command of [written!.split(' '), ['check'], ['build']]) {
      const { code, output } = await npm(...command);
      expect(code, output).toBe(0);
    }
    const page = await readFile(join(copy, 'dist/systems/made-up/index.html'), 'utf8');
    expect(page).toContain('The half turn meets a block');
    expect(page).toMatch(/data-widget="kick-table"/);
    const reference = await readFile(join(copy, 'dist/reference/api/systems/index.html'), 'utf8');
    expect(reference).toContain('Made-up rotation.');
    const lab = await readFile(join(copy, 'dist/lab/coin/index.html'), 'utf8');
    expect(lab).toMatch(/data-widget="coin-toss"[^>]* data-state="side=tails toss=2"/);
    expect(await readFile(join(copy, 'dist/embed/coin-toss/index.html'), 'utf8')).toContain('<coin-toss');
  },
  20 * minutes,
);
