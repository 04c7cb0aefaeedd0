import { subtract, type Vec } from '#engine/geometry.ts';
import type { Piece } from '#engine/piece.ts';

/** A kick as evidence names it; pages write it as the reader's conventions want it. */
export const kick = ([x, y]: Vec): string => `(${x}, ${y})`;

export const kicks = (list: readonly Vec[]): string => list.map(kick).join(', ');

/** `J, L, S, T and Z`. */
export function names(list: readonly (Piece | string)[]): string {
  const last = list.at(-1) ?? '';
  return list.length < 2 ? last : `${list.slice(0, -1).join(', ')} and ${last}`;
}

/** Numbers of rows or columns counted from 1: `rows 21 and 22`, `row 21`, `columns 4 to 7`. */
export function range(what: 'row' | 'column', first: number, last: number): string {
  if (first === last) return `${what} ${first + 1}`;
  return `${what}s ${first + 1} ${last === first + 1 ? 'and' : 'to'} ${last + 1}`;
}

export const sameList = (a: readonly Vec[], b: readonly Vec[]): boolean =>
  a.length === b.length && a.every((one, index) => subtract(one, b[index]!).every((step) => step === 0));
