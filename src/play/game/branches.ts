import type { Tape } from './tape.ts';

/** A game, and the future that was left when a player went on from an earlier frame. */
export interface BranchedGame {
  readonly tape: Tape;
  /** The frame after which both part; null without a branch. */
  readonly branch: { readonly from: number; readonly tape: Tape } | null;
}

export const withoutBranch = (tape: Tape): BranchedGame => ({ tape, branch: null });

/** Goes on from a frame. What came after it becomes the branch, and replaces the one before. */
export function goOnFrom(game: BranchedGame, frame: number): BranchedGame {
  const { tape } = game;
  return frame >= tape.length ? game : { tape: tape.cutAt(frame), branch: { from: frame, tape } };
}

/** Takes the branch up again; what was played instead becomes the branch. */
export const changeBranch = ({ tape, branch }: BranchedGame): BranchedGame =>
  branch === null ? { tape, branch } : { tape: branch.tape, branch: { from: branch.from, tape } };
