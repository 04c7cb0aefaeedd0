import type { Vec } from '#engine/geometry.ts';
import type { Placement } from '#engine/piece.ts';
import type { Shift } from './das.ts';
import type { Drop } from './drop.ts';
import type { Entry } from './entry.ts';
import type { LockDelay, Restorer } from './lockDelay.ts';
import type { RotationRun } from './plans.ts';

/**
 * An event of a frame. Events come in the order of the frame: rotation, movement, gravity, contact test, lock, entry. `placement` is where the piece is afterwards.
 */
export type PlayEvent =
  /** Buttons asked for turns; whether any was made stands in `run`. */
  | { readonly is: 'rotation'; readonly run: RotationRun; readonly placement: Placement }
  | {
      readonly is: 'movement';
      readonly shift: Shift;
      readonly outcome: 'moved' | 'blocked';
      readonly placement: Placement;
    }
  /** Only in frames in which the piece falls a row at least, or is dropped where it lies. */
  | {
      readonly is: 'gravity';
      readonly cause: Drop['cause'];
      readonly rows: number;
      readonly placement: Placement;
    }
  /** The lock delay came back to its full length. */
  | { readonly is: 'delay restored'; readonly by: Restorer; readonly delay: LockDelay }
  /** In every frame with a piece. `delay` is what is left after the test. */
  | { readonly is: 'contact test'; readonly below: 'contact' | 'nothing'; readonly delay: LockDelay }
  | {
      readonly is: 'locked';
      readonly because: 'lock delay' | 'no lock delay' | 'no resets left' | 'soft drop' | 'hard drop';
      readonly placement: Placement;
      readonly minos: readonly Vec[];
    }
  /** Full rows that went with the lock, from the bottom, counted before any of them went. */
  | { readonly is: 'rows cleared'; readonly rows: readonly number[] }
  /** The piece went from there into the hold; the next event is the entry of another one. */
  | { readonly is: 'held'; readonly placement: Placement }
  | Entry
  | { readonly is: 'no piece left' };
