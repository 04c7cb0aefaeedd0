import type { Vec } from './geometry.ts';
import { playfield, type Content, type Playfield } from './playfield.ts';

// Fields with another stack.

/** The field with other rows; width, height and ceiling stay. */
export const withRows = (field: Playfield, rows: readonly string[]): Playfield =>
  playfield({ width: field.width, height: field.height, ceiling: field.ceiling, rows });

/**
 * The field with some squares set to one content. It leaves out squares outside the walls or below the floor.
 * @param content `#` for a block, a letter for the block of a piece, `.` for nothing
 * @example
 * import { fill, playfield } from 'wallkick';
 *
 * fill(playfield({ width: 4 }), [[0, 0], [2, 1]], '#').rows; // → ['#...', '..#.']
 */
export function fill(field: Playfield, squares: readonly Vec[], content: Content): Playfield {
  const rows = [...field.rows];
  for (const [x, y] of squares) {
    if (x < 0 || x >= field.width || y < 0) continue;
    while (rows.length <= y) rows.push('.'.repeat(field.width));
    const row = rows[y]!;
    rows[y] = row.slice(0, x) + content + row.slice(x + 1);
  }
  return withRows(field, rows);
}

const isFull = (row: string): boolean => !row.includes('.');

/**
 * Numbers of the rows without a gap, from 0 at the bottom.
 * @example
 * import { fullRows, playfield } from 'wallkick';
 *
 * fullRows(playfield({ width: 4, rows: ['####', '#..#', '####'] })); // → [0, 2]
 */
export const fullRows = (field: Playfield): readonly number[] =>
  field.rows.flatMap((row, y) => (isFull(row) ? [y] : []));

/**
 * The field after a line clear: full rows are gone, and everything above has moved down.
 * @example
 * import { clearFullRows, playfield } from 'wallkick';
 *
 * clearFullRows(playfield({ width: 4, rows: ['####', '#..#'] })).rows; // → ['#..#']
 */
export const clearFullRows = (field: Playfield): Playfield =>
  withRows(
    field,
    field.rows.filter((row) => !isFull(row)),
  );
