import type { Vec } from '#engine/geometry.ts';

/** Side of a square and distance of the grid from the edge, in drawing units. */
const SQUARE = 8;
const EDGE = 1;
/** Width of the line, which also surrounds the target square. */
const LINE = 1.8;
const RING = 2.8;

export interface GlyphShape {
  /** Side of the drawing. */
  readonly side: number;
  /** Two strokes as wide as the drawing, which dashes cut into the lines of the grid: pages have hundreds of these drawings. */
  readonly grid: string;
  readonly gridWidth: number;
  /** From the ring to the target square, and the square; empty without a kick. */
  readonly kick: string;
  /** The middle of the ring, across and down. */
  readonly middle: number;
  readonly ring: number;
}

/** Returns the drawing of a kick on `2 * reach + 1` squares each way, with basic rotation in the middle. Drawing y points down. */
export function glyphShape([dx, dy]: Vec, reach: number): GlyphShape {
  const squares = 2 * reach + 1;
  const length = squares * SQUARE;
  const centre = length / 2 + EDGE;
  const to: Vec = [centre + dx * SQUARE, centre - dy * SQUARE];
  const distance = Math.hypot(dx, dy);
  const round = (value: number): number => Math.round(value * 100) / 100;
  const start = `${round(centre + (dx / distance) * RING)} ${round(centre - (dy / distance) * RING)}`;
  const inside = SQUARE - LINE;
  const corner = `${round(to[0] - inside / 2)} ${round(to[1] - inside / 2)}`;
  return {
    side: length + 2 * EDGE,
    grid: `M${EDGE / 2} ${centre}h${length + EDGE}M${centre} ${EDGE / 2}v${length + EDGE}`,
    gridWidth: length,
    kick: distance === 0 ? '' : `M${start}L${to[0]} ${to[1]}M${corner}h${inside}v${inside}h${-inside}z`,
    middle: centre,
    ring: RING,
  };
}
