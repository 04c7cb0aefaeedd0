import { extentOf, minosOf, type ShapeTable } from './shapes.ts';
import { ORIENTATIONS, PIECES, type Orientation, type Placement } from './piece.ts';
import { PACKED_LEFT, type Obstacle } from './playfield.ts';
import type { Vec } from './geometry.ts';

/** A placement with its minos, made once and shared by every trace: poses are many times looked at and never changed. */
export interface Pose {
  readonly placement: Placement;
  readonly minos: readonly Vec[];
  /**
   * Lists of obstacles by which of the four minos are blocked (mino i as bit i) in fields of certain bounds, at
   * `bounds.number * 16 + blocked`. Filled by `obstacles.ts` as they are needed.
   */
  readonly obstacles: (readonly Obstacle[] | undefined)[];
}

/** Box positions with a packed mask: x from -8 to 15. */
export const MASK_LEFT = 8;
export const MASK_COLUMNS = 24;
const POSE_BELOW = 8;
const POSE_ROWS = 64;

/** Index of a piece in an orientation: 0 to 27. */
export const shapeIndex = (piece: number, orientation: Orientation): number => piece * 4 + orientation;

/** Masks and shared poses of one shape table. */
export interface PoseTable {
  /** Two integers of two rows each, from the lowest row of the shape up, at `(shapeIndex * 24 + x + 8) * 2`. */
  readonly masks: Int32Array;
  /** Box row of the lowest mino, by shape index. */
  readonly lowest: Int8Array;
  /** The bit of each mino in those two integers, at `((shapeIndex * 24 + x + 8) * 4 + mino) * 2`. */
  readonly minoMasks: Int32Array;
  readonly poseAt: (shape: number, x: number, y: number) => Pose;
}

const tables = new WeakMap<ShapeTable, PoseTable>();

export function poseTable(shapes: ShapeTable): PoseTable {
  const known = tables.get(shapes);
  if (known) return known;
  const table = build(shapes);
  tables.set(shapes, table);
  return table;
}

function build(shapes: ShapeTable): PoseTable {
  const all = PIECES.flatMap((piece) => ORIENTATIONS.map((orientation) => shapes[piece].states[orientation]));
  const lowest = all.map((squares) => extentOf(squares).bottom);
  const masks = new Int32Array(all.length * MASK_COLUMNS * 2);
  const minoMasks = new Int32Array(masks.length * 4);
  all.forEach((squares, shape) =>
    squares.forEach(([x, y], mino) => {
      const row = y - lowest[shape]!;
      const half = row >> 1;
      for (let column = 0; column < MASK_COLUMNS; column++) {
        const at = shape * MASK_COLUMNS + column;
        const bit = Math.max(0, Math.min(15, column - MASK_LEFT + x + PACKED_LEFT));
        const mask = 1 << (bit + 16 * (row & 1));
        masks[at * 2 + half]! |= mask;
        minoMasks[(at * 4 + mino) * 2 + half] = mask;
      }
    }),
  );

  const cache: (Pose | undefined)[] = [];
  const make = (shape: number, x: number, y: number): Pose => {
    const placement: Placement = Object.freeze({
      piece: PIECES[shape >> 2]!,
      orientation: (shape & 3) as Orientation,
      at: Object.freeze([x, y] as const),
    });
    const minos = Object.freeze(minosOf(shapes, placement).map((mino) => Object.freeze(mino)));
    return { placement, minos, obstacles: [] };
  };
  const poseAt = (shape: number, x: number, y: number): Pose => {
    const column = x + MASK_LEFT;
    const row = y + POSE_BELOW;
    if (column < 0 || column >= MASK_COLUMNS || row < 0 || row >= POSE_ROWS) return make(shape, x, y);
    const key = (shape * POSE_ROWS + row) * MASK_COLUMNS + column;
    return (cache[key] ??= make(shape, x, y));
  };
  return {
    masks,
    minoMasks,
    lowest: Int8Array.from(lowest),
    poseAt,
  };
}
