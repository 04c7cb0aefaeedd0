import type { Plugin } from 'vite';

/**
 * Keeps Vite from bundling packages ahead, as it does for a development server: Astro starts such a server for a moment in every build, to
 * read the content, and no browser asks it for packages.
 */
export const noPrebundling = (): Plugin => ({
  name: 'wallkick-no-prebundling',
  enforce: 'post',
  configEnvironment: {
    order: 'post',
    handler(_name, options) {
      options.optimizeDeps = { ...options.optimizeDeps, include: [], noDiscovery: true };
    },
  },
});
