import type { GameInput } from '#rotatris/index.ts';
import type { Field } from '#figure/fields.ts';

/** The inputs of a player, one letter each. The time between them is written in milliseconds. */
export const GAME_LETTERS = {
  l: { do: 'move', way: 'left' },
  r: { do: 'move', way: 'right' },
  x: { do: 'turn tetromino', turn: 'cw' },
  z: { do: 'turn tetromino', turn: 'ccw' },
  e: { do: 'turn block', turn: 'cw' },
  q: { do: 'turn block', turn: 'ccw' },
  s: { do: 'soft drop' },
  h: { do: 'hard drop' },
} as const satisfies Readonly<Record<string, GameInput>>;
export type GameLetter = keyof typeof GAME_LETTERS;
export const LETTERS = Object.keys(GAME_LETTERS) as readonly GameLetter[];

/** The longest game. A game without input ends much earlier, and an address must not keep a browser busy forever. */
const LONGEST_TICK = 600_000;
const WORD = new RegExp(`\\d+|[${LETTERS.join('')}]`, 'y');

const sameInput = (a: GameInput, b: GameInput): boolean =>
  a.do === b.do &&
  ('way' in a ? a.way : null) === ('way' in b ? b.way : null) &&
  ('turn' in a ? a.turn : null) === ('turn' in b ? b.turn : null);

const printed = (input: GameInput): string =>
  input.do === 'tick' ? String(input.ms) : (LETTERS.find((letter) => sameInput(GAME_LETTERS[letter], input)) ?? '');

function readLog(text: string): readonly GameInput[] | null {
  if (text === 'none') return [];
  const inputs: GameInput[] = [];
  WORD.lastIndex = 0;
  for (let end = 0; end < text.length; end = WORD.lastIndex) {
    const word = WORD.exec(text)?.[0];
    if (word === undefined) return null;
    const input: GameInput = word in GAME_LETTERS ? GAME_LETTERS[word as GameLetter] : { do: 'tick', ms: Number(word) };
    if (input.do === 'tick' && input.ms > LONGEST_TICK) return null;
    inputs.push(input);
  }
  return inputs.length > 0 ? inputs : null;
}

/** Prints a whole game as one value: `hh650lxh`, or `none`. Pauses are left out, because no time passes in them. */
export const gameLog: Field<readonly GameInput[]> = {
  print: (inputs) => inputs.map(printed).join('') || 'none',
  read: readLog,
  allowed: `none, or the letters ${LETTERS.join(' ')} and milliseconds up to ${LONGEST_TICK}`,
};

/** Adds an input to the log. Consecutive times become one. */
export function withInput(log: readonly GameInput[], input: GameInput): readonly GameInput[] {
  const last = log.at(-1);
  if (input.do !== 'tick' || last?.do !== 'tick') return [...log, input];
  return [...log.slice(0, -1), { do: 'tick', ms: last.ms + input.ms }];
}
