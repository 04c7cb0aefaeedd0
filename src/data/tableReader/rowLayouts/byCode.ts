import type { Transition } from '#engine/piece.ts';
import { kicks, type RowLayout } from './reading.ts';
import { byPair, distinct } from './states.ts';

/** Places of a list of 16 that go from a state to itself. */
const isDiagonal = (index: number): boolean => index % 5 === 0;

const CODES = new Map<number, Transition>(byPair(true).map((name) => [4 * Number(name[0]) + Number(name[3]), name]));

/** Turns as numbers, four times the old state and the new one, or places in a list of 16. */
export const byCode: RowLayout = (rows) => {
  const isNumbered = rows.every(({ names }) => names[0]?.sizes.length === 1);
  const isWhole = rows.every(({ row, names }) => row.path.at(-1)?.count === 16 && names[0]?.sizes.length === 0);
  if (!isNumbered && !isWhole) return null;
  const codes = rows.map(({ row, names }) => (isNumbered ? names[0]!.sizes[0]! : row.path.at(-1)!.index));
  const turns = codes.map((code) => CODES.get(code));
  const isCode = codes.some((code) => code > 4) && distinct(codes) && !codes.some(isDiagonal);
  return isCode && turns.every((turn) => turn !== undefined) ? [kicks('named', turns)] : null;
};
