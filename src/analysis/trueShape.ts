import { ORIENTATIONS, type Orientation, type Piece } from '#engine/piece.ts';
import { placementOf } from '#engine/placementOf.ts';
import { type PieceShape, type ShapeTable } from '#engine/shapes.ts';
import { SRS_TRUE_SHAPES } from '#rules/trueShapes.ts';

/**
 * A piece as true rotation turns it, about the middle of one of its minos, with the orientations numbered as in `shapes`: what
 * points up at spawn in one system points down in another.
 * @throws Error when an orientation of `shapes` is no turn of the first one
 */
export function trueShape(shapes: ShapeTable, piece: Piece): PieceShape {
  const { states, ...same } = SRS_TRUE_SHAPES[piece];
  const numbered = ORIENTATIONS.map((quarters) =>
    ORIENTATIONS.map((state) => states[((state + quarters) & 3) as Orientation]),
  );
  const own = numbered.find((all) =>
    all.every((squares, state) => placementOf(shapes, piece, squares, state as Orientation)),
  );
  if (!own) throw new Error(`${piece} has a strange orientation`);
  return { ...same, states: own as unknown as PieceShape['states'] };
}
