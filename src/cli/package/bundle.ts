import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'tsdown';
import { interfaceStrings } from '#build/interfaceStrings.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Entry points, each a file of `src/package`: `index` is imported as `wallkick`, the others as `wallkick/NAME`. */
export const ENTRIES = [
  'index',
  'systems',
  'play',
  'analysis',
  'notation',
  'table',
  'vectors',
  'spins',
  'svg',
] as const;

/** The program that `npx wallkick` runs, in the folder that it has in `src`: it looks for its `package.json` from there. */
export const PROGRAM = 'cli/wallkick/program';

/** Packages whose code is in ours, because ours has no dependencies. */
export const BUNDLED = ['tetris-fumen', 'modern-gif', 'modern-palette'];

/** A package that readers install themselves if they want pictures in pixels. */
export const OPTIONAL = 'sharp';

const RAW = /\?raw$/;

/** Gives style sheets as texts, as Vite does for the site. */
const rawText: Rolldown.Plugin = {
  name: 'wallkick-raw-text',
  load: {
    filter: { id: RAW },
    handler: (id) => ({
      code: `export default ${JSON.stringify(readFileSync(id.replace(RAW, ''), 'utf8'))}`,
      moduleType: 'js',
    }),
  },
};

/**
 * Compiles the package, a module for each module of `src`: so a bundler leaves out every system that a program does not import.
 * @param types whether declarations are written too, which takes ten times as long
 */
export async function bundlePackage(outDir: string, types: boolean): Promise<void> {
  await build({
    cwd: root,
    config: false,
    entry: {
      ...Object.fromEntries(ENTRIES.map((name) => [name, `src/package/${name}.ts`])),
      [PROGRAM]: `src/${PROGRAM}.ts`,
    },
    outDir,
    root: 'src',
    unbundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'node20',
    dts: types,
    tsconfig: 'src/package/tsconfig.json',
    deps: { alwaysBundle: BUNDLED, onlyBundle: BUNDLED, neverBundle: [/^node:/, OPTIONAL] },
    // The plugin is one of Vite, which runs on the same bundler.
    plugins: [interfaceStrings(join(root, 'content/i18n')) as Rolldown.Plugin, rawText],
    outputOptions: { sanitizeFileName: (name) => name.replaceAll('node_modules', 'bundled').replace(/[^\w./-]/g, '_') },
    report: false,
    checks: { bundlerTimings: false },
    logLevel: 'warn',
  });
}
