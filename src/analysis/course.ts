import { add, type Vec } from '#engine/geometry.ts';
import { precedenceOf } from '#engine/kicks.ts';
import type { Memory } from '#engine/memory.ts';
import { turned, type Placement, type Precedence, type Turn } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import { listCount } from '#engine/kicks.ts';
import { codeInList, prepare, rotationCode } from '#engine/prepared.ts';
import { minosOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { UNLIMITED, type Budget } from './budget.ts';
import { legsOf, press } from './carryOut.ts';
import { firstFitWins } from './guards.ts';
import { fieldChooses, keysOf, type Rotation } from './rotations.ts';

/** A field, and the same field seen in a mirror. */
interface Views {
  readonly field: Playfield;
  readonly mirrored: Playfield;
}

/** What a press of a turn button makes of a piece, as far as the outside sees it: which squares it covers in the end. */
export interface Course {
  readonly start: readonly Vec[];
  /**
   * Where it may end, in the order in which it is tried: on every board it ends in the first that is free, and stays where it is
   * when none is. Null where more than that decides it: guards, or a second turn.
   */
  readonly tests: readonly (readonly Vec[])[] | null;
  /** All squares that the tests look at; guards may look one square further. */
  readonly looked: readonly Vec[];
  /** The squares that the piece covers in the end. */
  readonly end: (views: Views) => readonly Vec[];
}

/** A press of a turn button on a piece that stands somewhere. */
export interface PlacedPress {
  readonly placement: Placement;
  readonly turn: Turn;
  /** The side asked for; null takes the natural one. */
  readonly precedence: Precedence | null;
  readonly memory: Memory;
  /** Which list its keys choose; left out for the first one. */
  readonly list?: number;
}

export function courseOf(
  system: RotationSystem,
  { placement, turn, precedence, memory, list = 0 }: PlacedPress,
  budget: Budget = UNLIMITED,
): Course {
  const legs = legsOf(system, placement.piece, turn);
  const squaresOf = (at: Placement): readonly Vec[] => minosOf(system.shapes, at);
  const testsFrom = (from: Placement, leg: Turn): readonly Placement[] => {
    const code = rotationCode(from.piece, from.orientation, leg, precedenceOf(system.kicks, leg, precedence));
    const orientation = turned(from.orientation, leg);
    const { lists } = prepare(system);
    const tried = fieldChooses(system)
      ? Array.from({ length: listCount(system.kicks) }, (_, other) => lists[codeInList(code, other)]!).flat()
      : lists[codeInList(code, list)]!;
    return tried.map((kick) => ({ ...from, orientation, at: add(from.at, kick) }));
  };
  const [first, second] = legs;
  const rotationOf = (leg: Turn): Rotation => ({
    piece: placement.piece,
    from: placement.orientation,
    to: turned(placement.orientation, leg),
    turn: leg,
    precedence: precedenceOf(system.kicks, leg, precedence),
    memory,
    list,
  });
  const tests = first ? testsFrom(placement, first) : [];
  const later = second ? [placement, ...tests].flatMap((from) => testsFrom(from, second)) : [];
  return {
    start: squaresOf(placement),
    tests: !second && (!first || firstFitWins(system, rotationOf(first), budget)) ? tests.map(squaresOf) : null,
    looked: [placement, ...tests, ...later].flatMap(squaresOf),
    end: ({ field }) =>
      squaresOf(press(system, field, { placement, memory }, turn, precedence, keysOf(system, { list })).placement),
  };
}

const mirrorSquares = (squares: readonly Vec[], width: number): readonly Vec[] =>
  squares.map(([x, y]) => [width - 1 - x, y]);

/** The course as it looks in a mirror that stands in the middle of a field of that width. */
export const mirrorCourse = (course: Course, width: number): Course => ({
  start: mirrorSquares(course.start, width),
  tests: course.tests?.map((squares) => mirrorSquares(squares, width)) ?? null,
  looked: mirrorSquares(course.looked, width),
  end: ({ field, mirrored }) => mirrorSquares(course.end({ field: mirrored, mirrored: field }), width),
});
