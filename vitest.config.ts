import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { configDefaults, defineConfig } from 'vitest/config';
import { figureModules } from '#build/figureModules.ts';
import { interfaceStrings } from '#build/interfaceStrings.ts';

/** Node loads these folders as they are: a call from file to file takes up to eight times as long in Vite's module runner. */
const PURE = ['analysis', 'data', 'engine', 'notation', 'play', 'rotatris', 'rules'];
const TESTED_BY_NODE = [...PURE, 'claims', 'cli'].join(',');
/** Tests that replace a module of these folders by a changed one, which Vite does. */
const MOCKED = 'src/**/*.mocked.test.ts';
/** Tests that build a copy of the project. */
const SLOW = 'src/**/*.slow.test.ts';
const elsewhere = [...configDefaults.exclude, MOCKED, SLOW];

const common = {
  // Modules keep no state that a test could find changed; loading them anew for each file would take a fifth of the time.
  isolate: false,
  // Tests make much garbage that is young when it dies. With the usual 16 MB for it, collecting takes a tenth of the time.
  execArgv: ['--max-semi-space-size=64'],
  // This says how fast nothing must be: it only ends a test that hangs. Properties over every system take minutes on a busy machine.
  testTimeout: 600_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'node',
          include: [`src/{${TESTED_BY_NODE}}/**/*.test.ts`, 'e2e/support/**/*.test.ts'],
          exclude: elsewhere,
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { test: { ...common, name: 'mocked', include: [MOCKED] } },
      { test: { ...common, name: 'slow', include: [SLOW] } },
      {
        plugins: [
          svelte({ configFile: false }),
          figureModules(),
          interfaceStrings(fileURLToPath(new URL('content/i18n', import.meta.url))),
        ],
        test: {
          ...common,
          name: 'vite',
          include: ['src/**/*.test.ts'],
          exclude: [...elsewhere, `src/{${TESTED_BY_NODE}}/**`],
          // Pictures are painted by style sheets that they read as text.
          css: { include: [/\.css\?raw$/] },
          server: { deps: { external: [new RegExp(`/src/(?:${PURE.join('|')})/`)] } },
        },
      },
    ],
  },
});
