import { UNLIMITED, type Budget } from './budget.ts';

/** A set of squares as numbers. */
export type Squares = readonly number[];

/** Sets that contain another one are hit whenever that one is. */
const irreducible = (sets: readonly Squares[]): readonly Squares[] =>
  sets.filter(
    (set, index) =>
      !sets.some(
        (other, place) =>
          place !== index &&
          other.every((square) => set.includes(square)) &&
          (other.length < set.length || place < index),
      ),
  );

/** How many blocks are needed at least: sets that share no square need one each; no number is enough for an empty set. */
function blocksNeeded(sets: readonly Squares[]): number {
  const met = new Set<number>();
  let needed = 0;
  for (const set of sets) {
    if (set.length === 0) return Infinity;
    if (set.some((square) => met.has(square))) continue;
    needed++;
    for (const square of set) met.add(square);
  }
  return needed;
}

/**
 * Every way to fill at least one square of each set without a block too many on the way, fewest blocks first: each block is put into
 * a set that none of the earlier ones hit. The first is as small as any can be; none comes when a set is empty.
 * @param limit only those of fewer blocks
 */
export function* hittingSets(
  sets: readonly Squares[],
  limit = Infinity,
  budget: Budget = UNLIMITED,
): Generator<Squares> {
  if (blocksNeeded(sets) >= limit) return;
  const toHit = irreducible(sets);
  const marks = new Uint8Array(1 + Math.max(-1, ...toHit.flat()));
  let level: { readonly chosen: Squares; readonly excluded: Squares }[] = [{ chosen: [], excluded: [] }];
  for (let blocks = 0; level.length > 0 && blocks < limit; blocks++) {
    const next: typeof level = [];
    for (const { chosen, excluded } of level) {
      budget.spend();
      marks.fill(0);
      for (const square of chosen) marks[square] = CHOSEN;
      for (const square of excluded) marks[square] = EXCLUDED;
      const choices = fewestChoices(toHit, marks);
      if (choices === null) yield chosen;
      else
        choices.forEach((square, index) =>
          next.push({ chosen: [...chosen, square], excluded: [...excluded, ...choices.slice(0, index)] }),
        );
    }
    level = next;
  }
}

const CHOSEN = 1;
const EXCLUDED = 2;

/**
 * What is left to choose from in the set that leaves least; null when every set is hit.
 * @param marks by square: chosen, excluded or 0. Millions of squares are looked up, so they are not lists
 */
function fewestChoices(sets: readonly Squares[], marks: Uint8Array): Squares | null {
  let fewest: Squares | null = null;
  let least = Infinity;
  for (const set of sets) {
    let left = 0;
    let hit = false;
    for (const square of set) {
      const mark = marks[square];
      if (mark === CHOSEN) {
        hit = true;
        break;
      }
      if (mark === 0) left++;
    }
    if (hit || left >= least) continue;
    [fewest, least] = [set, left];
    if (left === 0) break;
  }
  return fewest && fewest.filter((square) => marks[square] === 0);
}

/** A smallest set of squares that hits every set, or null when there is none of fewer than `limit` squares. */
export const smallestHittingSet = (sets: readonly Squares[], limit?: number, budget?: Budget): Squares | null =>
  hittingSets(sets, limit, budget).next().value ?? null;
