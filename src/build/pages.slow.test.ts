import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const project = join(import.meta.dirname, '../..');
const parts = [
  'astro.config.mjs',
  'content.config.ts',
  'package.json',
  'tsconfig.json',
  'CHANGELOG.md',
  'src',
  'public',
  'LICENSE',
  'LICENSE-content',
  'content/i18n',
];
const minutes = 60_000;

const isSource = (path: string): boolean => basename(path) !== 'node_modules';

/** A scratch copy inside the project, so that Node finds the installed packages. */
let copy = '';
beforeAll(async () => {
  await mkdir(join(project, '.astro'), { recursive: true });
  copy = await mkdtemp(join(project, '.astro/pages-'));
  await mkdir(join(copy, 'content/docs/guide'), { recursive: true });
  await Promise.all(
    parts.map((part) => cp(join(project, part), join(copy, part), { recursive: true, filter: isSource })),
  );
  // The pages of elements would compile every figure.
  await writeFile(join(copy, 'src/site/pages/framed.astro'), '---\nexport const getStaticPaths = () => [];\n---\n');
}, minutes);
afterAll(() => rm(copy, { recursive: true }));

/** Builds the copy with one page that the build must refuse, and returns the output. */
async function refusal(body: string): Promise<string> {
  await writeFile(join(copy, 'content/docs/guide/kicks.mdx'), `---\ntitle: Kicks\n---\n\n${body}\n`);
  const astro = join(project, 'node_modules/astro/bin/astro.mjs');
  const building = run(process.execPath, [astro, 'build'], { cwd: copy, env: { ...process.env, NO_COLOR: '1' } });
  return building.then(
    () => {
      throw new Error('The page was built.');
    },
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
}

// Tests beside the code check the message of each fault. This one checks that a build reports it.
const FAULTS: readonly (readonly [when: string, body: string, sentence: RegExp])[] = [
  [
    'is read',
    'A misspelt <KickSteper /> here, and one in code: `<Nota />`.',
    /guide\/kicks\.mdx:5: <KickSteper> is no component of this site\. Did you mean <KickStepper>\?/,
  ],
  [
    'and its figure are drawn',
    '<KickStepper scenario="system=srs-guideline piece=T from=0 at=3,3 turn=cw board=.........." expect="test 2" />',
    /\/guide\/kicks\/?, <KickStepper>: expected "test 2", the engine says "test 1"/,
  ],
  ['is drawn', 'A piece <Piece is="Q" />.', /\/guide\/kicks\/?: <Piece>: is: Invalid option: expected one of "I"/],
  [
    'leads nowhere',
    '<Card title="A" games="B" expect="test 1" to="/systems/away/" scenario="system=srs-guideline piece=T from=0 at=3,3 turn=cw board=.........." />',
    /\/guide\/kicks\/?: <Card>: there is no page \/systems\/away\/\./,
  ],
];
test.each(FAULTS)(
  'a fault that shows when a page %s stops the build and names page and place',
  async (_when, body, sentence) => {
    expect(await refusal(body)).toMatch(sentence);
  },
  10 * minutes,
);
