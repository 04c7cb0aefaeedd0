import type { Job } from '#analysis/job.ts';
import { onePress } from '#analysis/onePress.ts';
import { partingBoards, type PartingBoard } from '#analysis/partingBoards.ts';
import { MOST_BLOCKS } from '#analysis/pressPuzzles.ts';
import { printScenario } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import { readScenario } from '#rules/vocabulary.ts';

const PARTS = 40;
/** Boards of one part. */
const BOARDS = 150;

export interface PartingQuestion {
  /** The query of the piece, the press and the present board. */
  readonly query: string;
  readonly seed: number;
}

/**
 * Searches for a board with few blocks on which a press has the most answers. The search begins without the present blocks; its value is
 * null while it has no board with as many answers as there.
 */
export function partingJob(
  systems: readonly RotationSystem[],
  { query, seed }: PartingQuestion,
): Job<{ readonly query: string; readonly answers: number } | null> {
  const read = readScenario(query);
  if (!read.ok) throw new Error(read.diagnostics[0]?.sentence);
  const boards = partingBoards(read.value, systems, MOST_BLOCKS, seed);
  const present = onePress(read.value, systems).answers.length;
  let best: PartingBoard | null = null;
  return {
    parts: Array.from({ length: PARTS }, () => (budget) => {
      for (let tried = 0; tried < BOARDS; tried++) {
        budget.spend();
        best = boards.next().value;
      }
    }),
    value: () =>
      best && best.answers >= present ? { query: printScenario(best.scenario), answers: best.answers } : null,
  };
}
