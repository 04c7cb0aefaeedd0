import type { EncodePage, Page } from 'tetris-fumen';
import { diagnoser, failed, ok, type Result } from '#engine/diagnostics.ts';
import type { Vec } from '#engine/geometry.ts';
import { PIECES, type Piece } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import { placementOf } from '#engine/placementOf.ts';
import { extentOf } from '#engine/shapes.ts';
import { SRS_TRUE_SHAPES } from '#rules/trueShapes.ts';
import { decodePages, encodePages, FIELD_ROWS, fieldOf, pieceOf, ROTATIONS } from './fumenPages.ts';

/** A board as fumen holds one: ten columns, and a piece that is not part of the stack. */
interface FumenBoard {
  /** Bottom row first, as `playfield` takes them. */
  readonly rows: readonly string[];
  readonly piece: { readonly piece: Piece; readonly squares: readonly Vec[] } | null;
  /** How many pages the fumen has; the board is that of the first. */
  readonly pages: number;
  /** How many fumens the text holds; the first is read. */
  readonly fumens: number;
  /** Whether the first page has a comment. */
  readonly comment: boolean;
  /** Whether the row of garbage below the field holds blocks; it is the lowest row of the board then. */
  readonly garbage: boolean;
}

const COLUMNS = 10;
/** Longer texts are recordings of whole games, not boards. */
const LONGEST = 20_000;

/** The English sentences of what is wrong with a fumen that should give a board. */
const FUMEN_SENTENCES = {
  'fumen.character':
    '"{found}" does not belong in a fumen. After v115@ or v110@ come letters, digits, the signs + and /, and question marks. Copy it again.',
  'fumen.broken': 'This fumen cannot be decoded: it is cut off, or letters in it were changed. Copy it again, whole.',
  'fumen.long': 'This fumen has {length} characters; boards are read from fumens of up to {most}. Copy one page of it.',
} as const;

const diagnose = diagnoser(FUMEN_SENTENCES);
const VERSION = /[vmd]11[05](?:@|%40)/;
/** What ends a fumen: a blank, or a sign behind it in an address, in Markdown or in quotes. */
const END = /[\s&#)\]"'>,]/;
/** The signs of a fumen that addresses may hold encoded. */
const ENCODED = /%(?:40|2b|2f|3f)/gi;

/** Whether a text holds a fumen, alone or in the address of an editor. */
export const holdsFumen = (text: string): boolean => VERSION.test(text);

const decoded = (text: string): string => text.replace(ENCODED, (sign) => decodeURIComponent(sign));

/** A fumen that breaks off at a blank may have been parted into lines. */
function unparted(text: string): readonly Page[] | null {
  const parted = /^[\w+/?@%\s]*/.exec(text.slice(0, LONGEST))![0];
  return decodePages(decoded(parted.replace(/\s/g, '')));
}

/**
 * Reads the board of the first page of a fumen, v115 or v110, alone or in the address of an editor.
 * @returns rows from the bottom up and the piece; or what is wrong and where
 * @example
 * import { readFumenBoard } from 'wallkick/notation';
 *
 * const read = readFumenBoard('v115@vhAAgH');
 * read.ok ? read.value.pages : read.diagnostics[0]?.code; // → 1
 */
export function readFumenBoard(text: string): Result<FumenBoard> {
  const version = VERSION.exec(text);
  const start = version?.index ?? 0;
  const length = text.slice(start).search(END);
  const end = length < 0 ? text.length : start + length;
  if (end - start > LONGEST)
    return failed(diagnose('fumen.long', { start, end }, { length: end - start, most: LONGEST }));
  const data = start + (version?.[0].length ?? 0);
  const strange = /[^A-Za-z0-9+/?\s]/u.exec(text.slice(data, end).replace(/%(?:2b|2f|3f)/gi, '???'));
  if (strange) {
    const at = data + strange.index;
    return failed(diagnose('fumen.character', { start: at, end: at + strange[0].length }, { found: strange[0] }));
  }
  const pages = decodePages(decoded(text.slice(start, end))) ?? unparted(text.slice(start));
  const page = pages?.[0];
  if (!pages || !page) return failed(diagnose('fumen.broken', { start, end }));
  const { field } = page;
  const row = (y: number): string =>
    Array.from({ length: COLUMNS }, (_, x) => {
      const block = field.at(x, y);
      return block === '_' ? '.' : (PIECES.find((piece) => piece === block) ?? '#');
    }).join('');
  // The row of garbage lies below row 0 of a fumen; where it holds blocks it is the lowest row of the board.
  const lowest = /[^.]/.test(row(-1)) ? -1 : 0;
  const piece = pieceOf(page);
  return ok({
    rows: Array.from({ length: FIELD_ROWS - lowest }, (_, index) => row(lowest + index)),
    piece: piece && { ...piece, squares: piece.squares.map(([x, y]): Vec => [x, y - lowest]) },
    pages: pages.length,
    fumens: text.split(VERSION).length - 1,
    comment: page.comment !== '',
    garbage: lowest < 0,
  });
}

/** Why a board has no fumen: it has other than ten columns, or reaches above row 23. */
type NoFumen = 'columns' | 'rows';

/** A board with a piece as a page of a fumen. */
export interface FumenPage {
  readonly field: Playfield;
  readonly piece: Piece;
  readonly squares: readonly Vec[];
  readonly comment: string;
}

function encodePage({ field, piece, squares, comment }: FumenPage): { readonly page: EncodePage } | { none: NoFumen } {
  if (field.width !== COLUMNS) return { none: 'columns' };
  const placement = placementOf(SRS_TRUE_SHAPES, piece, squares);
  if (!placement || extentOf(squares).top >= FIELD_ROWS || field.rows.length > FIELD_ROWS) return { none: 'rows' };
  const middle = (SRS_TRUE_SHAPES[piece].box - 1) / 2;
  const operation = {
    type: piece,
    rotation: ROTATIONS[placement.orientation],
    x: placement.at[0] + middle,
    y: placement.at[1] + middle,
  };
  return { page: { field: fieldOf(field), operation, comment } };
}

/**
 * Writes boards as a fumen, v115, with a page for each.
 * @returns the text, or why there is none: the board has other than ten columns, or reaches above row 23
 * @example
 * import { playfield } from 'wallkick';
 * import { readFumenBoard, writeFumenBoards } from 'wallkick/notation';
 *
 * const squares = [[4, 0], [5, 0], [4, 1], [5, 1]] as const;
 * const page = { field: playfield(), piece: 'O', squares, comment: '' } as const;
 * const written = writeFumenBoards([page, page]);
 * const read = 'text' in written ? readFumenBoard(written.text) : null;
 * read?.ok ? read.value.pages : 0; // → 2
 */
export function writeFumenBoards(boards: readonly FumenPage[]): { readonly text: string } | { readonly none: NoFumen } {
  const pages: EncodePage[] = [];
  for (const board of boards) {
    const encoded = encodePage(board);
    if ('none' in encoded) return encoded;
    pages.push(encoded.page);
  }
  return { text: encodePages(pages) };
}
