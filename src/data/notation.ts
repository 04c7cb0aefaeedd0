import type { Vec } from '#engine/geometry.ts';
import type { Orientation, Transition } from '#engine/piece.ts';
import { endsOf } from '#engine/transitions.ts';

/** How a table is written down: the reader's conventions, and kicks or the offsets that make them. */
export interface Notation {
  readonly y: 'up' | 'down';
  /** What the orientations 0 to 3 are called. */
  readonly names: '0123' | '0R2L' | 'NESW';
  readonly vectors: 'kicks' | 'offsets';
}

export const OWN_NOTATION: Notation = { y: 'up', names: '0123', vectors: 'kicks' };

export const stateName = (orientation: Orientation, { names }: Notation): string => names[orientation]!;

/** `0>>1`, `0>>R` or `N>>E`. */
export const transitionName = (name: Transition, notation: Notation): string =>
  endsOf(name)
    .map((orientation) => stateName(orientation, notation))
    .join('>>');

/** A displacement as it is written. `0 - y`, so that no negative zero arises. */
export const writtenKick = ([x, y]: Vec, notation: Notation): Vec => [x, notation.y === 'up' ? y : 0 - y];

/** A square of a bounding box as it is written: counted from its top row where y goes down. */
export const writtenSquare = ([x, y]: Vec, box: number, notation: Notation): Vec => [
  x,
  notation.y === 'up' ? y : box - 1 - y,
];
