import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { elementsIn } from './elementsIn.ts';

/** A page as Astro has written it, read once for all that is changed in it. */
export interface FinishedPage {
  readonly html: string;
  /** Its elements in their order, with where in the text they stand. */
  readonly elements: readonly Tree.Element[];
}

export const readPage = (html: string): FinishedPage => ({
  html,
  elements: elementsIn(parse(html, { sourceCodeLocationInfo: true })),
});

/** A part of a page's text, which may be empty, and what takes its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text with some of its parts replaced; no part lies in another one. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}
