import type { Plugin } from 'vite';
import { SMALL } from './small.ts';

/** Modules that travel as one file: every figure that needs one of them needs most of the others. */
interface Chunk {
  readonly name: string;
  /** Folders (ending in a slash), files without their ending, and groups of interface strings. */
  readonly modules: readonly string[];
}

const strings = (...groups: readonly string[]): readonly string[] => groups.map((group) => `strings:${group}`);
const inFolder = (folder: string, ...files: readonly string[]): readonly string[] =>
  files.map((file) => `/src/${folder}/${file}.`);

/**
 * From what every page needs to what few figures need. A small file costs its own request and compresses by itself, so without this
 * list a page with a stepper fetches over fifty files, which weigh a fifth more than the same modules in ten. Modules outside the
 * list stay with the figures that use them.
 */
const CHUNKS: readonly Chunk[] = [
  {
    // Also for pages without a figure: no module of the framework may come in here.
    name: 'page',
    modules: [
      ...inFolder('text', 'conventions', 'conventionWords', 'words'),
      ...inFolder('figure', 'drive', 'events'),
      ...inFolder('site/scripts', 'conventionState'),
    ],
  },
  {
    name: 'framework',
    modules: [
      '/node_modules/svelte/',
      '/node_modules/clsx/',
      '/node_modules/@astrojs/svelte/',
      'vite/preload-helper',
      ...inFolder('text', 'strings', 'phrases'),
      ...inFolder('share', 'meant'),
      ...inFolder('figure', 'Later', 'Part', 'whole', 'faults'),
      ...inFolder(
        'figure/controls',
        'Fetched',
        'Field',
        'PickedFact',
        'Pickers',
        'Problems',
        'Sentence',
        'SteadySentence',
      ),
      ...inFolder('figure', 'hear', 'readerConventions'),
      ...inFolder('share', 'Reported', 'ShareMenu'),
      ...inFolder('board', 'outline'),
      ...inFolder('engine', 'geometry', 'scenarioWords', 'squares'),
      ...strings('caption', 'fault.part', 'language', 'share', 'stepper', 'turn'),
    ],
  },
  {
    name: 'links',
    modules: [...inFolder('share', 'addresses', 'figureLink', 'linkParameters'), ...inFolder('figure', 'showsExample')],
  },
  {
    name: 'steps',
    modules: inFolder('figure/controls', 'StepButtons', 'Transport'),
  },
  {
    name: 'figure',
    modules: [
      ...inFolder('figure', 'Caption', 'Figure', 'fields', 'figureState', 'once', 'stateFormat'),
      ...inFolder('figure/steps', 'stepKeys', 'steps'),
      ...inFolder('figure/controls', 'ChoiceTable', 'icons', 'WordButton'),
    ],
  },
  {
    name: 'board',
    modules: [
      ...inFolder('engine', 'piece', 'playfield', 'shapes', 'stack', 'transitions'),
      ...inFolder('text', 'places'),
      ...inFolder('board', 'Board', 'boardMarkup', 'geometry'),
      ...inFolder('board', 'BoardGrid'),
      ...strings('board', 'grid', 'narrate'),
    ],
  },
  {
    name: 'rotation',
    modules: [
      ...inFolder('engine', 'rotate', 'places', 'boardText', 'trace'),
      ...inFolder('text', 'narrate'),
      ...inFolder('figure/ownTables', 'ownTables', 'readTables'),
      ...inFolder('board', 'scene'),
      ...inFolder('figure/controls', 'options', 'Sign'),
      ...inFolder('figure/ownTables', 'ownTables'),
      ...strings(
        'finding',
        'ownTables',
        'obstacle',
        'orientation',
        'pickers',
        'precedence',
        'refused',
        'tests',
        'verdict',
      ),
    ],
  },
  {
    name: 'stepper',
    modules: [
      ...inFolder('engine', 'scenario'),
      ...inFolder('figures/stepper', 'KickStepper', 'stepperText'),
      ...inFolder('figure/rotation', 'rotationSteps', 'scenarioFormat', 'stepDetail', 'stepper', 'traceOf'),
      ...inFolder('figure/edits', 'Refusal', 'boardEdits', 'undo'),
      ...inFolder('share', 'share'),
      ...inFolder('figure/rotation', 'show'),
      ...inFolder('figure/rotation', 'EditBar', 'Strip', 'TestTable', 'ScenarioPickers'),
      ...inFolder('figure/controls', 'VerdictMark'),
      ...strings('edit', 'strip'),
    ],
  },
  {
    name: 'rules',
    modules: ['/src/rules/'],
  },
  {
    name: 'rotatris',
    modules: [
      '/src/rotatris/field.',
      '/src/rotatris/game.',
      '/src/rotatris/step.',
      ...inFolder('figures/rotatris', 'paper', 'Paper', 'SquareGrid', 'squareText'),
      ...strings('rotatris'),
    ],
  },
];

const FETCHING = '\0vite/preload-helper.js';

/**
 * Bundles the browser's modules in the chunks above. What Vite puts before an `import()` loads styles as well; here the page brings
 * the styles of whatever may appear on it (islandStyles.ts), so that the import alone is left.
 */
export function clientChunks(): Plugin {
  const groups = CHUNKS.map(({ name, modules }, index) => ({
    name,
    priority: CHUNKS.length - index,
    test: (id: string) =>
      modules.some((module) => (module.startsWith('strings:') ? id.endsWith(module) : id.includes(module))),
  }));
  return {
    name: 'wallkick-client-chunks',
    enforce: 'pre',
    load: (id) => (id === FETCHING ? 'export const __vitePreload = (fetch) => fetch();' : null),
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              minify: 'terser',
              terserOptions: SMALL,
              rolldownOptions: { output: { minify: true, codeSplitting: { groups } } },
            },
          }
        : null,
  };
}
