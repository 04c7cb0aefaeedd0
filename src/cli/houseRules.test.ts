import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  crowdedFolders,
  importCircles,
  oldNames,
  papersNamed,
  reachingSelectors,
  sharedTypeNames,
} from './houseRules.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = globSync('src/**/*', { cwd: root, exclude: (name) => name.includes('node_modules') })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.\w+$/.test(path));

test('circles are found, longer ones too', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a', 'd']],
    ['d', ['e']],
    ['e', []],
    ['f', ['f']],
  ]);
  expect(importCircles(graph)).toEqual([['a', 'b', 'c'], ['f']]);
});

/** Folders of the pure floor, of claims and of commands hold many small files of one kind. */
const MAY_BE_LARGE = /^src\/(engine|rules|play|rotatris|notation|analysis|data|claims|cli)\//;
/** Pictures and texts that tests compare with. */
const GALLERY = /^src\/figures\/gallery\//;

test('no other folder of src has more than 25 files at one level', () => {
  const held = files.filter((path) => !MAY_BE_LARGE.test(path) && !GALLERY.test(path));
  expect(held).toContain('src/figure/Figure.svelte');
  expect(crowdedFolders(held, 25)).toEqual([]);
});

test('a folder with too many files is found, its tests not counted', () => {
  expect(crowdedFolders(['x/a.ts', 'x/b.ts', 'x/b.test.ts', 'y/c.ts'], 1)).toEqual(['x: 2']);
});

/** Programs that readers copy, and types of other packages and for other pages: their names are for themselves. */
const ALONE = /\/runners\/|\.d\.ts$/;

test('no two exported types share a name', () => {
  const code = files.filter((path) => /\.(?:ts|svelte)$/.test(path) && !ALONE.test(path));
  const texts = new Map(code.map((path) => [path, readFileSync(root + path, 'utf8')]));
  expect(texts.has('src/engine/system.ts')).toBe(true);
  expect(sharedTypeNames(texts)).toEqual([]);
});

test('two types with one name are found, whatever kind of type they are', () => {
  const texts = new Map([
    ['a.ts', 'export interface Step {}\nexport class Play {}'],
    ['b.ts', 'export type Step = number;\ninterface Play {}'],
  ]);
  expect(sharedTypeNames(texts)).toEqual(['Step: a.ts, b.ts']);
});

test('no file names a work that readers of the repository do not have', () => {
  const texts = globSync(['{src,e2e,tools,content}/**/*.{ts,mjs,svelte,astro,css,md,mdx,json}', '*.md'], {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  }).filter((path) => !/houseRules/.test(path));
  expect(texts).toContain('README.md');
  const naming = texts.flatMap((path) =>
    papersNamed(readFileSync(root + path, 'utf8')).map((word) => `${path}: ${word}`),
  );
  expect(naming).toEqual([]);
});

test.each([
  ["new URL('../../../shared/ptn/', import.meta.url)", ['../../../shared']],
  ['// rules.md 2.7: the same kick.', ['rules.md']],
  ['// Specification, section 4: who does what.', ['Specification']],
  ["import { shared } from '../shareTexts.ts'; // SRS, “Wall Kicks”", []],
])('of %j these words name such a work: %j', (text, words) => {
  expect(papersNamed(text)).toEqual(words);
});

test('a query is called `query`, and its parameters `params`', () => {
  const texts = globSync(['{src,content}/**/*.{svelte,astro,mdx}', 'src/{figure,figures,share,embed}/**/*.ts'], {
    cwd: root,
  });
  const found = texts.filter((path) => oldNames(readFileSync(root + path, 'utf8')).length > 0);
  expect(texts).toContain('src/figures/play/PlayLab.svelte');
  expect(found).toEqual([]);
});

test.each([
  'interface Props {\n    readonly words: string;',
  'interface Props {\n    readonly line?: string;',
  'const read = (words: Params): Result => result;',
  '<CoinToss id="coin"\n  words="side=tails" />',
])('other names are found: %j', (text) => expect(oldNames(text)).toHaveLength(1));

test('no two components share a name', () => {
  const components = files.filter((path) => /\.(?:svelte|astro)$/.test(path)).map((path) => posix.basename(path));
  expect(components).toContain('FrameStrip.svelte');
  expect(components.filter((name, index) => components.indexOf(name) !== index)).toEqual([]);
});

/** Components that paint what is below them in other ways than by properties, and what that is. */
const REACHES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'board/Board.svelte',
      'board/BoardGrid.svelte',
      'figure/rotation/Strip.svelte',
      'figure/rotation/TestTable.svelte',
      'figures/centreColumn/atlas/AtlasMap.svelte',
      'figures/lab/common/axis/StepLane.svelte',
      'figures/lab/common/lanes/LaneSquares.svelte',
      'figures/onePress/AnswerCloud.svelte',
      'figures/rotatris/common/Paper.svelte',
      'figures/rotatris/speed/SpeedCurves.svelte',
      'figures/table/KickGrid.svelte',
    ].map((path) => [path, 'its own markup: a drawing as a text, or cells too many for a class']),
  ),
  'figures/notation/editor/TextField.svelte': 'an editor of a package',
  'figure/Figure.svelte': 'its own parts, some of which come later in a box of their own',
  ...Object.fromEntries(
    [
      'figure/Caption.svelte',
      'site/compare/FamilyRows.astro',
      'site/compare/SmallestBoards.astro',
      'site/home/CardFace.astro',
      'site/overrides/Header.astro',
      'site/overrides/PageFrame.astro',
      'site/pictures/ConventionPictures.astro',
      'site/pictures/Plate.astro',
      'site/prose/notation/PtnGrammar.astro',
    ].map((path) => [path, 'what a page or the theme puts into it']),
  ),
};

test('a component paints what is inside another one by properties only', () => {
  const reaching = files.filter(
    (path) => /\.(?:svelte|astro)$/.test(path) && reachingSelectors(readFileSync(root + path, 'utf8')).length > 0,
  );
  expect(reaching.map((path) => path.slice('src/'.length)).sort()).toEqual(Object.keys(REACHES).sort());
});

test.each([
  ['<style>\n  .side > :global(.field) {\n    color: red;\n  }\n</style>', 1],
  ['<style>\n  table {\n    :global {\n      td {}\n    }\n  }\n</style>', 1],
  ['<style>\n  :global(.splash) .own {}\n  :global(.part) {}\n</style>', 0],
])('selectors that reach into another component are found in %j: %i', (component, count) => {
  expect(reachingSelectors(component)).toHaveLength(count);
});

// The `t` of Astro wants names in double braces, and would print ours as they are.
test('components of Astro that put values into a string use a speaker', () => {
  const found = files.filter(
    (path) => path.endsWith('.astro') && /\bt\((?:`[^`]*`|'[^']*'), /.test(readFileSync(root + path, 'utf8')),
  );
  expect(found).toEqual([]);
});
