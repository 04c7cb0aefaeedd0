import { normalizePath, type Plugin } from 'vite';

/** What figures say of conditions that only systems of later.ts have. */
const CONDITIONS = ['boxAboveTop', 'carried', 'lastSide', 'pressure', 'resting', 'wallsOnly'];
const GROUPS = CONDITIONS.map((name) => `finding.${name}`);
const OF_LATER = new RegExp(`"finding\\.(?:${CONDITIONS.join('|')})\\.\\w+":"(?:[^"\\\\]|\\\\.)*",?`, 'gu');

/**
 * Lets the registry of a browser begin without the systems of later.ts. Figures fetch these when something names one of them
 * (src/rules/laterSystems.ts), and with them what is said of their conditions. Workers have all of them, because this plugin is none of theirs.
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
  transform: {
    filter: { id: /^\0strings:finding$|\/src\/rules\/later\.ts$/ },
    handler: (code, id) =>
      id.endsWith('.ts')
        ? { code: `${GROUPS.map((group) => `import 'strings:${group}';`).join('')}${code}`, map: null }
        : { code: code.replace(OF_LATER, ''), map: null },
  },
});
