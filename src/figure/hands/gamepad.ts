import { GAME_BUTTONS, type GameButton } from '#play/buttons.ts';

/** The part of a `Gamepad` that is read. */
export interface PadState {
  readonly buttons: readonly { readonly pressed: boolean }[];
  readonly axes: readonly number[];
}

/** Buttons of the standard gamepad (W3C Gamepad, "Remapping"), by their numbers. 0 is the lowest of the four at the right hand. */
const NUMBERS: Readonly<Record<GameButton, readonly number[]>> = {
  left: [14],
  right: [15],
  'soft drop': [13],
  'hard drop': [12],
  'rotate left': [0],
  'rotate right': [1],
  'half turn': [3],
  hold: [4, 5],
};

/** The left stick moves and drops softly. A hard drop ends a piece, so a stick that slips must not make one. */
const STICK: Readonly<Partial<Record<GameButton, readonly [axis: number, sign: number]>>> = {
  left: [0, -1],
  right: [0, 1],
  'soft drop': [1, 1],
};
/** Part of its way that a stick has to go before it counts. */
const FAR = 0.5;

/** The buttons of a game that a gamepad holds. */
export const buttonsOnPad = ({ buttons, axes }: PadState): readonly GameButton[] =>
  GAME_BUTTONS.filter((button) => {
    const [axis, sign] = STICK[button] ?? [0, 0];
    return NUMBERS[button].some((number) => buttons[number]?.pressed) || (axes[axis] ?? 0) * sign > FAR;
  });

/**
 * Reads the gamepads before each animation frame, from the first one that is connected to the last.
 * @param isWanted whether a press counts now
 * @returns a function that ends it
 */
export function followGamepads(
  isWanted: () => boolean,
  { down, up }: Readonly<Record<'down' | 'up', (button: GameButton) => void>>,
): () => void {
  let held: readonly GameButton[] = [];
  let request = 0;
  const look = (): void => {
    const pads = navigator.getGamepads().filter((pad) => pad !== null);
    request = pads.length > 0 ? requestAnimationFrame(look) : 0;
    const now = isWanted()
      ? GAME_BUTTONS.filter((button) => pads.some((pad) => buttonsOnPad(pad).includes(button)))
      : [];
    const before = held;
    held = now;
    for (const button of before) if (!now.includes(button)) up(button);
    for (const button of now) if (!before.includes(button)) down(button);
  };
  const begin = (): void => {
    if (request === 0) look();
  };
  // The browser sends this event on every page, at the first press of a button. Pages that may not use gamepads get none.
  addEventListener('gamepadconnected', begin);
  return () => {
    removeEventListener('gamepadconnected', begin);
    cancelAnimationFrame(request);
  };
}
