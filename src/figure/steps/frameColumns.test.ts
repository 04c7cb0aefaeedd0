import { expect, test } from 'vitest';
import { frameColumns } from './frameColumns.ts';

test.each([
  ['SRS and SRS+: the start, five tests and the drop', [7, 7], 7],
  ['half turns of four systems', [8, 14, 7, 7], 8],
  ['SRS and ASC', [7, 24], 8],
  ['nine frames leave one alone after eight', [6, 9], 7],
  ['no number suits both', [9, 8, 7, 6], 8],
])('%s', (_, counts, columns) => {
  const most = Math.min(Math.max(...counts), 8);
  expect(frameColumns(counts, [most, 7, 6, 5])).toBe(columns);
});
