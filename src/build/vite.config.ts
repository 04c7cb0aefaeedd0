import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse, type Root } from 'postcss';
import { defineConfig, type Plugin } from 'vite';
import { compileHints } from './compileHints.ts';
import { figureModules } from './figureModules.ts';
import { laterSystems } from './laterSystems.ts';
import { interfaceStrings } from './interfaceStrings.ts';
import { licences } from './licences.ts';
import { elementSizes } from './css/elementSizes.ts';
import { withoutPageLayout } from './css/pageLayout.ts';
import { elementTokens } from './css/elementTokens.ts';
import { scopeClass } from './css/scopeClass.ts';
import { easingOf, writtenOut } from './css/writtenOut.ts';

const root = new URL('../../', import.meta.url);
const path = (name: string): string => fileURLToPath(new URL(name, root));
/** Path of an existing source module. A wrong path would otherwise have no effect and no error. */
function source(name: string): string {
  if (!existsSync(path(name))) throw new Error(`${name} is not there.`);
  return path(name);
}
const read = (name: string): string => readFileSync(path(name), 'utf8');

const TOKENS = source('src/site/styles/tokens.css');
const SINK = source('src/embed/styles.ts');
/** Matches how compiled components import their styles and style sheets. */
const ASKING = /import\s+["']([^"'?]+)\.(svelte\?svelte&type=style&lang\.css|css)["'];?/g;
const asString = (file: string, kind: string): string =>
  kind === 'css' ? `${file}.css?inline` : `${file}.svelte?inline&svelte&type=style&lang.css`;

/** Returns the files of a folder as paths from the root. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(path(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`.replaceAll('\\', '/'))
    .sort();
}

/** Folders with the code of figures and elements. */
const FOLDERS = ['board', 'figure', 'share', 'figures', 'embed'].map((name) => `src/${name}`);

/** Returns the custom properties that figures and elements use. */
function usedProperties(): ReadonlySet<string> {
  const files = FOLDERS.flatMap(filesIn);
  const requested = files
    .filter((name) => /\.(svelte|css|ts)$/.test(name))
    .map((name) => read(name).matchAll(/var\((--[\w-]+)/g));
  return new Set(requested.flatMap((all) => [...all].map(([, property]) => property!)));
}

/** Returns the font families that the site serves. */
function servedFonts(): readonly string[] {
  const families: string[] = [];
  parse(read('src/site/styles/fonts.css')).walkDecls('font-family', ({ value }) => {
    families.push(value.slice(1, -1));
  });
  return families;
}

/** Limits a plugin of PostCSS to the design tokens. */
const onlyTokens = (adapt: (root: Root) => void) => (root: Root) =>
  root.source?.input.from.startsWith(TOKENS) ? adapt(root) : undefined;

/**
 * Compiles the styles of a component to strings that it passes to `addStyles` when it loads. So they reach every shadow root, no page links
 * a style sheet, and lazy parts bring their own styles.
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
      const names = sheets.map((_sheet, index) => `styles${index}`).join();
      return `import { addStyles } from ${JSON.stringify(SINK)};${sheets.join('')}addStyles(${names});${rest}`;
    },
  },
});

/** Entry modules: what a page loads, and the files that it shares: the elements, the code that makes figures, and the rules. */
const ENTRY = source('src/embed/index.ts');
/** What the bare pages for frames load besides. */
const FRAME = source('src/embed/framed/bare.ts');
const ELEMENTS = source('src/embed/define.ts');
const MAKER = source('src/embed/figurePart.ts');
/** What frames and the pages around them say to each other: a few words, which are no file of their own. */
const MESSAGES = source('src/embed/framed/messages.ts');
const RULES = source('src/rules/vocabulary.ts');

/**
 * Three shared files: the elements, which every page loads; the rules of all systems; and the code that makes figures, with any figure that
 * has a poster. Each contains all its imports that no earlier file contains.
 */
const SHARED_FILES = [
  { name: 'elements', test: (id: string) => id === ELEMENTS || id === MESSAGES, priority: 3 },
  { name: 'rules', test: (id: string) => id === RULES, priority: 2 },
  { name: 'figure', test: (id: string) => id === MAKER, priority: 1 },
];

/** Files that pages load; the others have their content in their names. */
const LOADED_BY_NAME = ['wallkick', 'frame'];

/** Builds the elements for other pages beside the site; src/cli/build.ts copies them into dist/. */
export default defineConfig({
  root: path('.'),
  base: './',
  publicDir: false,
  logLevel: 'warn',
  plugins: [
    svelte({ configFile: false, compilerOptions: { cssHash: scopeClass } }),
    componentStyles(),
    compileHints(
      ({ facadeModuleId }) => facadeModuleId === MAKER || /\/figures\/.*\/element\.ts$/.test(facadeModuleId ?? ''),
    ),
    figureModules(),
    laterSystems(`${path('.')}/`),
    interfaceStrings(path('content/i18n')),
    licences({ project: [read('LICENSE')] }),
  ],
  css: {
    postcss: {
      plugins: [
        writtenOut(easingOf(readFileSync(TOKENS, 'utf8'))),
        onlyTokens(elementTokens(usedProperties(), servedFonts())),
        elementSizes,
        withoutPageLayout,
      ],
    },
  },
  build: {
    outDir: path('.astro/kept/embed'),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: 'esnext',
    cssCodeSplit: false,
    modulePreload: false,
    // Library mode: parts load by plain `import()`, and Vite adds no links to the head of the page.
    // The shared files are entries too: a file that only another one imports by `import()` needs a namespace, and so a helper in one more file.
    lib: {
      entry: { wallkick: ENTRY, frame: FRAME, elements: ELEMENTS, rules: RULES, figure: MAKER },
      formats: ['es'],
    },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        // Keeps TypeScript, where it checks JavaScript too, from minified files: their types are in wallkick.d.ts.
        postBanner: '// @ts-nocheck',
        // In library mode Vite keeps whitespace for other bundlers, but browsers load this file as it is.
        minify: true,
        // Vite keeps marks of pure calls for other bundlers, too.
        comments: { annotation: false },
        entryFileNames: ({ name }) => (LOADED_BY_NAME.includes(name) ? '[name].js' : '[name]-[hash].js'),
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: { groups: SHARED_FILES },
      },
    },
    reportCompressedSize: false,
  },
});
