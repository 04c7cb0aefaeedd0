import { add, type Vec } from '#engine/geometry.ts';
import { FRESH_MEMORY, type Memory } from '#engine/memory.ts';
import {
  ORIENTATIONS,
  PIECES,
  TURNS,
  type Orientation,
  type Piece,
  type Placement,
  type Precedence,
  type Turn,
} from '#engine/piece.ts';
import type { Scenario } from '#engine/scenario.ts';
import { placementOn } from '#engine/placementOf.ts';
import { minosOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { marginOf, openArena } from './arena.ts';
import { UNLIMITED, type Budget } from './budget.ts';
import { courseOf, type Press } from './course.ts';
import { scenarioIn } from './scenarioIn.ts';
import { tellApart } from './tellApart.ts';

/** A press on a piece that is on the same squares under two systems. The state is that of the first one. */
export interface Question {
  readonly piece: Piece;
  readonly from: Orientation;
  readonly turn: Turn;
  readonly precedence?: Precedence | null;
  readonly memory?: Memory;
}

type Difference =
  /** The piece ends on the same squares on every board. */
  | { readonly is: 'none' }
  /** The second system has no orientation with these squares. */
  | { readonly is: 'no common start' }
  | {
      readonly is: 'found';
      /** As few as possible, far from walls and floor. */
      readonly blocks: readonly Vec[];
      /** The same board and piece under each system. */
      readonly scenarios: readonly [Scenario, Scenario];
    };

/**
 * Finds a smallest board on which one press takes a piece to different squares under two systems. The squares decide, not the numbers of tests or states.
 * @param question piece, state and rotation, for the first system
 * @returns the blocks and a scenario for each system; or `none`, which is proven
 * @throws Error if the budget is spent
 * @example
 * import { differenceOf } from 'wallkick/analysis';
 * import { srsArika, srsGuideline } from 'wallkick/systems';
 *
 * const difference = differenceOf(srsGuideline, srsArika, { piece: 'I', from: 0, turn: 'ccw' });
 * difference.is === 'found' ? difference.blocks.length : 0; // → 1
 */
export function differenceOf(
  a: RotationSystem,
  b: RotationSystem,
  question: Question,
  budget: Budget = UNLIMITED,
): Difference {
  const { piece, from, turn, precedence = null, memory = FRESH_MEMORY } = question;
  const ofA: Placement = { piece, orientation: from, at: [0, 0] };
  const ofB = placementOn(b.shapes, piece, minosOf(a.shapes, ofA), from);
  if (!ofB) return { is: 'no common start' };
  const pressOn = (placement: Placement, at: Vec): Press => ({
    placement: { ...placement, at: add(placement.at, at) },
    turn,
    precedence,
    memory,
  });
  const courses = [courseOf(a, pressOn(ofA, [0, 0]), budget), courseOf(b, pressOn(ofB, [0, 0]), budget)];
  const looked = courses.flatMap((course) => course.looked);
  const { field, at } = openArena(looked, a.field, marginOf(a, b));
  const presses = [pressOn(ofA, at), pressOn(ofB, at)] as const;
  const blocks = tellApart(courseOf(a, presses[0]), courseOf(b, presses[1]), field, budget);
  if (!blocks) return { is: 'none' };
  const scenario = (system: RotationSystem, { placement }: Press): Scenario => {
    const rotation = { piece, from: placement.orientation, turn, precedence, memory };
    return scenarioIn(system, rotation, { field, at: placement.at }, blocks);
  };
  return { is: 'found', blocks, scenarios: [scenario(a, presses[0]), scenario(b, presses[1])] };
}

/** Every press in which two systems can be compared. */
export const questions: readonly Question[] = PIECES.flatMap((piece) =>
  ORIENTATIONS.flatMap((from) => TURNS.map((turn) => ({ piece, from, turn }))),
);
