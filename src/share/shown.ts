import type { Params } from '#text/params.ts';
import type { Report } from './report.ts';

/** What a figure shows, as far as it can leave the page. */
export interface Shown extends Report {
  /** The kebab-case name of the widget. */
  readonly kind: string;
  readonly title: string;
  /** The address that reopens it. */
  readonly link: string;
  /** What is said at this state. */
  readonly sentence: string;
  /** The words of the state: the attributes of the widget's element, too, unless others are given. */
  readonly words: Params;
  /** The attributes of the widget's element, where they are more than the words. */
  readonly attributes?: Params;
  /** The element whose colours pictures have. */
  readonly root: HTMLElement;
}

/** One of the texts that `Share` offers. */
export interface ShareForm {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** The text can be saved as a file of that name and type. */
  readonly file?: { readonly name: string; readonly type: string };
  /** Why the figure has no such form; the text is empty then. */
  readonly none?: string;
}

/** Everything that `Share` offers. */
export interface ShareOffer {
  readonly forms: readonly ShareForm[];
  /** The report that a game does something else, made of what the reader saw there. */
  readonly report?: (saw: string) => readonly ShareForm[];
}
