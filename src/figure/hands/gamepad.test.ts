import { expect, test } from 'vitest';
import { buttonsOnPad } from './gamepad.ts';

/** A standard gamepad that holds the buttons of these numbers. */
const pad = (down: readonly number[], axes: readonly number[] = []) => ({
  buttons: Array.from({ length: 17 }, (_, number) => ({ pressed: down.includes(number) })),
  axes,
});

// The numbers are those of the standard layout in the Gamepad recommendation of the W3C.
test.each([
  ['nothing', pad([]), []],
  ['left on the cross', pad([14]), ['left']],
  ['up on the cross', pad([12]), ['hard drop']],
  ['the lowest and the right button', pad([0, 1]), ['rotate left', 'rotate right']],
  ['the uppermost button and a shoulder', pad([3, 5]), ['half turn', 'hold']],
  ['a stick to the right and down', pad([], [0.9, 0.7]), ['right', 'soft drop']],
  ['a stick that rests a little aside', pad([], [-0.2, 0.3]), []],
  ['a stick pushed up', pad([], [0, -1]), []],
  ['a pad with fewer buttons', { buttons: [{ pressed: true }], axes: [] }, ['rotate left']],
])('%s', (_what, state, buttons) => {
  expect(buttonsOnPad(state)).toEqual(buttons);
});
