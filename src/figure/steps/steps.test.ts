import { describe, expect, test, vi } from 'vitest';
import { stepKeys } from './stepKeys.ts';
import { Steps } from './steps.svelte.ts';
import { stepButtons } from '../controls/stepButtons.ts';
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

  test('play from the first at once where a figure has just opened, each marked at once, and end at the last', () => {
    const { steps, shown } = stepped(2);
    steps.toggle();
    expect([steps.step, steps.marked, steps.playing]).toEqual([1, 1, true]);
    vi.advanceTimersByTime(300);
    expect([steps.step, steps.marked, steps.playing]).toEqual([2, 2, true]);
    vi.advanceTimersByTime(3000);
    expect([shown, steps.playing]).toEqual([[1, 2, 3, 4], false]);
  });

  test('are marked at once where they play before the last press is painted', () => {
    const { steps } = stepped(1);
    steps.goTo(2);
    steps.toggle();
    expect([steps.step, steps.marked]).toEqual([3, 3]);
  });

  test('play on from the step that a reader chose, at once', () => {
    const { steps, shown } = stepped(4);
    steps.goTo(2);
    steps.toggle();
    expect(shown).toEqual([2, 3]);
    vi.advanceTimersByTime(3000);
    expect(shown).toEqual([2, 3, 4]);
  });

  test('play on where they were paused, and from the first after the last', () => {
    const { steps, shown } = stepped(1);
    steps.toggle();
    steps.toggle();
    steps.toggle();
    expect(shown).toEqual([2, 3]);
    steps.goTo(4);
    steps.toggle();
    expect(shown).toEqual([2, 3, 4, 1]);
  });

  test('play from the first where the figure has opened again', () => {
    const { steps, shown } = stepped(1);
    steps.goTo(2);
    steps.open(3);
    steps.toggle();
    expect(shown).toEqual([2, 3, 1]);
  });

  test('stay as long as each of them takes', () => {
    const shown: number[] = [];
    const steps = new Steps({
      step: () => shown.at(-1) ?? 0,
      last: () => 3,
      show: (next) => void shown.push(next),
      interval: (step) => (step === 2 ? 1100 : 700),
    });
    steps.toggle();
    vi.advanceTimersByTime(700);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(1099);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2, 3]);
  });

  test('stop playing when one of them is chosen, and when they are paused', () => {
    const { steps, shown } = stepped(1);
    steps.toggle();
    steps.goTo(3);
    vi.advanceTimersByTime(3000);
    expect([shown, steps.playing]).toEqual([[2, 3], false]);
    steps.goTo(1);
    steps.toggle();
    steps.toggle();
    vi.advanceTimersByTime(3000);
    expect([shown, steps.playing]).toEqual([[2, 3, 1, 2], false]);
  });
});

test.each([
  ['step', 0, 1],
  ['step', 1, 3],
  ['ends', 0, 1],
  ['ends', 1, 4],
])('the keys to %s go, by their index %i, to step %i', (does, key, expected) => {
  const { steps } = stepped(2);
  stepKeys(steps)[does]?.(key);
  expect(steps.step).toBe(expected);
});

test('the keys Home and End go where the outermost buttons go', () => {
  let step = 3;
  const steps = new Steps({
    step: () => step,
    last: () => 6,
    ends: () => [1, 5],
    show: (next) => {
      step = next;
    },
  });
  const keys = stepKeys(steps);
  const [first, , , last] = stepButtons(step, steps.last, steps.ends);
  keys['ends']?.(0);
  expect([step, first.to]).toEqual([1, 1]);
  keys['ends']?.(1);
  expect([step, last.to]).toEqual([5, 5]);
});

test('the space bar plays and pauses', () => {
  const { steps } = stepped(2);
  const keys = stepKeys(steps);
  keys['play']?.(0);
  expect(steps.playing).toBe(true);
  keys['play']?.(0);
  expect(steps.playing).toBe(false);
});
