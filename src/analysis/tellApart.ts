import type { Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import type { Playfield } from '#engine/playfield.ts';
import { UNLIMITED, type Budget } from './budget.ts';
import type { Course } from './course.ts';
import { explore } from './explore.ts';
import { smallestHittingSet, type Squares } from './hittingSets.ts';
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
  readonly squares: Squares;
  readonly before: readonly Squares[];
}

function byEnds(
  start: readonly Vec[],
  a: readonly (readonly Vec[])[],
  b: readonly (readonly Vec[])[],
  budget: Budget,
): readonly Vec[] | null {
  const { numbersOf, squareOf } = numberSquares([]);
  const empty = numbersOf(start);
  const endsOf = (tests: readonly (readonly Vec[])[]): readonly End[] => {
    const numbered = tests.map(numbersOf);
    return [...numbered, empty].map((squares, index) => ({ squares, before: numbered.slice(0, index) }));
  };
  const same = (one: End, other: End): boolean => one.squares.every((square) => other.squares.includes(square));
  const [endsA, endsB] = [endsOf(a), endsOf(b)];
  if (endsA.length === endsB.length && endsA.every((end, index) => same(end, endsB[index]!))) return null;
  let fewest = null as Squares | null;
  for (const endA of endsA) {
    for (const endB of endsB) {
      // Only the first tests of both can differ on an empty board, and they come first.
      if (fewest && fewest.length < 2) break;
      if (same(endA, endB)) continue;
      const free = new Set([...empty, ...endA.squares, ...endB.squares]);
      const toHit = [...endA.before, ...endB.before].map((test) => test.filter((square) => !free.has(square)));
      fewest = smallestHittingSet(toHit, fewest?.length, budget) ?? fewest;
    }
  }
  return fewest && fewest.map(squareOf);
}

function byRunning(a: Course, b: Course, { width, height }: Playfield, budget: Budget): readonly Vec[] | null {
  const undecided = undecidedField(width, height);
  const alike = (): boolean => sameSquares(a.end(undecided), b.end(undecided));
  for (const { answer, filled } of explore(undecided, a.start, alike, budget)) if (!answer) return filled;
  return null;
}
