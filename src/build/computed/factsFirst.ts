import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Plugin } from 'vite';

/**
 * Lets pages wait for the facts that they show. These are computed while the pages are bundled. If that fails, `src/cli/build.ts` ends
 * both.
 */
export const factsFirst = (): Plugin => ({
  name: 'wallkick-facts-first',
  buildApp: {
    // After the bundles. Astro writes the pages in such a hook too, which stands behind those of integrations.
    order: 'post',
    handler: async () => {
      const { FACTS } = process.env;
      while (FACTS !== undefined && !existsSync(FACTS)) await setTimeout(20);
    },
  },
});
