import { vecKey, type Vec } from '#engine/geometry.ts';
import { byRow } from '#engine/squares.ts';
import { FRESH_MEMORY, type Memory } from '#engine/memory.ts';
import type { Piece, Placement, Turn } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import { fieldFor } from '#engine/rotate.ts';
import { minosOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { entryPlacement } from './entry.ts';
import { searchPoses, type Input } from './poseSearch.ts';

/** The rotations, pieces and start of a search of reach. */
export interface ReachRules {
  /** The turn buttons in use; both quarter turns unless told otherwise. */
  readonly turns?: readonly Turn[];
  /** Pieces that are not turned; the O unless told otherwise. */
  readonly still?: readonly Piece[];
  /** Left out: a turn is made by basic rotation or not at all. */
  readonly kicks?: 'made' | 'left out';
  /** Where the piece starts; where it enters the field unless told otherwise. */
  readonly from?: Placement;
  readonly memory?: Memory;
}

export const USUAL_TURNS: readonly Turn[] = ['cw', 'ccw'];
export const USUALLY_STILL: readonly Piece[] = ['O'];

/** A way for the piece to come to rest: squares from which it cannot move down. */
export interface Landing {
  /** The pose on these squares that takes the fewest inputs. */
  readonly placement: Placement;
  /** Sorted by row, then column. */
  readonly minos: readonly Vec[];
  /** A shortest way there. */
  readonly inputs: readonly Input[];
}

/** Where a piece can come to rest, and the way to each position. */
export interface Reach {
  /** One for each different set of squares, those with short ways first. Their number is the number of placements. */
  readonly landings: readonly Landing[];
  /** How many poses (orientation and position) cannot move down; several may cover the same squares. */
  readonly lockPoses: number;
  /** A shortest way to a pose, at rest or not; null where there is none. */
  readonly inputsTo: (placement: Placement, memory?: Memory) => readonly Input[] | null;
}

/**
 * Finds each position in which a piece can come to rest, and a shortest way there. It is a plain search for any system. Where numbers are enough, `reachCounts` is many times faster.
 * @param rules which rotations and pieces take part; quarter rotations, and no rotation of the O, without it
 * @returns one landing for each different set of squares
 * @example
 * import { playfield } from 'wallkick';
 * import { reach } from 'wallkick/analysis';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const { landings } = reach(srsGuideline, playfield(), 'I');
 * landings.length; // → 17
 */
export function reach(system: RotationSystem, board: Playfield, piece: Piece, rules: ReachRules = {}): Reach {
  const { turns = USUAL_TURNS, still = USUALLY_STILL, kicks = 'made', memory = FRESH_MEMORY } = rules;
  const field = fieldFor(system, board);
  const search = searchPoses(system, field, {
    piece,
    start: rules.from ?? entryPlacement(system, field, piece),
    memory,
    turns: still.includes(piece) ? [] : turns,
    kicks,
  });

  const landings = new Map<string, Landing>();
  const lockPoses = new Set<string>();
  for (const index of search.resting) {
    const placement = search.poses[index]!;
    const minos = [...minosOf(system.shapes, placement)].sort(byRow);
    const key = minos.map(vecKey).join(' ');
    lockPoses.add(`${placement.orientation} ${vecKey(placement.at)}`);
    if (!landings.has(key)) landings.set(key, { placement, minos, inputs: search.inputsTo(index) });
  }
  return {
    landings: [...landings.values()],
    lockPoses: lockPoses.size,
    inputsTo: (placement, wanted) => {
      const index = search.indexOf(placement, wanted);
      return index === null ? null : search.inputsTo(index);
    },
  };
}

/** The question whether a piece can be brought from where it enters the field to a pose; every piece may be turned. */
export const questionOf = (system: RotationSystem, field: Playfield, goal: Placement, memory: Memory) =>
  ({
    piece: goal.piece,
    start: entryPlacement(system, field, goal.piece),
    memory: FRESH_MEMORY,
    turns: USUAL_TURNS,
    kicks: 'made',
    goal: { placement: goal, memory },
  }) as const;

/**
 * Finds a shortest way to bring a piece from its spawn to a position.
 * @param goal state and position, at rest or not
 * @returns one input for each press; null if there is no way
 * @throws Error if the budget is spent
 * @example
 * import { playfield } from 'wallkick';
 * import { wayTo } from 'wallkick/analysis';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const goal = { piece: 'T', orientation: 1, at: [3, 18] } as const;
 * wayTo(srsGuideline, playfield(), goal); // → ['down', 'cw']
 */
export function wayTo(
  system: RotationSystem,
  board: Playfield,
  goal: Placement,
  memory: Memory = FRESH_MEMORY,
): readonly Input[] | null {
  const field = fieldFor(system, board);
  const search = searchPoses(system, field, questionOf(system, field, goal, memory));
  const index = search.indexOf(goal, memory);
  return index === null ? null : search.inputsTo(index);
}
