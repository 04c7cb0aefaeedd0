import { globSync } from 'node:fs';
import { normalizePath, type Plugin } from 'vite';

/** What the bundler says of a module. */
interface Program {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** Some modules with all that they import, and what that imports. */
function closureOf(roots: readonly string[]): (id: string, program: Program) => boolean {
  const members = new Set<string>();
  return (id, program) => {
    if (members.size === 0) {
      for (const root of roots) members.add(root);
      for (const member of members)
        for (const next of program.getModuleInfo(member)?.importedIds ?? []) members.add(next);
    }
    return members.has(id);
  };
}

/** Some modules, with all that they import and that no file of a higher priority has. */
const withImports = (name: string, test: RegExp, priority: number) => ({ name, test, priority });

/**
 * Three files hold what most pages share. A small file costs its own request and compresses by itself: without them a page with a stepper
 * fetches over fifty files, which weigh a fifth more. What a figure needs besides stays with that figure.
 * @param root the root of the project, ending in a slash
 */
function sharedFiles(root: string) {
  const scripts = closureOf(
    globSync('src/site/{framed,scripts}/*.ts', { cwd: root }).map((name) => normalizePath(root + name)),
  );
  return [
    // What scripts of pages share, with each other or with figures: a page without a figure loads nothing of the framework.
    {
      name: (id: string, program: Program) => (scripts(id, program) ? 'page' : null),
      debugName: 'page',
      minShareCount: 2,
      priority: 3,
    },
    withImports('figure', /\/src\/figure\/Figure\.svelte$|\/@astrojs\/svelte\//, 2),
    withImports('stepper', /\/src\/figures\/stepper\/KickStepper\.svelte$/, 1),
  ];
}

const FETCHING = '\0vite/preload-helper.js';

/**
 * Bundles the browser's modules in the files above. What Vite puts before an `import()` loads styles as well; here the page brings
 * the styles of whatever may appear on it (islandStyles.ts), so that the import alone is left.
 */
export const clientChunks = (root: string): Plugin => ({
  name: 'wallkick-client-chunks',
  enforce: 'pre',
  load: (id) => (id === FETCHING ? 'export const __vitePreload = (fetch) => fetch();' : null),
  configEnvironment: (name) =>
    name === 'client'
      ? { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles(root) } } } } }
      : null,
});
