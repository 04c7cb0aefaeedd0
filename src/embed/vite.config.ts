import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { CompileOptions } from 'svelte/compiler';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';
import { compileHints } from '../site/build/compileHints.ts';
import { drawnComponents } from '../site/build/drawnComponents.ts';
import { givenProps } from '../site/build/givenProps.ts';
import { interfaceStrings } from '../site/build/interfaceStrings.ts';
import { laterSentences } from '../site/build/laterSentences.ts';
import { oneFile } from '../site/build/oneFile.ts';
import { placelessError } from '../site/build/placelessError.ts';
import { SMALL } from '../site/build/small.ts';
import { trustedHtml } from '../site/build/trustedHtml.ts';
import { inBothSchemes, scopeTokens, sizedByElement, withScripts } from './scopeTokens.ts';
import { writtenOut } from './writtenOut.ts';

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

/** The custom properties that widgets and elements ask for. */
function usedProperties(): ReadonlySet<string> {
  const files = ['src/widgets', 'src/embed'].flatMap(filesIn);
  const asked = files
    .filter((name) => /\.(svelte|css|ts)$/.test(name))
    .map((name) => read(name).matchAll(/var\((--[\w-]+)/g));
  return new Set(asked.flatMap((all) => [...all].map(([, property]) => property!)));
}

const COMPONENTS = filesIn('src/widgets').filter((name) => name.endsWith('.svelte'));

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

/** The component that is drawn, and what stands in the place of parts of it by the end of their paths. */
const DRAWN = source('src/widgets/KickStepper.svelte');
const INSTEAD: Readonly<Record<string, string>> = {
  '/contract/Later.svelte': source('src/embed/drawn/Later.ts'),
  '/controls/EditBar.svelte': source('src/embed/drawn/absent.ts'),
  '/controls/Fetched.svelte': source('src/embed/drawn/absent.ts'),
  '/controls/Problems.svelte': source('src/embed/drawn/absent.ts'),
  '/controls/Reported.svelte': source('src/embed/drawn/absent.ts'),
  '/controls/ownTables.svelte.ts': source('src/embed/drawn/ownTables.ts'),
  '/widgets/stepper.svelte.ts': source('src/embed/drawn/stepper.ts'),
  '/contract/stepperSharing.ts': source('src/embed/drawn/stepperSharing.ts'),
  '/contract/whole.ts': source('src/embed/drawn/whole.ts'),
};
const hasStandIn = (file: string): boolean => Object.keys(INSTEAD).some((end) => file.endsWith(end));

/**
 * The styles of all that is drawn, as `styles:drawn`: in the file of every page they stand together, where they take fewer bytes when they
 * are compressed than each beside its component.
 */
const drawnStyles = (): Plugin => ({
  name: 'wallkick-drawn-styles',
  resolveId: (id) => (id === 'styles:drawn' ? `\0${id}` : null),
  async load(id) {
    if (id !== '\0styles:drawn') return null;
    const parts = [DRAWN, ...givenProps(DRAWN, hasStandIn).keys()].filter((file) => !hasStandIn(file));
    const asked = parts.reverse().map((file) => {
      const text = readFileSync(file, 'utf8');
      const sheets = [...text.matchAll(/^\s*import '([^']+)\.css';/gm)].map(([, sheet]) =>
        asString(join(dirname(file), sheet!), 'css'),
      );
      return {
        file,
        sheets: text.includes('<style>') ? [...sheets, asString(file.replace(/\.svelte$/, ''), 'svelte')] : sheets,
      };
    });
    // The framework's plugin has the styles of a component once it has compiled it.
    await Promise.all(asked.map(({ file }) => this.load({ id: file })));
    const sheets = asked.flatMap((one) => one.sheets);
    const imports = sheets.map((sheet, index) => `import styles${index} from ${JSON.stringify(sheet)};`);
    return `${imports.join('')}export const drawn = [${sheets.map((_sheet, index) => `styles${index}`).join()}];`;
  },
});

/**
 * A component takes its styles along as strings and hands them to `addStyles` when it is loaded, so that they reach every shadow root
 * and no page links a style sheet; a part of the program that is loaded on demand brings its own. What is drawn has them already.
 */
