import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { compileHints } from '../site/build/compileHints.ts';
import { interfaceStrings } from '../site/build/interfaceStrings.ts';
import { placelessError } from '../site/build/placelessError.ts';
import { SMALL } from '../site/build/small.ts';
import { inBothSchemes, scopeTokens, sizedByElement } from './scopeTokens.ts';
import { writtenOut } from './writtenOut.ts';

const root = new URL('../../', import.meta.url);
const path = (name: string): string => fileURLToPath(new URL(name, root));
const read = (name: string): string => readFileSync(path(name), 'utf8');

const TOKENS = read('src/site/styles/tokens.css');
const SINK = path('src/embed/styles.ts');
/** How a compiled component asks for its styles and for style sheets, and under which name they come as a string. */
const ASKING = /import\s+["']([^"'?]+)\.(svelte\?svelte&type=style&lang\.css|css)["'];?/g;
const asString = (file: string, kind: string): string =>
  kind === 'css' ? `${file}.css?inline` : `${file}.svelte?inline&svelte&type=style&lang.css`;
const STRING = /\.css\?inline$|\.svelte\?inline&.*\.css$/;

/** Gives the design tokens to the program as `styles:tokens`. */
const designTokens = (): Plugin => ({
  name: 'wallkick-design-tokens',
  resolveId: (id) => (id === 'styles:tokens' ? `\0${id}` : null),
  load: (id) => (id === '\0styles:tokens' ? `export const tokens = ${JSON.stringify(scopeTokens(TOKENS))};` : null),
});

/**
 * A component takes its styles along as a string and hands them to `addStyles` when it is loaded, so that they reach every shadow root
 * and no page links a style sheet; a part of the program that is loaded on demand brings its own.
 */
const componentStyles = (): Plugin => ({
  name: 'wallkick-component-styles',
  transform: {
    filter: { id: /\.svelte$/ },
    handler: (code) => {
      const sheets: string[] = [];
      const rest = code.replace(ASKING, (_asking, file: string, kind: string) => {
        sheets.push(`import styles${sheets.length} from ${JSON.stringify(asString(file, kind))};`);
        return '';
      });
      if (sheets.length === 0) return null;
      const names = sheets.map((_sheet, index) => `styles${index}`).join(' + ');
      return `import { addStyles } from ${JSON.stringify(SINK)};${sheets.join('')}addStyles(${names});${rest}`;
    },
  },
});

/** What the styles of a component need in an element: sizes that count from it, values for both schemes, motions without registered properties. */
const scopedStyles = (): Plugin => ({
  name: 'wallkick-scoped-styles',
  enforce: 'pre',
  transform: {
    filter: { id: STRING },
    handler: (code) => sizedByElement(writtenOut(inBothSchemes(code, TOKENS), TOKENS)),
  },
});

/** Parts of a figure are made where the site brings to life what its server drew. */
const emptyPlaces = (): Plugin => ({
  name: 'wallkick-empty-places',
  enforce: 'pre',
  load: {
    filter: { id: path('src/widgets/contract/makePart.ts') },
    handler: () => `export { makePart } from ${JSON.stringify(path('src/embed/makePart.ts'))};`,
  },
});

const STEPPER = path('src/embed/figures/kickStepper.ts');

/** What the bundler says of a module. */
interface Program {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** What the stepper needs is one file: it comes in one request beside the figure, and all figures share it. */
function shared(): (id: string, program: Program) => string | null {
  const members = new Set<string>();
  const gather = (id: string, program: Program): void => {
    if (members.has(id)) return;
    members.add(id);
    for (const next of program.getModuleInfo(id)?.importedIds ?? []) gather(next, program);
  };
  return (id, program) => {
    gather(STEPPER, program);
    return members.has(id) && id !== STEPPER ? 'shared' : null;
  };
}

/** `import('part:shared')` in the first file asks for that file by the name it gets in the end, and for nothing in it. */
const sharedByName = (): Plugin => ({
  name: 'wallkick-shared-by-name',
  resolveId: (id) => (id === 'part:shared' ? { id, external: true } : null),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const part = chunks.find(({ name }) => name === 'shared');
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (!part || !entry?.code.includes('part:shared')) throw new Error('The file that all figures share is missing.');
      entry.code = entry.code.replace('part:shared', `./${part.fileName}`);
    },
  },
});

function types(): Plugin {
  return {
    name: 'wallkick-types',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'wallkick.d.ts', source: read('src/embed/wallkick.d.ts') });
    },
  };
}

/** The elements for other pages. Runs after the build of the site, which empties dist/. */
export default defineConfig({
  root: path('.'),
  base: './',
  publicDir: false,
  logLevel: 'warn',
  plugins: [
    emptyPlaces(),
    scopedStyles(),
    svelte({ configFile: false }),
    componentStyles(),
    designTokens(),
    sharedByName(),
    compileHints(({ facadeModuleId }) => facadeModuleId?.includes('/embed/figures/') ?? false),
    interfaceStrings(path('content/i18n')),
    placelessError(),
    types(),
  ],
  build: {
    outDir: path('dist/embed/v1'),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: 'esnext',
    cssCodeSplit: false,
    modulePreload: false,
    // A library: its parts are fetched by plain `import()`, without the links that Vite would write into the head of the page.
    lib: { entry: path('src/embed/index.ts'), formats: ['es'] },
    rolldownOptions: {
      output: {
        minify: true,
        entryFileNames: 'wallkick.js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: { groups: [{ name: shared(), debugName: 'shared' }] },
      },
    },
    minify: 'terser',
    terserOptions: SMALL,
    reportCompressedSize: false,
  },
});
