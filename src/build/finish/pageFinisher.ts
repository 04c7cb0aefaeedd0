import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sheetEdits } from '../css/sheetsInHead.ts';
import { exampleWriter } from '../examples.ts';
import { edited, readPage } from '../finishedPage.ts';
import { writeMarkdown } from '../markdownPages.ts';
import { policyEdit } from '../policy.ts';
import { cardEdits } from '../tableCards.ts';
import { figuresOf } from './figuresOf.ts';
import { reportsOf } from './pageReports.ts';
import { previewWriter } from './previews.ts';
import { headingEdits } from './searchText.ts';

/** Pages that some threads finish together. */
export interface PagesToFinish {
  /** The folder of the built site. */
  readonly folder: string;
  /** Its address, ending in a slash. */
  readonly address: string;
  /** The paths of the pages in the folder. */
  readonly names: readonly string[];
  /** How many of them threads have begun, in memory that all of them share. */
  readonly begun: Int32Array<SharedArrayBuffer>;
}

/** A page by its place in the list, and its line in the list of all pages, if it has one. */
export type FinishedLine = readonly [index: number, line: string | null];

/** Pages that a thread has begun at once: while files of one are written, it works on another. */
const AT_ONCE = 4;

/** Returns a function that adds to a written page what all pages have, and returns its line in the list of all pages. */
async function pageFinisher(folder: string, address: string): Promise<(name: string) => Promise<string | null>> {
  const [writeExamples, writePreview] = await Promise.all([
    exampleWriter(folder, address),
    previewWriter(folder, address),
  ]);
  return async (name) => {
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
  };
}

/** Finishes pages until all are begun, and returns the lines of those that this thread has finished. */
export async function finishShare({ folder, address, names, begun }: PagesToFinish): Promise<readonly FinishedLine[]> {
  const finish = await pageFinisher(folder, address);
  const lines: FinishedLine[] = [];
  const next = (): number => Atomics.add(begun, 0, 1);
  const work = async (): Promise<void> => {
    for (let index = next(); index < names.length; index = next()) lines.push([index, await finish(names[index]!)]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return lines;
}
