import type { Vec } from '#engine/geometry.ts';

/** Side of a square and distance of the grid from the edge, in drawing units. */
const SQUARE = 8;
const EDGE = 1;
/** Width of the line, which also surrounds the target square. */
const LINE = 1.8;
const RING = 2.8;

/** The squares of a drawing, `2 * reach + 1` each way, with a ring at basic rotation in the middle. */
export interface GlyphPaper {
  /** Side of the drawing. */
  readonly side: number;
  /** Two strokes as wide as the drawing, which dashes cut into the lines of the grid. */
  readonly grid: string;
  readonly gridWidth: number;
  /** The middle of the ring, across and down. */
  readonly middle: number;
  readonly ring: number;
}

const lengthFor = (reach: number): number => (2 * reach + 1) * SQUARE;
/** Returns the side of a drawing. */
export const glyphSide = (reach: number): number => lengthFor(reach) + 2 * EDGE;
const middleFor = (reach: number): number => glyphSide(reach) / 2;

export function glyphPaper(reach: number): GlyphPaper {
  const length = lengthFor(reach);
  const middle = middleFor(reach);
  return {
    side: glyphSide(reach),
    grid: `M${EDGE / 2} ${middle}h${length + EDGE}M${middle} ${EDGE / 2}v${length + EDGE}`,
    gridWidth: length,
    middle,
    ring: RING,
  };
}

/** Returns the path from the ring to the target square, and the square; empty without a kick. Drawing y points down. */
export function kickPath([dx, dy]: Vec, reach: number): string {
  const middle = middleFor(reach);
  const distance = Math.hypot(dx, dy);
  if (distance === 0) return '';
  const to: Vec = [middle + dx * SQUARE, middle - dy * SQUARE];
  const round = (value: number): number => Math.round(value * 100) / 100;
  const start = `${round(middle + (dx / distance) * RING)} ${round(middle - (dy / distance) * RING)}`;
  const inside = SQUARE - LINE;
  const corner = `${round(to[0] - inside / 2)} ${round(to[1] - inside / 2)}`;
  return `M${start}L${to[0]} ${to[1]}M${corner}h${inside}v${inside}h${-inside}z`;
}
