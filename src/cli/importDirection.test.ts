import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importCircles } from './houseRules.ts';
import { fileOf, importFaults } from './importDirection.ts';
import { importsOf } from './importsOf.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = globSync(['{src,e2e,tools}/**/*.{ts,js,mjs,svelte,astro}', 'content/**/*.mdx'], {
  cwd: root,
  exclude: ['**/node_modules'],
})
  .map((path) => path.replaceAll('\\', '/'))
  .sort();

const textOf = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

test('every import of the project runs in an allowed direction', () => {
  expect(sources).toContain('src/cli/importDirection.test.ts');
  expect(sources.flatMap((path) => importFaults(path, textOf(path)))).toEqual([]);
});

/** The imports between files, by their texts. */
const importGraph = (texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...texts].map(([path, text]) => [
      path,
      importsOf(path, text).flatMap(({ specifier }) => fileOf(path, specifier) ?? []),
    ]),
  );

test('no files of src import each other in a circle, types included', () => {
  const modules = sources.filter((path) => path.startsWith('src/'));
  const graph = importGraph(new Map(modules.map((path) => [path, textOf(path)])));
  expect(graph.get('src/cli/importDirection.test.ts')).toContain('src/cli/importsOf.ts');
  expect(importCircles(graph)).toEqual([]);
});

test('figures that show each other by name are a circle', () => {
  const showing = (name: string): string => `<script>\n  import Shown from 'figure:${name}';\n</script>\n<Shown />`;
  const stepper = 'src/figures/stepper/KickStepper.svelte';
  const guess = 'src/figures/guess/KickGuess.svelte';
  const graph = importGraph(
    new Map([
      [stepper, showing('kick-guess')],
      [guess, showing('kick-stepper')],
    ]),
  );
  expect(importCircles(graph)).toEqual([[guess, stepper]]);
});

