import type { Budget } from '#analysis/budget.ts';
import { differenceOf } from '#analysis/difference.ts';
import type { Job } from '#analysis/job.ts';
import type { Piece, Transition } from '#engine/piece.ts';
import type { Scenario } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import { endsOf, turnBetween } from '#engine/transitions.ts';
import { comparedParams } from '#figure/rotation/comparedParams.ts';
import { printParams } from '#text/params.ts';

/** A smallest board on which two systems differ. */
export interface DiffBoard {
  readonly blocks: number;
  /** The parameters that show it in a comparison. */
  readonly query: string;
  /** The piece under the first system. */
  readonly scenario: Scenario;
}

/** Null if no board gives a different result. Turns without a search are left out. */
export type DiffBoards<Board = Omit<DiffBoard, 'scenario'>> = Readonly<Partial<Record<Transition, Board | null>>>;

/** Returns the smallest board for one turn; null if there is none. */
export function diffBoard(
  a: RotationSystem,
  b: RotationSystem,
  piece: Piece,
  transition: Transition,
  budget?: Budget,
): DiffBoard | null {
  const [from, to] = endsOf(transition);
  const found = differenceOf(a, b, { piece, from, turn: turnBetween(from, to)! }, budget);
  if (found.is !== 'found') return null;
  const [scenario] = found.scenarios;
  return { blocks: found.blocks.length, query: printParams(comparedParams([a, b], scenario)), scenario };
}

export function diffBoardsJob(
  a: RotationSystem,
  b: RotationSystem,
  piece: Piece,
  transitions: readonly Transition[],
): Job<DiffBoards> {
  const found: Partial<Record<Transition, Omit<DiffBoard, 'scenario'> | null>> = {};
  return {
    parts: transitions.map((transition) => (budget: Budget) => {
      const board = diffBoard(a, b, piece, transition, budget);
      found[transition] = board && { blocks: board.blocks, query: board.query };
    }),
    value: () => ({ ...found }),
  };
}
