import { add, vecKey, type Vec } from '#engine/geometry.ts';
import { prepare } from '#engine/prepared.ts';
import type { Scenario } from '#engine/scenario.ts';
import { fill } from '#engine/stack.ts';
import type { RotationSystem } from '#engine/system.ts';
import { arenaOf } from './arena.ts';
import { carryOut } from './carryOut.ts';
import { inverseRotation } from './inverses.ts';
import { cellsOf, keysOf, kicksOf, type Rotation } from './rotations.ts';
import { scenarioIn } from './scenarioIn.ts';

/** What becomes of turning back after kicks, counted over boards. */
export interface TurnedBack {
  /** Boards on which a kick wins. */
  readonly kicked: number;
  /** Those of them on which the turn back fails, although the piece came from squares that are free. */
  readonly refused: number;
  /** The first turn on a board with as few blocks as possible on which the turn back fails. */
  readonly smallest: Scenario | null;
}

/** Every choice of at most `most` squares, fewest first. */
function* choices(squares: readonly Vec[], most: number): Generator<readonly Vec[]> {
  let chosen: readonly (readonly [from: number, own: readonly Vec[]])[] = [[0, []]];
  for (let size = 0; size <= most; size++) {
    for (const [, own] of chosen) yield own;
    chosen = chosen.flatMap(([from, own]) =>
      squares.slice(from).map((square, index) => [from + index + 1, [...own, square]] as const),
    );
  }
}

/**
 * Turns a piece and turns it back on every board with at most `most` blocks in the squares that the two turns look at. Null where the system
 * does not turn back.
 */
export function turnedBack(system: RotationSystem, rotation: Rotation, most: number): TurnedBack | null {
  const back = inverseRotation(system, rotation);
  if (!back) return null;
  const arena = arenaOf(system, rotation);
  const prepared = prepare(system);
  const keys = keysOf(system, rotation);
  const { start, tests } = cellsOf(system, rotation, arena.at);
  const own = new Set(start.map(vecKey));
  const ways = kicksOf(system, rotation).flatMap((kick) => cellsOf(system, back, add(arena.at, kick)).tests.flat());
  const looked = [...new Map([...tests.flat(), ...ways].map((square) => [vecKey(square), square])).entries()]
    .filter(([key]) => !own.has(key))
    .map(([, square]) => square);
  const placement = { piece: rotation.piece, orientation: rotation.from, at: arena.at };
  let [kicked, refused] = [0, 0];
  let smallest: Scenario | null = null;
  for (const blocks of choices(looked, most)) {
    const field = fill(arena.field, blocks, '#');
    const there = carryOut(
      prepared,
      field,
      { placement, memory: rotation.memory },
      rotation.turn,
      rotation.precedence,
      keys,
    );
    if (!there || there.test === 1) continue;
    kicked++;
    if (carryOut(prepared, field, there, back.turn, back.precedence, keys)) continue;
    refused++;
    smallest ??= scenarioIn(system, rotation, arena, blocks);
  }
  return { kicked, refused, smallest };
}
