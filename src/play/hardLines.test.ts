import { describe, expect, test } from 'vitest';
import { HARD_READINGS, linesBefore, linesOf, type HardReading } from './hardLines.ts';

// Source: DTET, "Game modes", HARD. By hand: 49 levels of 8 lines are 392, and growth by g adds g (1 + 2 + ... + 48) = 1176 g.
// 500 from the start: g = 108 / 1176 = 9 / 98. 500 in level 50: 8 + 49 g = 500, g = 492 / 49, and 392 + 1176 g = 392 + 11808.

describe('the lines of HARD', () => {
  test.each<[HardReading, number, number, number]>([
    ['from-the-start', 1, 0, 8],
    ['from-the-start', 2, 8, 8 + 9 / 98],
    ['from-the-start', 3, 16 + 9 / 98, 8 + 18 / 98],
    ['from-the-start', 49, 384 + (1128 * 9) / 98, 12.4082],
    ['level-50-alone', 1, 0, 8],
    ['level-50-alone', 2, 8, 18.0408],
    ['level-50-alone', 49, 11710.0408, 489.9592],
    ['level-50-alone', 50, 12200, 500],
  ])('%s, level %i comes after %d and takes %d', (reading, level, before, lines) => {
    expect(linesBefore(reading, level)).toBeCloseTo(before, 4);
    expect(linesOf(reading, level)).toBeCloseTo(lines, 4);
  });

  test('500 lead to level 50 where they are counted from the start', () => {
    expect(linesBefore('from-the-start', 50)).toBeCloseTo(500, 9);
  });

  test.each(HARD_READINGS)('%s, what a level takes leads to the next', (reading) => {
    for (let level = 1; level < 50; level++)
      expect(linesBefore(reading, level) + linesOf(reading, level)).toBeCloseTo(linesBefore(reading, level + 1), 6);
  });
});
