import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const project = join(import.meta.dirname, '../../..');
const parts = [
  'astro.config.mjs',
  'content.config.ts',
  'package.json',
  'tsconfig.json',
  'CHANGELOG.md',
  'src',
  'public',
  'content/i18n',
];
const minutes = 60_000;

const isSource = (path: string): boolean => basename(path) !== 'node_modules';

/** A scratch copy below the project, so that packages are found where they are installed. */
let copy = '';
beforeAll(async () => {
  await mkdir(join(project, '.astro'), { recursive: true });
  copy = await mkdtemp(join(project, '.astro/pages-'));
  await mkdir(join(copy, 'content/docs/guide'), { recursive: true });
  await Promise.all(
    parts.map((part) => cp(join(project, part), join(copy, part), { recursive: true, filter: isSource })),
  );
  // Tables and vectors to download are half the time of a build, and no fault of a page.
  await writeFile(
    join(copy, 'src/site/pages/data.ts'),
    'export const getStaticPaths = () => [];\nexport const GET = () => new Response();\n',
  );
}, minutes);
afterAll(() => rm(copy, { recursive: true }));

/** Builds the copy with one page and gives what the build printed; `fails` tells whether it refused. */
async function build(body: string): Promise<{ readonly fails: boolean; readonly said: string }> {
  await writeFile(join(copy, 'content/docs/guide/kicks.mdx'), `---\ntitle: Kicks\n---\n\n${body}\n`);
  const astro = join(project, 'node_modules/astro/bin/astro.mjs');
  try {
    const { stdout, stderr } = await run(process.execPath, [astro, 'build'], {
      cwd: copy,
      env: { ...process.env, NO_COLOR: '1' },
    });
    return { fails: false, said: stdout + stderr };
  } catch (failure) {
    const { stdout, stderr } = failure as { stdout: string; stderr: string };
    return { fails: true, said: stdout + stderr };
  }
}

describe('a build of one page', () => {
  it('succeeds when every component is in the map', { timeout: 2 * minutes }, async () => {
    const { fails, said } = await build('A kick <Vec x={1} y={-2} /> and `<KickSteper />` in code.');
    expect(said).toContain('/guide/kicks/index.html');
    expect(fails).toBe(false);
  });

  it.each([
    [
      'a misspelt component',
      '<Nota>Here.</Nota>',
      /guide\/kicks\.mdx:5: <Nota> is no component of this site\. Did you mean <Note>\?/,
    ],
    ['an attribute that does not fit', 'A kick <Vec x="one" y={-2} />.', /\/guide\/kicks\/?: <Vec>: x: /],
    ['an attribute that does not exist', '<Note sort="erratum">Here.</Note>', /\/guide\/kicks\/?: <Note>: .*sort/],
    [
      'an outcome that the engine does not find',
      '<KickStepper scenario="system=srs-guideline piece=T from=0 at=3,3 turn=cw board=.........." expect="test 2" />',
      /\/guide\/kicks\/?, <KickStepper>: expected "test 2", the engine says "test 1"/,
    ],
    [
      'a scenario that cannot be read',
      '<KickStepper scenario="system=srs-guideline piece=Q from=0 at=3,3 turn=cw board=.........." />',
      /\/guide\/kicks\/?, <KickStepper>: the scenario cannot be read\. at position 28: "Q" is not a piece/,
    ],
    [
      'an unknown claim',
      '<Claim id="rotatris.capreached">Here.</Claim>',
      /\/guide\/kicks\/?: <Claim>: "rotatris\.capreached" is no claim .*rotatris\.cap-reached/,
    ],
    [
      'a claim that stands twice',
      '<Claim id="rotatris.cap-reached">Here.</Claim>\n\n<Claim id="rotatris.cap-reached">There.</Claim>',
      /\/guide\/kicks\/?: <Claim>: "rotatris\.cap-reached" stands on this page already/,
    ],
    [
      'a paragraph inside another',
      'So it is. <Claim id="rotatris.cap-reached">Here.</Claim>',
      /guide\/kicks\.mdx:5: <Claim> is a paragraph of its own/,
    ],
    [
      'an import',
      "import Note from '#site/prose/Note.astro';\n\n<Note>Here.</Note>",
      /guide\/kicks\.mdx:5: pages import and export nothing/,
    ],
  ])('fails on %s and names page and place', { timeout: 2 * minutes }, async (_what, body, sentence) => {
    const { fails, said } = await build(body);
    expect(said).toMatch(sentence);
    expect(fails).toBe(true);
  });
});
