import type { Remark } from './diagnostic.ts';
import type { PtnDocument } from './document.ts';

/** A text of any format as a document, with what was wrong with it. Spans are places in that text. */
export interface Import {
  readonly document: PtnDocument;
  readonly remarks: readonly Remark[];
}

/** A document in another format; null when the remarks hold an error. */
export interface Export {
  readonly text: string | null;
  readonly remarks: readonly Remark[];
}

export const NO_REMARKS: readonly Remark[] = Object.freeze([]);
