import type { Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import { ORIENTATIONS, PIECES, type Orientation, type Piece, type Placement } from '#engine/piece.ts';
import { extentOf, shapeOf, type Shape } from '#engine/shapes.ts';
import { spawnPlacement } from '#engine/spawn.ts';
import { nintendoRight } from '#rules/nintendo.ts';

/** Notated games are played by the rules of the NES; pieces, entry and turns come from that system and are written nowhere else. */
export const NES = nintendoRight;

export type Letter = 'u' | 'd' | 'l' | 'r';

/** One of the 19 ways a piece can lie on the board. */
export interface Form {
  readonly piece: Piece;
  /** Clockwise turns from spawn; where several look alike, the smallest number. */
  readonly orientation: Orientation;
  /** Where the nub points, for T, L and J; the other pieces have no letter. */
  readonly letter: Letter | '';
  /** Columns. */
  readonly width: number;
  /** Rows. */
  readonly height: number;
  /** Offsets of the leftmost column and the lowest row from the lower-left square of the bounding box. */
  readonly inset: Vec;
  /** Leftmost column and lowest row, from 0, when the piece is turned on the spot where it entered. */
  readonly entry: Vec;
  /** PTN up to the columns: `Tu-`, `I-`. */
  readonly prefix: string;
}

/** The piece without the letter that three squares in line would not show: the side on which the fourth or the short foot is. */
function nubOf(shape: Shape): Letter {
  const line = (axis: 0 | 1): number | undefined =>
    shape.map((square) => square[axis]).find((at) => shape.filter((square) => square[axis] === at).length === 3);
  const row = line(1);
  if (row !== undefined) return shape.some(([, y]) => y > row) ? 'u' : 'd';
  const column = line(0)!;
  return shape.some(([x]) => x > column) ? 'r' : 'l';
}

const hasNub = (piece: Piece): boolean => piece === 'T' || piece === 'L' || piece === 'J';

function formOf(piece: Piece, orientation: Orientation): Form {
  const shape = shapeOf(NES.shapes, piece, orientation);
  const { left, right, bottom, top } = extentOf(shape);
  const { at } = spawnPlacement(NES, piece);
  const letter = hasNub(piece) ? nubOf(shape) : '';
  return Object.freeze({
    piece,
    orientation,
    letter,
    width: right - left + 1,
    height: top - bottom + 1,
    inset: Object.freeze([left, bottom] as const),
    entry: Object.freeze([at[0] + left, at[1] + bottom] as const),
    prefix: `${piece}${letter}-`,
  });
}

const canonical = (piece: Piece, orientation: Orientation): Orientation =>
  ORIENTATIONS.find((other) =>
    sameSquares(shapeOf(NES.shapes, piece, other), shapeOf(NES.shapes, piece, orientation)),
  ) ?? orientation;

/** All forms, pieces in the engine's order, orientations ascending. */
export const FORMS: readonly Form[] = PIECES.flatMap((piece) =>
  ORIENTATIONS.filter((orientation) => canonical(piece, orientation) === orientation).map((orientation) =>
    formOf(piece, orientation),
  ),
);

const BY_ORIENTATION = new Map(
  PIECES.map((piece) => [
    piece,
    ORIENTATIONS.map((orientation) =>
      FORMS.find((form) => form.piece === piece && form.orientation === canonical(piece, orientation))!,
    ),
  ]),
);

/** The form of a piece in an orientation of the engine, 0 to 3. */
export const formIn = (piece: Piece, orientation: Orientation): Form => BY_ORIENTATION.get(piece)![orientation]!;

/** Forms of a piece that differ to the notation. */
export const formsOf = (piece: Piece): readonly Form[] => FORMS.filter((form) => form.piece === piece);

/** A form at a leftmost column and a lowest row, both from 0, as the engine has it. */
export const placementAt = (form: Form, left: number, bottom: number): Placement => ({
  piece: form.piece,
  orientation: form.orientation,
  at: [left - form.inset[0], bottom - form.inset[1]],
});

/** The same the other way round. */
export function spotOf({ piece, orientation, at }: Placement): {
  readonly form: Form;
  readonly left: number;
  readonly bottom: number;
} {
  const form = formIn(piece, orientation);
  return { form, left: at[0] + form.inset[0], bottom: at[1] + form.inset[1] };
}

const DIGITS = '1234567890';

/** The columns of a form as the notation writes them: column 10 is 0. */
export const columnDigits = (form: Form, left: number): string => DIGITS.slice(left, left + form.width);
