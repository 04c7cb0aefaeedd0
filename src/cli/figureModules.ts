import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import STRINGS from '#i18n/en.json' with { type: 'json' };
import { addStrings } from '#text/strings.ts';

const RAW = '.css?raw';

/**
 * Lets Node load what figures import by the plugins of Vite: style sheets as text, and groups of interface strings. Modules that import
 * them must be loaded afterwards, by `import()`.
 */
export function loadFiguresInNode(): void {
  addStrings('en', STRINGS);
  registerHooks({
    resolve: (specifier, context, next) => {
      if (specifier.startsWith('strings:')) return { url: specifier, format: 'module', shortCircuit: true };
      if (!specifier.endsWith(RAW)) return next(specifier, context);
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    },
    load: (url, context, next) => {
      if (url.startsWith('strings:')) return { source: '', format: 'module', shortCircuit: true };
      if (!url.endsWith(RAW)) return next(url, context);
      const css = readFileSync(fileURLToPath(url.slice(0, -'?raw'.length)), 'utf8');
      return { source: `export default ${JSON.stringify(css)};`, format: 'module', shortCircuit: true };
    },
  });
}
