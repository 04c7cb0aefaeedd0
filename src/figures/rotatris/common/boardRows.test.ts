import { describe, expect, test } from 'vitest';
import { boardRows, filled, lettered } from './boardRows.ts';
import { viewOf } from './paper.ts';

describe('a board in rows of text', () => {
  test('has the top row first and its origin in the middle', () => {
    expect(boardRows(viewOf(2), filled([[-2, 1], [0, 0], [1, -2]]))).toEqual(['#...', '..#.', '....', '...#']); // prettier-ignore
  });

  test('shows the later of two marks, and none outside the view', () => {
    const marks = [...filled([[0, 0], [5, 0]]), ...lettered([{ at: [0, 0], letter: 'B' }])]; // prettier-ignore
    expect(boardRows(viewOf(1), marks)).toEqual(['.B', '..']);
  });

  test('keeps its columns where a mark is longer than a sign', () => {
    const row = { left: -2, right: 1, bottom: 0, top: 0 };
    expect(boardRows(row, [[[-2, 0], '10'], [[-1, 0], '-3'], [[0, 0], '0']])).toEqual(['10 -3  0  .']); // prettier-ignore
  });
});
