import type { Plugin } from 'vite';

/** What every figure is made of, and the figure that most pages show. */
const SHARED = /\/src\/(?:board|share|figure|figures\/stepper)\/.*\.(?:svelte|css)/;

/**
 * Puts the styles that most figures share into one sheet, which browsers keep from page to page. Astro writes small sheets into each page: two
 * dozen of them would stand there. It takes the sheets of its pages from the build for the server.
 */
export const sharedStyles = (): Plugin => ({
  name: 'wallkick-shared-styles',
  configEnvironment: (name) =>
    name === 'prerender'
      ? { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'figures', test: SHARED }] } } } } }
      : null,
});
