import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** The folder of the elements for other pages. */
const ELEMENTS = 'embed/v1';
/** Its folder for files of the site that frames load. */
const SHARED = `${ELEMENTS}/site`;

const LOADED = /\b(href|src)="([^"#?]*)"/g;
const URL_IN_CSS = /\burl\(([^)"']+)\)/g;

/** Returns the address of a file of the site, from a page or a style sheet in a folder of it. */
const relativeTo = (folder: string, file: string): string =>
  posix.relative(folder, file) + (file.endsWith('/') || file === '' ? '/' : '');

/** Copies a file of the site into the folder for frames, with the fonts of a style sheet. */
function share(dist: string, base: string, file: string): void {
  const copy = join(dist, SHARED, file);
  mkdirSync(dirname(copy), { recursive: true });
  if (!file.endsWith('.css')) return copyFileSync(join(dist, file), copy);
  const css = readFileSync(join(dist, file), 'utf8').replace(URL_IN_CSS, (whole, address: string) => {
    if (!address.startsWith(base)) return whole;
    const font = address.slice(base.length);
    share(dist, base, font);
    return `url(${relativeTo(posix.dirname(file), font)})`;
  });
  writeFileSync(copy, css);
}

/**
 * Writes the bare pages for frames once more, beside the script of the elements and with everything that they load, so that a host may
 * serve that folder alone. Their first addresses, in the folder above, stay.
 * @param dist the folder of the built site
 * @param base the path of its root, with a slash at both ends
 */
export function writeFrames(dist: string, base: string): void {
  for (const page of globSync('embed/*/index.html', { cwd: dist })) {
    const name = posix.basename(dirname(page));
    const folder = `${ELEMENTS}/${name}`;
    const html = readFileSync(join(dist, page), 'utf8').replace(LOADED, (whole, attribute: string, address: string) => {
      if (!address.startsWith(base)) return whole;
      const file = address.slice(base.length);
      const isPage = file === '' || file.endsWith('/');
      if (isPage || file.startsWith(ELEMENTS)) return `${attribute}="${relativeTo(folder, file)}"`;
      share(dist, base, file);
      return `${attribute}="${relativeTo(folder, `${SHARED}/${file}`)}"`;
    });
    mkdirSync(join(dist, folder), { recursive: true });
    writeFileSync(join(dist, folder, 'index.html'), html);
  }
}
