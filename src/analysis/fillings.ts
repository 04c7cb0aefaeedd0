import type { Vec } from '#engine/geometry.ts';
import { chosenCode, codeOutside, prepare } from '#engine/prepared.ts';
import { isSolid } from '#engine/playfield.ts';
import type { RotationSystem } from '#engine/system.ts';
import { winningTest } from '#engine/winningTest.ts';
import type { Arena } from './arena.ts';
import { UNLIMITED, type Budget } from './budget.ts';
import { explore } from './explore.ts';
import { hittingSets, type Squares } from './hittingSets.ts';
import { firstFitWins } from './guards.ts';
import { cellsOf, codeOf, keysOf, type Ending, type Rotation } from './rotations.ts';
import { numberSquares } from './squareNumbers.ts';
import { undecidedField } from './undecidedField.ts';

/**
 * Blocks to put into an arena so that a rotation ends as wanted, fewest blocks first; the first is as small as any can be. Only
 * squares that the rotation looks at are filled, and none that it would end in. Nothing comes when no board ends the rotation so.
 */
export function fillings(
  system: RotationSystem,
  rotation: Rotation,
  arena: Arena,
  ending: Ending,
  budget: Budget = UNLIMITED,
): Iterable<readonly Vec[]> {
  return firstFitWins(system, rotation, budget)
    ? fillingsBySets(system, rotation, arena, ending, budget)
    : fillingsByEngine(system, rotation, arena, ending, budget);
}

/** Test k wins where it is free and something stands in each test before it. */
function* fillingsBySets(
  system: RotationSystem,
  rotation: Rotation,
  { field, at }: Arena,
  ending: Ending,
  budget: Budget,
): Generator<readonly Vec[]> {
  const { start, tests } = cellsOf(system, rotation, at);
  const solid = ([x, y]: Vec): boolean => isSolid(field, x, y);
  const winner = ending === 'fail' ? [] : tests[ending - 1]!;
  if (winner.some(solid)) return;
  const numbers = numberSquares([...start, ...winner]);
  const before = ending === 'fail' ? tests : tests.slice(0, ending - 1);
  const toHit: Squares[] = before.filter((squares) => !squares.some(solid)).map(numbers.numbersOf);
  for (const chosen of hittingSets(toHit, undefined, budget)) yield chosen.map(numbers.squareOf);
}

/** Where guards have a say, the engine is asked on every board that makes a difference. */
function* fillingsByEngine(
  system: RotationSystem,
  rotation: Rotation,
  { field, at }: Arena,
  ending: Ending,
  budget: Budget,
): Generator<readonly Vec[]> {
  const undecided = undecidedField(field.width, field.height);
  const ask = endingOn(system, rotation, at);
  const { start } = cellsOf(system, rotation, at);
  for (const { answer, filled } of explore(undecided, start, () => ask(undecided.field), budget))
    if (answer === ending) yield filled;
}

/** No ending of a rotation: on that field, a condition chooses another list than its own. */
export const OTHER_LIST = 0;

/** How a rotation of the piece with its box at `at` ends on a field. */
export function endingOn(
  system: RotationSystem,
  rotation: Rotation,
  at: Vec,
): (field: Arena['field']) => Ending | typeof OTHER_LIST {
  const { memory } = rotation;
  const prepared = prepare(system);
  const code = codeOf(rotation);
  const keys = keysOf(system, rotation);
  return (field) => {
    if (chosenCode(prepared, field, codeOutside(code), at[0], at[1], keys) !== code) return OTHER_LIST;
    const test = winningTest(prepared, field, code, at[0], at[1], memory);
    return test < 0 ? 'fail' : test + 1;
  };
}
