import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './afterPaint.ts';

const FRAME = 16;

beforeEach(() => {
  vi.useFakeTimers();
  // Frames follow a fake clock, because Node has no screen.
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call, FRAME));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('something is done in a task after the next frame', () => {
  const work = vi.fn(() => Date.now());
  const begun = Date.now();
  afterPaint(work);
  vi.advanceTimersByTime(FRAME - 1);
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
  expect(work.mock.results[0]!.value).toBeGreaterThan(begun + FRAME - 1);
});

test('it can be given up before the frame and between the frame and the task', () => {
  const work = vi.fn();
  afterPaint(work)();
  vi.runAllTimers();
  const giveUp = afterPaint(work);
  vi.advanceTimersToNextTimer();
  giveUp();
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});
