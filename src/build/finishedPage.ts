import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { elementsIn } from './elementsIn.ts';

/** A page as Astro has written it, parsed once for all edits. */
export interface FinishedPage {
  readonly html: string;
  /** Its elements in document order, with their positions in the text. */
  readonly elements: readonly Tree.Element[];
}

export const readPage = (html: string): FinishedPage => ({
  html,
  elements: elementsIn(parse(html, { sourceCodeLocationInfo: true })),
});

/** A range of a page's text, possibly empty, and its replacement. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies replacements to a text. They must not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}
