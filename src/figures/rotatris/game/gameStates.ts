import { replay, type GameInput } from '#rotatris/index.ts';
import { wholeNumber, type FigureSpec } from '#figure/fields.ts';
import { gameLog } from './gameLog.ts';

export interface GameFigureState {
  readonly seed: number;
  /** All inputs since the start of the game. */
  readonly moves: readonly GameInput[];
}
export const GAME: FigureSpec<GameFigureState> = {
  fields: { seed: wholeNumber(0, 2 ** 32 - 1), moves: gameLog },
  standard: { seed: 1, moves: [] },
  outcome: ({ seed, moves }) => `${replay(seed, moves).state.score} points`,
};
