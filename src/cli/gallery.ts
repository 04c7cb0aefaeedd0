/**
 * Makes a page of all pictures and texts that tests compare figures with: `npm run gallery` writes test-results/gallery.html for a person
 * to look through. The files are in src/figures/gallery; `npm run test:unit -- src/figures -u` updates them.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { galleryPage } from './galleryPage.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'src/figures/gallery');
const read = (file: string): string => readFileSync(file, 'utf8');

const entries = globSync('**/*.{svg,txt}', { cwd: folder })
  .map((name) => ({ name: name.replaceAll('\\', '/'), text: read(join(folder, name)) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
const drawn = globSync('{board,figure,figures}/**/*.css', { cwd: join(root, 'src') }).sort();
const styles = ['site/styles/tokens.css', ...drawn].map((file) => read(join(root, 'src', file)));
const page = join(root, 'test-results/gallery.html');
mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(page, galleryPage(entries, styles.join('\n')));
console.log(`${page}: ${entries.length} files`);
