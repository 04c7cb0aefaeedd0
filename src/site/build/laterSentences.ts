import type { Plugin } from 'vite';

const WHERE = '/engine/diagnostics.ts';
const NONE = '\0no-sentences';

/**
 * Leaves the sentences about wrong texts out of what browsers load with the engine: what shows them brings them along
 * (widgets/errorStrings.ts), and most readers never see one. On the server they stay with the diagnostics, for those who write pages.
 */
export const laterSentences = (): Plugin => ({
  name: 'wallkick-later-sentences',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer) => (source === './sentences.ts' && importer?.endsWith(WHERE) ? NONE : null),
  load: (id) => (id === NONE ? 'export const SENTENCES = {};' : null),
  // By another name they would come along, and nobody would be told.
  buildEnd() {
    const ids = [...this.getModuleIds()];
    if (ids.some((id) => id.endsWith(WHERE)) && !ids.includes(NONE))
      this.error(`${WHERE} no longer imports ./sentences.ts`);
  },
});
