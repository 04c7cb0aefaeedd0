import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributeOf } from '../elementsIn.ts';
import type { Edit, FinishedPage } from '../finishedPage.ts';

/** A link to a style sheet and its position in the page. */
interface Sheet {
  readonly tag: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Moves all linked style sheets of a page into its head, each once, those from the body last. Code blocks link theirs at the first block:
 * the browser has painted by then and would restyle everything above.
 * @throws Error when the body has style sheets and the head has no written end tag
 */
export function sheetEdits({ html, elements }: FinishedPage): readonly Edit[] {
  const part = (name: 'head' | 'body'): Tree.Element => elements.find(({ tagName }) => tagName === name)!;
  const bodyStart = part('body').sourceCodeLocation?.startOffset ?? 0;
  const sheets = sheetsAmong(elements, html);
  const inBody = sheets.filter(({ start }) => start >= bodyStart);
  if (inBody.length === 0) return [];
  const headEnd = part('head').sourceCodeLocation?.endTag?.startOffset;
  if (headEnd === undefined)
    throw new Error('The page has style sheets in its body, and no end of a head to put them at.');
  const inHead = new Set(sheets.flatMap(({ start, tag }) => (start < bodyStart ? [tag] : [])));
  const moved = new Set(inBody.flatMap(({ tag }) => (inHead.has(tag) ? [] : [tag])));
  return [
    { start: headEnd, end: headEnd, text: [...moved].join('') },
    ...inBody.map(({ start, end }) => ({ start, end, text: '' })),
  ];
}

function sheetsAmong(elements: readonly Tree.Element[], html: string): readonly Sheet[] {
  return elements.flatMap((element) => {
    const place = element.sourceCodeLocation;
    if (element.tagName !== 'link' || attributeOf(element, 'rel') !== 'stylesheet' || !place) return [];
    const { startOffset: start, endOffset: end } = place;
    return [{ tag: html.slice(start, end), start, end }];
  });
}
