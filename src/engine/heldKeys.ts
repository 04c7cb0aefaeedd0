/** Keys that are held during a turn: left, right, soft drop. In the order in which they are printed. */
export const HELD_KEYS = ['L', 'R', 'D'] as const;
/** A key that is held during a rotation: left, right or soft drop. */
export type HeldKey = (typeof HELD_KEYS)[number];
/** Keys that are held together, each once. */
export type HeldKeys = readonly HeldKey[];

export const NO_KEYS: HeldKeys = Object.freeze([]);

/** Keys that one player can hold together: not left and right. */
export const HELD_TOGETHER: readonly HeldKeys[] = [NO_KEYS, ['L'], ['R'], ['D'], ['L', 'D'], ['R', 'D']];

/** Reads letters of keys in any order, each at most once; undefined where they are none. */
export function readHeldKeys(text: string): HeldKeys | undefined {
  const letters = [...text];
  const known = letters.every((letter) => (HELD_KEYS as readonly string[]).includes(letter));
  if (!known || new Set(letters).size < letters.length) return undefined;
  return HELD_KEYS.filter((key) => letters.includes(key));
}

export const printHeldKeys = (keys: HeldKeys): string => keys.join('');

/** The keys seen in a mirror: left and right change places. */
export const mirrorHeldKeys = (keys: HeldKeys): HeldKeys =>
  HELD_KEYS.filter((key) => keys.includes(key === 'L' ? 'R' : key === 'R' ? 'L' : key));
