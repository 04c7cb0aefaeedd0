import type { Vec } from './geometry.ts';
import type { Finding } from './guard.ts';
import type { HeldKeys } from './heldKeys.ts';
import type { Piece } from './piece.ts';
import type { Playfield } from './playfield.ts';
import type { Shape } from './shapes.ts';

/** A piece before its turn, with its box at `x`, `y`, and what the player holds: all that a choice may look at. */
export interface Situation {
  readonly field: Playfield;
  readonly piece: Piece;
  readonly before: Shape;
  readonly x: number;
  readonly y: number;
  readonly keys: HeldKeys;
}

/** A condition that is looked at before the first test. It says which of several lists is tried. */
export interface Choice {
  readonly name: string;
  /** What each list is for. The first one is for a piece in the air, and for hands that hold nothing. */
  readonly cases: readonly string[];
  /** What is held in each case; left out where the field decides. */
  readonly keys?: readonly HeldKeys[];
  /**
   * Rows from the lower edge of the box to the top of a field in which a case holds, where only a piece near the top has it; left out where
   * the middle of a field does for every case.
   */
  readonly rowsToTop?: (piece: Piece, list: number) => number | null;
  /** Whether a key counts until the other one is pressed, also after it was let go. */
  readonly lasts?: true;
  readonly of: (situation: Situation) => number;
  /** What there is to report: why the list was chosen, and the displacement that belongs to the turn, if it has one. */
  readonly findings: (situation: Situation, carried: Vec | null) => readonly Finding[];
}
