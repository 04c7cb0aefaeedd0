import type { Memory } from './memory.ts';
import type { Orientation, Piece, Turn } from './piece.ts';
import type { Playfield } from './playfield.ts';
import type { Shape } from './shapes.ts';

/** One rotation under way, as guards and memory see it. `x`, `y`: lower-left square of the bounding box before the turn and of basic rotation. */
export interface Attempt {
  readonly field: Playfield;
  readonly piece: Piece;
  readonly from: Orientation;
  readonly to: Orientation;
  readonly turn: Turn;
  readonly x: number;
  readonly y: number;
  /** Box squares of the old and of the new orientation. */
  readonly before: Shape;
  readonly after: Shape;
  readonly memory: Memory;
}
