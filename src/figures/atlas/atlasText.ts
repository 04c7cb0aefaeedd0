// The atlas is sent to the browser as text with one outcome a line.

export const ENTRY_SEPARATOR = '\n';
export const PART_SEPARATOR = '|';
/** Replaces a board whose search was stopped. */
export const NO_BOARD_YET = '?';

export interface AtlasData {
  readonly systems: readonly { readonly id: string; readonly name: string }[];
  /** Returns the outcomes of a piece, one a line. */
  readonly texts: readonly string[];
  /** Maps `system piece` to the index of its text. */
  readonly places: Readonly<Record<string, number>>;
}
