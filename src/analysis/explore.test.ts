import { describe, expect, test } from 'vitest';
import { vecKey, type Vec } from '#engine/geometry.ts';
import { contentAt, isSolid } from '#engine/playfield.ts';
import { explore } from './explore.ts';
import { undecidedField } from './undecidedField.ts';

const SIZE = 4;

/** All boards of 4 by 4 on which the squares of a leaf are as it says. */
const boardsOf = ({ filled, empty }: { readonly filled: readonly Vec[]; readonly empty: readonly Vec[] }): number =>
  2 ** (SIZE * SIZE - filled.length - empty.length);

describe('a field that is decided as it is read', () => {
  test('is empty where nothing was decided, and says what was looked at', () => {
    const { field, newlyRead, reset, squareAt } = undecidedField(SIZE, SIZE);
    reset([], [squareAt([1, 1])]);
    expect([isSolid(field, 1, 1), isSolid(field, 2, 3), contentAt(field, 0, 2)]).toEqual([true, false, '.']);
    expect(newlyRead).toEqual([squareAt([2, 3]), squareAt([0, 2])]);
    expect(isSolid(field, 2, 3)).toBe(false);
    expect(newlyRead).toHaveLength(2);
  });

  test('has the walls and the floor of its size, and nothing above', () => {
    const { field, newlyRead, reset } = undecidedField(SIZE, SIZE);
    reset([], []);
    expect([isSolid(field, -1, 0), isSolid(field, SIZE, 0), isSolid(field, 0, -1), isSolid(field, 0, 9)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(newlyRead).toEqual([]);
  });

  test('shows the same squares in the mirror', () => {
    const { mirrored, newlyRead, reset, squareAt } = undecidedField(SIZE, SIZE);
    reset([], [squareAt([0, 2])]);
    expect([isSolid(mirrored, SIZE - 1, 2), isSolid(mirrored, 0, 2)]).toEqual([true, false]);
    expect(newlyRead).toEqual([squareAt([SIZE - 1, 2])]);
  });

  test('cannot be read in a way that it would not notice', () => {
    const { field } = undecidedField(SIZE, SIZE);
    expect(() => field.rows[0]!.includes('#')).toThrow('square by square');
  });
});

describe('exploring a question', () => {
  /** How many of four squares in a cross are filled, looked at one by one until the second is found. */
  const cross: readonly Vec[] = [
    [1, 0],
    [0, 1],
    [2, 1],
    [1, 2],
  ];
  const undecided = undecidedField(SIZE, SIZE);
  const ask = (): number => {
    let found = 0;
    for (const [x, y] of cross) if (isSolid(undecided.field, x, y) && ++found === 2) break;
    return found;
  };
  const leaves = [...explore(undecided, [], ask)];

  test('covers every board once', () => {
    expect(leaves.reduce((total, leaf) => total + boardsOf(leaf), 0)).toBe(2 ** (SIZE * SIZE));
    const keys = leaves.map(({ filled, empty }) => `${filled.map(vecKey).join(' ')} / ${empty.map(vecKey).join(' ')}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('meets boards with fewer blocks first', () => {
    const blocks = leaves.map(({ filled }) => filled.length);
    expect(blocks).toEqual([...blocks].sort((a, b) => a - b));
  });

  // 4 choose 0 and 1 of 16 fillings of the cross; all others have two or more.
  test('weighs the answers as counting all boards does', () => {
    const share = (wanted: number): number =>
      leaves.filter(({ answer }) => answer === wanted).reduce((total, leaf) => total + boardsOf(leaf), 0) / 2 ** 16;
    expect([share(0), share(1), share(2)]).toEqual([1 / 16, 4 / 16, 11 / 16]);
  });

  test('does not fill the squares of the piece', () => {
    const own = [...explore(undecided, [[1, 0]], ask)];
    expect(own.flatMap(({ filled }) => filled).filter(([x, y]) => x === 1 && y === 0)).toEqual([]);
  });
});
