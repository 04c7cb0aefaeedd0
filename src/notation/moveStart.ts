import { PIECES, type Piece } from '#engine/piece.ts';
import { endsWord, isAsciiLetter, isDash, isDigit, isLetterAt, unitsAt } from './characters.ts';
import { formsOf, type Form, type Letter } from './forms.ts';

/** How a piece letter is read on: by the direction that follows it, or by the number of columns. */
export interface PieceEntry {
  readonly piece: Piece;
  readonly byLetter: ReadonlyMap<string, Form>;
  readonly byWidth: readonly (Form | undefined)[];
  readonly directed: boolean;
  readonly widths: readonly number[];
}

const ENTRIES: readonly (PieceEntry | undefined)[] = (() => {
  const entries: (PieceEntry | undefined)[] = new Array<undefined>(128).fill(undefined);
  for (const piece of PIECES) {
    const forms = formsOf(piece);
    const byWidth: (Form | undefined)[] = [undefined, undefined, undefined, undefined, undefined];
    for (const form of forms) if (form.letter === '') byWidth[form.width] = form;
    entries[piece.charCodeAt(0)] = {
      piece,
      byLetter: new Map(forms.filter(({ letter }) => letter !== '').map((form) => [form.letter, form])),
      byWidth,
      directed: forms[0]!.letter !== '',
      widths: [...new Set(forms.map(({ width }) => width))].sort(),
    };
  }
  return entries;
})();

const LETTERS: readonly Letter[] = ['u', 'd', 'l', 'r'];

export const entryAt = (text: string, at: number): PieceEntry | undefined => ENTRIES[text.charCodeAt(at)];

/** Length of what stands between piece and dash where a move can be meant: nothing, one character, or two letters; -1 otherwise. */
export function directionUnits(text: string, at: number): number {
  if (isDash(text.charCodeAt(at))) return 0;
  if (endsWord(text.charCodeAt(at))) return -1;
  const one = unitsAt(text, at);
  if (isDash(text.charCodeAt(at + one))) return one;
  const letters = isAsciiLetter(text.charCodeAt(at)) && isAsciiLetter(text.charCodeAt(at + 1));
  return letters && isDash(text.charCodeAt(at + 2)) ? 2 : -1;
}

/**
 * Whether a move is meant at an offset: a piece, what may be its direction, a dash, and no letter behind it (`T-spin` is a word).
 * Where the direction is none, a digit must follow the dash.
 */
export function isMoveAt(text: string, at: number): boolean {
  const entry = entryAt(text, at);
  if (entry === undefined) return false;
  const units = directionUnits(text, at + 1);
  if (units < 0) return false;
  const behind = at + 1 + units + 1;
  if (isDigit(text.charCodeAt(behind))) return true;
  return (units === 0 || LETTERS.includes(text[at + 1] as Letter)) && units < 2 && !isLetterAt(text, behind);
}

/** Whether something like a move with an unknown piece stands at an offset: a letter, what may be a direction, a dash, a digit. */
export function isUnknownPieceAt(text: string, at: number): boolean {
  if (!isLetterAt(text, at) || entryAt(text, at) !== undefined) return false;
  const letter = unitsAt(text, at);
  const units = directionUnits(text, at + letter);
  return units >= 0 && units < 2 && isDigit(text.charCodeAt(at + letter + units + 1));
}

/** The piece that a character stands for if its case is a slip. */
export const pieceMeant = (character: string): Piece | undefined =>
  PIECES.find((piece) => piece === character.toUpperCase());
