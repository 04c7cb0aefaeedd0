import type { Plugin } from 'vite';

const NONE = '\0no-sentences';

/**
 * Leaves the sentences about wrong texts out of what browsers load with the engine: what shows them brings them along
 * (widgets/errorStrings.ts), and most readers never see one. On the server they stay with the diagnostics, for those who write pages.
 */
export const laterSentences = (): Plugin => ({
  name: 'wallkick-later-sentences',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer) =>
    source === './sentences.ts' && importer?.endsWith('/engine/diagnostics.ts') ? NONE : null,
  load: (id) => (id === NONE ? 'export const SENTENCES = {};' : null),
});
