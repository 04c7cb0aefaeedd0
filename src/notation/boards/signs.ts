import { PIECES, type Piece } from '#engine/piece.ts';
import type { Content } from '#engine/playfield.ts';

// The signs that people draw boards with.

/** Signs of empty squares. `-` marks a ghost or a cleared line in boards of wikis. Blanks are judged board by board. */
const EMPTY = '._-0·░□';
/** Signs of filled squares that are no letters. */
const FILLED = '#@*1█▓▒■';

export const isEmptySign = (sign: string): boolean => EMPTY.includes(sign);

const isLetter = (sign: string): boolean => /^[A-Za-z]$/.test(sign);

/** The piece whose letter a sign is. An `o` in a text without other small letters of pieces is a ring, not the piece. */
export const pieceOfSign = (sign: string): Piece | null =>
  sign === 'o' ? null : (PIECES.find((piece) => piece === sign.toUpperCase()) ?? null);

/** Whether a sign may be the piece although it is no letter of one. `#` and `G` are stack wherever they are used. */
export const mayBePiece = (sign: string): boolean => '@*oxX'.includes(sign);

/** Signs of blocks that every board uses. */
const BLOCKS = 'XxGgo';

/** A sign that stands in boards and hardly in words. */
export const isDrawn = (sign: string): boolean => isEmptySign(sign) || FILLED.includes(sign);

/** A sign that every line of a board may hold. */
export const isKnown = (sign: string): boolean => isDrawn(sign) || pieceOfSign(sign) !== null || BLOCKS.includes(sign);

/** Other letters and digits are filled squares only in lines that show by an empty square that they are rows. */
export const isPossible = (sign: string): boolean => isKnown(sign) || isLetter(sign) || /^[0-9]$/.test(sign);

export const contentOf = (sign: string): Content => {
  if (isEmptySign(sign) || sign === ' ') return '.';
  return pieceOfSign(sign) ?? '#';
};

/** Signs that need no word when they are read: those of this site. */
export const isPlain = (sign: string): boolean =>
  sign === '.' || sign === '#' || PIECES.some((piece) => piece === sign);
