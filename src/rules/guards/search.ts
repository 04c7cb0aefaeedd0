import type { Attempt } from '#engine/attempt.ts';
import type { SearchedCell } from '#engine/guard.ts';
import { add, type Vec } from '#engine/geometry.ts';
import { isSolid, type Playfield } from '#engine/playfield.ts';
import type { Shape } from '#engine/shapes.ts';

// ARS looks through the squares of the new orientation in reading order: top row first, left to right. The shape tables list
// their squares in that order, and the contract tests hold them to it, so the search is the list itself.

const BOX = 3;

/** Place of a square of the 3 by 3 box in reading order, 1 to 9. */
export const cellNumber = ([x, y]: Vec): number => (BOX - 1 - y) * BOX + x + 1;

/** The square of the 3 by 3 box that has a number, 1 to 9. */
export const cellOf = (number: number): Vec => [(number - 1) % BOX, BOX - 1 - Math.floor((number - 1) / BOX)];

/** Index of the first square of a shape that is blocked with its box at `x`, `y`, or -1. */
export function firstSolid(field: Playfield, shape: Shape, x: number, y: number): number {
  for (let i = 0; i < shape.length; i++) {
    if (isSolid(field, x + shape[i]![0], y + shape[i]![1])) return i;
  }
  return -1;
}

/** Index of the first blocked square of the new orientation, or -1. */
export const firstBlocked = ({ field, after, x, y }: Attempt): number => firstSolid(field, after, x, y);

export const onField = ({ x, y }: Attempt, cell: Vec): Vec => add(cell, [x, y]);

/** The squares that the search looks at until it stops at index `last`, as a finding reports them. */
export const searchedUpTo = (attempt: Attempt, last: number): readonly SearchedCell[] =>
  attempt.after.slice(0, last + 1).map((cell) => {
    const [x, y] = onField(attempt, cell);
    return { cell: [x, y], number: cellNumber(cell), solid: isSolid(attempt.field, x, y) };
  });

/** What a sentence about one found square needs: the square, its number in the box and its column of the box, 1 to 3. */
export const placeOf = (attempt: Attempt, cell: Vec) => ({
  cell: onField(attempt, cell),
  number: cellNumber(cell),
  column: cell[0] + 1,
});
