import { globSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shownComponent } from '#build/figureModules.ts';
import { importsOf, type ImportSite } from './importsOf.ts';
import { layers, testsMayAdd, type AllowedImports } from './layers.ts';

type Target =
  | { readonly is: 'file'; readonly folder: string; readonly path: string }
  | { readonly is: 'package'; readonly name: string }
  | { readonly is: 'node builtin'; readonly name: string };

/**
 * Checks the imports of one file and returns a sentence for each fault.
 * @param path from the project's root, with slashes: `src/engine/rotate.ts`
 */
export function importFaults(path: string, text: string): readonly string[] {
  const own = folderOf(path);
  if (own === 'content') {
    return importsOf(path, text).map((site) => fault(path, site, 'pages import nothing; widgets come by name'));
  }
  const layer = layers[own] ?? (isFigure(own) ? layers['figures/*'] : undefined);
  if (!layer) return [`${path}: the folder ${own} is not in the layout`];
  const permits = [layer, ...(isTest(path) ? [testsMayAdd] : [])];
  return importsOf(path, text).flatMap((site) => {
    const target = targetOf(path, site.specifier);
    const reason =
      isTestHelp(target) && !isTest(path)
        ? 'only tests use what stands in a folder called testing'
        : refusal(own, permits, target, site);
    return reason === undefined ? [] : [fault(path, site, reason)];
  });
}

/** Parts of frameworks that may change with any version: Svelte's manual names its own, and the others export no files of their folders. */
const PRIVATE = /^svelte\/internal(?:\/|$)|^(?:svelte|vite|astro|@astrojs\/[\w-]+)\/(?:dist|src)\//;

/** True for a test or a file that tests share, in a folder called `testing`. */
const isTest = (path: string): boolean => /\.test\.ts$|\/testing\//.test(path);

const isTestHelp = (target: Target): boolean => target.is === 'file' && target.path.includes('/testing/');

function fault(path: string, site: ImportSite, reason: string): string {
  return `${path}:${site.line}: imports ${site.specifier}: ${reason}`;
}

function refusal(
  own: string,
  permits: readonly AllowedImports[],
  target: Target,
  site: ImportSite,
): string | undefined {
  switch (target.is) {
    case 'node builtin':
      return permits.some(({ nodeBuiltins }) => nodeBuiltins === 'allowed')
        ? undefined
        : `${own} may not use modules of Node`;
    case 'package':
      if (PRIVATE.test(site.specifier)) return 'this is no public name of its package';
      if (target.name === 'd3' && site.binds === 'namespace') return 'd3 is imported by name, never whole';
      return permits.some(({ packages }) => packages.some((name) => matches(name, target.name)))
        ? undefined
        : `${own} may not use the package ${target.name}`;
    case 'file':
      if (!/\.\w+$/.test(target.path)) return 'a file is named with its extension';
      return target.folder === own ||
        isCommonOf(own, target.folder) ||
        permits.some(({ folders }) => folders.some((to) => allows(to, target)))
        ? undefined
        : `${own} may not import from ${target.folder}`;
  }
}

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/**
 * Resolves an import to a file of src, by its path from the root of the project; undefined for anything else. A figure that is imported by
 * its name is the file of its component.
 */
export function fileOf(from: string, specifier: string): string | undefined {
  const target = targetOf(from, shownComponent(specifier) ?? specifier);
  return target.is === 'file' && layers[target.folder.split('/')[0]!] !== undefined ? `src/${target.path}` : undefined;
}

function targetOf(from: string, specifier: string): Target {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('#')) return file(path.slice(1));
  if (path.startsWith('.')) return file(inLayout(posix.join(posix.dirname(from), path)));
  const name = path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
  return path.startsWith('node:') || builtinModules.includes(name)
    ? { is: 'node builtin', name }
    : { is: 'package', name };
}

/** True when a layer's folder, or the one file that it names, contains the target. */
const allows = (to: string, { folder, path }: { readonly folder: string; readonly path: string }): boolean =>
  to === folder || to === path || (to === 'figures/*' && isFigure(folder));

/** True for the folder of a figure or of a family's common parts. */
const isFigure = (folder: string): boolean => folder.startsWith('figures/') && folder !== 'figures/testing';

const isCommonOf = (own: string, folder: string): boolean => isFigure(own) && folder === `${posix.dirname(own)}/common`;

function file(path: string): Target {
  return { is: 'file', folder: path.includes('/') ? folderOf(path) : 'root', path };
}

/** Converts `src/engine/rotate.ts` to `engine/rotate.ts`, the form of the aliases. */
function inLayout(path: string): string {
  return path.replace(/^src\//, '').replace(/^content\/i18n\//, 'i18n/');
}

/** The folder of each figure, `figures/lab/lock`: each folder with a record. */
const FIGURE_FOLDERS = globSync('figures/**/figure.ts', { cwd: fileURLToPath(new URL('../', import.meta.url)) }).map(
  (path) => posix.dirname(path.replaceAll('\\', '/')),
);
/** What the figures of a family share: `figures/lab/common`. */
const COMMON = /^figures\/\w+\/common(?=\/)/;

/** Returns the folder of the layout for a file. */
function folderOf(path: string): string {
  const inside = inLayout(path);
  const [top = '', second] = inside.split('/');
  const listed = `${top}/${second}`;
  if (layers[listed]) return listed;
  const figure = FIGURE_FOLDERS.find((folder) => inside.startsWith(`${folder}/`));
  return figure ?? COMMON.exec(inside)?.[0] ?? top;
}
