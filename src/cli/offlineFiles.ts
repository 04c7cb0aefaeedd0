import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { KeptFile, KeptSite } from '#offline/kept.ts';
import { linksOfPage, linksOfStyle, type PageLink } from './pageLinks.ts';
import { closure } from './pageWeights.ts';
import { builtBase, findFile } from './siteFiles.ts';

/** What pages need: the pages, what they load, the search, and the elements that the playground shows. */
const KEPT = [
  '**/*.html',
  '_astro/**/*.*',
  'pagefind/**/*.*',
  'embed/v1/{wallkick,*-*,assets/*-*}.js',
  'favicon.svg',
  'licences.txt',
];
/** Frames for other sites, licences of fonts, and search boxes of Pagefind. */
const LEFT_OUT = [
  'embed/**/*.html',
  '_astro/*.licence.txt',
  'pagefind/*/pagefind-{ui,modular-ui,component-ui,highlight}.*',
];

/** Kept at the first visit: the start, the page that stands in for one that is not kept, and the script that keeps the rest. */
const AHEAD = ['index.html', 'reference/offline/index.html', '_astro/keepOffline.*.js'];
/** Elements that name a file which their page loads. */
const LOADS = /^<(?:link|script|img) /;

/** Files with such an address have the same content for ever. */
const NAMED_BY_CONTENT = /^\.\/(?:(?:_astro|pagefind)\/|embed\/v1\/.+-)/;

const namesOf = (root: string, patterns: readonly string[]): readonly string[] =>
  globSync(patterns, { cwd: root, exclude: LEFT_OUT }).map((name) => name.replaceAll('\\', '/'));

/** The address of a file as browsers ask for it. */
const addressOf = (name: string): string =>
  `./${encodeURI(name.replace(/(^|\/)index\.html$/, '$1')).replace(/[?#]/g, encodeURIComponent)}`;

function keptFile(root: string, name: string): KeptFile {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, name)))
    .digest('base64');
  const url = addressOf(name);
  return { url, revision: NAMED_BY_CONTENT.test(url) ? null : hash.slice(0, 16), integrity: `sha256-${hash}` };
}

/** Returns the files of the first visit with all that they load before somebody uses them. */
function namesAhead(root: string, kept: ReadonlySet<string>): ReadonlySet<string> {
  const base = builtBase(root);
  const ahead = new Set(namesOf(root, AHEAD));
  for (const name of ahead) {
    for (const { url } of loadedBy(name, readFileSync(join(root, name), 'utf8'))) {
      const { pathname } = new URL(url, `https://site.invalid${base}${name}`);
      const found = findFile(root, base, pathname);
      const file = found.is === 'file' ? relative(root, found.path).replaceAll('\\', '/') : '';
      if (kept.has(file) && !file.endsWith('.html')) ahead.add(file);
    }
  }
  return new Set([
    ...ahead,
    ...closure(
      root,
      [...ahead].filter((name) => name.endsWith('.js')),
    ),
  ]);
}

function loadedBy(name: string, text: string): readonly PageLink[] {
  if (name.endsWith('.html')) return linksOfPage(text).links.filter(({ from }) => LOADS.test(from));
  return name.endsWith('.css') ? linksOfStyle(text, 'the style') : [];
}

/**
 * Lists the files of a built site that a browser keeps to show it without a network. Files for other sites and files to download are left out.
 * @param root folder of the built site
 */
export function offlineFiles(root: string): KeptSite {
  const names = namesOf(root, KEPT).toSorted();
  const first = namesAhead(root, new Set(names));
  const bytes = names.reduce((sum, name) => sum + readFileSync(join(root, name)).length, 0);
  const files = (isAhead: boolean): readonly KeptFile[] =>
    names.filter((name) => first.has(name) === isAhead).map((name) => keptFile(root, name));
  return { ahead: files(true), rest: files(false), bytes };
}
