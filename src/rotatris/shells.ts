import type { Vec } from '#engine/geometry.ts';
import { byRow } from '#engine/squares.ts';
import { requireWhole } from './whole.ts';

/** The outermost shell that a block may fill; a square that sticks further out ends the game. Source: Rotatris article, score table. */
export const LAST_SHELL = 8;
export const GAME_END_SHELL = LAST_SHELL + 1;

/**
 * The shell of a square named by its lower-left corner: 0 for the four core squares, then outwards. A non-negative coordinate
 * counts as it is, a negative one as −1 − c, and the larger wins. Source: Rotatris article, "Shell Assignation", by the prose list
 * (1 and −2 are shell 1, 2 and −3 are shell 2); the printed formula and pseudocode differ (errata R5, R6).
 */
export const shellOf = ([x, y]: Vec): number => Math.max(x, -1 - x, y, -1 - y);

/** How many squares a shell holds: 8S + 4. Throws a RangeError unless `shell` is a whole number from 0. */
export function squaresInShell(shell: number): number {
  requireWhole(shell, 'shell');
  return 8 * shell + 4;
}

/** The squares of a shell, bottom row first, each row from the left. Throws a RangeError like `squaresInShell`. */
export function squaresOfShell(shell: number): readonly Vec[] {
  requireWhole(shell, 'shell');
  const squares: Vec[] = [];
  for (let along = -shell - 1; along < shell; along += 1) {
    squares.push([along, shell], [along + 1, -shell - 1], [-shell - 1, along], [shell, along + 1]);
  }
  return squares.sort(byRow);
}
