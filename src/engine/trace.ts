import type { Vec } from './geometry.ts';
import type { HeldKeys } from './heldKeys.ts';
import type { Finding } from './guard.ts';
import type { Memory } from './memory.ts';
import type { Message } from './message.ts';
import type { Orientation, Placement, Precedence, Turn } from './piece.ts';
import type { Obstacle, Playfield } from './playfield.ts';
import { minosOf } from './shapes.ts';
import type { RotationSystem } from './system.ts';

/** A rotation to try. */
export interface RotationRequest {
  readonly field: Playfield;
  readonly placement: Placement;
  readonly turn: Turn;
  /** Only for systems whose kick order depends on the button; null takes the natural side of the turn. */
  readonly precedence?: Precedence | null;
  /** Only for systems whose kicks lean towards held keys; left out where none is held. */
  readonly heldKeys?: HeldKeys;
}

/** What came of a test. `not reached`: an earlier test had won. */
export type Verdict =
  | { readonly is: 'accepted' }
  /** The obstacles of the test say where and by what. */
  | { readonly is: 'blocked' }
  /** The position is free, but a rule forbids it. */
  | { readonly is: 'refused'; readonly by: string; readonly because: Message; readonly cells: readonly Vec[] }
  /** An earlier test had won. Candidate and obstacles are computed all the same, so that readers can look ahead. */
  | { readonly is: 'not reached' }
  /** A reader is asked for it: see `hiddenTrace`. */
  | { readonly is: 'hidden' };

/** One position that is tried. Test 1 is basic rotation. */
export interface KickTest {
  /** From 1, counted through the whole trace. */
  readonly number: number;
  /** 0, or 1 for tests of the second of two turns. */
  readonly leg: 0 | 1;
  /** Displacement from the datum of the kick policy. */
  readonly kick: Vec;
  /** The part of the kick that comes from held keys; left out where the system's kicks do not lean. */
  readonly bias?: Vec;
  readonly candidate: Placement;
  readonly minos: readonly Vec[];
  readonly obstacles: readonly Obstacle[];
  readonly verdict: Verdict;
}

/** One turn of the piece. All systems make one, but a tetr.js half turn has two. */
export interface Leg {
  readonly start: Placement;
  readonly startMinos: readonly Vec[];
  readonly turn: Turn;
  readonly to: Orientation;
  readonly precedence: Precedence | null;
  readonly tests: readonly KickTest[];
  /** What the guards found; empty when basic rotation fits. */
  readonly findings: readonly Finding[];
  readonly winner: KickTest | null;
}

/** How a rotation ended. */
export type Outcome =
  /** The piece was turned; `half done` when the first of two turns was made and the second failed. */
  | { readonly is: 'rotated' | 'half done'; readonly placement: Placement; readonly test: KickTest }
  | { readonly is: 'failed' }
  /** The system does not make this turn at all; nothing was tested. */
  | { readonly is: 'refused'; readonly because: Message }
  /** A reader is asked for it: see `hiddenTrace`. */
  | { readonly is: 'hidden' };

/** A rotation with all its reasons. */
export interface RotationTrace {
  readonly system: RotationSystem;
  readonly request: RotationRequest;
  readonly legs: readonly Leg[];
  /** The tests of all legs in order. */
  readonly tests: readonly KickTest[];
  readonly outcome: Outcome;
  readonly memory: { readonly before: Memory; readonly after: Memory };
}

/** The squares of the piece before the rotation, also where the system makes no turn. */
export const startMinosOf = ({ legs, request, system }: RotationTrace): readonly Vec[] =>
  legs[0]?.startMinos ?? minosOf(system.shapes, request.placement);

/**
 * Where the piece is afterwards: unchanged when the rotation failed.
 * @example
 * import { placementAfter, playfield, rotate } from 'wallkick';
 * import { nintendoLeft } from 'wallkick/systems';
 *
 * const placement = { piece: 'T', orientation: 3, at: [-1, 0] } as const;
 * const trace = rotate(nintendoLeft, { field: playfield(), placement, turn: 'cw' });
 * placementAfter(trace) === placement; // → true
 */
export function placementAfter({ outcome, request }: RotationTrace): Placement {
  return outcome.is === 'rotated' || outcome.is === 'half done' ? outcome.placement : request.placement;
}
