import type { Vec } from '#engine/geometry.ts';
import type { Piece } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import type { Words } from '#text/words.ts';

/** A field, and the piece on it that is not part of the stack. */
export interface Played {
  readonly field: Playfield;
  readonly piece: Piece;
  readonly minos: readonly Vec[];
}

/** What a figure with a rotation can say of it. It is put together when the menu is opened. */
export interface Told {
  /** What is said at every step, where there are steps. */
  readonly trace?: readonly string[];
  /** What stands on its board, where it has one. */
  readonly played?: Played | null;
  /** Its board as rows of text, where that is no field with a piece on it. */
  readonly board?: string;
  /** Which buttons were held, frame by frame, where that is what a reader put in. */
  readonly pressed?: readonly string[];
  /** What was put in, as text, where the words of the state only name it. */
  readonly input?: string;
}

/** What a figure shows, as far as it can leave the page. */
export interface Shown extends Told {
  /** The kebab-case name of the widget. */
  readonly kind: string;
  readonly title: string;
  /** The address that reopens it. */
  readonly link: string;
  /** What is said at this state. */
  readonly sentence: string;
  /** The words of the state: the attributes of the widget's element, too, unless others are given. */
  readonly words: Words;
  /** The attributes of the widget's element, where they are more than the words. */
  readonly attributes?: Words;
  /** The element whose boards become pictures. */
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
