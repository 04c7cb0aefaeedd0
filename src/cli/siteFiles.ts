import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** The result for an address of the built site. */
export type Found =
  | { readonly is: 'file'; readonly path: string }
  /** A folder without its closing slash: a static host redirects to this address. */
  | { readonly is: 'redirect'; readonly to: string }
  | { readonly is: 'nothing' };

/**
 * Returns the base path of a site, with a slash at both ends, from the canonical address of its home page, so that nobody has to repeat it.
 * A folder without a home page is a site at the root of a domain.
 */
export function builtBase(root: string): string {
  const home = join(root, 'index.html');
  if (kindOf(home) !== 'file') return '/';
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(readFileSync(home, 'utf8'))?.[1];
  return (URL.parse(canonical ?? '', 'https://wallkick.example')?.pathname ?? '/').replace(/[^/]*$/, '');
}

/**
 * Finds an address in a built site as plain static hosts do: a file by its name, a folder by its index.html. Names that begin with a dot are
 * private.
 * @param root folder of the built site
 * @param base from `builtBase`; all files of the site are below it
 * @param pathname the path of the address, still percent-encoded
 */
export function findFile(root: string, base: string, pathname: string): Found {
  if (`${pathname}/` === base) return { is: 'redirect', to: base };
  const name = decoded(pathname);
  if (name === undefined || !name.startsWith(base) || /[\0\\]|\/\/|\/\.(?!well-known\/)/.test(name))
    return { is: 'nothing' };
  const path = resolve(root, name.slice(base.length));
  if (!isInside(resolve(root), path)) return { is: 'nothing' };
  switch (kindOf(path)) {
    case 'file':
      return name.endsWith('/') ? { is: 'nothing' } : fileIn(root, path);
    case 'folder': {
      const index = join(path, 'index.html');
      if (kindOf(index) !== 'file') return { is: 'nothing' };
      return name.endsWith('/') ? fileIn(root, index) : { is: 'redirect', to: `${pathname}/` };
    }
    case 'nothing':
      return { is: 'nothing' };
  }
}

/** A file, unless a symbolic link leads out of the site. */
const fileIn = (root: string, path: string): Found =>
  isInside(realpathSync(root), realpathSync(path)) ? { is: 'file', path } : { is: 'nothing' };

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined; // a stray percent sign names no file
  }
}

const isInside = (root: string, path: string): boolean => path === root || path.startsWith(root + sep);

function kindOf(path: string): 'file' | 'folder' | 'nothing' {
  try {
    const stats = statSync(path);
    if (stats.isFile()) return 'file';
    return stats.isDirectory() ? 'folder' : 'nothing';
  } catch {
    return 'nothing'; // no entry, a name that is too long, a loop of links, or a folder that may not be read
  }
}
