import { expect, test } from 'vitest';
import { glyphPaper, kickPath } from './glyph.ts';

test('a kick upwards goes up the drawing, from the rim of the ring to the middle of its square', () => {
  // Two squares of 8 above the middle of 5 by 5 squares. The square and the line around it are 8 wide: 6.2 and twice half of 1.8.
  expect(glyphPaper(2)).toMatchObject({ side: 42, middle: 21 });
  expect(kickPath([0, 2], 2)).toBe('M21 18.2L21 5M17.9 1.9h6.2v6.2h-6.2z');
});

test('basic rotation is the ring alone', () => {
  expect(kickPath([0, 0], 2)).toBe('');
});

test('the paper is as large as the table needs', () => {
  expect(glyphPaper(3).side).toBe(58);
  expect(kickPath([-3, 0], 3)).toContain('L5 29');
});

test('dashes of 1 and gaps of 7 make the lines of the grid', () => {
  // From 0.5 on, dashes begin at 0.5, 8.5, ... 40.5: lines in the middle of which are 1, 9, ... 41.
  expect(glyphPaper(2)).toMatchObject({ grid: 'M0.5 21h41M21 0.5v41', gridWidth: 40 });
});
