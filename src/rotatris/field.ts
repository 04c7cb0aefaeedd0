import { sameVec, type Vec } from '#engine/geometry.ts';
import type { Placed } from './collapse.ts';
import { GAME_END_SHELL, LAST_SHELL } from './shells.ts';
import { shifted, squaresOf, type FallingPiece } from './tetrominoes.ts';

/**
 * Tetrominoes come in from the top and fall straight down; to build on another side the player turns the block. The source
 * does not say what holds a tetromino that misses the block: here it may not pass the centre line, the horizontal line
 * through the origin, nor leave the columns of shells 0 to 8. No square of those shells is out of bounds for that: a turn of
 * the block brings any of them above the line.
 */
export const FIELD = { left: -LAST_SHELL - 1, right: LAST_SHELL, centreLine: 0, entryRow: GAME_END_SHELL } as const;

export type FieldObstacleKind = 'block' | 'side' | 'centre line' | 'tetromino';

/** Why a square cannot be taken. `at` is the square that was wanted. */
export interface FieldObstacle {
  readonly at: Vec;
  readonly kind: FieldObstacleKind;
}

function obstacleAt(at: Vec, block: readonly Placed[]): FieldObstacle | null {
  if (at[0] < FIELD.left || at[0] > FIELD.right) return { at, kind: 'side' };
  if (at[1] < FIELD.centreLine) return { at, kind: 'centre line' };
  return block.some((square) => sameVec(square.at, at)) ? { at, kind: 'block' } : null;
}

/** What is in the way of a tetromino; empty when it fits. The field is open at the top. */
export const obstaclesTo = (falling: FallingPiece, block: readonly Placed[]): readonly FieldObstacle[] =>
  squaresOf(falling).flatMap((at) => obstacleAt(at, block) ?? []);

/** What keeps the block from standing where it would: squares of the tetromino it would run into. */
export function obstaclesToBlock(block: readonly Placed[], falling: FallingPiece): readonly FieldObstacle[] {
  const taken = squaresOf(falling).filter((at) => block.some((square) => sameVec(square.at, at)));
  return taken.map((at) => ({ at, kind: 'tetromino' }));
}

const DOWN: Vec = [0, -1];

export const oneDown = (falling: FallingPiece): FallingPiece => shifted(falling, DOWN);

/** Where the tetromino would stick if it fell from here: the shadow a widget draws, and the end of a hard drop. */
export function landing(falling: FallingPiece, block: readonly Placed[]): FallingPiece {
  let resting = falling;
  for (let next = oneDown(resting); obstaclesTo(next, block).length === 0; next = oneDown(next)) resting = next;
  return resting;
}
