import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleWriter } from '../examples.ts';
import { edited, readPage } from '../finishedPage.ts';
import { writeMarkdown } from '../markdownPages.ts';
import { policyEdit } from '../policy.ts';
import { cardEdits } from '../tableCards.ts';
import { figuresOf } from './figuresOf.ts';
import { reportsOf } from './pageReports.ts';
import { previewWriter } from './previews.ts';
import { headingEdits } from './searchText.ts';
import { sheetEdits } from '../css/sheetsInHead.ts';

const addressOf = (name: string): string => name.replace(/index\.html$/, '');

/** Returns the text of `llms.txt`, which lists all pages. */
const listOf = (lines: readonly string[]): string => {
  const about = '> Rotation systems of falling-block games. Every figure runs the rules and says why a test failed.';
  return ['# Wallkick', about, '## Pages', lines.join('\n'), ''].join('\n\n');
};

/**
 * Adds examples, a picture for links, names of columns, a policy, and all style sheets in the head to each page of a built site. Writes the
 * text of the pages as Markdown, and the list of all pages.
 * @param folder the folder of the built site
 * @param address its address, ending in a slash
 */
export async function finishPages(folder: string, address: string): Promise<void> {
  const [writeExamples, writePreview] = await Promise.all([
    exampleWriter(folder, address),
    previewWriter(folder, address),
  ]);
  async function finish(name: string): Promise<string | null> {
    const file = join(folder, name);
    const page = readPage(await readFile(file, 'utf8'));
    const named = figuresOf(page);
    const figures = await reportsOf(named.figures);
    const [examples, preview, line] = await Promise.all([
      writeExamples(name, named, figures),
      writePreview(name, page, figures),
      writeMarkdown(folder, address, name, page),
    ]);
    const edits = [
      ...sheetEdits(page),
      ...cardEdits(page),
      ...headingEdits(page),
      ...examples,
      ...preview,
      policyEdit(page),
    ];
    await writeFile(file, edited(page.html, edits));
    return line;
  }
  const names = globSync('**/*.html', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
  // By address, so that a section comes before its pages.
  const sorted = names.toSorted((a, b) => (addressOf(a) < addressOf(b) ? -1 : 1));
  const lines = await Promise.all(sorted.map(finish));
  await writeFile(join(folder, 'llms.txt'), listOf(lines.filter((line) => line !== null)));
}
