import { onePress, type PressAnswers } from '#analysis/onePress.ts';
import { TURNS, type Turn } from '#engine/piece.ts';
import type { Scenario } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';

/** What systems make of each turn on a board. */
export interface AnswersByTurn {
  /** The answers to a turn; they are found at most once. */
  readonly to: (turn: Turn) => PressAnswers;
  /** Finds those to all turns. */
  readonly prepare: () => void;
}

/** The answers of systems on a board, whatever its own turn is. */
export function answersByTurn(board: Scenario, systems: readonly RotationSystem[]): AnswersByTurn {
  const known = new Map<Turn, PressAnswers>();
  const to = (turn: Turn): PressAnswers => {
    const answers = known.get(turn) ?? onePress({ ...board, turn }, systems);
    known.set(turn, answers);
    return answers;
  };
  const prepare = (): void => {
    for (const turn of TURNS) to(turn);
  };
  return { to, prepare };
}
