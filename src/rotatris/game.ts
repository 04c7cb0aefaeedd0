import type { Vec } from '#engine/geometry.ts';
import { byRow } from '#engine/squares.ts';
import type { Fall, Merge, Placed } from './collapse.ts';
import { FIELD, type FieldObstacle, type FieldObstacleKind } from './field.ts';
import { deal, startOrder, type Order } from './order.ts';
import { CORE, quarterTurn, type QuarterTurn } from './quarterTurn.ts';
import { entering, type FallingPiece, type Tetromino } from './tetrominoes.ts';

/** A square of the block and the tetromino it came with; the four in the middle are the core. */
export interface BlockSquare extends Placed {
  readonly from: Tetromino | 'core';
}

interface Board {
  readonly seed: number;
  readonly order: Order;
  /** Bottom row first, each row from the left. */
  readonly block: readonly BlockSquare[];
  readonly score: number;
  /** Sets of shells removed so far: what the speed follows. */
  readonly removals: number;
  /** Tetrominoes that have stuck. */
  readonly stuck: number;
  /** Milliseconds since the tetromino last moved down by itself or by a drop. */
  readonly sinceStep: number;
}

export interface RunningGame extends Board {
  readonly phase: 'falling' | 'paused';
  readonly falling: FallingPiece;
}

export interface EndedGame extends Board {
  readonly phase: 'over';
  readonly falling: null;
}

/** A whole game as plain data. States are never changed: every input makes a new one. */
export type GameState = RunningGame | EndedGame;

export type GameInput =
  | { readonly do: 'tick'; readonly ms: number }
  | { readonly do: 'move'; readonly way: 'left' | 'right' }
  | { readonly do: 'turn tetromino' | 'turn block'; readonly turn: QuarterTurn }
  | { readonly do: 'soft drop' | 'hard drop' | 'pause' | 'resume' };

/** What happened, in the order in which it happened: everything a figure has to draw and a screen reader has to say. */
export type GameEvent =
  | { readonly is: 'entered'; readonly falling: FallingPiece }
  | { readonly is: 'moved'; readonly way: 'left' | 'right' | 'down'; readonly falling: FallingPiece }
  | { readonly is: 'dropped'; readonly rows: number; readonly falling: FallingPiece }
  | { readonly is: 'tetromino turned'; readonly turn: QuarterTurn; readonly falling: FallingPiece }
  | { readonly is: 'block turned'; readonly turn: QuarterTurn }
  | { readonly is: 'refused'; readonly what: GameInput['do']; readonly obstacles: readonly FieldObstacle[] }
  | {
      readonly is: 'stuck';
      readonly piece: Tetromino;
      readonly squares: readonly Vec[];
      /** The shells its squares are in, innermost first, each once. */
      readonly shells: readonly number[];
      readonly on: readonly FieldObstacleKind[];
    }
  | {
      readonly is: 'removed';
      readonly shells: readonly number[];
      readonly squares: readonly Vec[];
      readonly points: number;
      /** The score with these points. */
      readonly score: number;
      /** 1 for the shells the tetromino filled, 2 and up for shells that the collapse filled. */
      readonly link: number;
    }
  | { readonly is: 'collapsed'; readonly falls: readonly Fall[]; readonly merges: readonly Merge[] }
  | { readonly is: 'faster'; readonly removals: number; readonly seconds: number }
  | { readonly is: 'paused' | 'resumed' }
  | { readonly is: 'over'; readonly shell: number; readonly score: number };

export interface Turnover {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** A new game: the core alone, the first tetromino at the top. The seed, taken modulo 2³², settles every tetromino to come. */
export function newGame(seed: number): RunningGame {
  const { piece, order } = deal(startOrder(seed));
  return {
    phase: 'falling',
    seed: seed >>> 0,
    order,
    block: CORE.map((at) => ({ at, from: 'core' })),
    falling: entering(piece, FIELD.entryRow),
    score: 0,
    removals: 0,
    stuck: 0,
    sinceStep: 0,
  };
}

/** The block turned about the origin, in the order of `GameState.block`. */
export const turnedBlock = (block: readonly BlockSquare[], turn: QuarterTurn): readonly BlockSquare[] =>
  block.map((square) => ({ ...square, at: quarterTurn(square.at, turn) })).sort((a, b) => byRow(a.at, b.at));
