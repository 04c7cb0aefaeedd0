import type { Vec } from './geometry.ts';
import { ORIENTATIONS, type Orientation, type Piece, type Placement } from './piece.ts';
import { extentOf, minosOf, shapeOf, type ShapeTable } from './shapes.ts';

/**
 * The placement whose minos are exactly `squares`; the lowest orientation number when several cover the same squares, unless
 * `orientation` is named. Null when no orientation of the piece covers them.
 */
export function placementOf(
  shapes: ShapeTable,
  piece: Piece,
  squares: readonly Vec[],
  orientation?: Orientation,
): Placement | null {
  const wanted = new Set(squares.map(([x, y]) => `${x},${y}`));
  const { left, bottom } = extentOf(squares);
  for (const candidate of orientation === undefined ? ORIENTATIONS : [orientation]) {
    const shape = shapeOf(shapes, piece, candidate);
    const own = extentOf(shape);
    const placement: Placement = { piece, orientation: candidate, at: [left - own.left, bottom - own.bottom] };
    if (minosOf(shapes, placement).every(([x, y]) => wanted.has(`${x},${y}`))) return placement;
  }
  return null;
}

/** The placement whose minos are exactly `squares`: in the orientation of that number where it can be, else as `placementOf`. */
export const placementOn = (
  shapes: ShapeTable,
  piece: Piece,
  squares: readonly Vec[],
  orientation: Orientation,
): Placement | null => placementOf(shapes, piece, squares, orientation) ?? placementOf(shapes, piece, squares);
