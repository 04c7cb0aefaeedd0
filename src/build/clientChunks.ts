import { globSync } from 'node:fs';
import { normalizePath, type Plugin } from 'vite';

/** What the bundler knows about a module. */
interface Program {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** Returns a test for modules that some modules import, directly or not. */
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

/** Puts modules and their imports into a file, except modules of a file with higher priority. */
const withImports = (name: string, test: RegExp, priority: number) => ({ name, test, priority });

/**
 * Three files hold what most pages share. A small file costs its own request and compresses worse: without this grouping a page with a
 * stepper fetches over fifty files, a fifth larger in sum. Code of a single figure stays with that figure.
 * @param root the root of the project, ending in a slash
 */
function sharedFiles(root: string) {
  const scripts = closureOf(
    globSync('src/site/{framed,scripts}/*.ts', { cwd: root }).map((name) => normalizePath(root + name)),
  );
  return [
    // Scripts that pages share with each other or with figures. A page without a figure loads no part of the framework.
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

/** No documented option of Vite leaves this module out of a page's build. Where Vite renames it, pages work with Vite's own code, which loads some styles a second time. */
const FETCHING = /^\0vite\/preload-helper\.js$/;

/**
 * Groups the browser's modules into the files above. Vite's code around `import()` also loads styles. Pages already have the styles of all
 * their components (islandStyles.ts), so only the import remains.
 */
export const clientChunks = (root: string): Plugin => ({
  name: 'wallkick-client-chunks',
  enforce: 'pre',
  load: { filter: { id: FETCHING }, handler: () => 'export const __vitePreload = (fetch) => fetch();' },
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            // No import() names what it needs: the code that would preload it is left out above.
            modulePreload: { resolveDependencies: () => [] },
            rolldownOptions: { output: { codeSplitting: { groups: sharedFiles(root) } } },
          },
        }
      : null,
});
