import { describe, expect, test } from 'vitest';
import { axisColumns, frameAt, numberedFrames, percentAlong, pixelsAlong, ruledFrames } from './axis.ts';

describe('the axis of a run', () => {
  // A run fills it. What is edited has 8 free frames, a recording those of its second, and never more than the 600 of a lab.
  test.each([
    [160, 'fitted', 160],
    [5, 'fitted', 6],
    [0, 'fitted', 6],
    [5, 'edited', 13],
    [597, 'edited', 600],
    [1500, 'edited', 1500],
    [0, 'recorded', 60],
    [59, 'recorded', 60],
    [60, 'recorded', 120],
    [600, 'recorded', 600],
  ] as const)('of %i frames, %s, has room for %i', (frames, mode, columns) => {
    expect(axisColumns(frames, mode)).toBe(columns);
  });

  test.each([
    [6, 'fitted', [1, 2, 3, 4, 5, 6]],
    [18, 'fitted', [2, 4, 6, 8, 10, 12, 14, 16, 18]],
    [40, 'fitted', [1, 5, 10, 15, 20, 25, 30, 35, 40]],
    [160, 'fitted', [1, 20, 40, 60, 80, 100, 120, 140, 160]],
    [600, 'recorded', [1, 100, 200, 300, 400, 500, 600]],
    [13, 'edited', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
  ] as const)('of %i frames, %s, has few enough numbers for a phone', (columns, mode, numbers) => {
    expect(numberedFrames(columns, mode)).toEqual(numbers);
  });

  test('of thousands of frames has ten numbers and as many lines at most', () => {
    for (const columns of [601, 4321, 36_000]) {
      expect(numberedFrames(columns, 'fitted').length).toBeLessThanOrEqual(11);
      expect(ruledFrames(columns, 'fitted').length).toBeLessThanOrEqual(11);
    }
    expect(ruledFrames(60, 'fitted')).toHaveLength(60);
  });

  test('writes one scale in percent and in pixels', () => {
    expect([0, 3, 1.5, 8].map(percentAlong(8))).toEqual(['0%', '37.5%', '18.75%', '100%']);
    expect([0, 3, 1.5, 8].map(pixelsAlong(8, 720))).toEqual(['0', '270', '135', '720']);
  });

  test('finds the frame under every point, and the start at its left edge', () => {
    expect([-0.2, 0, 0.01, 0.124, 0.126, 0.99, 1, 1.4].map((part) => frameAt(part, 8))).toEqual([
      0, 0, 1, 1, 2, 8, 8, 8,
    ]);
  });
});
