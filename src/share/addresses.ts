const FILE = 'wallkick.js';

const FOLDER = 'embed/v1/';

/** The public folder of a module of the elements; null where a bundler has put the module into a file of the host. */
export const folderOf = (module: string): string | null =>
  new RegExp(`^https?://.*/${FOLDER}(?=[^/]*$)`).exec(module)?.[0] ?? null;

/**
 * The script of the elements for other pages. It is in the folder of this module in the build for other pages, and below the root of the
 * site everywhere else. Null where its address is unknown.
 */
export function scriptAddress(): string | null {
  const base: string = import.meta.env.BASE_URL;
  // Bundlers take `new URL('…', import.meta.url)` for a file that they must copy.
  const folder = base.startsWith('/')
    ? new URL(`${base.replace(/\/$/, '')}/${FOLDER}`, location.href).href
    : folderOf(import.meta.url);
  return folder === null ? null : folder + FILE;
}

/** The bare page of a widget, for frames, beside the script. */
export function framedAddress(script: string, kind: string, params: Iterable<readonly [string, string]>): string {
  const url = new URL(`${kind}/`, script);
  for (const [name, value] of params) url.searchParams.set(name, value);
  return readable(url);
}

/** Slashes, commas and dots of boards and positions need no escape in a query. */
export function readable(url: URL): string {
  url.search = url.search.replace(/%2F/g, '/').replace(/%2C/g, ',');
  return url.href;
}
