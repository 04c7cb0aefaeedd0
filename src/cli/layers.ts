/** What the files of one folder of src/ may import besides files of that folder. */
export interface Layer {
  /**
   * Other folders of src/, or one file of theirs (`engine/geometry.ts`); `i18n` is content/i18n,
   * `root` the files at the root of the project.
   */
  readonly folders: readonly string[];
  /** Packages by name; a name ending in `*` stands for every name that begins so. */
  readonly packages: readonly string[];
  readonly nodeBuiltins: 'allowed' | 'forbidden';
}

const pure = (...folders: readonly string[]): Layer => ({ folders, packages: [], nodeBuiltins: 'forbidden' });

const PURE = ['engine', 'rules', 'play', 'rotatris', 'notation', 'analysis', 'data'];

const COMPONENTS = ['text', 'board', 'figure/controls', 'share', 'figure'];
/** What a figure is made of. */
const OF_A_FIGURE = ['share', 'board', 'text', 'figure', 'figure/controls', 'figures'];

/** A folder of components, which may use all of the pure folders. */
const component = (...folders: readonly string[]): Layer => ({
  folders: [...PURE, 'i18n', ...folders],
  packages: [
    'svelte',
    'd3',
    '@codemirror/*',
    '@lezer/highlight',
    'strings:*',
    'figures:*',
    'astro',
    'astro:*',
    '@astrojs/*',
  ],
  nodeBuiltins: 'forbidden',
});

/** A figure, which may show others. */
function figure(...folders: readonly string[]): Layer {
  const { packages, ...layer } = component(...folders);
  return { ...layer, packages: [...packages, 'figure:*'] };
}

/**
 * Which way imports run: the layout of the project as data. A folder that is not listed may not exist. `figures/*` stands for each
 * folder in `figures` that has no line of its own; what else stands in `figures` is `figures` itself.
 */
export const layers: Readonly<Record<string, Layer>> = {
  engine: pure(),
  rules: pure('engine'),
  play: pure('engine', 'rules'),
  rotatris: pure('engine/geometry.ts', 'engine/squares.ts'),
  notation: { ...pure('engine', 'rules'), packages: ['tetris-fumen'] },
  analysis: pure('engine', 'rules'),
  data: pure('engine', 'rules', 'analysis'),
  claims: pure(...PURE, 'content/claims/en.json', 'content/errata/en.json'),
  text: component('engine'),
  board: component('text'),
  // Controls know texts alone, so that every folder above can use them.
  'figure/controls': component('text'),
  share: component('board', 'text', 'figure/controls'),
  figure: component('share', 'board', 'text', 'figure/controls'),
  // A figure knows no other figure; it shows one by its name, `figure:kick-stepper`, which the registry knows.
  'figures/*': figure(...OF_A_FIGURE),
  // What is said of all figures together: their lists, and the analyses that run in a worker.
  figures: component(...OF_A_FIGURE, 'figures/*'),
  embed: {
    // It knows no figure by name: the registry, and what the build makes of it, say which there are.
    ...component('figure', 'figure/controls', 'share', 'board', 'text', 'figures/registry.ts'),
    packages: ['svelte', 'strings:*', 'styles:*', 'figures:*'],
  },
  site: {
    folders: [...COMPONENTS, 'figures', 'figures/*', 'rules', 'notation', 'data', 'claims', 'embed', 'i18n', 'root'],
    packages: ['astro', 'astro:*', '@astrojs/*', '@fontsource-variable/*', 'strings:*', 'figures:*', 'svelte'],
    nodeBuiltins: 'allowed',
  },
  build: {
    folders: ['board', 'figure', 'figure/controls', 'figures/registry.ts', 'share', 'text', 'site', 'embed'],
    packages: ['astro', '@astrojs/*', 'svelte', 'vite', '@sveltejs/vite-plugin-svelte', 'parse5'],
    nodeBuiltins: 'allowed',
  },
  cli: { folders: [...PURE, 'claims', 'i18n', 'root', 'e2e'], packages: ['*'], nodeBuiltins: 'allowed' },
  e2e: {
    folders: [],
    // The frameworks are those of pages that hold our elements; Vite bundles such pages as their authors would. Puppeteer drives the
    // system's Firefox, which Playwright does not.
    packages: ['@playwright/test', 'axe-core', 'puppeteer-core', 'react', 'react-dom', 'vue', 'vite'],
    nodeBuiltins: 'allowed',
  },
};

/** What a test, or a file in a folder called `testing`, may import on top of what its folder may. */
export const testsMayAdd: Layer = {
  folders: [],
  packages: [
    'vitest',
    'fast-check',
    'peggy',
    'ajv',
    'micromark',
    'micromark-extension-gfm-autolink-literal',
    'parse5',
    'typescript',
  ],
  nodeBuiltins: 'allowed',
};
