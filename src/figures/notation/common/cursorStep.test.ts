import { describe, expect, test } from 'vitest';
import { readGame } from '#notation/readGame.ts';
import { spanOfStep, stepAtOffset } from './cursorStep.ts';

const text = 'Title: t\nO-12! (a) O-34\n\nT-5 O-56';
const { record } = readGame(text);

describe('the step under the cursor', () => {
  test.each([
    [0, 0],
    [8, 0],
    [9, 1],
    [12, 1],
    [18, 1],
    [19, 2],
    [23, 2],
    // The game stops at T-5; whatever follows shows the last move.
    [26, 2],
    [99, 2],
  ])('at offset %i is %i', (offset, step) => {
    expect(stepAtOffset(record, offset)).toBe(step);
  });

  test('and back: each step knows its place in the text', () => {
    expect([0, 1, 2].map((step) => spanOfStep(record, step))).toEqual([
      null,
      { start: 9, end: 14 },
      { start: 19, end: 23 },
    ]);
  });

  test('of an empty game is the start', () => {
    expect(stepAtOffset(readGame('').record, 5)).toBe(0);
  });
});
