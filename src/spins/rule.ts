import type { Vec } from '#engine/geometry.ts';
import type { Orientation, Piece } from '#engine/piece.ts';

// The rule of a game as data. Clauses are tried in order, and the first one decides whose pieces and conditions all hold.

/** What a game says of a rotation that has come to rest; `ez` is the small bonus of NullpoMino. */
export type SpinVerdict = 'none' | 'mini' | 'full' | 'ez';

/**
 * The directions in which a piece may move.
 * @example
 * import { DIRECTIONS } from 'wallkick/spins';
 *
 * DIRECTIONS.join(); // → 'left,right,up,down'
 */
export const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
/** A direction in which a piece may move. */
export type Direction = (typeof DIRECTIONS)[number];

/** Two states in one name, as `01`. */
export type SpinTurn = `${Orientation}${Orientation}`;

/** Rows that the lock completes: one of some numbers, or a phrase. */
export type SpinLines =
  | readonly number[]
  | 'at least one'
  | 'fewer than rows of the piece'
  | 'at least one, fewer than rows of the piece';

/** The name of a set of points in the boxes of pieces. */
export type PointSet = 'nullpomino-high' | 'nullpomino-low' | 'tetrio-handheld';

/** One condition of a clause. Its first property names its kind. */
export type SpinCondition =
  /** At least so many corners of the 3 by 3 box are filled. `front`: the two on the side of the stem; `upper`: the two higher ones. */
  | {
      readonly corners: 'all' | 'front' | 'upper';
      readonly atLeast: number;
      /** Left out where walls and floor count as filled. */
      readonly wallsCount?: false;
    }
  /** The piece cannot move one square in any of these directions. */
  | { readonly blocked: readonly Direction[] }
  /** The piece cannot move down. */
  | { readonly grounded: true }
  /** The test that won, 0 for basic rotation; `turns` limits it to some turns. */
  | { readonly kick: 'any' | 'none' | readonly number[]; readonly turns?: readonly SpinTurn[] }
  /** The turn is named, and the kick moved the piece by just this from basic rotation. */
  | { readonly offset: Readonly<Partial<Record<SpinTurn, Vec>>> }
  /** The state after the turn. */
  | { readonly to: readonly Orientation[] }
  /** The piece could not turn on the spot, without kicks. */
  | { readonly turnBlocked: readonly ('cw' | 'ccw')[] }
  /** At least so many points of a set are filled; with `pair`, only points 2 pair and 2 pair + 1. */
  | { readonly points: PointSet; readonly pair?: number; readonly atLeast: number }
  /** Rows that the lock completes. */
  | { readonly lines: SpinLines };

/** What some pieces get when all conditions hold. */
export interface SpinClause {
  readonly pieces: readonly Piece[];
  readonly when: readonly SpinCondition[];
  readonly gives: Exclude<SpinVerdict, 'none'>;
}

/** The rule by which a game, or one of its settings, judges rotations. */
export interface SpinRule {
  readonly id: string;
  readonly game: string;
  /** Which setting of the game; empty where it has one. */
  readonly setting: string;
  /** `ran`: we ran the program; `read`: we read its code; `described`: players or makers describe it. */
  readonly evidence: 'ran' | 'read' | 'described';
  /** When the conditions are looked at. */
  readonly judged: 'turn' | 'lock';
  /** `turn`: nothing may come after the turn; `place`: the piece rests where the turn put it; `any`: it does not matter. */
  readonly lastMove: 'turn' | 'place' | 'any';
  /** What was judged at the turn stays, whatever comes after. */
  readonly keptAfterMove?: true;
  readonly source: string;
  /** What is not known for certain. */
  readonly note?: string;
  readonly clauses: readonly SpinClause[];
}
