import type { Vec } from '#engine/geometry.ts';
import type { Piece } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import type { PaletteName } from '#engine/system.ts';
import type { Drawing, PictureSize } from '#board/drawing.ts';
import type { FumenPage } from '#notation/fumenBoard.ts';
import type { TextTable } from '#text/textTable.ts';
import type { Voice } from '#text/voice.ts';

/** A field, and the active piece on it. */
export interface PlayedField {
  readonly field: Playfield;
  readonly piece: Piece;
  readonly minos: readonly Vec[];
}

/** A picture of an animation. */
export interface PictureFrame {
  readonly drawings: readonly Drawing[];
  readonly below?: readonly Drawing[];
  readonly sentence: string;
}

/** The drawings of a figure. */
export interface Pictures {
  /** The current state. */
  readonly step: readonly Drawing[];
  /** The small drawings of every step, if there are steps. */
  readonly steps?: readonly Drawing[];
  /** A drawing small enough for a list, if that is not the first one of the state. */
  readonly small?: () => Drawing;
  /** The drawings below the boards: the axis of a lab, next pieces. */
  readonly below?: readonly Drawing[];
  /** The state after every step, for an animation; drawn only when a reader wants one. */
  readonly frames?: () => readonly PictureFrame[];
  /** The size of all pictures in pixels, if they are made for one. The page of the figure has such a picture for links to it. */
  readonly size?: PictureSize;
  /** Milliseconds that a frame of the animation stays, if it is not the usual time of a step. */
  readonly frameTime?: number;
}

/** What a figure reports of its state besides its title and its sentence. */
export interface ReportDetails {
  /** All texts of the figure: the sentence of the state or of every step, and its tables with one row a line. */
  readonly sentences?: readonly string[];
  /** The board, if the figure has one. */
  readonly played?: PlayedField | null;
  /** The boards of a game, one for each piece, if the figure has a game: the pages of its fumen. */
  readonly pages?: readonly FumenPage[];
  /** The board as rows of text, if it is no field with a piece. */
  readonly board?: string;
  /** The held buttons, frame by frame, if they are the reader's input. */
  readonly pressed?: readonly string[];
  /** The input as text, if the state only names it. */
  readonly input?: string;
  readonly pictures?: Pictures;
}

/** The report of a figure's state: all that is shown of it outside its page. */
export interface FigureReport extends ReportDetails {
  readonly title: string;
  /** The sentence of the state. */
  readonly sentence: string;
  /** The colours of pieces, if they are not those of the guideline. */
  readonly palette?: PaletteName;
}

/** `report.ts` in the folder of each figure. It needs no page; a figure on one may add what a query does not name. */
export interface ReportModule {
  readonly report: (query: string, voice: Voice) => FigureReport;
}

const isText = (text: string): boolean => text !== '';

/**
 * `Kicks. Test 2: Kick (-1, 0); Verdict blocked`: returns a table with one row a line, each cell with the head of its column. Empty cells
 * are left out.
 */
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

/** `All steps. Start: J, state 0`: returns the texts above and below each of several small drawings. */
export const frameLines = (
  label: string,
  frames: readonly { readonly head: string; readonly foot: string }[],
): readonly string[] => frames.map(({ head, foot }) => `${label}. ${head}: ${foot}`);

/** `Score: 320`. */
export const factLines = (facts: readonly { readonly name: string; readonly value: string }[]): readonly string[] =>
  facts.map(({ name, value }) => `${name}: ${value}`);
