import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'strings:';

const readJson = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

/**
 * Makes `import 'strings:tests'` register the interface strings whose keys are `tests` or begin with `tests.`, in every language of the
 * folder. A component so carries only its own strings.
 * @param folder the folder of the languages' JSON files, absolute
 */
export function interfaceStrings(folder: string): Plugin {
  const files = (): readonly string[] => readdirSync(folder).filter((file) => file.endsWith('.json'));
  return {
    name: 'wallkick-interface-strings',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const group = id.slice(PREFIX.length + 1);
      const registrations = files().map((file) => {
        this.addWatchFile(join(folder, file));
        const own = Object.entries(readJson(join(folder, file))).filter(
          ([key]) => key === group || key.startsWith(`${group}.`),
        );
        if (own.length === 0 && file === 'en.json')
          throw new Error(`There is no interface string "${group}.…" in ${file}.`);
        return `addStrings(${JSON.stringify(file.slice(0, -'.json'.length))}, ${JSON.stringify(Object.fromEntries(own))});`;
      });
      return `import { addStrings } from '#text/strings.ts';\n${registrations.join('\n')}`;
    },
  };
}
