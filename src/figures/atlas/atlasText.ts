// The atlas as text, one line an ending: how it is sent to the browser.

export const ENTRY_SEPARATOR = '\n';
export const PART_SEPARATOR = '|';
/** In the place of a board that was not looked for to the end. */
export const NO_BOARD_YET = '?';

export interface AtlasData {
  readonly systems: readonly { readonly id: string; readonly name: string }[];
  /** The endings of a piece, line by line. */
  readonly texts: readonly string[];
  /** Which of the texts belongs to `system piece`. */
  readonly places: Readonly<Record<string, number>>;
}
