/** Lets Node load the modules that a bundler makes for the site: `strings:GROUP`, and style sheets as texts. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { stringsModule } from './interfaceStrings.ts';

const STRINGS = 'strings:';
const TEXT = /\?(?:raw|inline)$/;
const en = new URL('../../content/i18n/en.json', import.meta.url);
const english = Object.entries(JSON.parse(readFileSync(en, 'utf8')) as Readonly<Record<string, string>>);

registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier.startsWith(STRINGS)) return { url: specifier, shortCircuit: true };
    const parentURL = context.parentURL?.startsWith(STRINGS) === true ? import.meta.url : context.parentURL;
    return next(specifier, { ...context, parentURL });
  },
  load: (url, context, next) => {
    if (url.startsWith(STRINGS)) {
      const source = stringsModule(url.slice(STRINGS.length), [['en', english]]);
      return { format: 'module', source, shortCircuit: true };
    }
    if (TEXT.test(url)) {
      const source = `export default ${JSON.stringify(readFileSync(new URL(url), 'utf8'))}`;
      return { format: 'module', source, shortCircuit: true };
    }
    return next(url, context);
  },
});
