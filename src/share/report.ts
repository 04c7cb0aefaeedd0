import type { Vec } from '#engine/geometry.ts';
import type { Piece } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import type { Drawing } from '#board/picture.ts';
import type { TextTable } from '#text/textTable.ts';

/** A field, and the piece on it that is not part of the stack. */
export interface Played {
  readonly field: Playfield;
  readonly piece: Piece;
  readonly minos: readonly Vec[];
}

/** What a figure draws of its state. */
export interface Pictures {
  /** What is shown. */
  readonly step: readonly Drawing[];
  /** The small drawings of every step, where there are steps. */
  readonly steps?: readonly Drawing[];
  /** What stands below the boards: lanes of buttons, timelines, pieces to come. */
  readonly below?: readonly Drawing[];
  /** What a reader of the picture must know besides the sentence. */
  readonly note?: string;
}

/** What a figure reports of its state for `Share`. A figure makes it from its state alone, when the menu is opened. */
export interface Report {
  /** All that the figure says: its sentence, or that of every step, and its tables a row a line. */
  readonly sentences?: readonly string[];
  /** What stands on its board, where it has one. */
  readonly played?: Played | null;
  /** Its board as rows of text, where that is no field with a piece on it. */
  readonly board?: string;
  /** Which buttons were held, frame by frame, where that is what a reader put in. */
  readonly pressed?: readonly string[];
  /** What was put in, as text, where the words of the state only name it. */
  readonly input?: string;
  readonly pictures?: Pictures;
}

const isText = (text: string): boolean => text !== '';

/** `Kicks. Test 2: Kick (-1, 0); Verdict blocked`: a table a row a line, each cell with the head of its column. Empty cells say nothing. */
export function tableLines({
  label,
  heads,
  rows,
}: Pick<TextTable, 'heads' | 'rows'> & Partial<TextTable>): readonly string[] {
  return rows.map(({ name, cells }) => {
    const filled = cells.flatMap(({ text }, index) => (isText(text) ? [[heads[index + 1] ?? '', text]] : []));
    const line = `${name}: ${filled.map((pair) => pair.filter(isText).join(' ')).join('; ')}`;
    return label ? `${label}. ${line}` : line;
  });
}

/** `All steps. Start: J, state 0`: the words above and below each of several small drawings. */
export const frameLines = (
  label: string,
  frames: readonly { readonly head: string; readonly foot: string }[],
): readonly string[] => frames.map(({ head, foot }) => `${label}. ${head}: ${foot}`);

/** `Score: 320`. */
export const factLines = (facts: readonly { readonly name: string; readonly value: string }[]): readonly string[] =>
  facts.map(({ name, value }) => `${name}: ${value}`);
