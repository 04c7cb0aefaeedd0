import { decoder, encoder, Field, type EncodePage, type Page } from 'tetris-fumen';
import type { Vec } from '#engine/geometry.ts';
import { PIECES, type Orientation, type Piece, type Placement } from '#engine/piece.ts';
import { contentAt, type Playfield } from '#engine/playfield.ts';
import { NES } from './forms.ts';
import { srsPlaceOf } from './srs.ts';

export const ROTATIONS: Readonly<Record<Orientation, 'spawn' | 'right' | 'reverse' | 'left'>> = {
  0: 'spawn',
  1: 'right',
  2: 'reverse',
  3: 'left',
};

/** Rows of a fumen field above its garbage row. */
export const FIELD_ROWS = 23;
/** Characters that the comment of a page may have once it is escaped. */
const LONGEST_COMMENT = 4095;

/** Whether a page holds a text: it is kept with `escape`, which makes three or six characters of most. */
export const fitsPage = (text: string): boolean =>
  text.replace(/[^\w@*+\-./]/g, (unit) => (unit < '\u0100' ? '%..' : '%u....')).length <= LONGEST_COMMENT;

/** The field of a page, whose rows are as many as it has. */
export function fieldOf(field: Playfield): Field {
  const made = Field.create();
  for (let y = 0; y < Math.min(field.rows.length, FIELD_ROWS); y++) {
    for (let x = 0; x < field.width; x++) {
      const content = contentAt(field, x, y);
      if (content !== '.') made.set(x, y, content === '#' ? 'X' : content);
    }
  }
  return made;
}

/** One page to be written: the field before the piece, the piece if there is one, and the text; null leaves a text to the page before. */
export function pageOf(field: Playfield, placement: Placement | null, comment: string | null): EncodePage {
  const page = { field: fieldOf(field), ...(comment === null ? {} : { comment }) };
  if (placement === null) return page;
  const { piece, orientation, x, y } = srsPlaceOf(placement);
  return { ...page, operation: { type: piece, rotation: ROTATIONS[orientation], x, y } };
}

export const encodePages = (pages: readonly EncodePage[]): string => encoder.encode([...pages]);

/** Null when the text is no fumen. */
export function decodePages(text: string): readonly Page[] | null {
  try {
    const pages = decoder.decode(text.trim());
    // Some broken texts are only found out when what they hold is looked at.
    for (const page of pages) {
      page.field.str({ garbage: true });
      if (page.operation) page.mino().positions();
    }
    return pages;
  } catch {
    // The library throws at whatever it cannot read; the caller says what is allowed.
    return null;
  }
}

/** The text of a page without the piece queue of a quiz, which stands before a semicolon. */
export const textOf = ({ comment }: Page): string =>
  comment.startsWith('#Q=') ? comment.replace(/^[^;]*;?/, '') : comment;

/** The piece of a page and the squares it covers; null when the page has none. */
export function pieceOf(page: Page): { readonly piece: Piece; readonly squares: readonly Vec[] } | null {
  const piece = PIECES.find((known) => known === page.operation?.type);
  return piece === undefined
    ? null
    : {
        piece,
        squares: page
          .mino()
          .positions()
          .map(({ x, y }): Vec => [x, y]),
      };
}

/** Rows of the field of a page from the bottom up, blocks as `#`; null when blocks lie outside the rows of a board. */
export function rowsOf(page: Page): readonly string[] | null {
  const { field } = page;
  const row = (y: number): string =>
    Array.from({ length: NES.field.width }, (_, x) => (field.at(x, y) === '_' ? '.' : '#')).join('');
  const isEmpty = (y: number): boolean => !row(y).includes('#');
  const above = Array.from({ length: FIELD_ROWS - NES.field.height }, (_, index) => NES.field.height + index);
  if (![-1, ...above].every(isEmpty)) return null;
  return Array.from({ length: NES.field.height }, (_, y) => row(y));
}
