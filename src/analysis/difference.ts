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
import { marginOf, openArena, withWalls } from './arena.ts';
import { UNLIMITED, type Budget } from './budget.ts';
import { courseOf, type Course, type PlacedPress } from './course.ts';
import { scenarioIn } from './scenarioIn.ts';
import { tellApart, testsTellApart } from './tellApart.ts';

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
 * Finds a smallest board on which one press takes a piece to different squares under two systems. The squares decide, not the numbers of tests
 * or states. The board is far from walls, floor and top; where the walls decide in one of the systems, it can be at a wall.
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
  const pressesAt = commonPresses(a, b, question);
  if (!pressesAt) return { is: 'no common start' };
  const courses = coursesOf(a, b, pressesAt([0, 0]), budget);
  const open = openArena(
    courses.flatMap(({ looked }) => looked),
    a.field,
    marginOf(a, b),
  );
  let found: Difference = { is: 'none' };
  for (const { field, at } of withWalls(open, courses[0].start, a, b)) {
    const presses = pressesAt(at);
    const blocks = tellApart(...coursesOf(a, b, presses), field, budget);
    if (!blocks || (found.is === 'found' && found.blocks.length <= blocks.length)) continue;
    const scenario = (system: RotationSystem, { placement, turn, precedence, memory }: PlacedPress): Scenario => {
      const rotation = { piece: placement.piece, from: placement.orientation, turn, precedence, memory };
      return scenarioIn(system, rotation, { field, at: placement.at }, blocks);
    };
    found = { is: 'found', blocks, scenarios: [scenario(a, presses[0]), scenario(b, presses[1])] };
  }
  return found;
}

/** Whether `differenceOf` finds a board. It is faster, as it looks for no small one where lists of tests decide. */
export function isDifferent(
  a: RotationSystem,
  b: RotationSystem,
  question: Question,
  budget: Budget = UNLIMITED,
): boolean {
  const pressesAt = commonPresses(a, b, question);
  if (!pressesAt) return false;
  return (
    testsTellApart(...coursesOf(a, b, pressesAt([0, 0]), budget)) ?? differenceOf(a, b, question, budget).is === 'found'
  );
}

type Pair<T> = readonly [T, T];

/** The same press under two systems, by the place of the piece; null if the second one has no state with the squares of the first. */
function commonPresses(
  a: RotationSystem,
  b: RotationSystem,
  { piece, from, turn, precedence = null, memory = FRESH_MEMORY }: Question,
): ((at: Vec) => Pair<PlacedPress>) | null {
  const ofA: Placement = { piece, orientation: from, at: [0, 0] };
  const ofB = placementOn(b.shapes, piece, minosOf(a.shapes, ofA), from);
  if (!ofB) return null;
  const pressOn = (placement: Placement, at: Vec): PlacedPress => ({
    placement: { ...placement, at: add(placement.at, at) },
    turn,
    precedence,
    memory,
  });
  return (at) => [pressOn(ofA, at), pressOn(ofB, at)];
}

const coursesOf = (
  a: RotationSystem,
  b: RotationSystem,
  [ofA, ofB]: Pair<PlacedPress>,
  budget?: Budget,
): Pair<Course> => [courseOf(a, ofA, budget), courseOf(b, ofB, budget)];

/** Every press in which two systems can be compared. */
export const questions: readonly Question[] = PIECES.flatMap((piece) =>
  ORIENTATIONS.flatMap((from) => TURNS.map((turn) => ({ piece, from, turn }))),
);
