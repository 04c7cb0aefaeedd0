import type { Vec } from '#engine/geometry.ts';
import { requireWhole } from './whole.ts';
import { measureShell, type ShellRule } from './shellRules.ts';
import { shellOf } from './shells.ts';

/** The squares of a `size` × `size` grid about the origin, bottom row first. Throws a RangeError unless `size` is even. */
export function squaresOfGrid(size: number): readonly Vec[] {
  requireWhole(size / 2, 'half of the grid size');
  const along = Array.from({ length: size }, (_, index) => index - size / 2);
  return along.flatMap((y) => along.map((x): Vec => [x, y]));
}

/** The squares of a grid for which a rule names another shell than `shellOf`. */
export function wrongSquares(rule: ShellRule, size: number): readonly Vec[] {
  return squaresOfGrid(size).filter((square) => measureShell(rule, square).shell !== shellOf(square));
}

export interface ComparisonRange {
  readonly least: number;
  readonly most: number;
  readonly mean: number;
}

/** Comparisons per square that a rule makes on a grid of at least 2 × 2 squares. */
export function comparisonsOn(rule: ShellRule, size: number): ComparisonRange {
  const counts = squaresOfGrid(size).map((square) => measureShell(rule, square).operations.comparisons);
  const sum = counts.reduce((total, count) => total + count, 0);
  return { least: Math.min(...counts), most: Math.max(...counts), mean: sum / counts.length };
}
