import { GAME_BUTTONS, type GameButton } from '#play/buttons.ts';

/** The keys of each button, by the names of `keyName`. */
export type KeyMap = Readonly<Record<GameButton, readonly string[]>>;

const ARROWS = {
  left: ['arrowleft'],
  right: ['arrowright'],
  'soft drop': ['arrowdown'],
} as const;

/** Keys as games of the guideline have them, and three buttons in a row as TGM has: A and C to the left, B to the right. */
export const KEY_PRESETS = {
  guideline: {
    ...ARROWS,
    'hard drop': [' '],
    'rotate left': ['z'],
    'rotate right': ['x', 'arrowup'],
    'half turn': ['a'],
    hold: ['c'],
  },
  tgm: {
    ...ARROWS,
    'hard drop': ['arrowup'],
    'rotate left': ['a', 'd'],
    'rotate right': ['s'],
    'half turn': ['f'],
    hold: [' '],
  },
} as const satisfies Readonly<Record<string, KeyMap>>;
export type KeyPreset = keyof typeof KEY_PRESETS;
export const PRESET_NAMES = Object.keys(KEY_PRESETS) as readonly KeyPreset[];

/** Keys that a player has chosen: a preset, or keys of their own. */
export type KeyChoice = KeyPreset | KeyMap;

/** Keys that mean something else: they stop the game, step through rotations, or belong to the browser. */
export const RESERVED: readonly string[] = ['p', ',', '.', 'escape', 'tab', 'enter', 'alt', 'meta'];

export const keysOf = (choice: KeyChoice): KeyMap => (typeof choice === 'string' ? KEY_PRESETS[choice] : choice);

type Press = Pick<KeyboardEvent, 'key' | 'code'>;

/**
 * Returns the name of a key: what it writes, in lower case. Where another alphabet or an input method writes something else, or nothing, it
 * is what the key writes on an English keyboard, so that everybody has the keys of the presets.
 */
export function keyName({ key, code }: Press): string {
  const isOther = key === 'Process' || key === 'Dead' || key === 'Unidentified' || /^[^ -~]/.test(key);
  const [, letter] = /^(?:Key|Digit)(\w)$/.exec(code) ?? [];
  return (isOther ? (letter ?? key) : key).toLowerCase();
}

export const buttonOfKey = (keys: KeyMap, press: Press): GameButton | null =>
  GAME_BUTTONS.find((button) => keys[button].includes(keyName(press))) ?? null;

/** The keys that are down, with their buttons. With Shift or another layout a key goes up by another name than it went down. */
export class KeysDown<Button extends GameButton> {
  readonly #buttons = new Map<string, Button>();

  press(press: Press, button: Button): void {
    this.#buttons.set(press.code || keyName(press), button);
  }

  /** Returns the button that a key lets go; null if it had none. */
  release(press: Press): Button | null {
    const key = press.code || keyName(press);
    const button = this.#buttons.get(key) ?? null;
    this.#buttons.delete(key);
    return button;
  }
}

/** Gives a button one key; a button that had it loses it. */
export const withKey = (keys: KeyMap, button: GameButton, key: string): KeyMap => {
  const changed = GAME_BUTTONS.map((one) => [one, one === button ? [key] : keys[one].filter((known) => known !== key)]);
  return Object.fromEntries(changed) as unknown as KeyMap;
};

const isKeys = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length <= 4 &&
  value.every((key) => typeof key === 'string' && key.length <= 20 && !RESERVED.includes(key));

export const printKeys = (choice: KeyChoice): string => JSON.stringify(choice);

/** Reads a stored choice. Storage can hold anything, so whatever is not understood gives the first preset. */
export function readKeys(text: string | null): KeyChoice {
  let value: unknown = null;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return 'guideline';
  }
  const preset = PRESET_NAMES.find((name) => name === value);
  if (preset) return preset;
  if (typeof value !== 'object' || value === null) return 'guideline';
  const keys = GAME_BUTTONS.map((button) => [button, (value as Readonly<Record<string, unknown>>)[button]] as const);
  return keys.every(([, own]) => isKeys(own)) ? (Object.fromEntries(keys) as unknown as KeyMap) : 'guideline';
}
