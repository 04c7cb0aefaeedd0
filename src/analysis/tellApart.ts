import type { Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import type { Playfield } from '#engine/playfield.ts';
import { UNLIMITED, type Budget } from './budget.ts';
import type { Course } from './course.ts';
import { explore } from './explore.ts';
import { smallestHittingSet } from './hittingSets.ts';
import { numberSquares } from './squareNumbers.ts';
import { undecidedField } from './undecidedField.ts';

/**
 * The fewest blocks with which two courses end on different squares, or null when they end alike on every board. Both begin on
 * the same squares. Exact: where both are lists of tests, every pair of different ends is looked at; where guards or a second turn
 * have a say, both are run on every board that makes a difference.
 */
export function tellApart(a: Course, b: Course, field: Playfield, budget: Budget = UNLIMITED): readonly Vec[] | null {
  return a.tests && b.tests ? byEnds(a.start, a.tests, b.tests, budget) : byRunning(a, b, field, budget);
}

/** One way a course ends: on these squares, where something stands in each of the tests before. */
interface End {
  readonly squares: readonly Vec[];
  readonly before: readonly (readonly Vec[])[];
}

const endsOf = (start: readonly Vec[], tests: readonly (readonly Vec[])[]): readonly End[] =>
  [...tests, start].map((squares, index) => ({ squares, before: tests.slice(0, index) }));

function byEnds(
  start: readonly Vec[],
  a: readonly (readonly Vec[])[],
  b: readonly (readonly Vec[])[],
  budget: Budget,
): readonly Vec[] | null {
  let fewest: readonly Vec[] | null = null;
  for (const endA of endsOf(start, a)) {
    for (const endB of endsOf(start, b)) {
      if (sameSquares(endA.squares, endB.squares)) continue;
      const { numbersOf, squareOf } = numberSquares([...start, ...endA.squares, ...endB.squares]);
      const toHit = [...endA.before, ...endB.before].map(numbersOf);
      const chosen = smallestHittingSet(toHit, fewest?.length, budget);
      if (chosen) fewest = chosen.map(squareOf);
    }
  }
  return fewest;
}

function byRunning(a: Course, b: Course, { width, height }: Playfield, budget: Budget): readonly Vec[] | null {
  const undecided = undecidedField(width, height);
  const alike = (): boolean => sameSquares(a.end(undecided), b.end(undecided));
  for (const { answer, filled } of explore(undecided, a.start, alike, budget)) if (!answer) return filled;
  return null;
}
