import { readFile, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { join } from 'node:path';

/** Changes every page below a folder. */
export async function rewritePages(folder: string, change: (html: string) => string): Promise<void> {
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    await writeFile(file, change(await readFile(file, 'utf8')));
  }
}
