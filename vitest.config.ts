import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { figureModules } from '#build/figureModules.ts';
import { interfaceStrings } from '#build/interfaceStrings.ts';

export default defineConfig({
  plugins: [
    svelte({ configFile: false }),
    figureModules(),
    interfaceStrings(fileURLToPath(new URL('content/i18n', import.meta.url))),
  ],
  test: {
    include: ['src/**/*.test.ts', 'e2e/support/**/*.test.ts'],
    environment: 'node',
    // Pictures are painted by style sheets that they read as text.
    css: { include: [/\.css\?raw$/] },
    // Modules keep no state that a test could find changed; loading them anew for each file would take a fifth of the time.
    isolate: false,
    // This says how fast nothing must be: it only ends a test that hangs. Properties over every system take minutes on a busy machine.
    testTimeout: 600_000,
  },
});
