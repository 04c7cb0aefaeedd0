import { vecKey, type Vec } from '#engine/geometry.ts';
import type { Extent } from '#engine/shapes.ts';

/** Returns the mark of a square. */
export type SquareMark = readonly [square: Vec, mark: string];

interface Lettered {
  readonly at: Vec;
  readonly letter: string;
}

export const lettered = (squares: readonly Lettered[]): readonly SquareMark[] =>
  squares.map(({ at, letter }) => [at, letter]);

export const filled = (squares: readonly Vec[]): readonly SquareMark[] => squares.map((square) => [square, '#']);

/**
 * Returns a board about the origin in rows of text, from the top, with `.` for an empty square. The last of several marks on a square
 * counts. If a mark has several characters, all are padded to that length and separated by spaces.
 */
export function boardRows({ left, right, bottom, top }: Extent, marks: Iterable<SquareMark>): readonly string[] {
  const written = new Map(Array.from(marks, ([square, mark]) => [vecKey(square), mark]));
  const longest = Math.max(1, ...Array.from(written.values(), (mark) => mark.length));
  const along = Array.from({ length: right - left + 1 }, (_, index) => left + index);
  return Array.from({ length: top - bottom + 1 }, (_, fromTop) =>
    along.map((x) => (written.get(vecKey([x, top - fromTop])) ?? '.').padStart(longest)).join(longest === 1 ? '' : ' '),
  );
}
