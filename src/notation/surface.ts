import { contentAt, type Playfield } from '#engine/playfield.ts';

/** Height of each column: the number of its highest filled row. */
export const heightsOf = (field: Playfield): readonly number[] =>
  Array.from({ length: field.width }, (_, x) => field.rows.findLastIndex((row) => row[x] !== '.') + 1);

/** Empty squares with a filled one above them in their column. */
export const holesIn = (field: Playfield): number =>
  heightsOf(field).reduce(
    (holes, height, x) =>
      holes +
      Array.from({ length: height }, (_, y) => contentAt(field, x, y)).filter((content) => content === '.').length,
    0,
  );
