import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleWriter } from './examples.ts';
import { edited, readPage } from './finishedPage.ts';
import { markdownWriter } from './markdownPages.ts';
import { policyEdit } from './policy.ts';
import { sheetEdits } from './css/sheetsInHead.ts';

/**
 * Adds examples, a policy, and all style sheets in the head to every page that Astro has written, and writes its text as Markdown.
 * @param site the root of the site, an absolute address ending in a slash
 */
export async function finishPages(folder: string, site: string): Promise<void> {
  const writeExamples = await exampleWriter(folder, site);
  const markdown = markdownWriter(folder, site);
  for (const path of globSync('**/*.html', { cwd: folder })) {
    const name = path.replaceAll('\\', '/');
    const page = readPage(await readFile(join(folder, name), 'utf8'));
    const edits = [...sheetEdits(page), ...(await writeExamples(name, page)), policyEdit(page)];
    await writeFile(join(folder, name), edited(page.html, edits));
    await markdown.write(name, page);
  }
  await markdown.writeList();
}
