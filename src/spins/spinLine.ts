import { subtract, type Vec } from '#engine/geometry.ts';
import type { Orientation, Piece, Turn } from '#engine/piece.ts';
import { placementOf } from '#engine/placementOf.ts';
import { playfield } from '#engine/playfield.ts';
import { SRS_SHAPES } from '#rules/shapes.ts';
import { restAfter, type SpinLanding } from './landing.ts';
import type { Direction, SpinVerdict } from './rule.ts';

/** A line of a file of positions with verdicts, as far as rules need it. */
export interface SpinLine {
  readonly id: number;
  readonly piece: Piece;
  readonly from: Orientation;
  readonly to: Orientation;
  readonly rot: Turn;
  /** Bottom row first. */
  readonly board: readonly string[];
  readonly before: readonly Vec[];
  readonly after: readonly Vec[];
  /** The test that won, 0 for basic rotation. */
  readonly kick: number;
  /** Moves after the turn. */
  readonly then?: readonly Direction[];
  /** By the id of a rule, or that of one game. */
  readonly verdict: Readonly<Record<string, SpinVerdict>> | SpinVerdict;
}

/**
 * Collects what rules ask about the position of a line. The piece falls if it does not stand.
 * @returns null if squares do not match their piece and state
 * @example
 * import { judge, judges, landingOfLine, type SpinLine } from 'wallkick/spins';
 *
 * const mini: SpinLine = {
 *   id: 33, piece: 'T', from: 0, to: 1, rot: 'cw', board: ['.#########'], kick: 1, verdict: 'mini',
 *   before: [[0, 1], [1, 1], [2, 1], [1, 2]], after: [[0, 0], [0, 1], [1, 1], [0, 2]],
 * };
 * const landing = landingOfLine(mini);
 * landing && judges[0] && judge(judges[0], landing).verdict; // → 'mini'
 */
export function landingOfLine({
  piece,
  from,
  to,
  board,
  before,
  after,
  kick,
  then = [],
}: SpinLine): SpinLanding | null {
  const start = placementOf(SRS_SHAPES, piece, before, from);
  const turned = placementOf(SRS_SHAPES, piece, after, to);
  if (!start || !turned) return null;
  const field = playfield({ width: board[0]?.length ?? 10, rows: board });
  const offset = subtract(turned.at, start.at);
  return { field, from, turned, kick, offset, ...restAfter(field, turned, then) };
}
