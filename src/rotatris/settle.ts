import type { Vec } from '#engine/geometry.ts';
import { collapse, type Fall, type Merge, type Placed } from './collapse.ts';
import { MOST_SHELLS_AT_ONCE, score } from './score.ts';
import { shellOf, squaresInShell } from './shells.ts';

/** How many squares of the block lie in each shell: index = shell, up to the outermost shell in use. */
export function shellCounts(block: readonly Placed[]): readonly number[] {
  const counts: number[] = [];
  for (const { at } of block) {
    const shell = shellOf(at);
    while (counts.length <= shell) counts.push(0);
    counts[shell] = (counts[shell] ?? 0) + 1;
  }
  return counts;
}

/** The shells outside the core with no square missing, innermost first. */
export function fullShells(block: readonly Placed[]): readonly number[] {
  return shellCounts(block).flatMap((count, shell) => (shell > 0 && count === squaresInShell(shell) ? [shell] : []));
}

/** Shells removed at once, what they paid, and how the rest fell. */
export interface RemovalSet<Square extends Placed> {
  readonly shells: readonly number[];
  readonly squares: readonly Vec[];
  readonly points: number;
  readonly falls: readonly Fall[];
  readonly merges: readonly Merge[];
  readonly block: readonly Square[];
}

function removeOnce<Square extends Placed>(block: readonly Square[], shells: readonly number[]): RemovalSet<Square> {
  const squares = block.map(({ at }) => at).filter((at) => shells.includes(shellOf(at)));
  return { shells, squares, points: score(squares.length, shells.length), ...collapse(block, shells) };
}

/**
 * Removes full shells until none is full: each set takes the innermost four at most, the rest falls, and shells that this
 * filled make the next set. Every set counts as one removal for the speed. Source: Rotatris article, "Scores" (the cascade).
 */
export function settle<Square extends Placed>(block: readonly Square[]): readonly RemovalSet<Square>[] {
  const sets: RemovalSet<Square>[] = [];
  let left = block;
  for (;;) {
    const shells = fullShells(left).slice(0, MOST_SHELLS_AT_ONCE);
    if (shells.length === 0) return sets;
    const set = removeOnce(left, shells);
    sets.push(set);
    left = set.block;
  }
}
