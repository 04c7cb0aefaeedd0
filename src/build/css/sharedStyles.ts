/** What every figure is made of, and the figure that most pages show. */
const SHARED = /\/src\/(?:board|share|figure|figures\/stepper)\/.*\.(?:svelte|css)/;

/** A smaller sheet stands in each of its pages. As a file it would wait for one of the six connections of a browser. */
const SMALL = 6144;

/** Vite's option `assetsInlineLimit`: whether a sheet is small. Other files keep the usual limit. */
export const smallSheets = (file: string, content: Buffer): boolean | undefined =>
  file.endsWith('.css') ? content.length < SMALL : undefined;

/**
 * Output of the build for the server, from which Astro takes the sheets of its pages: puts the styles that most figures share into one sheet,
 * which browsers keep from page to page. Astro writes small sheets into each page: two dozen of them would stand there.
 */
export const sharedStyles = { codeSplitting: { groups: [{ name: 'figures', test: SHARED }] } };
