import type { Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import type { Playfield } from '#engine/playfield.ts';
import { UNLIMITED, type Budget } from './budget.ts';
import type { Course } from './course.ts';
import { explore } from './explore.ts';
import { smallestHittingSet, type Squares } from './hittingSets.ts';
import { numberSquares, type SquareNumbers } from './squareNumbers.ts';
import { undecidedField } from './undecidedField.ts';

/**
 * The fewest blocks with which two courses end on different squares, or null when they end alike on every board. Both begin on
 * the same squares. Exact: where both are lists of tests, every pair of different ends is looked at; where guards or a second turn
 * have a say, both are run on every board that makes a difference.
 */
export function tellApart(a: Course, b: Course, field: Playfield, budget: Budget = UNLIMITED): readonly Vec[] | null {
  return a.tests && b.tests ? byEnds(a.start, a.tests, b.tests, budget) : byRunning(a, b, field, budget);
}

/** Whether the tests of two courses differ on some board; null where more than tests decides. Both begin on the same squares. */
export function testsTellApart(a: Course, b: Course): boolean | null {
  if (!a.tests || !b.tests) return null;
  for (const toHit of differentEnds(a.start, a.tests, b.tests, numberSquares([])))
    if (toHit.every((test) => test.length > 0)) return true;
  return false;
}

/** One way a course ends: on these squares, where something stands in each of the tests before. */
interface End {
  readonly squares: Squares;
  readonly before: readonly Squares[];
}

/** For each pair of different ends, what remains of the tests before them: each of these needs a block. */
function* differentEnds(
  start: readonly Vec[],
  a: readonly (readonly Vec[])[],
  b: readonly (readonly Vec[])[],
  { numbersOf }: SquareNumbers,
): Generator<readonly Squares[]> {
  const empty = numbersOf(start);
  const endsOf = (tests: readonly (readonly Vec[])[]): readonly End[] => {
    const numbered = tests.map(numbersOf);
    return [...numbered, empty].map((squares, index) => ({ squares, before: numbered.slice(0, index) }));
  };
  const same = (one: End, other: End): boolean => one.squares.every((square) => other.squares.includes(square));
  const [endsA, endsB] = [endsOf(a), endsOf(b)];
  if (endsA.length === endsB.length && endsA.every((end, index) => same(end, endsB[index]!))) return;
  for (const endA of endsA) {
    for (const endB of endsB) {
      if (same(endA, endB)) continue;
      const free = new Set([...empty, ...endA.squares, ...endB.squares]);
      yield [...endA.before, ...endB.before].map((test) => test.filter((square) => !free.has(square)));
    }
  }
}

function byEnds(
  start: readonly Vec[],
  a: readonly (readonly Vec[])[],
  b: readonly (readonly Vec[])[],
  budget: Budget,
): readonly Vec[] | null {
  const numbers = numberSquares([]);
  let fewest = null as Squares | null;
  for (const toHit of differentEnds(start, a, b, numbers)) {
    fewest = smallestHittingSet(toHit, fewest?.length, budget) ?? fewest;
    // Only the first tests of both can differ on an empty board, and they come first.
    if (fewest && fewest.length < 2) break;
  }
  return fewest && fewest.map(numbers.squareOf);
}

function byRunning(a: Course, b: Course, { width, height }: Playfield, budget: Budget): readonly Vec[] | null {
  const undecided = undecidedField(width, height);
  const alike = (): boolean => sameSquares(a.end(undecided), b.end(undecided));
  for (const { answer, filled } of explore(undecided, a.start, alike, budget)) if (!answer) return filled;
  return null;
}
