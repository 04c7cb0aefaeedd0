import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NUMBERS = fileURLToPath(new URL('../../widgets/charts/numbers.ts', import.meta.url));

/** Scales of D3 map anything to anything, colours too, and take all that with them; those of the figures map numbers to numbers. */
export const numberScales = (): Plugin => ({
  name: 'wallkick-number-scales',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'd3-interpolate' && importer?.includes('/d3-scale/') ? NUMBERS : null),
});
