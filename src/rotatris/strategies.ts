import { settle } from './settle.ts';
import { LAST_SHELL, squaresInShell, squaresOfShell } from './shells.ts';

/** The strategies the source names, each as the shells a player fills before any goes. Source: Rotatris article, "Scores". */
export const STRATEGIES = ['outermost', 'innermost', 'cascade'] as const;
export type Strategy = (typeof STRATEGIES)[number];

const SHELLS_FILLED: Readonly<Record<Strategy, readonly number[]>> = {
  outermost: [LAST_SHELL],
  innermost: [1],
  cascade: Array.from({ length: LAST_SHELL }, (_, index) => index + 1),
};

export interface StrategyOutcome {
  readonly shells: readonly number[];
  /** Squares that have to be placed; a tetromino brings four. */
  readonly squaresPlaced: number;
  readonly tetrominoes: number;
  /** Points of each set, in the order of removal. */
  readonly sets: readonly number[];
  readonly points: number;
  readonly pointsPerTetromino: number;
}

/**
 * What filling these shells and nothing else pays when they go. Shells that fall into each other's place make further sets;
 * squares that merge on the way are lost, which is why a cascade pays less per tetromino than four shells at once.
 */
export function outcomeOf(shells: readonly number[]): StrategyOutcome {
  const sets = settle(shells.flatMap((shell) => squaresOfShell(shell).map((at) => ({ at })))).map(
    ({ points }) => points,
  );
  const squaresPlaced = shells.reduce((sum, shell) => sum + squaresInShell(shell), 0);
  const tetrominoes = squaresPlaced / 4;
  const points = sets.reduce((sum, set) => sum + set, 0);
  return { shells, squaresPlaced, tetrominoes, sets, points, pointsPerTetromino: points / tetrominoes };
}

export const strategyOutcome = (strategy: Strategy): StrategyOutcome => outcomeOf(SHELLS_FILLED[strategy]);
