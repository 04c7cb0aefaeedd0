import type { Vec } from './geometry.ts';

/**
 * The seven pieces, in the order of the alphabet.
 * @example
 * import { PIECES } from 'wallkick';
 *
 * PIECES.join(''); // → 'IJLOSTZ'
 */
export const PIECES = ['I', 'J', 'L', 'O', 'S', 'T', 'Z'] as const;
/** The letter of a piece. */
export type Piece = (typeof PIECES)[number];

/**
 * The states of a piece: 0 spawn, 1 clockwise from spawn, 2 reverse, 3 counter-clockwise from spawn.
 * @example
 * import { ORIENTATIONS } from 'wallkick';
 *
 * ORIENTATIONS; // → [0, 1, 2, 3]
 */
export const ORIENTATIONS = [0, 1, 2, 3] as const;
/** The state of a piece, 0 to 3: see `ORIENTATIONS`. */
export type Orientation = (typeof ORIENTATIONS)[number];

/**
 * The rotations that a button can ask for: clockwise, counter-clockwise and 180°.
 * @example
 * import { TURNS } from 'wallkick';
 *
 * TURNS; // → ['cw', 'ccw', '180']
 */
export const TURNS = ['cw', 'ccw', '180'] as const;
/** A rotation that a button asks for. */
export type Turn = (typeof TURNS)[number];

/** Which side a kick list looks at first, where the button decides it (DTET). */
export const PRECEDENCES = ['left', 'right'] as const;
/** The side that a kick list tries first, where the button decides it (DTET). */
export type Precedence = (typeof PRECEDENCES)[number];

/** A pair of states as published tables name it: `0>>1`. */
export type Transition = `${Orientation}>>${Orientation}`;

/**
 * A piece in a state at a position. `at` is the lower-left square of its bounding box. The box may reach outside the field while the minos are inside.
 */
export interface Placement {
  readonly piece: Piece;
  readonly orientation: Orientation;
  readonly at: Vec;
}

const QUARTERS: Record<Turn, number> = { cw: 1, '180': 2, ccw: 3 };

/**
 * The state after a rotation.
 * @param from the state before it
 * @example
 * import { turned } from 'wallkick';
 *
 * turned(3, 'cw'); // → 0
 */
export const turned = (from: Orientation, turn: Turn): Orientation => ((from + QUARTERS[turn]) & 3) as Orientation;

export const transition = (from: Orientation, to: Orientation): Transition => `${from}>>${to}`;
