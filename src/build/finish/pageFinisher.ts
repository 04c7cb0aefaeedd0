import { exampleWriter } from '../examples.ts';
import { edited, readPage } from '../finishedPage.ts';
import { writeMarkdown } from '../markdownPages.ts';
import { policyEdit } from '../policy.ts';
import { headingEdits } from './searchText.ts';
import { cardEdits } from '../tableCards.ts';
import { previewWriter } from './previews.ts';
import { sheetEdits } from '../css/sheetsInHead.ts';

export interface Site {
  /** The folder of the built site. */
  readonly folder: string;
  /** Its address, ending in a slash. */
  readonly address: string;
}

export interface RenderedPage {
  /** Its path in the folder, `guide/kicks/index.html`. */
  readonly name: string;
  readonly html: string;
}

export interface Finished {
  readonly html: string;
  /** Its line in the list of all pages; null for pages without a text of their own. */
  readonly line: string | null;
}

/** Returns a function that adds examples, a picture for links, names of columns, a policy, and all style sheets in the head to a page, and writes its text as Markdown. */
export async function pageFinisher({ folder, address }: Site): Promise<(page: RenderedPage) => Promise<Finished>> {
  const [writeExamples, writePreview] = await Promise.all([
    exampleWriter(folder, address),
    previewWriter(folder, address),
  ]);
  return async ({ name, html }) => {
    const page = readPage(html);
    const [examples, preview, line] = await Promise.all([
      writeExamples(name, page),
      writePreview(name, page),
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
    return { html: edited(html, edits), line };
  };
}
