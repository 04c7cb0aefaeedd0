const FILE = 'wallkick.js';

/**
 * The script of the elements for other pages. It is in the same folder as this module in the build for other pages, and below the root of
 * the site everywhere else.
 */
export const scriptAddress = (): string => {
  const base: string = import.meta.env.BASE_URL;
  return base.startsWith('/')
    ? new URL(`${base.replace(/\/$/, '')}/embed/v1/${FILE}`, location.href).href
    : new URL(FILE, import.meta.url).href;
};

/** The bare page of a widget, for frames. Its folder is next to the one of the script. */
export function framedAddress(script: string, kind: string, words: Iterable<readonly [string, string]>): string {
  const url = new URL(`../${kind}/`, script);
  for (const [name, value] of words) url.searchParams.set(name, value);
  return readable(url);
}

/** Slashes, commas and dots of boards and positions need no escape in a query. */
export function readable(url: URL): string {
  url.search = url.search.replace(/%2F/g, '/').replace(/%2C/g, ',');
  return url.href;
}
