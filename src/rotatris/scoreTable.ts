import { MOST_SHELLS_AT_ONCE, score } from './score.ts';
import { LAST_SHELL, squaresInShell } from './shells.ts';

/** One row of the source's table; null where it prints N/A. */
export interface ScoreRow {
  readonly shell: number;
  readonly squares: number;
  readonly score: number | null;
  readonly cumulative: number | null;
}

/** The table without its last row (shell 9, "Game end"), as printed. Source: Rotatris article, "Scores"; erratum R9: rows 5, 7, 8. */
export const PRINTED_SCORE_TABLE: readonly ScoreRow[] = [
  { shell: 0, squares: 4, score: null, cumulative: null },
  { shell: 1, squares: 12, score: 120, cumulative: 120 },
  { shell: 2, squares: 20, score: 200, cumulative: 640 },
  { shell: 3, squares: 28, score: 280, cumulative: 1800 },
  { shell: 4, squares: 36, score: 360, cumulative: 3840 },
  { shell: 5, squares: 44, score: 440, cumulative: 5400 },
  { shell: 6, squares: 52, score: 520, cumulative: 7680 },
  { shell: 7, squares: 60, score: 600, cumulative: 10640 },
  { shell: 8, squares: 68, score: 680, cumulative: 13340 },
];

/**
 * Readings of "the score for removing all shells up to this one":
 * - `one-by-one`: each shell alone;
 * - `all-at-once`: every shell in one set, however many;
 * - `factor-of-four`: every square counts, the factor stops at four;
 * - `inner-four-first`: shells 1 to 4 in one set, then the rest as they stand, four at a time;
 * - `outer-four-first`: the outermost four in one set, then the rest, four at a time;
 * - `rest-refills`: shells 1 to 4 in one set, then the rest after it has fallen into the inner shells (what this game does).
 */
export const CUMULATIVE_RULES = [
  'one-by-one',
  'all-at-once',
  'factor-of-four',
  'inner-four-first',
  'outer-four-first',
  'rest-refills',
] as const;
export type CumulativeRule = (typeof CUMULATIVE_RULES)[number];

const upTo = (shell: number): readonly number[] => Array.from({ length: shell }, (_, index) => index + 1);
const squaresIn = (shells: readonly number[]): number => shells.reduce((sum, shell) => sum + squaresInShell(shell), 0);
const scoreSet = (shells: readonly number[]): number => score(squaresIn(shells), shells.length);

function inFours(shells: readonly number[]): number {
  if (shells.length === 0) return 0;
  return scoreSet(shells.slice(0, MOST_SHELLS_AT_ONCE)) + inFours(shells.slice(MOST_SHELLS_AT_ONCE));
}

function refilled(count: number): number {
  if (count === 0) return 0;
  const set = Math.min(count, MOST_SHELLS_AT_ONCE);
  return scoreSet(upTo(set)) + refilled(count - set);
}

/** Points for all shells from 1 to `shell`, all full, under one reading. */
export function cumulativeBy(rule: CumulativeRule, shell: number): number {
  const shells = upTo(shell);
  switch (rule) {
    case 'one-by-one':
      return shells.reduce((sum, one) => sum + scoreSet([one]), 0);
    case 'all-at-once':
      return scoreSet(shells);
    case 'factor-of-four':
      return score(squaresIn(shells), Math.min(shell, MOST_SHELLS_AT_ONCE));
    case 'inner-four-first':
      return inFours(shells);
    case 'outer-four-first':
      return inFours(shells.toReversed());
    case 'rest-refills':
      return refilled(shell);
  }
}

/** The rules that give a printed cumulative figure; none for rows 5, 7 and 8, nor for the row of the core. */
export const rulesBehind = (row: ScoreRow): readonly CumulativeRule[] =>
  CUMULATIVE_RULES.filter((rule) => row.shell > 0 && cumulativeBy(rule, row.shell) === row.cumulative);

/** The table computed with one reading of the last column. */
export function scoreTable(rule: CumulativeRule): readonly ScoreRow[] {
  const core = { shell: 0, squares: squaresInShell(0), score: null, cumulative: null };
  const rows = upTo(LAST_SHELL).map((shell) => ({
    shell,
    squares: squaresInShell(shell),
    score: scoreSet([shell]),
    cumulative: cumulativeBy(rule, shell),
  }));
  return [core, ...rows];
}
