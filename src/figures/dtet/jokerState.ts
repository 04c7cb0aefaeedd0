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

/** Clears that are simulated at the most: fifty levels beyond the one that Joker is played for. */
const MOST_CLEARS = JOKER_LEVELS.goal - JOKER_LEVELS.start + 50;

export interface JokerState {
  /** Of a hundred clears that nobody chose, so many are quadruples. */
  readonly share: number;
  /** Clears that were chosen one by one, before the others. */
  readonly made: readonly Clear[];
  /** Clears so far. */
  readonly at: number;
  readonly readings: JokerReading;
}

const LETTERS: Readonly<Record<Clear, string>> = { quadruple: 'Q', other: 'O' };

/** Clears as letters, Q for a quadruple and O for another; `none` for none. */
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

/** The game before the first clear and after each one. */
export const gamesOf = (state: JokerState): readonly Joker[] => jokerGame(clearsOf(state), state.readings);

/** The level at which the game ends under each reading; null where it goes on. */
export const endsOf = (
  state: JokerState,
): readonly { readonly reading: JokerReading; readonly level: number | null }[] =>
  JOKER_READINGS.map((reading) => {
    const { level, isOver } = gamesOf({ ...state, readings: reading }).at(-1)!;
    return { reading, level: isOver ? level : null };
  });

/** The state after one more clear, chosen at the point that is shown; what was to come after it comes evenly. */
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
