import { describe, expect, test, vi } from 'vitest';
import { stepKeys } from './stepKeys.ts';
import { Steps } from './steps.svelte.ts';
import { framesByHand } from '../testing/frames.ts';

const paint = framesByHand();

/** Makes steps from 1 to 4, each shown for 300 ms, and records them. */
function stepped(step: number): { readonly steps: Steps; readonly shown: number[] } {
  const shown: number[] = [];
  const steps = new Steps({
    step: () => shown.at(-1) ?? step,
    first: 1,
    last: () => 4,
    show: (next) => void shown.push(next),
    interval: () => 300,
  });
  return { steps, shown };
}

describe('the steps of a figure', () => {
  test.each([
    ['a step between the ends', 3, [3]],
    ['the step that is shown already', 2, []],
    ['a step before the first', -5, [1]],
    ['a step behind the last', 99, [4]],
  ])('go to %s', (_what, asked, expected) => {
    const { steps, shown } = stepped(2);
    steps.goTo(asked);
    expect(shown).toEqual(expected);
  });

  test('are marked when they are painted, however many were shown before that', () => {
    const { steps } = stepped(1);
    steps.goTo(2);
    steps.goTo(3);
    expect([steps.step, steps.marked]).toEqual([3, 1]);
    paint();
    expect(steps.marked).toBe(3);
  });

  test('are marked at once where the figure shows something else', () => {
    const { steps } = stepped(1);
    steps.goTo(2);
    steps.settle();
    expect(steps.marked).toBe(2);
  });

  test('play to the last, each marked at once, and end there', () => {
    const { steps, shown } = stepped(2);
    steps.toggle();
    vi.advanceTimersByTime(300);
    expect([steps.step, steps.marked, steps.playing]).toEqual([3, 3, true]);
    vi.advanceTimersByTime(3000);
    expect([shown, steps.playing]).toEqual([[3, 4], false]);
  });

  test('play from the first again where the last is shown', () => {
    const { steps, shown } = stepped(4);
    steps.toggle();
    vi.advanceTimersByTime(300);
    expect(shown).toEqual([1, 2]);
  });

  test('stop playing when one of them is chosen, and when they are paused', () => {
    const { steps, shown } = stepped(1);
    steps.toggle();
    steps.goTo(3);
    vi.advanceTimersByTime(3000);
    expect([shown, steps.playing]).toEqual([[3], false]);
    steps.toggle();
    steps.toggle();
    vi.advanceTimersByTime(3000);
    expect([shown, steps.playing]).toEqual([[3], false]);
  });
});

test.each([
  ['ArrowLeft', 1],
  ['ArrowRight', 3],
  ['Home', 1],
  ['End', 4],
])('the key %s goes to step %i', (key, expected) => {
  const { steps } = stepped(2);
  stepKeys(steps)[key]?.();
  expect(steps.step).toBe(expected);
});

test('the space bar plays and pauses', () => {
  const { steps } = stepped(2);
  const keys = stepKeys(steps);
  keys[' ']?.();
  expect(steps.playing).toBe(true);
  keys[' ']?.();
  expect(steps.playing).toBe(false);
});
