import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** Returns the addresses of all pages in dist/, relative to the site: '' is the home page. Redirects are left out. */
export function builtPages(): readonly string[] {
  return globSync('**/*.html', { cwd: dist })
    .filter((name) => !readFileSync(join(dist, name), 'utf8').includes('http-equiv="refresh"'))
    .map((name) => name.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1'))
    .sort();
}

/** Returns the HTML of a page, by its address relative to the site. */
export const htmlOf = (address: string): string =>
  readFileSync(join(dist, address.replace(/(^|\/)$/, '$1index.html')), 'utf8');

/** Returns a page as Markdown, by its address relative to the site; null for pages without a text of their own. */
export function markdownFor(address: string): string | null {
  const file = join(dist, address, 'index.md');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
