import '#rules/allSystems.ts';
import { deriveTable, deriveTests, type OffsetTable } from '#analysis/offsetDerivation.ts';
import { add, mirrorX, ORIGIN, sameVec, subtract, type Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import { ORIENTATIONS, turned, type Orientation, type Piece, type Transition } from '#engine/piece.ts';
import { endsOf, QUARTER_TRANSITIONS, turnBetween } from '#engine/transitions.ts';
import { mirrorTransition } from '#engine/mirror.ts';
import { squaresTried } from '#analysis/squaresTried.ts';
import { placementOn } from '#engine/placementOf.ts';
import { extentOf, type PieceShape, cornerOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { SYSTEMS } from '#rules/registry.ts';

// Facts about a table of offsets. Squares are in the box of true rotation, with its lower-left square at 0, 0.

const moved = (squares: readonly Vec[], by: Vec): readonly Vec[] => squares.map((square) => add(square, by));

/** Returns the squares of each test of a turn, in order. */
const squaresOfTests = (
  { states }: PieceShape,
  offsets: OffsetTable,
  from: Orientation,
  to: Orientation,
): readonly (readonly Vec[])[] => deriveTests(offsets, from, to).map(({ fromTrue }) => moved(states[to], fromTrue));

/** Returns the orientation at the position of its first offsets, for a piece from orientation 0. */
export const corrected = ({ states }: PieceShape, offsets: OffsetTable, state: Orientation): readonly Vec[] =>
  moved(states[state], subtract(offsets[0][0]!, offsets[state][0]!));

/** Rotates a square clockwise by a quarter about the origin. */
const turnedSquare = ([x, y]: Vec): Vec => [y, 0 - x - 1];

/** Returns the common centre of a piece's quarter turns; null if some turn also shifts it. */
export function turningPoint(states: readonly (readonly Vec[])[]): Vec | null {
  const points = ORIENTATIONS.map((state): Vec => {
    const [x, y] = subtract(cornerOf(states[turned(state, 'cw')]!), cornerOf(states[state]!.map(turnedSquare)));
    return [(x + y) / 2, (y - x) / 2];
  });
  return points.every((point) => sameVec(point, points[0]!)) ? points[0]! : null;
}

/** Returns the middle of the bounding box of some squares. */
export function middleOf(squares: readonly Vec[]): Vec {
  const { left, right, bottom, top } = extentOf(squares);
  return [(left + right + 1) / 2, (bottom + top + 1) / 2];
}

/** Returns the systems of the site that try the same squares in the same order in all their quarter turns. */
export function systemsLike(piece: Piece, shape: PieceShape, offsets: OffsetTable): readonly RotationSystem[] {
  return SYSTEMS.filter((system) => {
    if (system.guards.length > 0) return false;
    const lists = QUARTER_TRANSITIONS.flatMap((name) => {
      const [from, to] = endsOf(name);
      const start = placementOn(system.shapes, piece, shape.states[from], from);
      const tried = start && squaresTried(system, start, turnBetween(from, to)!);
      return Array.isArray(tried) ? [{ tried, tests: squaresOfTests(shape, offsets, from, to) }] : [];
    });
    return (
      lists.length > 0 &&
      lists.every(
        ({ tried, tests }) =>
          tried.length === tests.length &&
          tests.every((squares, index) => sameSquares(squares, tried[index] as readonly Vec[])),
      )
    );
  });
}

export interface OffsetFacts {
  /** The kicks of the eight quarter turns, measured from test 1. */
  readonly table: ReadonlyMap<Transition, readonly Vec[]>;
  /** The number of lists, of eight, that mirror the opposite one. */
  readonly mirrored: number;
  /** How far each clockwise turn moves the piece from rotation about its mino to test 1, by orientation. */
  readonly steps: readonly Vec[];
  /** The point about which test 1 rotates the piece; null if there is none. */
  readonly point: Vec | null;
  readonly like: readonly RotationSystem[];
  /** The longest kick from test 1, sideways and vertically. */
  readonly farthest: Vec;
}

export function offsetFacts(piece: Piece, shape: PieceShape, offsets: OffsetTable): OffsetFacts {
  const table = deriveTable(offsets, QUARTER_TRANSITIONS);
  const kicks = [...table.values()].flat();
  const isMirrored = (name: Transition): boolean =>
    table.get(name)!.every((kick, index) => sameVec(mirrorX(kick), table.get(mirrorTransition(name))![index]!));
  return {
    table,
    mirrored: QUARTER_TRANSITIONS.filter(isMirrored).length,
    steps: ORIENTATIONS.map((state) =>
      subtract(offsets[state][0] ?? ORIGIN, offsets[turned(state, 'cw')][0] ?? ORIGIN),
    ),
    point: turningPoint(ORIENTATIONS.map((state) => corrected(shape, offsets, state))),
    like: systemsLike(piece, shape, offsets),
    farthest: [Math.max(...kicks.map(([x]) => Math.abs(x))), Math.max(...kicks.map(([, y]) => Math.abs(y)))],
  };
}
