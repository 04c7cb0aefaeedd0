import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { CompileOptions } from 'svelte/compiler';
import { defineConfig, type Plugin } from 'vite';
import { moduleOf } from '#figure/record/files.ts';
import { compileHints } from './compileHints.ts';
import { elementTypes, figureModules, offered } from './figureModules.ts';
import { interfaceStrings } from './interfaceStrings.ts';
import { licences } from './licences.ts';
import { inBothSchemes, scopeTokens, sizedByElement, withScripts } from './css/scopeTokens.ts';
import { writtenOut } from './css/writtenOut.ts';

const root = new URL('../../', import.meta.url);
const path = (name: string): string => fileURLToPath(new URL(name, root));
/** A module that something of the elements stands for, or is made of; by another name it would be missed in silence. */
function source(name: string): string {
  if (!existsSync(path(name))) throw new Error(`${name} is not there.`);
  return path(name);
}
const read = (name: string): string => readFileSync(path(name), 'utf8');

const TOKENS = read('src/site/styles/tokens.css');
const FONTS = [...read('src/site/styles/fonts.css').matchAll(/font-family: '([^']+)'/g)].map(([, family]) => family!);
const SINK = source('src/embed/styles.ts');
/** How a compiled component asks for its styles and for style sheets, and under which name they come as a string. */
const ASKING = /import\s+["']([^"'?]+)\.(svelte\?svelte&type=style&lang\.css|css)["'];?/g;
const asString = (file: string, kind: string): string =>
  kind === 'css' ? `${file}.css?inline` : `${file}.svelte?inline&svelte&type=style&lang.css`;
const STRING = /\.css\?inline$|\.svelte\?inline&.*\.css$/;

/** The files of a folder, as their paths from the root. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(path(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`.replaceAll('\\', '/'))
    .sort();
}

/** The folders that figures and elements are made of. */
const FOLDERS = ['board', 'figure', 'share', 'figures', 'embed'].map((name) => `src/${name}`);

/** The custom properties that figures and elements ask for. */
function usedProperties(): ReadonlySet<string> {
  const files = FOLDERS.flatMap(filesIn);
  const asked = files
    .filter((name) => /\.(svelte|css|ts)$/.test(name))
    .map((name) => read(name).matchAll(/var\((--[\w-]+)/g));
  return new Set(asked.flatMap((all) => [...all].map(([, property]) => property!)));
}

const COMPONENTS = FOLDERS.flatMap(filesIn).filter((name) => name.endsWith('.svelte'));

/** Short names for the classes that bind styles to components: there are hundreds of them in a drawing. */
const cssHash: NonNullable<CompileOptions['cssHash']> = ({ filename }) =>
  `w${COMPONENTS.indexOf(relative(path('.'), filename!)).toString(36)}`;

/** Gives the design tokens to the program as `styles:tokens`. */
function designTokens(): Plugin {
  const tokens = scopeTokens(TOKENS, usedProperties(), FONTS);
  return {
    name: 'wallkick-design-tokens',
    resolveId: (id) => (id === 'styles:tokens' ? `\0${id}` : null),
    load: (id) => (id === '\0styles:tokens' ? `export const tokens = ${JSON.stringify(tokens)};` : null),
  };
}

/**
 * A component takes its styles along as strings and hands them to `addStyles` when it is loaded, so that they reach every shadow root
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
      const names = sheets.map((_sheet, index) => `styles${index}`).join();
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
    handler: (code) => sizedByElement(withScripts(writtenOut(inBothSchemes(code, TOKENS), TOKENS))),
  },
});

/** What a page asks for, the elements, what makes figures, and the rules. */
const ENTRY = source('src/embed/index.ts');
const ELEMENTS = source('src/embed/define.ts');
const MAKER = source('src/embed/figurePart.ts');
/** The figures that are to come at once, since a poster promises them: what they need is in the file that all share. */
const POSTED = offered.flatMap((figure) =>
  figure.element.poster === null ? [] : [source(moduleOf(figure, 'element.ts').replace('#', 'src/'))],
);
const RULES = source('src/rules/vocabulary.ts');

/**
 * Three files hold what others share: the elements, which every page loads, the rules of all systems, and what makes figures, with a figure
 * that has a poster. Each has all that it imports and none before it has.
 */
const SHARED_FILES = [
  { name: 'elements', test: (id: string) => id === ELEMENTS, priority: 3 },
  { name: 'rules', test: (id: string) => id === RULES, priority: 2 },
  { name: 'figure', test: (id: string) => id === MAKER || POSTED.includes(id), priority: 1 },
];

function types(): Plugin {
  return {
    name: 'wallkick-types',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'wallkick.d.ts',
        source: read('src/embed/wallkick.d.ts') + elementTypes(),
      });
    },
  };
}

/** The elements for other pages. They are built beside the site, and move into dist/ when both are there (src/cli/build.ts). */
export default defineConfig({
  root: path('.'),
  base: './',
  publicDir: false,
  logLevel: 'warn',
  plugins: [
    scopedStyles(),
    svelte({ configFile: false, compilerOptions: { cssHash } }),
    componentStyles(),
    designTokens(),
    compileHints(
      ({ facadeModuleId }) => facadeModuleId === MAKER || /\/figures\/.*\/element\.ts$/.test(facadeModuleId ?? ''),
    ),
    figureModules(),
    interfaceStrings(path('content/i18n')),
    licences({ project: [read('LICENSE')] }),
    types(),
  ],
  build: {
    outDir: path('.astro/embed'),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: 'esnext',
    cssCodeSplit: false,
    modulePreload: false,
    // A library: its parts are fetched by plain `import()`, without the links that Vite would write into the head of the page.
    lib: { entry: ENTRY, formats: ['es'] },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        // Vite leaves the spaces in a library that is made for bundlers; this one goes to browsers as it is.
        minify: true,
        entryFileNames: 'wallkick.js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: { groups: SHARED_FILES },
      },
    },
    reportCompressedSize: false,
  },
});
