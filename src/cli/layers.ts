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

const rulesOfPlay = ['engine', 'rules', 'play', 'rotatris', 'notation', 'analysis', 'data'];

/** Which way imports run: the layout of the project as data. A folder that is not listed may not exist. */
export const layers: Readonly<Record<string, Layer>> = {
  engine: pure(),
  rules: pure('engine'),
  play: pure('engine', 'rules'),
  rotatris: pure('engine/geometry.ts', 'engine/squares.ts'),
  notation: { ...pure('engine', 'rules'), packages: ['tetris-fumen'] },
  analysis: pure('engine', 'rules'),
  data: pure('engine', 'rules', 'analysis'),
  claims: pure(...rulesOfPlay, 'content/claims/en.json', 'content/errata/en.json'),
  widgets: {
    folders: [...rulesOfPlay, 'i18n'],
    packages: ['svelte', 'd3', '@codemirror/*', '@lezer/highlight', 'strings:*'],
    nodeBuiltins: 'forbidden',
  },
  embed: {
    folders: ['widgets', 'engine', 'rules', 'play', 'notation'],
    packages: ['svelte', 'strings:*', 'styles:*'],
    nodeBuiltins: 'forbidden',
  },
  site: {
    folders: ['widgets', 'rules', 'notation', 'data', 'claims', 'embed', 'i18n', 'root'],
    packages: [
      'astro',
      'astro:*',
      '@astrojs/*',
      '@fontsource-variable/*',
      'virtual:*',
      'strings:*',
      'svelte',
      'vite',
      'parse5',
    ],
    nodeBuiltins: 'allowed',
  },
  cli: { folders: [...rulesOfPlay, 'claims', 'i18n', 'root', 'e2e'], packages: ['*'], nodeBuiltins: 'allowed' },
  e2e: {
    folders: [],
    // The frameworks are those of pages that hold our elements; Vite bundles such pages as their authors would.
    packages: ['@playwright/test', '@axe-core/playwright', 'react', 'react-dom', 'vue', 'vite'],
    nodeBuiltins: 'allowed',
  },
};

/** What a test, or a file in a folder called `testing`, may import on top of what its folder may. */
export const testsMayAdd: Layer = {
  folders: [],
  packages: ['vitest', 'fast-check', 'peggy', 'ajv', 'micromark', 'micromark-extension-gfm-autolink-literal', 'parse5'],
  nodeBuiltins: 'allowed',
};

/** What a tool's configuration file beside the code it configures may import on top of what its folder may. */
export const configsMayAdd: Layer = {
  folders: ['compileHints', 'interfaceStrings', 'licences', 'small'].map((name) => `site/build/${name}.ts`),
  packages: ['vite', '@sveltejs/vite-plugin-svelte', 'terser'],
  nodeBuiltins: 'allowed',
};
