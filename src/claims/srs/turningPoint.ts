import { sameVec, type Vec } from '#engine/geometry.ts';
import { ORIENTATIONS, turned, type Piece } from '#engine/piece.ts';
import { shapeOf, type ShapeTable } from '#engine/shapes.ts';

const middle = ([x, y]: Vec): Vec => [x + 0.5, y + 0.5];

const centroid = (squares: readonly Vec[]): Vec => {
  const sum = squares.map(middle).reduce(([x, y], [sx, sy]) => [x + sx, y + sy]);
  return [sum[0] / squares.length, sum[1] / squares.length];
};

/** A point turned clockwise by a quarter about another. */
const quarterAbout = ([cx, cy]: Vec, [x, y]: Vec): Vec => [cx + (y - cy), cy - (x - cx)];

/** The only point about which a clockwise quarter turn can take one set of squares to another; null when none does. */
export function turningPoint(before: readonly Vec[], after: readonly Vec[]): Vec | null {
  const [gx, gy] = centroid(before);
  const [hx, hy] = centroid(after);
  // h - c = (gy - cy, cx - gx), solved for c.
  const [dx, dy] = [hx - gy, hy + gx];
  const centre: Vec = [(dx + dy) / 2, (dy - dx) / 2];
  const image = before.map((square) => quarterAbout(centre, middle(square)));
  return image.every((point) => after.some((square) => sameVec(point, middle(square)))) ? centre : null;
}

/** The point about which all four clockwise turns of a piece take place in its box; null when there is none. */
export function commonTurningPoint(shapes: ShapeTable, piece: Piece): Vec | null {
  const points = ORIENTATIONS.map((from) =>
    turningPoint(shapeOf(shapes, piece, from), shapeOf(shapes, piece, turned(from, 'cw'))),
  );
  const [first] = points;
  return first && points.every((point) => point !== null && sameVec(point, first)) ? first : null;
}
