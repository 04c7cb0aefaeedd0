import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { linksOfPage, linksOfStyle, type PageLink, type PageLinks } from './pageLinks.ts';
import { findFile } from './siteFiles.ts';

export interface LinkReport {
  readonly pages: number;
  /** Number of links into the site. Links to other sites are not followed. */
  readonly links: number;
  /** One sentence for each broken link, repeated id and late style sheet, with its page. */
  readonly faults: readonly string[];
}

export interface BuiltSite {
  /** Folder of the built site. */
  readonly root: string;
  /** From `builtBase`. */
  readonly base: string;
}

/** Placeholder for the host of the site. */
const host = 'https://site.invalid';

/** Follows every link from every page and style sheet of a built site to a file, and to the anchor in it. */
export function checkLinks(built: BuiltSite): LinkReport {
  const pages = new Map<string, PageLinks>();
  for (const name of filesOf(built.root, 'html')) {
    pages.set(join(built.root, name), linksOfPage(readFileSync(join(built.root, name), 'utf8')));
  }
  let links = 0;
  const faults: string[] = [];
  const canonical = pages.get(join(built.root, 'index.html'))?.canonical;
  // The host of the build: absolute addresses of the site (canonical, social image) are followed too.
  const origin = canonical === undefined ? host : new URL(canonical, host).origin;
  const follow = (name: string, { from, url }: PageLink): void => {
    const target = targetOf(built.base, origin, name, url);
    if (target === 'elsewhere') return;
    links += 1;
    const reason = target === undefined ? 'is not an address' : brokenBecause(built, pages, target);
    if (reason !== undefined) faults.push(`${name}: ${from} ${JSON.stringify(url)} ${reason}`);
  };
  for (const [path, page] of pages) {
    const name = path.slice(built.root.length + 1);
    page.links.forEach((link) => follow(name, link));
    faults.push(
      ...page.repeated.map((id) => `${name}: more than one element has the id ${JSON.stringify(id)}`),
      ...page.lateSheets.map((sheet) => `${name}: the style sheet ${JSON.stringify(sheet)} is linked behind the head`),
    );
  }
  for (const name of filesOf(built.root, 'css')) {
    linksOfStyle(readFileSync(join(built.root, name), 'utf8'), 'the style').forEach((link) => follow(name, link));
  }
  return { pages: pages.size, links, faults: [...new Set(faults)] };
}

function filesOf(root: string, extension: string): readonly string[] {
  return globSync(`**/*.${extension}`, { cwd: root }).sort();
}

/** Resolves a link: `elsewhere` for other sites and schemes, undefined if it cannot be read. */
function targetOf(base: string, origin: string, name: string, url: string): URL | 'elsewhere' | undefined {
  const address =
    host +
    base +
    name
      .split(sep)
      .join('/')
      .replace(/(^|\/)index\.html$/, '$1');
  if (!URL.canParse(url, address)) return undefined;
  const target = new URL(url, address);
  if (target.origin === host) return target;
  const ours = target.origin === origin && target.pathname.startsWith(base);
  return ours ? new URL(target.pathname + target.search + target.hash, host) : 'elsewhere';
}

function brokenBecause(
  { root, base }: BuiltSite,
  pages: ReadonlyMap<string, PageLinks>,
  { pathname, hash }: URL,
): string | undefined {
  const found = findFile(root, base, pathname);
  switch (found.is) {
    case 'nothing':
      return pathname.startsWith(base) ? 'leads to nothing' : `leads out of the site, which stands below ${base}`;
    case 'redirect':
      return 'names a folder without its closing slash';
    case 'file': {
      const id = anchorOf(hash);
      const page = pages.get(found.path);
      // Every page has an empty fragment and #top; other files have no anchors to check.
      if (page === undefined || id === '' || id === 'top' || page.ids.has(id)) return undefined;
      return 'names no element of that page';
    }
  }
}

/** Returns the id in a fragment. Browsers handle text fragments. */
function anchorOf(hash: string): string {
  const id = hash.slice(1).replace(/:~:.*/, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id; // browsers also keep a stray percent sign
  }
}
