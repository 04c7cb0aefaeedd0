import { add, type Vec } from '#engine/geometry.ts';
import type { Scenario } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import { marginOf, openArena } from './arena.ts';
import { firstFitAlwaysWins, firstFitWins } from './guards.ts';
import { smallestHittingSet } from './hittingSets.ts';
import { inverseRotation } from './inverses.ts';
import { cellsOf, kicksOf, type Rotation } from './rotations.ts';
import { scenarioIn } from './scenarioIn.ts';
import { numberSquares } from './squareNumbers.ts';

/** A kick after which the turn back can fail, though the squares that the piece came from are free. */
interface Stranding {
  /** From 1. */
  readonly test: number;
  readonly kick: Vec;
  /** As few as possible: with them the kick wins, and after it every test of the turn back is blocked. */
  readonly blocks: readonly Vec[];
  /** The first of the two turns. */
  readonly scenario: Scenario;
}

/**
 * The kicks of a rotation that can strand the piece. A kick whose opposite stands in the row back cannot: that test leads home. Null
 * where the system makes no turn back, or where more than the squares of the tests decides.
 */
export function strandings(system: RotationSystem, rotation: Rotation): readonly Stranding[] | null {
  const back = inverseRotation(system, rotation);
  if (!back || !firstFitWins(system, rotation) || !firstFitAlwaysWins(system, back)) return null;
  const kicks = kicksOf(system, rotation);
  const waysFrom = (at: Vec): readonly (readonly Vec[])[] =>
    kicks.flatMap((kick) => cellsOf(system, back, add(at, kick)).tests);
  const own = cellsOf(system, rotation);
  const arena = openArena([own.start, ...own.tests, ...waysFrom([0, 0])].flat(), system.field, marginOf(system));
  const { start, tests } = cellsOf(system, rotation, arena.at);
  return kicks.flatMap((kick, index) => {
    const { numbersOf, squareOf } = numberSquares([...start, ...tests[index]!]);
    const ways = cellsOf(system, back, add(arena.at, kick)).tests;
    const chosen = smallestHittingSet([...tests.slice(0, index), ...ways].map(numbersOf));
    if (!chosen) return [];
    const blocks = chosen.map(squareOf);
    return [{ test: index + 1, kick, blocks, scenario: scenarioIn(system, rotation, arena, blocks) }];
  });
}
