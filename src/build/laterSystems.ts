import { normalizePath, type Plugin } from 'vite';

/**
 * Lets the registry of a browser begin without the systems of later.ts. Figures fetch these when something names one of them
 * (src/rules/laterSystems.ts). Workers have all of them, because this plugin is none of theirs.
 * @param root the root of the project, ending in a slash
 */
export const laterSystems = (root: string): Plugin => ({
  name: 'wallkick-later-systems',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^\.\/later\.ts$/ },
    handler: (_id, importer) =>
      importer === normalizePath(`${root}src/rules/registry.ts`)
        ? normalizePath(`${root}src/rules/laterInBrowser.ts`)
        : undefined,
  },
});
