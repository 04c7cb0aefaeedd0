import { describe, expect, test } from 'vitest';
import { readState } from '#figure/fields.ts';
import { countedLines, HARD_LINES_FIGURE } from './hardLinesState.ts';

const { fields, standard, outcome } = HARD_LINES_FIGURE;

describe('the lines of HARD in words', () => {
  // By hand: see play/hardLines.test.ts.
  test.each([
    ['', '500 before level 50'],
    ['level=1', '0 before level 1'],
    ['level=30', '269 before level 30'],
    ['readings=level-50-alone', '12200 before level 50'],
  ])('"%s": %s', (line, says) => {
    const read = readState(fields, line, standard);
    expect(read.ok && outcome(read.value)).toBe(says);
  });

  test.each(['level=0', 'level=51', 'level=1.5', 'readings=none'])('%s is refused', (line) => {
    expect(readState(fields, line, standard).ok).toBe(false);
  });

  test('counted from the start, nothing is said of the lines of level 50', () => {
    expect(countedLines('from-the-start', 50).lines).toBeNull();
    expect(countedLines('from-the-start', 49).lines).toBe(12);
    expect(countedLines('level-50-alone', 50).lines).toBe(500);
  });
});
