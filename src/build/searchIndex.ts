import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';

/** The file that Pagefind writes last. */
const ENTRY = 'pagefind-entry.json';

/**
 * Writes the search index of a built site again if it is incomplete. Starlight ends Pagefind as soon as that says that it has written all
 * files; on a busy machine some are still empty or missing then, and no search finds anything.
 * @param site folder of the built site
 */
export async function completeSearchIndex(site: string): Promise<void> {
  const folder = join(site, 'pagefind');
  const names = globSync('**/*.*', { cwd: folder });
  if (names.includes(ENTRY) && names.every((name) => statSync(join(folder, name)).size > 0)) return;
  const { index, errors } = await createIndex();
  if (!index) throw new Error(`The search index could not be made: ${errors.join(', ')}`);
  await index.addDirectory({ path: site });
  const { files } = await index.getFiles();
  for (const { path, content } of files) writeFileSync(join(folder, path), content);
  await close();
}

/** How a page names the script of the search. */
const NAMED = /(data-index="[^"]*\/pagefind\/)(?=pagefind\.js")/g;

/**
 * Moves the search index of a built site into a folder that is named by its content, and names that in all pages. A page then never
 * searches with the index of another version.
 * @param site folder of the built site
 */
export function nameByContent(site: string): void {
  const folder = join(site, 'pagefind');
  const hash = createHash('sha256');
  for (const name of globSync('**/*.*', { cwd: folder }).sort())
    hash.update(name).update(readFileSync(join(folder, name)));
  const version = hash.digest('hex').slice(0, 8);
  renameSync(folder, join(site, version));
  mkdirSync(folder);
  renameSync(join(site, version), join(folder, version));
  for (const name of globSync('**/*.html', { cwd: site })) {
    const page = join(site, name);
    const html = readFileSync(page, 'utf8');
    const named = html.replace(NAMED, `$1${version}/`);
    if (named !== html) writeFileSync(page, named);
  }
}
