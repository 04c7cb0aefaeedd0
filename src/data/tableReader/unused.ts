import type { Span } from '#engine/diagnostics.ts';
import { ORIENTATIONS } from '#engine/piece.ts';
import type { List } from './groups.ts';
import type { Token } from './tokens.ts';
import { listValues, shapeOf, type Value } from './vectors.ts';

/** Whether a number is inside one of some spans. */
function coverOf(spans: readonly Span[]): (own: Span) => boolean {
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  /** The furthest end of the spans up to each one. */
  const ends: number[] = [];
  for (const { end } of sorted) ends.push(Math.max(end, ends.at(-1) ?? 0));
  return ({ start, end }) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]!.start <= start) low = middle + 1;
      else high = middle;
    }
    return low > 0 && ends[low - 1]! >= end;
  };
}

const SIZE_BEFORE = /(?:=|#define\s+\w+)\s*$/;
/** `RIGHT = 1` in a list of the states. */
const STATE_BEFORE =
  /\b(?:[RLNESW]|ZERO|ONE|TWO|THREE|SPAWN|INITIAL|REVERSE|UP|DOWN|LEFT|RIGHT|NORTH|EAST|SOUTH|WEST)\s*=\s*$/i;
/** `array<pair<int, int>, 5>` */
const TYPE_BEFORE = /[<>\w]\s*,\s*$/;
const TYPE_BEHIND = /^\s*>/;

/**
 * The numbers of a text that are neither in `used` nor the size of a list. A row of which no number is used is one place.
 * @param sizes numbers of vectors in a row and of rows in a table
 */
export function unusedNumbers(
  root: List,
  text: string,
  used: readonly Span[],
  sizes: ReadonlySet<number>,
): readonly Span[] {
  const isUsed = coverOf(used);
  const isSize = (list: List, { value, start, end }: Value): boolean => {
    const before = text.slice(Math.max(0, start - 40), start);
    if (STATE_BEFORE.test(before)) return value <= ORIENTATIONS.length;
    if (!sizes.has(value)) return false;
    return (
      (list.open === '[' && (shapeOf(list) === 'scalar' || /\w/.test(text[list.start - 1] ?? ''))) ||
      SIZE_BEFORE.test(before) ||
      (TYPE_BEFORE.test(before) && TYPE_BEHIND.test(text.slice(end, end + 40)))
    );
  };
  const unusedIn = (list: List): readonly Span[] => {
    const own = listValues(list).filter((value) => !isUsed(value) && !isSize(list, value));
    const children = list.items.filter((item) => item.is === 'list').filter(({ numbers }) => numbers > 0);
    const inChildren = children.map(unusedIn);
    const isWhole =
      own.length === listValues(list).length &&
      children.every(({ start, end }, index) => {
        const [first] = inChildren[index]!;
        return inChildren[index]!.length === 1 && first!.start === start && first!.end === end;
      });
    const isRow = list.open !== '' && children.every((child) => shapeOf(child) !== 'nest');
    return isWhole && isRow ? [{ start: list.start, end: list.end }] : [...own, ...inChildren.flat()];
  };
  return root.numbers === 0 ? [] : unusedIn(root);
}

const VECTOR = /[([{]\s*[-+]?\d+\s*,\s*[-+]?\d+\s*[)\]}]/g;

/** Four squares, each beside another one. */
function isTetromino(numbers: readonly number[]): boolean {
  const cells = pairsOf(numbers);
  const [first] = cells;
  const joined = new Set(first ? [String(first)] : []);
  const isBeside = ([x, y]: readonly number[], [a, b]: readonly number[]): boolean =>
    Math.abs(x! - a!) + Math.abs(y! - b!) === 1;
  for (const _ of cells)
    for (const cell of cells)
      if (cells.some((own) => joined.has(String(own)) && isBeside(own, cell))) joined.add(String(cell));
  return numbers.length === 8 && joined.size === 4;
}
const pairsOf = (numbers: readonly number[]): readonly (readonly number[])[] =>
  numbers.flatMap((own, index) => (index % 2 === 1 ? [[numbers[index - 1]!, own]] : []));

/** What is no kick: squares of a piece, as four vectors or as rows of 0 and 1, zeros, and the key of a row without vectors, `13 => []`. */
function isOther(text: string): boolean {
  const numbers = (text.match(/[-+]?\d+/g) ?? []).map(Number);
  const ones = numbers.filter((own) => own === 1).length;
  if (numbers.every((own) => own === 0)) return numbers.length > 1;
  if (/^[0-4]{2}$/.test(text)) return true;
  const isMatrix = numbers.length > 2 && numbers.every((own) => own === 0 || own === 1);
  return isTetromino(numbers) || (isMatrix && (ones === 4 || !(text.match(VECTOR)?.length ?? 0)));
}

/** A list or a number that is not part of the table. */
export interface Unused extends Span {
  readonly text: string;
  /** Shapes, zeros and keys are no kicks, and a comment is no part of a program. */
  readonly is: 'kicks' | 'numbers' | 'other' | 'comment';
  /** Vectors in it. */
  readonly vectors: number;
}

/** Vectors that are no part of the table and might be. */
export const vectorsIn = (unused: readonly Unused[]): number =>
  unused.reduce((sum, { is, vectors }) => sum + (is === 'kicks' ? vectors : 0), 0);

export function unusedAt(text: string, { start, end }: Span, isComment: boolean): Unused {
  const own = text.slice(start, end);
  const vectors = own.match(VECTOR)?.length ?? 0;
  const is = isComment ? 'comment' : isOther(own) ? 'other' : vectors > 0 ? 'kicks' : 'numbers';
  return { start, end, text: own, is, vectors };
}

/** Comments that hold a list of vectors: rows that are switched off. */
export const unusedNotes = (tokens: readonly Token[]): readonly Span[] =>
  tokens.filter(({ is, text }) => is === 'note' && (text.match(VECTOR)?.length ?? 0) > 1);
