import { expect, test } from 'vitest';
import { playfield } from '#engine/playfield.ts';
import { systemById, SYSTEMS } from '#rules/registry.ts';
import { census } from './census.ts';
import { allFates, deadTests } from './deadKicks.ts';
import { KNOWN_BOARDS } from './knownBoards.ts';

const boards = Object.values(KNOWN_BOARDS);

/** Wins by test over all rotations, test 1 first, failures last. */
function total(id: string): readonly number[] {
  const tallies = census(systemById(id)!, boards);
  const tests = Math.max(...tallies.map(({ byTest }) => byTest.length));
  const wins = Array.from({ length: tests }, (_, index) =>
    tallies.reduce((sum, { byTest }) => sum + (byTest[index] ?? 0), 0),
  );
  return [...wins, tallies.reduce((sum, { fails }) => sum + fails, 0)];
}

// Wins by test and failures, all pieces and rotations together. The row of Guideline was counted by ../shared/bench/lib/masks.ts too
// (rotations of its own); the others were counted here and change only with the rules.
test.each([
  ['srs-guideline', [19838, 2875, 2003, 963, 528, 2129]],
  ['srs-arika', [19838, 2898, 1980, 1121, 359, 2140]],
  ['ars-tgm', [19234, 1336, 1221, 5357]],
  ['ars-ti', [19234, 1544, 1741, 292, 4337]],
  ['dtet', [59472, 6093, 5137, 1714, 736, 624, 6156]],
  ['nintendo-right', [19224, 8244]],
] as const)('the census of %s over the known boards', (id, expected) => {
  expect(total(id)).toEqual(expected);
});

test('a piece is turned from wherever it fits with its box no higher than the stack', () => {
  // On an empty field the O stands in 9 columns, on the floor only.
  const [first] = census(systemById('srs-guideline')!, [playfield()]).filter(({ rotation }) => rotation.piece === 'O');
  expect(first).toMatchObject({ byTest: [9], fails: 0 });
});

test('tests that cannot win do not win', () => {
  for (const system of SYSTEMS) {
    const fates = allFates(system);
    census(system, boards).forEach(({ rotation, byTest, fails }, index) => {
      expect(fates[index]!.rotation).toEqual(rotation);
      const dead = deadTests(fates[index]!).map(({ test }) => byTest[test - 1]);
      expect(dead).toEqual(dead.map(() => 0));
      if (!fates[index]!.canFail) expect(fails).toBe(0);
    });
  }
});
