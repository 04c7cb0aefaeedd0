import type { RotationSystem } from '#engine/system.ts';
import { arenaOf } from './arena.ts';
import { explore } from './explore.ts';
import { endingOn } from './fillings.ts';
import { firstFitWins } from './guards.ts';
import type { Squares } from './hittingSets.ts';
import { cellsOf, rotationsOf, type Rotation } from './rotations.ts';
import { numberSquares } from './squareNumbers.ts';
import { undecidedField } from './undecidedField.ts';

/** How often each ending comes about. */
interface Tally {
  readonly rotation: Rotation;
  /** Test 1 first. */
  readonly byTest: readonly number[];
  readonly fails: number;
}

export interface Usage extends Tally {
  /** How many squares the tests cover and the guards look at, without those of the piece: the counts are out of 2 to that power. */
  readonly squares: number;
}

/**
 * How many of all fillings of the squares that a rotation looks at end in each test, far from walls and floor. Exact; no filling is
 * gone through one by one.
 */
export const usageOf = (system: RotationSystem, rotation: Rotation): Usage =>
  firstFitWins(system, rotation) ? usageBySets(system, rotation) : usageByLeaves(system, rotation);

/** The usage of every rotation of a system. */
export const usageTable = (system: RotationSystem): readonly Usage[] =>
  rotationsOf(system).map((rotation) => usageOf(system, rotation));

function usageBySets(system: RotationSystem, rotation: Rotation): Usage {
  const cells = cellsOf(system, rotation);
  const numbers = numberSquares(cells.start);
  const tests = cells.tests.map(numbers.numbersOf);
  const squares = numbers.count();
  return {
    rotation,
    squares,
    byTest: tests.map((squaresOfTest, index) => fillingsBetween(tests.slice(0, index), squaresOfTest, squares)),
    fails: fillingsBetween(tests, [], squares),
  };
}

/**
 * How many fillings of `count` squares leave `free` empty and fill something in each of `blocked`. By inclusion and exclusion: all
 * that leave `free` empty, less those that leave one more set empty, plus those that leave two more empty, and so on.
 */
function fillingsBetween(blocked: readonly Squares[], free: Squares, count: number): number {
  /** How many of the sets chosen so far hold each square. */
  const held = new Uint8Array(count);
  const sum = (next: number, left: number): number => {
    if (next === blocked.length) return 2 ** left;
    let added = 0;
    for (const square of blocked[next]!) if (held[square] === 0) added++;
    // A set that is empty already takes away as much as it leaves.
    if (added === 0) return 0;
    const without = sum(next + 1, left);
    for (const square of blocked[next]!) held[square]!++;
    const result = without - sum(next + 1, left - added);
    for (const square of blocked[next]!) held[square]!--;
    return result;
  };
  for (const square of free) held[square]!++;
  return sum(0, count - free.length);
}

function usageByLeaves(system: RotationSystem, rotation: Rotation): Usage {
  const { field, at } = arenaOf(system, rotation);
  const { start, tests } = cellsOf(system, rotation, at);
  const undecided = undecidedField(field.width, field.height);
  const ask = endingOn(system, rotation, at);
  const leaves = [...explore(undecided, start, () => ask(undecided.field))];
  const { numbersOf, count } = numberSquares(start);
  numbersOf(tests.flat());
  for (const { filled, empty } of leaves) numbersOf([...filled, ...empty]);
  const byTest = tests.map(() => 0);
  let fails = 0;
  for (const { answer, filled, empty } of leaves) {
    const fillings = 2 ** (count() - filled.length - empty.length);
    if (answer === 'fail') fails += fillings;
    else byTest[answer - 1]! += fillings;
  }
  return { rotation, squares: count(), byTest, fails };
}
