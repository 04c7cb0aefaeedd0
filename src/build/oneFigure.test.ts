import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const project = join(import.meta.dirname, '../..');

/** A figure is one folder. */
const FOLDER = {
  'figure.ts': `
import { ENDS, STEP } from '#figure/record/keys.ts';
import { defineFigure } from '#figure/record/record.ts';
import { COIN } from './coinState.ts';

export const figure = defineFigure({
  name: 'coin-toss',
  folder: 'coin',
  spec: COIN,
  keys: [STEP, ENDS],
  lab: { page: 'lab/coin' },
  element: { queryAttribute: 'words', step: 'toss', height: 480, wide: 400 },
  report: () => import('./report.ts'),
});
`,
  'report.ts': `
import { stateOf } from '#figure/record/run.ts';
import { COIN } from './coinState.ts';

export const report = (query) => ({ title: 'A coin', sentence: stateOf(COIN, query).side });
`,
  'coinState.ts': `
import { oneOf, wholeNumber, type FigureSpec } from '#figure/fields.ts';

interface CoinState {
  readonly side: 'heads' | 'tails';
  readonly toss: number;
}

export const COIN: FigureSpec<CoinState> = {
  fields: { side: oneOf(['heads', 'tails']), toss: wholeNumber(0, 6) },
  standard: { side: 'heads', toss: 2 },
  outcome: ({ side }) => side,
};
`,
  'element.ts': `
import { wordsElement } from '#figure/element/wordsElement.ts';
import CoinToss from './CoinToss.svelte';
import { COIN } from './coinState.ts';

export const element = wordsElement(CoinToss, COIN);
`,
  'CoinToss.astro':
    '---\nimport CoinToss from \'./CoinToss.svelte\';\n---\n\n<CoinToss client:touched words="" figure="coin" />\n',
  'CoinToss.svelte': '<div data-widget="coin-toss">{@render children?.()}</div>\n',
};

/** Prints the lists of the project as JSON. */
const LISTS = `
import { figureModule, elementTypes } from '#build/figureModules.ts';
import { attributeRows } from '#embed/reference/reference.ts';
import { partRows } from '#embed/reference/parts.ts';
import { figureKeys } from '#figures/keyboard.ts';
import { FIGURES } from '#figures/registry.ts';
import { figuresByWords } from '#figures/linkWords.ts';
import { components } from '#site/components.ts';
import { placesOf } from '#site/lab/placesOf.ts';
import { workbenches } from '#site/lab/workbenches.ts';
import { figureTitle } from '#text/figureTitle.ts';

const constantsOf = async (id) => import('data:text/javascript,' + encodeURIComponent(figureModule(id)));
const benches = workbenches();
console.log(
  JSON.stringify({
    element: (await constantsOf('figures:elements')).ELEMENTS['coin-toss'],
    tries: FIGURES.find(({ name }) => name === 'coin-toss').element.tries,
    height: (await constantsOf('figures:heights')).FRAME_HEIGHTS['coin-toss'],
    loader: figureModule('figures:loaders').includes('"#figures/coin/element.ts"'),
    type: elementTypes().includes("'coin-toss': FigureElement;"),
    reference: attributeRows().flatMap(({ name, uses }) =>
      uses.filter(({ elements }) => elements.includes('coin-toss')).map((use) => ({ name, ...use })),
    ),
    parts: partRows().filter(({ elements }) => elements?.includes('coin-toss') ?? true).map(({ part }) => part),
    keys: figureKeys().find(([name]) => name === 'coin-toss'),
    title: figureTitle('en', 'keys.figure', 'coin-toss'),
    links: figuresByWords().find(([name]) => name === 'coin-toss'),
    linkWords: (await constantsOf('figures:words')).FIGURE_WORDS.filter((word) => ['side', 'toss'].includes(word)),
    opens: placesOf(['side', 'toss'], benches).map((place) => benches[place].page),
    component: components['CoinToss'],
  }),
);
`;

let copy = '';
beforeAll(async () => {
  await mkdir(join(project, '.astro'), { recursive: true });
  copy = await mkdtemp(join(project, '.astro/figure-'));
  await Promise.all([
    ...['package.json', 'src', 'content/i18n', 'content/claims', 'content/errata'].map((part) =>
      cp(join(project, part), join(copy, part), {
        recursive: true,
        filter: (path) => !['node_modules', 'gallery'].includes(basename(path)),
      }),
    ),
    symlink(join(project, 'node_modules'), join(copy, 'node_modules'), 'dir'),
  ]);
  await mkdir(join(copy, 'src/figures/coin'));
  await Promise.all(
    Object.entries(FOLDER).map(([name, text]) => writeFile(join(copy, 'src/figures/coin', name), text)),
  );
  const registry = join(copy, 'src/figures/registry.ts');
  const text = await readFile(registry, 'utf8');
  await writeFile(registry, text.replace(/^\]\);$/m, "  import('./coin/figure.ts'),\n]);"));
  await writeFile(join(copy, 'src/lists.mjs'), LISTS);
});
afterAll(() => rm(copy, { recursive: true }));

test('a figure is one folder and one line of the registry: every list has it', async () => {
  const { stdout } = await run(process.execPath, ['src/lists.mjs'], { cwd: copy });
  expect(JSON.parse(stdout)).toMatchObject({
    element: { words: ['side', 'toss'], queryAttribute: 'words', step: 'toss' },
    tries: { example: '' },
    height: 480,
    loader: true,
    type: true,
    reference: [
      { name: 'side', allowed: { values: ['heads', 'tails'] }, usual: { text: 'heads' } },
      { name: 'theme', allowed: { values: ['light', 'dark', 'auto'] } },
      { name: 'toss', allowed: { text: 'whole numbers from 0 to 6' }, usual: { text: '2' } },
      { name: 'words', allowed: { what: 'query' } },
    ],
    parts: ['root', 'pickers', 'board', 'sentence', 'table', 'controls', 'scrubber', 'caption', 'fallback', 'fault'],
    keys: ['coin-toss', { page: '/lab/coin/', uses: [{ does: 'step' }, { does: 'ends' }] }],
    title: 'Coin toss',
    links: [
      'coin-toss',
      [
        { name: 'side', allowed: 'heads, tails' },
        { name: 'toss', standard: '2' },
      ],
    ],
    linkWords: ['side', 'toss'],
    opens: ['lab/coin'],
    component: '#figures/coin/CoinToss.astro',
  });
});
