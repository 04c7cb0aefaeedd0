/**
 * Returns the address under which the file for a request is kept: without query and fragment, and a folder for its index.html. A text of
 * any kind may follow the scope.
 * @param scope the address of the root of the site, ending in a slash
 * @returns null for what is not below the scope
 */
export function keptAddress(url: string, scope: string): string | null {
  const [address = ''] = url.split(/[?#]/, 1);
  return address.startsWith(scope) ? address.replace(/\/index\.html$/, '/') : null;
}
