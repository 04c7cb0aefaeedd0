import { sameVec, subtract, type Vec } from '#engine/geometry.ts';
import { turned, type Placement } from '#engine/piece.ts';
import { obstacleAt, type Playfield } from '#engine/playfield.ts';
import { requestOf } from '#engine/requestOf.ts';
import { fieldFor, rotate } from '#engine/rotate.ts';
import type { Scenario } from '#engine/scenario.ts';
import { minosOf } from '#engine/shapes.ts';
import { byRow } from '#engine/squares.ts';
import type { RotationSystem } from '#engine/system.ts';
import { placementAfter, type RotationTrace } from '#engine/trace.ts';
import { underSystem } from '#engine/underSystem.ts';

/** The squares where a press takes the piece, and the rotation of each system that ends there. */
export interface PressAnswer {
  /** Sorted by row, then column. */
  readonly minos: readonly Vec[];
  /** True when these are the squares from which the piece started. */
  readonly stays: boolean;
  /**
   * The way to these squares from those of the turned state in the same box, in the system of the scenario. So two answers differ in it,
   * although the kicks of their systems may be the same: a kick counts from the basic rotation of its own system. Null if the piece has
   * another shape here.
   */
  readonly way: Vec | null;
  /** One trace a system, in the order of the systems. */
  readonly traces: readonly RotationTrace[];
}

/**
 * Why a system gives no answer: nobody knows its kicks, it has no state with these squares, the piece would reach through its ceiling, or
 * it has no such rotation.
 */
export type Unanswered = 'unknown kicks' | 'no such state' | 'no room' | 'no such rotation';

/** What all systems make of one press. */
export interface PressAnswers {
  /** Answers of most systems first; of two with the same number, that of the earlier system. */
  readonly answers: readonly PressAnswer[];
  readonly without: readonly { readonly system: RotationSystem; readonly because: Unanswered }[];
}

/** The piece of a scenario in a system, or why it cannot be there, whatever the board is. */
function placedIn(scenario: Scenario, system: RotationSystem): Scenario | Unanswered {
  if (system.unknown.includes('unknown.kicks')) return 'unknown kicks';
  return underSystem(scenario, system) ?? 'no such state';
}

/** Rotates the piece of a scenario on a board. */
function answerOf(own: Scenario, board: Playfield): RotationTrace | Unanswered {
  const { system, placement, turn, memory } = own;
  const field = fieldFor(system, board);
  if (minosOf(system.shapes, placement).some(([x, y]) => obstacleAt(field, x, y) !== null)) return 'no room';
  if (system.turns.rules[turn].is === 'refused') return 'no such rotation';
  return rotate(system, requestOf({ ...own, field: board }), memory);
}

/**
 * Rotates the same squares in every system, and groups the systems by the squares where the piece ends.
 * @param scenario field, piece and press; its squares are taken, not the number of its state
 * @param systems those that answer, each once
 * @example
 * import { onePress } from 'wallkick/analysis';
 * import { readScenario, sega, srsGuideline, tetrisWorlds } from 'wallkick/systems';
 *
 * const read = readScenario('system=srs-guideline piece=I from=1 at=-2,0 turn=cw board=..........');
 * const { answers } = read.ok ? onePress(read.value, [sega, srsGuideline, tetrisWorlds]) : { answers: [] };
 * answers.map(({ traces, stays }) => [traces.length, stays]); // → [[2, false], [1, true]]
 */
export const onePress = (scenario: Scenario, systems: readonly RotationSystem[]): PressAnswers =>
  pressOf(scenario, systems)(scenario.field);

/** The press of a scenario on any board of its size: each system places the piece once, so that many boards take less time. */
export function pressOf(scenario: Scenario, systems: readonly RotationSystem[]): (board: Playfield) => PressAnswers {
  const placed = systems.map((system) => ({ system, own: placedIn(scenario, system) }));
  const { system: home, placement, turn } = scenario;
  const start = squaresOf(home, placement).join(' ');
  const inPlace = squaresOf(home, { ...placement, orientation: turned(placement.orientation, turn) });
  return (board) => {
    const groups = new Map<string, { minos: readonly Vec[]; traces: RotationTrace[] }>();
    const without: { system: RotationSystem; because: Unanswered }[] = [];
    for (const { system, own } of placed) {
      const trace = typeof own === 'string' ? own : answerOf(own, board);
      if (typeof trace === 'string') {
        without.push({ system, because: trace });
        continue;
      }
      const minos = squaresOf(system, placementAfter(trace));
      const key = minos.join(' ');
      const group = groups.get(key);
      if (group) group.traces.push(trace);
      else groups.set(key, { minos, traces: [trace] });
    }
    const answers = Array.from(groups, ([key, { minos, traces }]): PressAnswer => ({
      minos,
      stays: key === start,
      way: wayBetween(inPlace, minos),
      traces,
    }));
    return { answers: answers.sort((a, b) => b.traces.length - a.traces.length), without };
  };
}

/** The displacement of sorted squares; null if it is not the same for all of them. */
function wayBetween(from: readonly Vec[], to: readonly Vec[]): Vec | null {
  const way = subtract(to[0]!, from[0]!);
  return to.every((square, index) => sameVec(subtract(square, from[index]!), way)) ? way : null;
}

/** The squares of a piece, sorted by row, then column. */
const squaresOf = ({ shapes }: RotationSystem, placement: Placement): readonly Vec[] =>
  [...minosOf(shapes, placement)].sort(byRow);
