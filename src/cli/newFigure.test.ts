import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFigure } from './testing/recipe.ts';

const run = promisify(execFile);
const project = join(import.meta.dirname, '../..');

/** Prints the lists of the project as JSON. */
const LISTS = `
import { figureModule, elementTypes } from '#build/figureModules.ts';
import { attributeRows } from '#embed/reference/reference.ts';
import { partRows } from '#embed/reference/partRows.ts';
import { figureKeys } from '#figures/keyboard.ts';
import { FIGURES } from '#figures/registry.ts';
import { figuresByParams } from '#figures/linkParams.ts';
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
    links: figuresByParams().find(([name]) => name === 'coin-toss'),
    linkParams: (await constantsOf('figures:params')).FIGURE_PARAMS.filter((word) => ['side', 'toss'].includes(word)),
    opens: placesOf(['side', 'toss'], benches).map((place) => benches[place].page),
    component: components['CoinToss'],
  }),
);
`;

/** Prints the figure as a server renders it, and its report, as JSON. */
const RENDERED = `
import { render } from 'svelte/server';
import CoinToss from '#figures/coin/CoinToss.svelte';
import { figure } from '#figures/coin/figure.ts';
import { speaker } from '#text/strings.ts';

const { report } = await figure.report();
console.log(
  JSON.stringify({
    body: render(CoinToss, { props: { query: 'side=tails', figure: 'coin' } }).body,
    report: report('side=tails', { say: speaker() }),
  }),
);
`;

let copy = '';
beforeAll(async () => {
  await mkdir(join(project, '.astro'), { recursive: true });
  copy = await mkdtemp(join(project, '.astro/figure-'));
  await Promise.all([
    ...[
      'package.json',
      '.oxfmtrc.json',
      'CONTRIBUTING.md',
      'src',
      'content/i18n',
      'content/claims',
      'content/errata',
    ].map((part) =>
      cp(join(project, part), join(copy, part), {
        recursive: true,
        filter: (path) => !['node_modules', 'gallery'].includes(basename(path)),
      }),
    ),
    symlink(join(project, 'node_modules'), join(copy, 'node_modules'), 'dir'),
  ]);
  await addFigure(copy);
  await writeFile(join(copy, 'src/lists.mjs'), LISTS);
  await writeFile(join(copy, 'src/rendered.mjs'), RENDERED);
  // A slow disk takes a while for thousands of files.
}, 60_000);
afterAll(() => rm(copy, { recursive: true }));

test('the figure of CONTRIBUTING is in every list', async () => {
  const { stdout } = await run(process.execPath, ['src/lists.mjs'], { cwd: copy });
  expect(JSON.parse(stdout)).toMatchObject({
    element: { params: ['side', 'toss'], queryAttribute: 'words', step: 'toss' },
    tries: { example: '' },
    height: 600,
    loader: true,
    type: true,
    reference: [
      { name: 'side', allowed: { values: ['heads', 'tails'] }, usual: { text: 'heads' } },
      { name: 'theme', allowed: { values: ['light', 'dark', 'auto'] } },
      { name: 'toss', allowed: { text: 'whole numbers from 0 to 6' }, usual: { text: '2' } },
      { name: 'words', allowed: { what: 'query' } },
    ],
    parts: ['root', 'pickers', 'board', 'sentence', 'table', 'controls', 'scrubber', 'caption', 'fallback', 'fault'],
    keys: ['coin-toss', { page: '/lab/coin/', uses: [{ does: 'step' }, { does: 'ends' }, { does: 'reset' }] }],
    title: 'Coin toss',
    links: [
      'coin-toss',
      [
        { name: 'side', allowed: 'heads, tails' },
        { name: 'toss', standard: '2' },
      ],
    ],
    linkParams: ['side', 'toss'],
    opens: ['lab/coin'],
    component: '#figures/coin/CoinToss.astro',
  });
});

test('it is rendered with its sentence, its keys and its state, and reports the same', async () => {
  const { stdout } = await run(process.execPath, ['--import', './src/cli/svelteModules.ts', 'src/rendered.mjs'], {
    cwd: copy,
  });
  const { body, report } = JSON.parse(stdout) as { readonly body: string; readonly report: object };
  expect(report).toMatchObject({
    title: 'A coin',
    sentence: 'Toss 2 shows tails.',
    pictures: { step: [{ content: expect.stringContaining('<circle') }] },
  });
  expect(body).toMatch(/<circle [^>]*fill="#999"/);
  expect(body).toContain('Toss 2 shows tails.');
  expect(body).toContain('data-widget="coin-toss"');
  expect(body).toContain('data-state="side=tails toss=2"');
});

test('its files are formatted as those of the project', async () => {
  // Without it the formatter would leave out the copy, as the project's `.gitignore` says.
  await mkdir(join(copy, '.git'));
  const formatter = ['node_modules/oxfmt/bin/oxfmt', '--check', 'src/figures/coin'];
  const { stdout } = await run(process.execPath, formatter, { cwd: copy });
  expect(stdout).toMatch(/on 6 files/);
});
