import type { Tape } from './tape.ts';

/** A future of a game that was left when a player went on from an earlier frame. */
interface Branch {
  /** The frame up to which it is the same as the game. */
  readonly from: number;
  readonly tape: Tape;
}

/** A game, and the futures that were left, the last one first. */
export interface BranchedGame {
  readonly tape: Tape;
  readonly branches: readonly Branch[];
}

/** Branches that are kept. Of more, the shortest go. */
const MOST_BRANCHES = 8;

export const withoutBranch = (tape: Tape): BranchedGame => ({ tape, branches: [] });

const partedAt = (branches: readonly Branch[], frame: number): readonly Branch[] =>
  branches.map(({ from, tape }) => ({ from: Math.min(from, frame), tape }));

/** Leaves out the shortest branch where there are too many. */
function longest(branches: readonly Branch[]): readonly Branch[] {
  if (branches.length <= MOST_BRANCHES) return branches;
  const least = Math.min(...branches.map(({ tape }) => tape.length));
  const gone = branches.findLastIndex(({ tape }) => tape.length === least);
  return branches.filter((_branch, index) => index !== gone);
}

/** Goes on from a frame. What came after it becomes a branch. */
export function goOnFrom(game: BranchedGame, frame: number): BranchedGame {
  const { tape, branches } = game;
  if (frame >= tape.length) return game;
  return { tape: tape.cutAt(frame), branches: longest([{ from: frame, tape }, ...partedAt(branches, frame)]) };
}

/** Takes the first branch up. What was played instead becomes the last one, so that each has its turn. */
export function changeBranch(game: BranchedGame): BranchedGame {
  const [first, ...others] = game.branches;
  if (!first) return game;
  return { tape: first.tape, branches: [...partedAt(others, first.from), { from: first.from, tape: game.tape }] };
}
