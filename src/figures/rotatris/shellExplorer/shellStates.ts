import type { Vec } from '#engine/geometry.ts';
import { LAST_SHELL, SHELL_RULES, wrongSquares, type ShellRule } from '#rotatris/index.ts';
import { oneOf, oneOfNumbers, squareWithin, type FigureSpec } from '#figure/fields.ts';

/** The sides of the grids: the article's sketch, and two larger ones. The last has every shell of the game. */
export const GRID_SIZES: readonly number[] = [6, 16, 18];

export interface ShellExplorerState {
  readonly rule: ShellRule;
  /** Squares along a side of the grid. */
  readonly size: number;
  readonly at: Vec;
}
export const SHELL_EXPLORER: FigureSpec<ShellExplorerState> = {
  fields: { rule: oneOf(SHELL_RULES), size: oneOfNumbers(GRID_SIZES), at: squareWithin(LAST_SHELL + 1) },
  standard: { rule: 'dominant-component', size: 16, at: [-4, 3] },
  outcome: ({ rule, size }) => `${wrongSquares(rule, size).length} wrong`,
};
