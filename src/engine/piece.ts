import type { Vec } from './geometry.ts';

export const PIECES = ['I', 'J', 'L', 'O', 'S', 'T', 'Z'] as const;
export type Piece = (typeof PIECES)[number];

/** 0 spawn, 1 clockwise from spawn, 2 half turn, 3 counter-clockwise from spawn. */
export const ORIENTATIONS = [0, 1, 2, 3] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export const TURNS = ['cw', 'ccw', '180'] as const;
export type Turn = (typeof TURNS)[number];

/** Which side a kick list looks at first, where the button decides it (DTET). */
export const PRECEDENCES = ['left', 'right'] as const;
export type Precedence = (typeof PRECEDENCES)[number];

export type Transition = `${Orientation}>>${Orientation}`;

/** `at` is the lower-left square of the bounding box; it may lie outside the field while the minos are inside. */
export interface Placement {
  readonly piece: Piece;
  readonly orientation: Orientation;
  readonly at: Vec;
}

const QUARTERS: Record<Turn, number> = { cw: 1, '180': 2, ccw: 3 };

export const turned = (from: Orientation, turn: Turn): Orientation => ((from + QUARTERS[turn]) & 3) as Orientation;

export const transition = (from: Orientation, to: Orientation): Transition => `${from}>>${to}`;
