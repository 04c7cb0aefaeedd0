import {
  evenClears,
  jokerGame,
  JOKER_LEVELS,
  JOKER_READINGS,
  type Clear,
  type Joker,
  type JokerReading,
} from '#play/joker.ts';
import { oneOf, wholeNumber, type Field, type FigureSpec } from '#figure/fields.ts';

/** The most clears that are simulated: fifty levels more than Joker is known for. */
const MOST_CLEARS = JOKER_LEVELS.goal - JOKER_LEVELS.start + 50;

export interface JokerState {
  /** The percentage of quadruples among the clears that the reader did not choose. */
  readonly share: number;
  /** The clears that the reader chose one by one. They come before the others. */
  readonly made: readonly Clear[];
  /** The number of clears so far. */
  readonly at: number;
  readonly readings: JokerReading;
}

const LETTERS: Readonly<Record<Clear, string>> = { quadruple: 'Q', other: 'O' };

/** Writes clears as letters, Q for a quadruple and O for another; `none` for none. */
const clears: Field<readonly Clear[]> = {
  print: (made) => made.map((clear) => LETTERS[clear]).join('') || 'none',
  read: (text) => {
    if (text === 'none') return [];
    if (!/^[QO]+$/.test(text) || text.length > MOST_CLEARS) return null;
    return [...text].map((letter) => (letter === 'Q' ? 'quadruple' : 'other'));
  },
  allowed: `none, or up to ${MOST_CLEARS} letters, Q for a quadruple and O for another clear`,
};

const clearsOf = ({ share, made }: JokerState): readonly Clear[] => [
  ...made,
  ...evenClears(share, MOST_CLEARS).slice(made.length),
];

/** Returns the game before the first clear and after each one. */
export const gamesOf = (state: JokerState): readonly Joker[] => jokerGame(clearsOf(state), state.readings);

/** Returns the level at which the game ends under each reading; null if it goes on. */
export const endsOf = (
  state: JokerState,
): readonly { readonly reading: JokerReading; readonly level: number | null }[] =>
  JOKER_READINGS.map((reading) => {
    const { level, isOver } = gamesOf({ ...state, readings: reading }).at(-1)!;
    return { reading, level: isOver ? level : null };
  });

/** Adds a chosen clear at the current point. Later clears are not chosen any more. */
export function chosen(state: JokerState, clear: Clear): JokerState {
  const made = [...clearsOf(state).slice(0, state.at), clear];
  return made.length > MOST_CLEARS ? state : { ...state, made, at: made.length };
}

export const JOKER_STOCK: FigureSpec<JokerState> = {
  fields: {
    share: wholeNumber(0, 100),
    made: clears,
    at: wholeNumber(0, MOST_CLEARS),
    readings: oneOf(JOKER_READINGS),
  },
  standard: { share: 40, made: [], at: 150, readings: 'plays-on' },
  outcome: (state) => {
    const { level, isOver } = gamesOf(state).at(-1)!;
    return isOver ? `ends ${level}` : 'goes on';
  },
};