/** Each row: the fault, the file, its text, and the reported line, specifier and reason. */
const forbidden: readonly (readonly [what: string, path: string, text: string, fault: string])[] = [
  [
    'the engine importing a rule',
    'src/engine/rotate.ts',
    "const one = 1;\nimport { srs } from '#rules/srsGuideline.ts';",
    '2: imports #rules/srsGuideline.ts: engine may not import from rules',
  ],
  [
    'the same by a relative path',
    'src/engine/rotate.ts',
    "import { srs } from '../rules/srsGuideline.ts';",
    '1: imports ../rules/srsGuideline.ts: engine may not import from rules',
  ],
  [
    'the same for types alone',
    'src/engine/rotate.ts',
    "import type { Srs } from '#rules/srsGuideline.ts';",
    '1: imports #rules/srsGuideline.ts: engine may not import from rules',
  ],
  [
    'an import inside a type',
    'src/engine/rotate.ts',
    "export type Srs = import('#rules/srsGuideline.ts').Srs;",
    '1: imports #rules/srsGuideline.ts: engine may not import from rules',
  ],
  [
    'a re-export',
    'src/rules/registry.ts',
    "export { step } from '#play/step.ts';",
    '1: imports #play/step.ts: rules may not import from play',
  ],
  [
    'an import while running',
    'src/notation/replay.ts',
    "export const load = () => import('#figure/state.svelte.ts');",
    '1: imports #figure/state.svelte.ts: notation may not import from figure',
  ],
  [
    'more of the engine than its geometry and lists of squares, in Rotatris',
    'src/rotatris/score.ts',
    "import { add } from '#engine/geometry.ts';\nimport { rotate } from '#engine/rotate.ts';",
    '2: imports #engine/rotate.ts: rotatris may not import from engine',
  ],
  [
    'a module of Node in the rules',
    'src/rules/registry.ts',
    "import { readFileSync } from 'node:fs';",
    '1: imports node:fs: rules may not use modules of Node',
  ],
  [
    'a module of Node by its bare name',
    'src/rules/registry.ts',
    "import { join } from 'path';",
    '1: imports path: rules may not use modules of Node',
  ],
  [
    'a package in the engine',
    'src/engine/rotate.ts',
    "import { range } from 'd3';",
    '1: imports d3: engine may not use the package d3',
  ],
  [
    'a tool of the tests outside a test',
    'src/engine/rotate.ts',
    "import fc from 'fast-check';",
    '1: imports fast-check: engine may not use the package fast-check',
  ],
  [
    'what tests share outside a test',
    'src/play/frame.ts',
    "import { STILL } from './testing/timeline.ts';",
    '1: imports ./testing/timeline.ts: only tests use what stands in a folder called testing',
  ],
  [
    'what tests share of another folder, by its alias',
    'src/figures/lab/lock/lockRules.ts',
    "import { STILL } from '#play/testing/timeline.ts';",
    '1: imports #play/testing/timeline.ts: only tests use what stands in a folder called testing',
  ],
  [
    'a figure by its path in another figure',
    'src/figures/reach/ReachMap.svelte',
    '<script lang="ts">\n  import KickStepper from \'../stepper/KickStepper.svelte\';\n</script>',
    '2: imports ../stepper/KickStepper.svelte: figures/reach may not import from figures/stepper',
  ],
  [
    'another figure of the same family',
    'src/figures/notation/editor/PtnEditor.svelte',
    "<script>\n  import PtnViewer from '../viewer/PtnViewer.svelte';\n</script>",
    '2: imports ../viewer/PtnViewer.svelte: figures/notation/editor may not import from figures/notation/viewer',
  ],
  [
    'a figure in the common part of its family',
    'src/figures/rotatris/common/paper.ts',
    "import { playedGame } from '../game/gameStates.ts';",
    '1: imports ../game/gameStates.ts: figures/rotatris/common may not import from figures/rotatris/game',
  ],
  [
    'the common part of another family',
    'src/figures/dtet/modes/modesState.ts',
    "import { paperFrame } from '../../rotatris/common/paper.ts';",
    '1: imports ../../rotatris/common/paper.ts: figures/dtet/modes may not import from figures/rotatris/common',
  ],
  [
    'the registry in a figure',
    'src/figures/stepper/stepper.svelte.ts',
    "import { FIGURES } from '../registry.ts';",
    '1: imports ../registry.ts: figures/stepper may not import from figures',
  ],
  [
    'the registry in the script for other pages',
    'src/embed/element.ts',
    "import { FIGURES } from '#figures/registry.ts';",
    '1: imports #figures/registry.ts: embed may not import from figures',
  ],
  [
    'a framework in the texts',
    'src/text/places.ts',
    "import { flushSync } from 'svelte';",
    '1: imports svelte: text may not use the package svelte',
  ],
  [
    'rules in the texts',
    'src/text/places.ts',
    "import { systems } from '#rules/registry.ts';",
    '1: imports #rules/registry.ts: text may not import from rules',
  ],
  [
    'an editor in the boards',
    'src/board/scene.ts',
    "import { EditorView } from '@codemirror/view';",
    '1: imports @codemirror/view: board may not use the package @codemirror/view',
  ],
  [
    'a search in the boards',
    'src/board/scene.ts',
    "import { solve } from '#analysis/offsetSolver.ts';",
    '1: imports #analysis/offsetSolver.ts: board may not import from analysis',
  ],
  [
    'a figure in the file for other pages',
    'src/embed/define.ts',
    "export const load = () => import('#figures/stepper/element.ts');",
    '1: imports #figures/stepper/element.ts: embed may not import from figures/stepper',
  ],
  [
    'claims in a component',
    'src/figures/stepper/KickStepper.svelte',
    '<script lang="ts">\n  import { claims } from \'#claims/registry.ts\';\n</script>\n<p>{claims.length}</p>',
    '2: imports #claims/registry.ts: figures/stepper may not import from claims',
  ],
  [
    'an import in the markup of a component',
    'src/figures/stepper/KickStepper.svelte',
    "<p>steps</p>\n{#await import('#site/map.ts') then map}{map}{/await}",
    '2: imports #site/map.ts: figures/stepper may not import from site',
  ],
  [
    'D3 imported whole',
    'src/figure/charts/Chart.svelte',
    '<script lang="ts">\n  import * as d3 from \'d3\';\n</script>',
    '2: imports d3: d3 is imported by name, never whole',
  ],
  [
    'a private name of Svelte',
    'src/figure/Later.svelte',
    '<script lang="ts">\n  import { flush } from \'svelte/internal/client\';\n</script>',
    '2: imports svelte/internal/client: this is no public name of its package',
  ],
  [
    'a file of Astro that it does not offer',
    'src/build/integration.ts',
    "import { build } from 'astro/dist/core/build/index.js';",
    '1: imports astro/dist/core/build/index.js: this is no public name of its package',
  ],
  [
    'the engine behind the widgets’ back, in an Astro component',
    'src/site/Head.astro',
    "---\nimport Default from '@astrojs/starlight/components/Head.astro';\nimport { rotate } from '#engine/rotate.ts';\n---\n<Default />",
    '3: imports #engine/rotate.ts: site may not import from engine',
  ],
  [
    'the script of an Astro component',
    'src/site/Head.astro',
    "<p>head</p>\n<script>\n  import '#engine/rotate.ts';\n</script>",
    '3: imports #engine/rotate.ts: site may not import from engine',
  ],
  [
    'files found by pattern',
    'src/embed/main.ts',
    "export const all = import.meta.glob('../site/*.astro');",
    '1: imports ../site/*.astro: embed may not import from site',
  ],
  [
    'the site in a command',
    'src/cli/oracle.ts',
    "import { map } from '#site/map.ts';",
    '1: imports #site/map.ts: cli may not import from site',
  ],
  [
    'the source in a browser test',
    'e2e/stepper.spec.ts',
    "import { rotate } from '../src/engine/rotate.ts';",
    '1: imports ../src/engine/rotate.ts: e2e may not import from engine',
  ],
  [
    'a page that imports',
    'content/docs/srs.mdx',
    "---\ntitle: SRS\n---\n\nimport Box from './Box.astro';\n\n<Box />",
    '5: imports ./Box.astro: pages import nothing; widgets come by name',
  ],
  [
    'a page that imports in an expression',
    'content/docs/srs.mdx',
    "Text with `import('this')`.\n\n{(await import('./Box.astro')).default}",
    '3: imports ./Box.astro: pages import nothing; widgets come by name',
  ],
  [
    'a file named without its extension',
    'src/engine/rotate.ts',
    "import { add } from './geometry';",
    '1: imports ./geometry: a file is named with its extension',
  ],
];

