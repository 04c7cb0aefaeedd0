import { describe, expect, test } from 'vitest';
import type { Vec } from '#engine/geometry.ts';
import { supports } from './supports.ts';

const nothing = (): boolean => false;
const except =
  (...squares: readonly Vec[]) =>
  ([x, y]: Vec): boolean =>
    squares.some(([sx, sy]) => sx === x && sy === y);

describe('the blocks that hold up a board', () => {
  test('are none where every block stands', () => {
    expect(
      supports(
        [
          [0, 0],
          [0, 1],
          [3, 0],
        ],
        nothing,
        10,
      ),
    ).toEqual([]);
  });

  test('are the column below a block that hangs', () => {
    expect(supports([[4, 3]], nothing, 10)).toEqual([
      [4, 2],
      [4, 1],
      [4, 0],
    ]);
  });

  test('go round squares that must stay empty', () => {
    const added = supports([[4, 2]], except([4, 1]), 10)!;
    expect(added).toHaveLength(3);
    expect(added).not.toContainEqual([4, 1]);
  });

  test('end at blocks that stand already', () => {
    expect(
      supports(
        [
          [4, 2],
          [6, 0],
          [6, 1],
          [6, 2],
        ],
        nothing,
        10,
      ),
    ).toEqual([[5, 2]]);
  });

  test('hold up a group of blocks only once', () => {
    expect(
      supports(
        [
          [4, 1],
          [5, 1],
          [6, 1],
        ],
        nothing,
        10,
      ),
    ).toHaveLength(1);
  });

  test('do not exist for a block that is shut in', () => {
    expect(supports([[4, 2]], except([3, 2], [5, 2], [4, 1], [4, 3]), 10)).toBeNull();
  });
});
