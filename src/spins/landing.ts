import { add, sameVec, subtract, type Vec } from '#engine/geometry.ts';
import { ORIENTATIONS, PIECES, type Orientation, type Placement } from '#engine/piece.ts';
import { isSolid, type Playfield } from '#engine/playfield.ts';
import { fill } from '#engine/stack.ts';
import { minosOf, shapeOf } from '#engine/shapes.ts';
import { sameSquares } from '#engine/squares.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { SRS_SHAPES } from '#rules/shapes.ts';
import type { Direction } from './rule.ts';

/** All that a rule may ask about a rotation and the piece that rests after it. */
export interface SpinLanding {
  /** The stack without the piece. */
  readonly field: Playfield;
  /** The state before the turn. */
  readonly from: Orientation;
  /** Where the turn put the piece. */
  readonly turned: Placement;
  /** The test that won, 0 for basic rotation. */
  readonly kick: number;
  /** How far that test moved the piece from basic rotation. */
  readonly offset: Vec;
  /** Where the piece locks. */
  readonly rest: Placement;
  /** True if the piece has moved or fallen after the turn, also when it came back. */
  readonly moved: boolean;
}

export const STEPS: Readonly<Record<Direction, Vec>> = { left: [-1, 0], right: [1, 0], up: [0, 1], down: [0, -1] };

/** The squares of a piece: judged pieces have the shapes of SRS. */
export const squaresOf = (placement: Placement): readonly Vec[] => minosOf(SRS_SHAPES, placement);

const fitsAt = (field: Playfield, placement: Placement): boolean =>
  squaresOf(placement).every(([x, y]) => !isSolid(field, x, y));

/** Rules count corners and points in the boxes of SRS, so they say nothing of pieces with other shapes. */
export const hasJudgedShapes = ({ shapes }: RotationSystem): boolean =>
  shapes === SRS_SHAPES ||
  PIECES.every((piece) =>
    ORIENTATIONS.every((state) => sameSquares(shapeOf(shapes, piece, state), shapeOf(SRS_SHAPES, piece, state))),
  );

/**
 * Collects what rules ask about a rotation. After it the piece is moved, and then falls until it rests.
 * @param trace a rotation
 * @param then moves after the rotation, in order; one that is blocked does nothing
 * @returns null if the piece did not rotate, or its system has other shapes than SRS
 * @example
 * import { playfield, rotate } from 'wallkick';
 * import { landingOf } from 'wallkick/spins';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const placement = { piece: 'T', orientation: 0, at: [3, 4] } as const;
 * const landing = landingOf(rotate(srsGuideline, { field: playfield(), placement, turn: 'cw' }));
 * landing?.moved; // → true
 * landing?.rest.at; // → [3, 0]
 */
export function landingOf(trace: RotationTrace, then: readonly Direction[] = []): SpinLanding | null {
  const { outcome, system, request } = trace;
  if (outcome.is !== 'rotated' || !hasJudgedShapes(system)) return null;
  const leg = trace.legs[outcome.test.leg]!;
  const { field } = request;
  const turned = outcome.placement;
  return {
    field,
    from: leg.start.orientation,
    turned,
    kick: leg.tests.indexOf(outcome.test),
    offset: subtract(turned.at, leg.tests[0]!.candidate.at),
    ...restAfter(field, turned, then),
  };
}

/** Moves a piece, then drops it. */
export function restAfter(
  field: Playfield,
  turned: Placement,
  then: readonly Direction[],
): Pick<SpinLanding, 'rest' | 'moved'> {
  let rest = turned;
  let moved = false;
  const move = (by: Vec): boolean => {
    const next = { ...rest, at: add(rest.at, by) };
    if (!fitsAt(field, next)) return false;
    rest = next;
    moved = true;
    return true;
  };
  for (const direction of then) move(STEPS[direction]);
  while (move(STEPS.down));
  return { rest, moved };
}

/** Rows that a piece completes where it locks. */
export function rowsCompleted({ field }: SpinLanding, placement: Placement): readonly number[] {
  const minos = squaresOf(placement);
  const { rows } = fill(field, minos, '#');
  return rowsOfPiece(minos).filter((y) => !rows[y]!.includes('.'));
}

export const rowsOfPiece = (minos: readonly Vec[]): readonly number[] =>
  [...new Set(minos.map(([, y]) => y))].sort((a, b) => a - b);

/** The squares that a step needs and that are not the piece's own. */
export function squaresBeside(placement: Placement, direction: Direction): readonly Vec[] {
  const minos = squaresOf(placement);
  return minos
    .map((mino) => add(mino, STEPS[direction]))
    .filter((square) => !minos.some((mino) => sameVec(mino, square)));
}
