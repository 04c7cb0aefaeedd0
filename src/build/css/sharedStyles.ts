import type { Plugin } from 'vite';

/** What every figure is made of, and the figure that most pages show. */
const SHARED = /\/src\/(?:board|share|figure|figures\/stepper)\/.*\.(?:svelte|css)/;

/** A smaller sheet stands in each of its pages. As a file it would wait for one of the six connections of a browser. */
const SMALL = 6144;

/**
 * Puts the styles that most figures share into one sheet, which browsers keep from page to page. Astro writes small sheets into each page: two
 * dozen of them would stand there. It takes the sheets of its pages from the build for the server.
 */
export const sharedStyles = (): Plugin => ({
  name: 'wallkick-shared-styles',
  config: () => ({
    build: { assetsInlineLimit: (file, content) => (file.endsWith('.css') ? content.length < SMALL : undefined) },
  }),
  configEnvironment: (name) =>
    name === 'prerender'
      ? { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'figures', test: SHARED }] } } } } }
      : null,
});
