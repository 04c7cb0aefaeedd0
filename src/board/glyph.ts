import type { Vec } from '#engine/geometry.ts';

/** Side of a square and half-width of the lines, in drawing units. */
const SQUARE = 8;
const EDGE = 1;
const RING = 2.8;

export interface GlyphShape {
  /** Side of the drawing. */
  readonly side: number;
  readonly grid: string;
  /** From the ring towards the middle of the target square; null without a kick. */
  readonly line: string | null;
  readonly from: Vec;
  readonly to: Vec;
  readonly ring: number;
}

/** Returns the drawing of a kick on `2 * reach + 1` squares each way, with basic rotation in the middle. Drawing y points down. */
export function glyphShape([dx, dy]: Vec, reach: number): GlyphShape {
  const squares = 2 * reach + 1;
  const length = squares * SQUARE;
  const lines = Array.from({ length: squares + 1 }, (_, i) => i * SQUARE + EDGE);
  const centre = length / 2 + EDGE;
  const to: Vec = [centre + dx * SQUARE, centre - dy * SQUARE];
  const distance = Math.hypot(dx, dy);
  const round = (value: number): number => Math.round(value * 100) / 100;
  const start = `${round(centre + (dx / distance) * RING)} ${round(centre - (dy / distance) * RING)}`;
  return {
    side: length + 2 * EDGE,
    grid: lines.map((at) => `M${at} ${EDGE}v${length}M${EDGE} ${at}h${length}`).join(''),
    line: distance === 0 ? null : `M${start}L${to[0]} ${to[1]}`,
    from: [centre, centre],
    to,
    ring: RING,
  };
}
