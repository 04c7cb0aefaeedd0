import { GUESS, hasKicks } from './guessState.ts';

/** Storage key of the answers that a reader has given. */
export const SCORES_KEY = 'wallkick-guesses';

/** How many answers were right, and how many there were, by system and level: `srs-guideline 2`. */
export type Scores = ReadonlyMap<string, readonly [right: number, all: number]>;

export const scoreKey = (system: string, level: number): string => `${system} ${level}`;

export const withAnswer = (scores: Scores, key: string, isRight: boolean): Scores => {
  const [right, all] = scores.get(key) ?? [0, 0];
  return new Map([...scores, [key, [right + (isRight ? 1 : 0), all + 1]]]);
};

export const printScores = (scores: Scores): string => JSON.stringify([...scores]);

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

function isKey(key: unknown): key is string {
  const [system = '', level = '', ...more] = typeof key === 'string' ? key.split(' ') : [];
  return more.length === 0 && hasKicks(system) && GUESS.fields.level.read(level) !== null;
}

/** Reads stored scores. Storage can hold anything, so what is not understood is left out. */
export function readScores(text: string | null): Scores {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return new Map();
  }
  if (!Array.isArray(stored)) return new Map();
  const scores = stored.flatMap((entry: unknown): readonly (readonly [string, readonly [number, number]])[] => {
    const [key, counts] = (Array.isArray(entry) ? entry : []) as readonly unknown[];
    const [right, all] = (Array.isArray(counts) ? counts : []) as readonly unknown[];
    return isKey(key) && isCount(right) && isCount(all) && right <= all ? [[key, [right, all]]] : [];
  });
  return new Map(scores);
}

/** The answers as signs that tell nothing of the boards. */
export const marksOf = (answers: readonly boolean[]): string =>
  answers.map((isRight) => (isRight ? '■' : '□')).join('');
