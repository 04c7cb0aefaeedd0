import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { finishShare, type FinishedLine, type PagesToFinish } from './pageFinisher.ts';

const addressOf = (name: string): string => name.replace(/index\.html$/, '');

/** Returns the text of `llms.txt`, which lists all pages. */
const listOf = (lines: readonly string[]): string => {
  const about = '> Rotation systems of falling-block games. Every figure runs the rules and says why a test failed.';
  return ['# Wallkick', about, '## Pages', lines.join('\n'), ''].join('\n\n');
};

/** Finishes pages in a second thread. */
export const finishBeside = (pages: PagesToFinish): Promise<readonly FinishedLine[]> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('finishThread.ts', import.meta.url), { workerData: pages });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) =>
      reject(new Error(`The second thread ended with code ${code} and without its pages.`)),
    );
  });

/**
 * Adds examples, a picture for links, names of columns, a policy, and all style sheets in the head to each page of a built site. Writes the
 * text of the pages as Markdown, and the list of all pages. Two threads share the pages.
 * @param folder the folder of the built site
 * @param address its address, ending in a slash
 */
export async function finishPages(folder: string, address: string): Promise<void> {
  const found = globSync('**/*.html', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
  // By address, so that a section comes before its pages.
  const names = found.toSorted((a, b) => (addressOf(a) < addressOf(b) ? -1 : 1));
  const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const pages: PagesToFinish = { folder, address, names, begun };
  const lines = new Map((await Promise.all([finishShare(pages), finishBeside(pages)])).flat());
  const listed = names.flatMap((_name, index) => lines.get(index) ?? []);
  await writeFile(join(folder, 'llms.txt'), listOf(listed));
}
