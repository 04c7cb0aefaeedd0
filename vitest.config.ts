import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { configDefaults, defineConfig } from 'vitest/config';
import { figureModules } from '#build/figureModules.ts';
import { interfaceStrings } from '#build/interfaceStrings.ts';

/** Folders without figures and strings, and the commands. */
const RULES = ['analysis', 'claims', 'cli', 'data', 'engine', 'notation', 'play', 'rotatris', 'rules'].join(',');
/** Tests that replace a module by a changed one, which Vite does. */
const MOCKED = 'src/**/*.mocked.test.ts';
/** Tests that build a copy of the project, or search for a minute. */
const SLOW = 'src/**/*.slow.test.ts';
const elsewhere = [...configDefaults.exclude, MOCKED, SLOW];
const hooks = fileURLToPath(new URL('src/cli/svelteModules.ts', import.meta.url));

const common = {
  // Modules keep no state that a test could find changed; loading them anew for each file would take a fifth of the time.
  isolate: false,
  // Tests make much garbage that is young when it dies. With the usual 16 MB for it, collecting takes a tenth of the time.
  execArgv: ['--max-semi-space-size=64'],
  // This says how fast nothing must be: it only ends a test that hangs. Properties over every system take minutes on a busy machine.
  testTimeout: 600_000,
};

/** Node loads the modules itself: a call from file to file takes up to eight times as long in Vite's module runner. */
const native = { ...common, exclude: elsewhere, experimental: { viteModuleRunner: false, nodeLoader: false } };

const withHooks = [...common.execArgv, '--import', hooks];

export default defineConfig({
  test: {
    projects: [
      { test: { ...native, name: 'rules', include: [`src/{${RULES}}/**/*.test.ts`, 'e2e/support/**/*.test.ts'] } },
      {
        test: {
          ...native,
          name: 'figures',
          include: ['src/**/*.test.ts'],
          exclude: [...elsewhere, `src/{${RULES}}/**`],
          execArgv: withHooks,
        },
      },
      {
        plugins: [
          svelte({ configFile: false }),
          figureModules(),
          interfaceStrings(fileURLToPath(new URL('content/i18n', import.meta.url))),
        ],
        test: { ...common, name: 'mocked', include: [MOCKED] },
      },
      { test: { ...common, name: 'slow', include: [SLOW] } },
      {
        test: {
          ...native,
          name: 'readers',
          execArgv: withHooks,
          include: ['tools/**/*.test.ts'],
          globalSetup: 'tools/hosts/readers/install.ts',
        },
      },
    ],
  },
});
