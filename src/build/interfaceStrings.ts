import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'strings:';
const GROUP = /^strings:/;
const RESOLVED = /^\0strings:/;

type Strings = readonly (readonly [key: string, text: string])[];

/** Returns a reader of JSON files. Hundreds of groups ask for the same file, so it is read again only after a change. */
function stringsReader(): (file: string) => Strings {
  const known = new Map<string, { readonly changed: number; readonly strings: Strings }>();
  return (file) => {
    const changed = statSync(file).mtimeMs;
    const last = known.get(file);
    if (last?.changed === changed) return last.strings;
    const strings = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    known.set(file, { changed, strings });
    return strings;
  };
}

/** The text of the module `strings:GROUP`, which registers the strings of a group in every language. */
export function stringsModule(
  group: string,
  languages: readonly (readonly [language: string, strings: Strings])[],
): string {
  const registrations = languages.map(([language, strings]) => {
    const own = strings.filter(([key]) => key === group || key.startsWith(`${group}.`));
    if (own.length === 0 && language === 'en')
      throw new Error(`There is no interface string "${group}.…" in ${language}.json.`);
    return `addStrings(${JSON.stringify(language)}, ${JSON.stringify(Object.fromEntries(own))});`;
  });
  return `import { addStrings } from '#text/strings.ts';\n${registrations.join('\n')}`;
}

/**
 * Makes `import 'strings:tests'` register the interface strings whose keys are `tests` or begin with `tests.`, in every language of the
 * folder. A component so carries only its own strings.
 * @param folder the folder of the languages' JSON files, absolute
 */
export function interfaceStrings(folder: string): Plugin {
  const files = (): readonly string[] => readdirSync(folder).filter((file) => file.endsWith('.json'));
  const stringsIn = stringsReader();
  return {
    name: 'wallkick-interface-strings',
    resolveId: { filter: { id: GROUP }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: RESOLVED },
      handler(id) {
        const group = id.slice(PREFIX.length + 1);
        const languages = files().map((file) => {
          this.addWatchFile(join(folder, file));
          return [file.slice(0, -'.json'.length), stringsIn(join(folder, file))] as const;
        });
        return stringsModule(group, languages);
      },
    },
  };
}
