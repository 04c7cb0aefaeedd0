import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { interfaceStrings } from '../site/build/interfaceStrings.ts';
import { scopeTokens, sizedByElement } from './scopeTokens.ts';

const root = new URL('../../', import.meta.url);
const path = (name: string): string => fileURLToPath(new URL(name, root));
const read = (name: string): string => readFileSync(path(name), 'utf8');

const STYLES = 'styles:embed';
/** Stands in the program for the styles of the components, which are complete only when everything is bundled. */
const PLACE = '/*styles of components*/';

/** Inside a string of any kind of quotes. */
const quoted = (text: string): string => text.replace(/[\\'"`$]/g, '\\$&').replace(/\s*\n\s*/g, ' ');

/** Puts all styles into the program as a string (`styles:embed`), so that no page needs a second file or a style element. */
function stylesInside(): Plugin {
  return {
    name: 'wallkick-styles-inside',
    enforce: 'post',
    resolveId: (id) => (id === STYLES ? `\0${id}` : null),
    load: (id) =>
      id === `\0${STYLES}`
        ? `export const styles = ${JSON.stringify(scopeTokens(read('src/site/styles/tokens.css')) + PLACE)};`
        : null,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        let css = '';
        for (const [name, output] of Object.entries(bundle)) {
          if (output.type !== 'asset' || !name.endsWith('.css')) continue;
          css += sizedByElement(String(output.source));
          Reflect.deleteProperty(bundle, name);
        }
        const holders = Object.values(bundle).filter(
          (output) => output.type === 'chunk' && output.code.includes(PLACE),
        );
        const [holder] = holders;
        if (css === '' || holders.length !== 1 || holder?.type !== 'chunk')
          throw new Error('The styles of the components, or their place in the program, are missing.');
        holder.code = holder.code.replace(PLACE, () => quoted(css));
      },
    },
  };
}

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
  plugins: [svelte({ configFile: false }), interfaceStrings(path('content/i18n')), stylesInside(), types()],
  build: {
    outDir: path('dist/embed/v1'),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: 'esnext',
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: path('src/embed/index.ts'),
      output: { entryFileNames: 'wallkick.js', chunkFileNames: '[name]-[hash].js' },
    },
    reportCompressedSize: false,
  },
});
