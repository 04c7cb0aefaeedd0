/** Imports that a folder of src/ may use, besides its own files. */
export interface AllowedImports {
  /**
   * Other folders of src/, or a single file of theirs (`engine/geometry.ts`); `i18n` is content/i18n, `root` the files at the root of the
   * project.
   */
  readonly folders: readonly string[];
  /** Packages by name. A trailing `*` allows every name with that prefix. */
  readonly packages: readonly string[];
  readonly nodeBuiltins: 'allowed' | 'forbidden';
}

const pure = (...folders: readonly string[]): AllowedImports => ({ folders, packages: [], nodeBuiltins: 'forbidden' });

const PURE = ['engine', 'rules', 'spins', 'play', 'rotatris', 'notation', 'analysis', 'data'];

/** Folders of components that hold no figure. */
const COMPONENTS = ['text', 'board', 'figure/controls', 'share', 'figure'];
/** Svelte, and interface strings by group. */
const DRAWN = ['svelte', 'strings:*'];

/** Figures, and what they share, may use all pure folders. */
const component = (...folders: readonly string[]): AllowedImports => ({
  folders: [...PURE, 'i18n', ...folders],
  packages: [...DRAWN, 'd3', '@codemirror/*', '@lezer/highlight', 'figures:*', 'astro', 'astro:*'],
  nodeBuiltins: 'forbidden',
});

/** A figure imports no other figure. It shows one by name, `figure:kick-stepper`, through the registry. */
function figures(...folders: readonly string[]): AllowedImports {
  const { packages, ...layer } = component(...COMPONENTS, ...folders);
  return { ...layer, packages: [...packages, 'figure:*'] };
}

/**
 * The directions of imports: the layout of the project as data. A folder that is not listed may not exist. `figures/*` covers each figure,
 * which is a folder with a record, and `common` in a family of figures; `figures` covers the other files in it.
 */
