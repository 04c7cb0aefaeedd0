import { vecNumber, type Vec } from '#engine/geometry.ts';

/** Squares as small numbers, given out as they are met. */
export interface SquareNumbers {
  /** The numbers of those squares that are not free. */
  readonly numbersOf: (squares: readonly Vec[]) => readonly number[];
  readonly squareOf: (number: number) => Vec;
  /** How many have been given out. */
  readonly count: () => number;
}

/** @param free squares that never get a number, because they are empty in any case */
export function numberSquares(free: readonly Vec[]): SquareNumbers {
  const empty = new Set(free.map(vecNumber));
  const numbers = new Map<number, number>();
  const squares: Vec[] = [];
  const numberOf = (square: Vec): number => {
    const key = vecNumber(square);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, squares.length);
    return squares.push(square) - 1;
  };
  return {
    numbersOf: (asked) => asked.filter((square) => !empty.has(vecNumber(square))).map(numberOf),
    squareOf: (number) => squares[number]!,
    count: () => squares.length,
  };
}
