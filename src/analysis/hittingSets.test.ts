import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hittingSets, smallestHittingSet, type Squares } from './hittingSets.ts';

const SEED = 20261120;
const SQUARES = 8;

const squareSets = fc.array(fc.uniqueArray(fc.nat({ max: SQUARES - 1 }), { minLength: 1, maxLength: 4 }), {
  maxLength: 6,
});

const hitsAll = (chosen: Squares, sets: readonly Squares[]): boolean =>
  sets.every((set) => set.some((square) => chosen.includes(square)));

/** Every set of squares, by its bits. */
const allChoices: readonly Squares[] = Array.from({ length: 2 ** SQUARES }, (_, bits) =>
  Array.from({ length: SQUARES }, (_, square) => square).filter((square) => (bits >> square) & 1),
);

test('the smallest hitting set is as small as the smallest of all sets that hit', () => {
  fc.assert(
    fc.property(squareSets, (sets) => {
      const least = Math.min(...allChoices.filter((choice) => hitsAll(choice, sets)).map(({ length }) => length));
      const found = smallestHittingSet(sets);
      expect(found && hitsAll(found, sets)).toBe(true);
      expect(found).toHaveLength(least);
    }),
    { seed: SEED, numRuns: 400 },
  );
});

test('hitting sets come in order of size, each once, and one lies in every set that hits', () => {
  fc.assert(
    fc.property(squareSets, (sets) => {
      const found = [...hittingSets(sets)];
      const sizes = found.map(({ length }) => length);
      expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
      const keys = found.map((chosen) => [...chosen].sort().join());
      expect(new Set(keys).size).toBe(keys.length);
      for (const choice of allChoices)
        if (hitsAll(choice, sets))
          expect(found.some((chosen) => chosen.every((square) => choice.includes(square)))).toBe(true);
    }),
    { seed: SEED, numRuns: 60 },
  );
});

test('an empty set cannot be hit, and no sets need nothing', () => {
  expect(smallestHittingSet([[1], []])).toBeNull();
  expect(smallestHittingSet([])).toEqual([]);
});

test('a limit leaves out what is not smaller', () => {
  expect(smallestHittingSet([[1], [2]], 2)).toBeNull();
  expect(smallestHittingSet([[1], [2]], 3)).toEqual([1, 2]);
});
