import { isHeld, isPressed, type Held } from './buttons.ts';

/** Delayed auto shift, in frames. */
export interface DasSettings {
  /** From the first shift to the second. */
  readonly delay: number;
  /** Between later shifts; 0: the piece goes as far as it can at once. */
  readonly repeat: number;
}

export type Side = 'left' | 'right';

export interface DasState {
  readonly direction: Side | null;
  /** Frames since the direction was taken up. */
  readonly charge: number;
}

export const NO_DAS: DasState = Object.freeze({ direction: null, charge: 0 });

export interface Shift {
  readonly side: Side;
  readonly by: 'press' | 'repeat';
  /** The piece goes as far as it can. */
  readonly far?: true;
}

/**
 * The direction that counts: the one pressed last. Two presses in one frame cancel each other until one of them is let go.
 */
function directionNow(current: Side | null, before: Held, now: Held): Side | null {
  const left = isHeld(now, 'left');
  const right = isHeld(now, 'right');
  if (!left || !right) return left ? 'left' : right ? 'right' : null;
  const pressedLeft = isPressed(before, now, 'left');
  const pressedRight = isPressed(before, now, 'right');
  if (pressedLeft && pressedRight) return null;
  return pressedLeft ? 'left' : pressedRight ? 'right' : current;
}

/**
 * One frame of delayed auto shift. It runs while no piece is in play too, so a direction that is held through the entry delay
 * arrives charged.
 */
export function advanceDas(
  state: DasState,
  before: Held,
  now: Held,
  { delay, repeat }: DasSettings,
): { readonly state: DasState; readonly shift: Shift | null } {
  const direction = directionNow(state.direction, before, now);
  if (direction === null) return { state: NO_DAS, shift: null };
  if (direction !== state.direction || isPressed(before, now, direction))
    return { state: { direction, charge: 0 }, shift: { side: direction, by: 'press' } };
  const charge = state.charge + 1;
  const isFar = repeat === 0;
  const due = charge >= delay && (isFar || (charge - delay) % repeat === 0);
  const shift: Shift = { side: direction, by: 'repeat', ...(isFar && { far: true }) };
  return { state: { direction, charge }, shift: due ? shift : null };
}
