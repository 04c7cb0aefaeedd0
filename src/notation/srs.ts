import { subtract, type Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import { ORIENTATIONS, type Orientation, type Piece, type Placement } from '#engine/piece.ts';
import { placementOf } from '#engine/placementOf.ts';
import { shapeOf } from '#engine/shapes.ts';
import { spawnPlacement } from '#engine/spawn.ts';
import { SRS_TRUE_SHAPES } from '#rules/trueShapes.ts';
import { moveAt, type Move } from './document.ts';
import { FORMS, formIn, NES, spotOf, type Form } from './forms.ts';

/** A piece as fumen and TBP place it: the centre of SRS true rotation, columns and rows from 0, and the orientation there. */
interface SrsPlace {
  readonly piece: Piece;
  readonly orientation: Orientation;
  readonly x: number;
  readonly y: number;
}

/** The mino about which the NES turns a piece is in this column and row, from 0, when the piece enters. */
const ENTRY_PIVOT: Vec = [5, 19];

const pivotInBox = (piece: Piece): Vec => subtract(ENTRY_PIVOT, spawnPlacement(NES, piece).at);

/** The middle of the boxes of true rotation, 5 by 5 for I and 3 by 3 for the others. */
const centreInBox = (piece: Piece): Vec => {
  const middle = (SRS_TRUE_SHAPES[piece].box - 1) / 2;
  return [middle, middle];
};

/** The NES turns its pieces about the very centres of SRS true rotation, so every form is an orientation of SRS. */
function srsOrientationOf({ piece, orientation }: Form): Orientation {
  const about = (squares: readonly Vec[], centre: Vec): readonly Vec[] =>
    squares.map((square) => subtract(square, centre));
  const wanted = about(shapeOf(NES.shapes, piece, orientation), pivotInBox(piece));
  const found = ORIENTATIONS.find((srs) =>
    sameSquares(about(shapeOf(SRS_TRUE_SHAPES, piece, srs), centreInBox(piece)), wanted),
  );
  if (found === undefined) throw new Error(`${piece}, orientation ${orientation}: no SRS orientation has this shape`);
  return found;
}

const SRS_ORIENTATIONS = new Map(FORMS.map((form) => [form, srsOrientationOf(form)]));

export function srsPlaceOf({ piece, orientation, at }: Placement): SrsPlace {
  const [x, y] = pivotInBox(piece);
  const srs = SRS_ORIENTATIONS.get(formIn(piece, orientation))!;
  return { piece, orientation: srs, x: at[0] + x, y: at[1] + y };
}

/** The squares that a placed piece covers. */
export const squaresOf = ({ piece, orientation, x, y }: SrsPlace): readonly Vec[] =>
  shapeOf(SRS_TRUE_SHAPES, piece, orientation).map((square) => {
    const [dx, dy] = subtract(square, centreInBox(piece));
    return [x + dx, y + dy];
  });

/**
 * The move that covers these squares, with its row; null when no form of the piece does, or when it would lie outside the columns,
 * below the board, or above the row in which the piece enters.
 */
export function moveOver(piece: Piece, squares: readonly Vec[]): Move | null {
  const placement = placementOf(NES.shapes, piece, squares);
  if (placement === null) return null;
  const { form, left, bottom } = spotOf(placement);
  const inside = left >= 0 && left + form.width <= NES.field.width && bottom >= 0 && bottom <= form.entry[1];
  return inside ? moveAt(form, left, bottom) : null;
}