export const layers: Readonly<Record<string, AllowedImports>> = {
  engine: pure(),
  rules: pure('engine'),
  spins: pure('engine', 'rules'),
  play: pure('engine', 'rules'),
  rotatris: pure('engine/geometry.ts', 'engine/squares.ts'),
  notation: { ...pure('engine', 'rules'), packages: ['tetris-fumen'] },
  analysis: pure('engine', 'rules'),
  data: pure('engine', 'rules', 'spins', 'analysis'),
  claims: pure(...PURE, 'content/claims/en.json', 'content/errata/en.json'),
  text: { ...pure('engine', 'spins'), packages: ['strings:*'] },
  board: { ...pure('engine', 'play/place.ts', 'text'), packages: DRAWN },
  // Controls use only texts, so that every folder above can use them. They wait for the rules of a system that a reader chooses.
  'figure/controls': { ...pure('engine', 'rules/laterSystems.ts', 'text'), packages: DRAWN },
  // Pictures of both themes need the design tokens, and animations an encoder.
  share: {
    ...pure('engine', 'rules', 'notation', 'board', 'text', 'figure/controls', 'site/styles/tokens.css'),
    packages: [...DRAWN, 'figures:*', 'modern-gif'],
  },
  figure: component('share', 'board', 'text', 'figure/controls'),
  'figures/*': figures(
    'figures/labPage.ts',
    // Analyses run in a worker, which imports figures; these two start one and show how far it is.
    'figures/analysis/work.svelte.ts',
    'figures/analysis/WorkStatus.svelte',
    'figures/testing',
  ),
  'figures/testing': figures('figures', 'figures/*'),
  // Lists of all figures, and the analyses that run in a worker.
  figures: figures('figures/*', 'figures/testing'),
  // It names no figure: the registry and the build list them.
  embed: {
    ...pure(
      'engine',
      // Which loads no rules, and fetches those that an element names.
      'rules/laterSystems.ts',
      // The first file imports it beside the elements.
      'rules/vocabulary.ts',
      'text',
      'board',
      'figure',
      'figure/controls',
      'share',
      'site/styles/tokens.css',
    ),
    // The published types for React name its types.
    packages: [...DRAWN, 'react', 'figures:*'],
  },
  // The reference reads the records, which bring rules and examples. No browser may load them.
  'embed/reference': pure('engine', 'text', 'figure', 'embed', 'figures/registry.ts'),
  // The service worker, which is bundled alone, and the part of a page that talks to it.
  offline: { ...pure(), packages: ['workbox-precaching', 'offline:files'] },
  // The entry points of the package for npm. They re-export; only sentences and pictures in English are code of their own.
  package: pure(...PURE, 'text', 'board', 'figure/rotation/stripDrawings.ts', 'site/styles/tokens.css'),
  site: {
    folders: [
      ...COMPONENTS,
      'figures',
      'figures/*',
      'rules',
      'analysis',
      'notation',
      'data',
      'claims',
      'embed',
      'embed/reference',
      'offline',
      'i18n',
      'root',
    ],
    packages: ['astro', 'astro:*', '@astrojs/*', '@fontsource-variable/*', 'strings:*', 'figures:*', 'svelte'],
    nodeBuiltins: 'allowed',
  },
  build: {
    folders: [
      'engine',
      'board',
      'data',
      'figure',
      'figure/controls',
      'figures/registry.ts',
      'share',
      'text',
      'site',
      'embed',
      'embed/reference',
    ],
    packages: [
      'astro',
      'astro:content',
      '@astrojs/*',
      'svelte',
      'vite',
      '@sveltejs/vite-plugin-svelte',
      'pagefind',
      'parse5',
      'postcss',
      // Draws the pictures for links.
      'sharp',
      'unified',
      'hast-util-from-parse5',
      'rehype-*',
      'remark-*',
    ],
    nodeBuiltins: 'allowed',
  },
  // The command that renders pictures draws what pages draw.
  cli: {
    folders: [
      ...PURE,
      'text',
      'board',
      'share',
      'figure',
      'claims',
      'offline',
      'i18n',
      'root',
      'e2e',
      'package',
      'site/styles/tokens.css',
      'site/installation.ts',
      'figures/stepper/report.ts',
      // What the build of the package takes from that of the site.
      'build/figureModules.ts',
      'build/interfaceStrings.ts',
      'build/licences.ts',
      'build/sourceModules.ts',
      // What a build keeps for the next one.
      'build/kept/kept.ts',
      'build/kept/siteInputs.ts',
    ],
    packages: ['*'],
    nodeBuiltins: 'allowed',
  },
  // Long checks and measurements of the finished project, which nothing imports.
  tools: {
    folders: [...PURE, 'package', 'share', 'cli', 'e2e', 'build/sourceModules.ts', 'figures/registry.ts'],
    packages: [
      '@playwright/test',
      'vite',
      'lighthouse',
      'compression',
      // Readers and cleaners of Markdown and HTML in other sites.
      '@mdx-js/mdx',
      'dompurify',
      'jsdom',
      'markdown-it',
      'rehype-*',
      'remark-rehype',
    ],
    nodeBuiltins: 'allowed',
  },
  e2e: {
    folders: [],
    // Host pages use these frameworks, and Vite bundles them as their authors would. Puppeteer drives the system's Firefox, which
    // Playwright cannot.
    // sharp and resvg draw pictures without a browser.
    packages: [
      '@playwright/test',
      'axe-core',
      'puppeteer-core',
      'react',
      'react-dom',
      'vue',
      'vite',
      'sharp',
      '@resvg/resvg-js',
    ],
    nodeBuiltins: 'allowed',
  },
};

/** Additional imports of tests and of files in a folder called `testing`. */
export const testsMayAdd: AllowedImports = {
  // Tests of texts, boards and controls use real systems. Hostile texts reach every reader of them.
  folders: ['rules', 'offline/keptAddress.ts'],
  packages: [
    'vitest',
    // Renderers of pictures that differ from browsers.
    'sharp',
    '@resvg/resvg-js',
    'fast-check',
    'peggy',
    'ajv',
    'micromark',
    'micromark-extension-gfm-autolink-literal',
    'parse5',
    'postcss',
    'typescript',
    'react',
    'react-dom',
    'remark-parse',
    'unified',
  ],
  nodeBuiltins: 'allowed',
};
