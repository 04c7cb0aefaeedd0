import { expect, test } from 'vitest';
import { startLocating, type Remark } from './diagnostic.ts';
import { lineTable, lineText, positionAt } from './lines.ts';

// The places that the notation counts: lines end with CR LF, LF or CR; UTF-16 units; no column for a byte-order mark.
test.each([
  ['', [[0, 1, 1]]],
  [
    'ab\ncd',
    [
      [0, 1, 1],
      [2, 1, 3],
      [3, 2, 1],
      [5, 2, 3],
    ],
  ],
  [
    'a\r\nb',
    [
      [1, 1, 2],
      [2, 1, 3],
      [3, 2, 1],
    ],
  ],
  [
    'a\rb\r\rc',
    [
      [2, 2, 1],
      [4, 3, 1],
      [5, 4, 1],
    ],
  ],
  ['\n', [[1, 2, 1]]],
  [
    '\ufeffab',
    [
      [0, 1, 1],
      [1, 1, 1],
      [2, 1, 2],
    ],
  ],
  ['\ta', [[1, 1, 2]]],
  ['😀a', [[2, 1, 3]]],
  // Line ends of Unicode that are none here.
  ['a\u2028b\u0085c\fd', [[6, 1, 7]]],
] as const)('in %j offsets have their line and column', (text, places) => {
  const lines = lineTable(text);
  for (const [offset, line, column] of places) expect(positionAt(lines, offset)).toEqual({ line, column });
});

test('a line is given without its end', () => {
  const text = 'a\r\nb\rc\n\nd';
  const lines = lineTable(text);
  expect([1, 2, 3, 4, 5, 6].map((line) => lineText(text, lines, line))).toEqual(['a', 'b', 'c', '', 'd', '']);
});

test('places of diagnostics are worked out in strides, in the order of the text', () => {
  const at = (start: number): Remark => ({ code: 'E_UNEXPECTED_TEXT', span: { start, end: start + 1 } });
  const locating = startLocating([at(4), at(0), at(2)], lineTable('x\nx\nx'));
  expect([locating.advance(2), locating.advance(2)]).toEqual([false, true]);
  expect(locating.result().map(({ line }) => line)).toEqual([1, 2, 3]);
});
