/**
 * Lets Node load what Vite compiles for pages: Svelte components and modules, drawn as on a server, and the modules `figures:…` and
 * `figure:NAME`. The tests run so without a bundler.
 */
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compile, compileModule } from 'svelte/compiler';
import { figureModule, shownComponent } from '#build/figureModules.ts';
import '#build/sourceModules.ts';

const FACTS = 'figures:';

/** The JavaScript of a component, of a module with runes or of a style sheet, which is nothing; null for other files. */
function compiled(url: string): string | null {
  if (url.endsWith('.css')) return '';
  if (!/\.svelte(?:\.ts)?$/.test(url)) return null;
  const filename = fileURLToPath(url);
  const source = readFileSync(filename, 'utf8');
  return url.endsWith('.ts')
    ? compileModule(stripTypeScriptTypes(source), { generate: 'server', filename }).js.code
    : compile(source, { generate: 'server', filename }).js.code;
}

registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier.startsWith(FACTS)) return { url: specifier, shortCircuit: true };
    const parentURL = context.parentURL?.startsWith(FACTS) === true ? import.meta.url : context.parentURL;
    return next(shownComponent(specifier) ?? specifier, { ...context, parentURL });
  },
  load: (url, context, next) => {
    const source = url.startsWith(FACTS) ? figureModule(url) : compiled(url);
    return source === null ? next(url, context) : { format: 'module', source, shortCircuit: true };
  },
});
