import { describe, expect, test } from 'vitest';
import { linePath, runsOf, stepPath } from './paths.ts';
import { linearScale, roundEnds } from './scale.ts';

describe('a linear scale', () => {
  const scale = linearScale([0, 20], [100, 0]);

  test('goes from values to places and back', () => {
    expect([0, 5, 20].map(scale)).toEqual([100, 75, 0]);
    expect([100, 75, 0].map(scale.invert)).toEqual([0, 5, 20]);
  });

  test('names round values between its ends', () => {
    expect(scale.ticks(4)).toEqual([0, 5, 10, 15, 20]);
    expect(roundEnds([0, 18.3])).toEqual([0, 20]);
  });
});

describe('path data', () => {
  test('joins places by straight lines', () => {
    expect(linePath([])).toBe('');
    expect(
      linePath([
        [0, 1],
        [2, 3],
      ]),
    ).toBe('M0 1L2 3');
  });

  test('holds each height until the next place', () => {
    expect(
      stepPath([
        [0, 1],
        [2, 3],
        [4, 1],
      ]),
    ).toBe('M0 1H2V3H4V1');
  });

  test('stops where a value is missing', () => {
    expect(runsOf([null, 4, 5, null, 6])).toEqual([
      { first: 1, values: [4, 5] },
      { first: 4, values: [6] },
    ]);
  });
});
