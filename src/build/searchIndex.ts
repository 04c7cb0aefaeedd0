import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';

/**
 * Writes the search index of a built site again if it is incomplete. Starlight ends Pagefind as soon as that says that it has written all
 * files; on a busy machine the last one is still empty then, and no search finds anything.
 * @param site folder of the built site
 */
export async function completeSearchIndex(site: string): Promise<void> {
  const folder = join(site, 'pagefind');
  if (statSync(join(folder, 'pagefind-entry.json')).size > 0) return;
  const { index, errors } = await createIndex();
  if (!index) throw new Error(`The search index could not be made: ${errors.join(', ')}`);
  await index.addDirectory({ path: site });
  const { files } = await index.getFiles();
  for (const { path, content } of files) writeFileSync(join(folder, path), content);
  await close();
}
