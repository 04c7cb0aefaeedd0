import type { Params } from '#text/params.ts';
import type { PictureOffer } from './picture/offer.ts';
import type { FigureReport } from './report.ts';

/** The state of a figure in the forms that `Share` needs. */
export interface Shown extends FigureReport {
  /** The kebab-case name of the widget. */
  readonly kind: string;
  /** The address that reopens the state. */
  readonly link: string;
  /** The parameters of the state. They are also the attributes of the element, unless `attributes` has others. */
  readonly params: Params;
  /** The attributes of the element, if they differ from the parameters. */
  readonly attributes?: Params;
  /** The element whose colours pictures use. */
  readonly root: HTMLElement;
}

/** One of the texts of `Share`. */
export interface ShareForm {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Why the figure has no such form; the text is then empty. */
  readonly none?: string;
}

/** All forms of `Share`. */
export interface ShareOffer {
  readonly forms: readonly ShareForm[];
  /** The pictures of the state, if the figure draws any. */
  readonly pictures: PictureOffer | null;
  /** The address of a game that begins at the shown position, if there is one. */
  readonly play?: string | null;
  /** Returns the report that a game does something else, with what the reader saw there. */
  readonly report?: (saw: string) => readonly ShareForm[];
}
