import { HELD_KEYS, type HeldKey, type HeldKeys } from '#engine/heldKeys.ts';

/**
 * The buttons of a recording. "Hard drop" is the fastest drop of the system, whether it locks or not. There is no button for holding
 * a piece: no source says of any system here that it has one, and DTET's says that it has none.
 */
export const BUTTONS = ['left', 'right', 'soft drop', 'hard drop', 'rotate left', 'rotate right', 'half turn'] as const;
export type Button = (typeof BUTTONS)[number];

/**
 * The buttons of a game. Hard drop is the fastest drop of the system, whether it locks or not.
 * @example
 * import { GAME_BUTTONS } from 'wallkick/play';
 *
 * GAME_BUTTONS.includes('hold'); // → true
 */
export const GAME_BUTTONS = [...BUTTONS, 'hold'] as const;
/** A button of a game. */
export type GameButton = (typeof GAME_BUTTONS)[number];

/** The buttons that are down during one frame: bit n stands for button n of `GAME_BUTTONS`. */
export type Held = number;

/**
 * No button is down.
 * @example
 * import { held, NOTHING_HELD } from 'wallkick/play';
 *
 * held() === NOTHING_HELD; // → true
 */
export const NOTHING_HELD: Held = 0;

const BIT = Object.fromEntries(GAME_BUTTONS.map((button, n) => [button, 1 << n])) as Readonly<
  Record<GameButton, number>
>;

/**
 * The set of exactly these buttons, for one frame.
 * @example
 * import { held, isHeld } from 'wallkick/play';
 *
 * isHeld(held('left', 'rotate right'), 'left'); // → true
 */
export const held = (...buttons: readonly GameButton[]): Held => buttons.reduce((set, button) => set | BIT[button], 0);

/**
 * Whether a button is down in a frame.
 * @example
 * import { held, isHeld } from 'wallkick/play';
 *
 * isHeld(held('left'), 'right'); // → false
 */
export const isHeld = (set: Held, button: GameButton): boolean => (set & BIT[button]) !== 0;

/** Whether the button went down with this frame. */
export const isPressed = (before: Held, now: Held, button: GameButton): boolean => (now & ~before & BIT[button]) !== 0;

/** The held buttons in the order of `BUTTONS`. */
export const buttonsIn = (set: Held): readonly Button[] => BUTTONS.filter((button) => isHeld(set, button));

const BUTTON_OF: Readonly<Record<HeldKey, Button>> = { L: 'left', R: 'right', D: 'soft drop' };

/** The held keys that kicks may lean towards. */
export const heldKeysIn = (set: Held): HeldKeys => HELD_KEYS.filter((key) => isHeld(set, BUTTON_OF[key]));
