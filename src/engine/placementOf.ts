import type { Vec } from './geometry.ts';
import { ORIENTATIONS, type Orientation, type Piece, type Placement } from './piece.ts';
import { extentOf, minosOf, shapeOf, type ShapeTable } from './shapes.ts';

/**
 * Finds the placement whose minos are exactly some squares. Where several states have these squares, it takes the lowest one.
 * @param squares four squares in any order
 * @param orientation the only state that counts; all four without it
 * @returns null if no state of the piece has these squares
 * @example
 * import { placementOf } from 'wallkick';
 * import { SRS_SHAPES } from 'wallkick/systems';
 *
 * const squares = [[4, 0], [4, 1], [4, 2], [5, 1]] as const;
 * placementOf(SRS_SHAPES, 'T', squares); // → { piece: 'T', orientation: 1, at: [3, 0] }
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
