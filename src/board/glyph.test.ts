import { expect, test } from 'vitest';
import { glyphShape } from './glyph.ts';

test('a kick upwards goes up the drawing, from the rim of the ring to the middle of its square', () => {
  // Two squares of 8 above the middle of 5 by 5 squares.
  expect(glyphShape([0, 2], 2)).toMatchObject({ side: 42, from: [21, 21], to: [21, 5], line: 'M21 18.2L21 5' });
});

test('basic rotation is the ring alone', () => {
  expect(glyphShape([0, 0], 2).line).toBeNull();
});

test('the paper is as large as the table needs', () => {
  const { side, to } = glyphShape([-3, 0], 3);
  expect(side).toBe(58);
  expect(to[0]).toBeGreaterThan(0);
});
