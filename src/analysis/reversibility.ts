import { add, type Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import { prepare } from '#engine/prepared.ts';
import type { Scenario } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import { arenaAround, type Arena } from './arena.ts';
import { UNLIMITED, type Budget } from './budget.ts';
import { carryOut } from './carryOut.ts';
import { endingOn, OTHER_LIST } from './fillings.ts';
import { fatesOf } from './deadKicks.ts';
import { explore } from './explore.ts';
import { smallestHittingSet } from './hittingSets.ts';
import { inverseRotation } from './inverses.ts';
import { firstFitAlwaysWins, firstFitWins } from './guards.ts';
import { cellsOf, keysOf, kicksOf, type Ending, type Rotation } from './rotations.ts';
import { numberSquares } from './squareNumbers.ts';
import { undecidedField } from './undecidedField.ts';
import { scenarioIn } from './scenarioIn.ts';

/** A board on which a piece that is turned and turned back does not come home. */
interface LostWay {
  /** The test that wins on the way there, from 1. */
  readonly test: number;
  /** How the turn back ends. */
  readonly back: Ending;
  /** As few as possible for that test. */
  readonly blocks: readonly Vec[];
  /** The first of the two turns. */
  readonly scenario: Scenario;
}

interface Lost {
  readonly test: number;
  readonly back: Ending;
  readonly blocks: readonly Vec[];
}

/**
 * Finds tests that the rotation back does not undo, with a smallest board for each. The rotation back always undoes the tests that are not listed.
 * @param rotation from `rotationsOf`
 * @returns null if the system makes no rotation back
 * @throws Error if the budget is spent
 * @example
 * import { lostWays, rotationsOf } from 'wallkick/analysis';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const rotation = rotationsOf(srsGuideline).find(({ piece, from, to }) => piece === 'T' && from === 0 && to === 1);
 * if (rotation) lostWays(srsGuideline, rotation)?.map(({ test }) => test); // → [2, 3, 5]
 */
export function lostWays(
  system: RotationSystem,
  rotation: Rotation,
  budget: Budget = UNLIMITED,
): readonly LostWay[] | null {
  const search = searchOf(system, rotation, budget);
  return (
    search &&
    [...search.lost()].map((way) => ({ ...way, scenario: scenarioIn(system, rotation, search.arena, way.blocks) }))
  );
}

/** Whether the rotation back undoes every test; false if the system makes no rotation back. */
export function isAlwaysUndone(system: RotationSystem, rotation: Rotation, budget: Budget = UNLIMITED): boolean {
  const search = searchOf(system, rotation, budget);
  return search !== null && search.lost()[Symbol.iterator]().next().done === true;
}

function searchOf(system: RotationSystem, rotation: Rotation, budget: Budget) {
  const back = inverseRotation(system, rotation);
  if (!back) return null;
  const kicks = kicksOf(system, rotation);
  const { start, tests } = cellsOf(system, rotation);
  const looked = [...start, ...tests.flat(), ...kicks.flatMap((kick) => cellsOf(system, back, kick).tests.flat())];
  const arena = arenaAround(system, rotation, looked);
  const bySets = firstFitWins(system, rotation, budget) && firstFitAlwaysWins(system, back, budget);
  const lost = (): Iterable<Lost> => (bySets ? lostBySets : lostByRunning)(system, rotation, back, arena, budget);
  return { arena, lost };
}

function* lostBySets(
  system: RotationSystem,
  rotation: Rotation,
  back: Rotation,
  { at }: Arena,
  budget: Budget,
): Generator<Lost> {
  const { start, tests } = cellsOf(system, rotation, at);
  const { numbersOf, squareOf } = numberSquares([]);
  const [home, there] = [numbersOf(start), tests.map(numbersOf)];
  for (const [index, kick] of kicksOf(system, rotation).entries()) {
    const ways = cellsOf(system, back, add(at, kick)).tests.map(numbersOf);
    let fewest: Lost | null = null;
    for (const [place, end] of [...ways, null].entries()) {
      if (end && end.every((square) => home.includes(square))) continue;
      const free = new Set([...home, ...there[index]!, ...(end ?? [])]);
      const toHit = [...there.slice(0, index), ...ways.slice(0, place)].map((test) =>
        test.filter((square) => !free.has(square)),
      );
      const chosen = smallestHittingSet(toHit, fewest?.blocks.length, budget);
      if (chosen) fewest = { test: index + 1, back: end ? place + 1 : 'fail', blocks: chosen.map(squareOf) };
    }
    if (fewest) yield fewest;
  }
}

function lostByRunning(
  system: RotationSystem,
  rotation: Rotation,
  back: Rotation,
  { field, at }: Arena,
  budget: Budget,
): readonly Lost[] {
  const { piece, from, turn, precedence, memory } = rotation;
  const prepared = prepare(system);
  const { start } = cellsOf(system, rotation, at);
  const undecided = undecidedField(field.width, field.height);
  const keys = keysOf(system, rotation);
  const ending = endingOn(system, rotation, at);
  const ask = (): Omit<Lost, 'blocks'> | null => {
    const inPlay = { placement: { piece, orientation: from, at }, memory };
    if (ending(undecided.field) === OTHER_LIST) return null;
    const there = carryOut(prepared, undecided.field, inPlay, turn, precedence, keys);
    if (!there) return null;
    const again = carryOut(prepared, undecided.field, there, back.turn, back.precedence, keys);
    const end = again ? cellsOf(system, rotation, again.placement.at).start : null;
    return end && sameSquares(end, start) ? null : { test: there.test, back: again?.test ?? 'fail' };
  };
  const open = openTests(system, rotation, back, budget);
  const found = new Map<number, Lost>();
  for (const { answer, filled } of explore(undecided, start, ask, budget)) {
    if (answer && !found.has(answer.test)) found.set(answer.test, { ...answer, blocks: filled });
    if (found.size === open) break;
  }
  return [...found.values()].sort((a, b) => a.test - b.test);
}

/** After how many tests the way back is a question: not after those that cannot win, nor where its first test leads home. */
function openTests(system: RotationSystem, rotation: Rotation, back: Rotation, budget: Budget): number {
  const { start } = cellsOf(system, rotation);
  return fatesOf(system, rotation, budget).tests.filter(
    ({ kick, fate }) => fate.is === 'can win' && !sameSquares(cellsOf(system, back, kick).tests[0]!, start),
  ).length;
}
