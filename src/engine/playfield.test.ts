import { describe, expect, test } from 'vitest';
import { obstacleAt, playfield, withHeadroom, type ObstacleKind } from './playfield.ts';
import { clearFullRows, fill, fullRows } from './stack.ts';
import { mirrorField } from './mirror.ts';

const field = playfield({ width: 4, height: 6, rows: ['##.#', '....', '#...'], ceiling: 7 });

describe('a playfield', () => {
  test.each<[x: number, y: number, kind: ObstacleKind | null]>([
    [0, 0, 'stack'],
    [2, 0, null],
    [-1, 3, 'left wall'],
    [4, 3, 'right wall'],
    [1, -1, 'floor'],
    [1, 7, 'ceiling'],
    [1, 6, null],
    // A corner is wall, not floor: the wall is met first.
    [-1, -1, 'left wall'],
    [3, 40, 'ceiling'],
  ])('has at column %i, row %i (from 0): %s', (x, y, kind) => {
    expect(obstacleAt(field, x, y)).toBe(kind);
  });

  test('is open above when it has no ceiling, however high', () => {
    expect(obstacleAt(playfield({ width: 4 }), 0, 1000)).toBeNull();
    expect(obstacleAt(playfield({ width: 4 }), -1, 1000)).toBe('left wall');
  });

  test('takes its ceiling from the headroom of a system', () => {
    expect(withHeadroom(playfield({ height: 20 }), 2).ceiling).toBe(22);
    expect(withHeadroom(playfield({ height: 20 }), null).ceiling).toBeNull();
  });

  test('drops empty rows at the top, so that equal fields are equal', () => {
    expect(playfield({ width: 4, rows: ['#...', '....'] })).toEqual(playfield({ width: 4, rows: ['#...'] }));
  });

  test('refuses rows of the wrong length and unknown contents', () => {
    expect(() => playfield({ width: 4, rows: ['###'] })).toThrow('row 1 has 3 squares, the field has 4 columns');
    expect(() => playfield({ width: 4, rows: ['####', '..x.'] })).toThrow('row 2 holds "x"');
  });

  test('is filled without being changed itself', () => {
    const filled = fill(field, [[2, 0], [3, 4], [9, 9]], 'T'); // prettier-ignore
    expect(filled.rows).toEqual(['##T#', '....', '#...', '....', '...T']);
    expect(field.rows).toEqual(['##.#', '....', '#...']);
  });

  test('is emptied as it is filled, keeps the rows that are not touched, and drops a top row that is left empty', () => {
    const emptied = fill(field, [[0, 2], [0, 0], [-1, 0], [4, 0], [0, -1]], '.'); // prettier-ignore
    expect(emptied).toEqual(playfield({ width: 4, height: 6, rows: ['.#.#'], ceiling: 7 }));
  });

  test('loses its full rows, and what lies above moves down', () => {
    const full = playfield({ width: 4, rows: ['####', '#..#', 'JJZZ', '.#..'] });
    expect(fullRows(full)).toEqual([0, 2]);
    expect(clearFullRows(full).rows).toEqual(['#..#', '.#..']);
  });

  test('seen in a mirror has the letters of the mirrored pieces', () => {
    expect(mirrorField(playfield({ width: 4, rows: ['JS.#'] })).rows).toEqual(['#.ZL']);
  });
});
