import { MASK_COLUMNS, MASK_LEFT, type PoseTable } from './poses.ts';
import { isSolid, PACKED_BELOW, type Playfield } from './playfield.ts';

/**
 * Which minos of a piece are blocked with its bounding box at `x`, `y`: mino i of the shape as bit i, 0 when the piece fits (inside the
 * walls, above the floor, below the ceiling and on empty squares). `shape` is the shape index of `poses.ts`. Allocates nothing where
 * the field is packed.
 */
export function blockedMinos(field: Playfield, poses: PoseTable, shape: number, x: number, y: number): number {
  const packed = field.packed;
  const row = y + poses.lowest[shape]! + PACKED_BELOW;
  const column = x + MASK_LEFT;
  if (packed === null || row < 0 || row + 2 >= packed.length || column < 0 || column >= MASK_COLUMNS) {
    return poses
      .poseAt(shape, x, y)
      .minos.reduce((mask, [mx, my], mino) => (isSolid(field, mx, my) ? mask | (1 << mino) : mask), 0);
  }
  const at = shape * MASK_COLUMNS + column;
  const low = packed[row]! & poses.masks[at * 2]!;
  const high = packed[row + 2]! & poses.masks[at * 2 + 1]!;
  if ((low | high) === 0) return 0;
  const minos = poses.minoMasks;
  const first = at * 8;
  return (
    ((low & minos[first]!) | (high & minos[first + 1]!) ? 1 : 0) |
    ((low & minos[first + 2]!) | (high & minos[first + 3]!) ? 2 : 0) |
    ((low & minos[first + 4]!) | (high & minos[first + 5]!) ? 4 : 0) |
    ((low & minos[first + 6]!) | (high & minos[first + 7]!) ? 8 : 0)
  );
}

/** Whether a piece fits with its bounding box at `x`, `y`; as `blockedMinos`, without saying which minos are blocked. */
export function fits(field: Playfield, poses: PoseTable, shape: number, x: number, y: number): boolean {
  const packed = field.packed;
  const row = y + poses.lowest[shape]! + PACKED_BELOW;
  const column = x + MASK_LEFT;
  if (packed === null || row < 0 || row + 2 >= packed.length || column < 0 || column >= MASK_COLUMNS) {
    // Stops at the first mino that is blocked: whoever asks what an answer depends on sees only what was looked at.
    return poses.poseAt(shape, x, y).minos.every(([mx, my]) => !isSolid(field, mx, my));
  }
  const at = (shape * MASK_COLUMNS + column) * 2;
  return ((packed[row]! & poses.masks[at]!) | (packed[row + 2]! & poses.masks[at + 1]!)) === 0;
}