const componentStyles = (): Plugin => ({
  name: 'wallkick-component-styles',
  transform: {
    filter: { id: /[.~]svelte$/ },
    handler: (code, id) => {
      if (id.endsWith('~svelte')) return code.replace(ASKING, '');
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

/** Parts of a figure are made where the site brings to life what its server drew. */
const emptyPlaces = (): Plugin => ({
  name: 'wallkick-empty-places',
  enforce: 'pre',
  load: {
    filter: { id: source('src/widgets/contract/makePart.ts') },
    handler: () => `export { makePart } from ${JSON.stringify(source('src/embed/makePart.ts'))};`,
  },
});

/** What the stepper is drawn with, and what it needs to come alive. */
const ENTRY = source('src/embed/index.ts');
const ALIVE = source('src/embed/figures/liveStepper.ts');

/** What the bundler says of a module. */
interface Program {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** All that a module imports, and what that imports, without the module itself. */
function closureOf(root: string): (id: string, program: Program) => boolean {
  const members = new Set<string>();
  const gather = (id: string, program: Program): void => {
    if (members.has(id)) return;
    members.add(id);
    for (const next of program.getModuleInfo(id)?.importedIds ?? []) gather(next, program);
  };
  return (id, program) => {
    gather(root, program);
    return id !== root && members.has(id);
  };
}

/** The file that all others share; in the end it stands in the place of the first (site/build/oneFile.ts). */
const SHARED = 'shared';

/**
 * What the stepper is drawn with is one file, which all figures share, and what else it needs to come alive another, which all others
 * share and which comes beside the figure. Components as they are drawn are for the stepper alone.
 */
function sharedFiles() {
  const drawing = closureOf(ENTRY);
  const living = closureOf(ALIVE);
  return [
    { priority: 2, name: (id: string, program: Program) => (id === ENTRY || drawing(id, program) ? SHARED : null) },
    { priority: 1, name: (id: string, program: Program) => (living(id, program) ? 'alive' : null) },
  ];
}

/** `import('part:alive')` asks for that file by the name it gets in the end, and for nothing in it. */
const sharedByName = (): Plugin => ({
  name: 'wallkick-shared-by-name',
  resolveId: (id) => (id.startsWith('part:') ? { id, external: true } : null),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      for (const chunk of chunks)
        chunk.code = chunk.code.replace(/(["'`])part:(\w+)\1/g, (_asked, quote: string, name: string) => {
          const part = chunks.find((other) => other.name === name);
          if (!part) throw new Error(`The file "${name}" that figures share is missing.`);
          return `${quote}./${part.fileName}${quote}`;
        });
    },
  },
});

/** Nothing in the elements is made with `new` of a function that is an expression, and no page writes them into its HTML. */
const SMALLEST = {
  ...SMALL,
  ecma: 2022,
  compress: { passes: 3, ecma: 2022, unsafe_arrows: true, hoist_funs: true },
  format: { inline_script: false },
} as const;

/** The bundler's own minifier works on what Terser made of it, and leaves something for Terser again. */
const smaller = (): Plugin => ({
  name: 'wallkick-smaller',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk') output.code = (await minify(output.code, SMALLEST)).code ?? output.code;
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
    drawnComponents({
      drawing: source('src/embed/drawn/drawing.ts'),
      cssHash,
      instead: INSTEAD,
    }),
    emptyPlaces(),
    scopedStyles(),
    svelte({ configFile: false, compilerOptions: { cssHash } }),
    componentStyles(),
    drawnStyles(),
    designTokens(),
    sharedByName(),
    smaller(),
    compileHints(({ facadeModuleId }) => facadeModuleId?.includes('/embed/figures/') ?? false),
    interfaceStrings(path('content/i18n')),
    laterSentences(),
    placelessError(),
    trustedHtml(),
    types(),
    oneFile('index', SHARED),
  ],
  build: {
    outDir: path('dist/embed/v1'),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: 'esnext',
    cssCodeSplit: false,
    modulePreload: false,
    // A library: its parts are fetched by plain `import()`, without the links that Vite would write into the head of the page.
    lib: { entry: ENTRY, formats: ['es'] },
    rolldownOptions: {
      // What a compiled component calls, and what is drawn with does not have, would be undefined in the page of somebody else.
      onLog: (level, log, tell) => {
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
        tell(level, log);
      },
      output: {
        minify: true,
        entryFileNames: 'wallkick.js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: { groups: sharedFiles() },
      },
    },
    minify: 'terser',
    terserOptions: SMALL,
    reportCompressedSize: false,
  },
});