test.each(forbidden)('%s is reported', (_what, path, text, fault) => {
  expect(importFaults(path, text)).toEqual([`${path}:${fault}`]);
});

test('a folder outside the layout is reported', () => {
  expect(importFaults('src/helpers/misc.ts', '')).toEqual([
    'src/helpers/misc.ts: the folder helpers is not in the layout',
  ]);
});

/** Each row: a permitted case, the file, its text. */
const allowed: readonly (readonly [what: string, path: string, text: string])[] = [
  ['rules on the engine', 'src/rules/sega.ts', "import { rotate } from '#engine/rotate.ts';"],
  ['a neighbour', 'src/engine/rotate.ts', "import { add } from './geometry.ts';"],
  ['D3 by name in a figure', 'src/figure/charts/Chart.svelte', "<script>\n  import { line } from 'd3';\n</script>"],
  [
    'a test with its tools',
    'src/engine/a.test.ts',
    "import 'node:fs';\nimport fc from 'fast-check';\nimport 'vitest';",
  ],
  ['what tests share, with their tools', 'src/figure/testing/frames.ts', "import { vi } from 'vitest';"],
  ['what tests share in a test', 'src/play/frame.test.ts', "import { STILL } from './testing/timeline.ts';"],
  [
    'code in a fence of a page',
    'content/docs/embed.mdx',
    "Text\n\n```js\n\nimport { rotate } from 'wallkick';\n\n```\n",
  ],
];

test.each(allowed)('%s: allowed', (_what, path, text) => {
  expect(importFaults(path, text)).toEqual([]);
});
