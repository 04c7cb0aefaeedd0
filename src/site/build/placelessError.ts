import type { Plugin } from 'vite';

const MADE = /new \(class StaleReactionError extends Error \{\s*name = ('[^']*');\s*message = ('[^']*');\s*\}\)\(\)/;

/**
 * Svelte makes one error while it is loaded, as the reason of signals that it aborts later. An error knows where it was made, and for
 * that V8 reads the whole file a second time, which takes longer than all the rest of loading it. This one does not know.
 */
export const placelessError = () =>
  ({
    name: 'wallkick-placeless-error',
    transform: {
      filter: { id: /\/svelte\/src\/internal\/client\/constants\.js$/ },
      handler(code: string) {
        if (!MADE.test(code))
          throw new Error('svelte/src/internal/client/constants.js no longer makes StaleReactionError as it did.');
        const placeless = 'Object.assign(Object.create(Error.prototype), { name: $1, message: $2 })';
        return { code: code.replace(MADE, placeless), map: null };
      },
    },
  }) satisfies Plugin;
