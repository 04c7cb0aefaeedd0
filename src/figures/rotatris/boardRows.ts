import { vecKey, type Vec } from '#engine/geometry.ts';
import type { Extent } from '#engine/shapes.ts';

/** What a square is written as. */
export type Mark = readonly [square: Vec, mark: string];

interface Lettered {
  readonly at: Vec;
  readonly letter: string;
}

export const lettered = (squares: readonly Lettered[]): readonly Mark[] =>
  squares.map(({ at, letter }) => [at, letter]);

export const filled = (squares: readonly Vec[]): readonly Mark[] => squares.map((square) => [square, '#']);

/**
 * A board about the origin in rows of text, the top one first, `.` where nothing is written; of two marks on a square the last one
 * stands. Where marks are longer than a sign, all are written as long, with blanks between them.
 */
export function boardRows({ left, right, bottom, top }: Extent, marks: Iterable<Mark>): readonly string[] {
  const written = new Map(Array.from(marks, ([square, mark]) => [vecKey(square), mark]));
  const longest = Math.max(1, ...Array.from(written.values(), (mark) => mark.length));
  const along = Array.from({ length: right - left + 1 }, (_, index) => left + index);
  return Array.from({ length: top - bottom + 1 }, (_, fromTop) =>
    along.map((x) => (written.get(vecKey([x, top - fromTop])) ?? '.').padStart(longest)).join(longest === 1 ? '' : ' '),
  );
}
