import type { Rotation } from './rotations.ts';

/** What a board has to be like on which a kick is needed. */
export interface SpinQuery {
  readonly rotation: Rotation;
  /** The test that is to win, from 1. */
  readonly test: number;
  /** Whether every block is joined to the floor by blocks, edge to edge, or may hang in the air, the floor far below. */
  readonly ground: 'stands' | 'hangs';
  /** Whether the piece can be brought from its spawn to where it turns. */
  readonly entry: 'from spawn' | 'anywhere';
  /** Whether there is no way to the squares where the piece ends that does not make this very kick. */
  readonly ways: 'only this kick' | 'any';
  /** Whether the piece cannot move down where it ends. */
  readonly rest: 'locks' | 'any';
  /** How many rows are full then, at least. */
  readonly lines: number;
  /** Whether a wall may stand in the way of a test. */
  readonly walls: 'may help' | 'out of reach';
  /** Columns of the board. */
  readonly width: number;
  /** Blocks of the board at most. */
  readonly most: number;
}

/** Whether the piece has to be brought to where it turns. */
export const isWayAsked = ({ entry, ways }: SpinQuery): boolean => entry === 'from spawn' || ways === 'only this kick';

export const LEAST_WIDTH = 4;
export const MOST_BLOCKS = 40;
