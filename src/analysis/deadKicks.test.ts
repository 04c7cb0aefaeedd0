import { describe, expect, test } from 'vitest';
import { vecKey, type Vec } from '#engine/geometry.ts';
import { PIECES, transition, type Piece } from '#engine/piece.ts';
import { isFree } from '#engine/places.ts';
import { playfield } from '#engine/playfield.ts';
import { xorshift32 } from '#engine/random.ts';
import { fill } from '#engine/stack.ts';
import { rotate } from '#engine/rotate.ts';
import type { RotationSystem } from '#engine/system.ts';
import { cases } from '#engine/testing/wide.ts';
import { systemById, SYSTEMS } from '#rules/registry.ts';
import { TESTED_SYSTEMS } from '#rules/testing/testedSystems.ts';
import { allFates, deadTests, endingCount, fatesOf, type RotationFates } from './deadKicks.ts';
import { endingOn, OTHER_LIST } from './fillings.ts';
import { cellsOf, fieldChooses, keysOf, rotationsOf } from './rotations.ts';

const fatesUnder = (id: string): readonly RotationFates[] =>
  allFates(systemById(id)!).filter(({ rotation }) => rotation.piece !== 'O');

const isHalf = ({ rotation }: RotationFates): boolean => rotation.turn === '180';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Each dead test as piece, transition and number. */
const listed = (fates: readonly RotationFates[]): readonly string[] =>
  fates.flatMap((own) =>
    deadTests(own).map(
      ({ test }) => `${own.rotation.piece} ${transition(own.rotation.from, own.rotation.to)} test ${test}`,
    ),
  );

describe('kicks that can never happen', () => {
  // Super Rotation System, footnote 1: "T" in four rows. None else (erratum E4), for I neither under Guideline nor under Arika.
  test.each(['srs-guideline', 'tetris-worlds', 'tetr-js', 'srs-arika', 'tetris-perfect', 'srs-nullpomino-180'])(
    'under %s are the four of the footnote, among quarter turns',
    (id) => {
      const quarter = fatesUnder(id).filter((own) => !isHalf(own));
      expect([...listed(quarter)].sort()).toEqual(['T 0>>1 test 4', 'T 0>>3 test 4', 'T 2>>1 test 3', 'T 2>>3 test 3']);
      const shadows = quarter.flatMap(deadTests).map(({ fate }) => fate);
      expect(shadows).toEqual(shadows.map(() => ({ is: 'shadowed', by: 1 })));
    },
  );

  // 8 transitions by (5 tests + failure) for six pieces, less four.
  test.each(['srs-guideline', 'srs-arika', 'tetris-perfect'])('leave 284 endings of quarter turns under %s', (id) => {
    const quarter = fatesUnder(id).filter((own) => !isHalf(own));
    expect(sum(quarter.map(endingCount))).toBe(6 * 8 * 6 - 4);
  });

  // Counted from NullpoMino's half turns: J and L two in each half turn, T two, S and Z three, I none; 232 endings.
  test('of NullpoMino are 48 among half turns, and 232 endings are left', () => {
    const half = fatesUnder('srs-nullpomino-180').filter(isHalf);
    const dead = (piece: Piece): readonly number[] =>
      half.filter(({ rotation }) => rotation.piece === piece).map((own) => deadTests(own).length);
    expect(Object.fromEntries(PIECES.filter((piece) => piece !== 'O').map((piece) => [piece, dead(piece)]))).toEqual({
      I: [0, 0, 0, 0],
      J: [2, 2, 2, 2],
      L: [2, 2, 2, 2],
      S: [3, 3, 3, 3],
      T: [2, 2, 2, 2],
      Z: [3, 3, 3, 3],
    });
    expect(sum(half.map(endingCount))).toBe(232);
  });

  // NullpoMino's half turns: kick 9 gives S and Z their own squares back, so that later tests are dead and nothing fails.
  test('of S and Z half turns come after a test that always fits', () => {
    const half = fatesUnder('srs-nullpomino-180').filter(isHalf);
    for (const own of half) {
      const { piece } = own.rotation;
      expect(own.canFail).toBe(piece !== 'S' && piece !== 'Z');
      if (piece !== 'S' && piece !== 'Z') continue;
      const late = own.tests.slice(10).map(({ fate }) => fate);
      expect(late).toEqual([
        { is: 'shadowed', by: 10 },
        { is: 'shadowed', by: 10 },
      ]);
    }
  });

  // ARS: "T 0>1, T 0>3, J 2>1 and L 2>3 never kick; J 0>1, L 0>1, L 2>1 and T 2>1 only ever kick right; L 0>3, J 0>3, J 2>3
  // and T 2>3 only left". Test 2 is right one, test 3 left one. The T from upright: basic rotation needs one square only.
  test('of ARS are those of the centre column, and two of the T', () => {
    expect([...listed(fatesUnder('ars-tgm'))].sort()).toEqual(
      [
        ...['T 0>>1', 'T 0>>3', 'J 2>>1', 'L 2>>3'].flatMap((name) => [`${name} test 2`, `${name} test 3`]),
        ...['J 0>>1', 'L 0>>1', 'L 2>>1', 'T 2>>1'].map((name) => `${name} test 3`),
        ...['L 0>>3', 'J 0>>3', 'J 2>>3', 'T 2>>3'].map((name) => `${name} test 2`),
        'T 1>>0 test 2',
        'T 3>>0 test 3',
      ].sort(),
    );
    expect(
      fatesUnder('ars-tgm')
        .flatMap(deadTests)
        .filter(({ fate }) => fate.is === 'refused'),
    ).toHaveLength(16);
  });

  // TGM3: the I reaches right one, right two and left one, and up one and up two.
  test('of TGM3 are not among the kicks of the I', () => {
    expect(listed(fatesUnder('ars-ti').filter(({ rotation }) => rotation.piece === 'I'))).toEqual([]);
  });

  // Heboris: up two can never be reached; "one-cell tests are repeated but cannot newly fit".
  test('of Heboris include up two of the I', () => {
    const upTwo = fatesUnder('dtet-heboris')
      .flatMap(({ tests }) => tests)
      .filter(({ kick }) => kick[0] === 0 && kick[1] === 2);
    expect(upTwo.length).toBeGreaterThan(0);
    expect(upTwo.filter(({ fate }) => fate.is === 'can win')).toEqual([]);
  });

  test('depend on what the piece has done where floor kicks are counted', () => {
    const system = systemById('ars-ti')!;
    const upOne = (floorKicks: number) => {
      const rotation = rotationsOf(system, { floorKicks, lockDelayGone: false }).find(
        ({ piece, from, turn }) => piece === 'I' && from === 0 && turn === 'cw',
      )!;
      return fatesOf(system, rotation).tests[1]!.fate.is;
    };
    // One floor kick for each I (TGM3).
    expect([upOne(0), upOne(1)]).toEqual(['can win', 'refused']);
  });
});

const isBlind = (system: RotationSystem): boolean => system.guards.length === 0 && !fieldChooses(system);

// Where a rule looks at squares, walls or the top, random boards of every place in a field find no ending that is said not to happen.
test.each(SYSTEMS.filter((system) => !isBlind(system)).map((system) => [system.id, system] as const))(
  '%s: nothing happens on random boards that is said never to happen',
  (_id, system) => {
    const random = xorshift32(11);
    const all = allFates(system);
    const seen = new Set<string>();
    for (let round = 0; round < cases(2000); round++) {
      const rows = Array.from({ length: 8 }, () =>
        Array.from({ length: 8 }, () => (random() % 100 < 25 ? '#' : '.')).join(''),
      );
      const field = playfield({ width: 8, rows });
      const at: Vec = [(random() % 10) - 2, (random() % 11) - 2];
      for (const { rotation, tests, canFail } of all) {
        if (!isFree(system, field, { piece: rotation.piece, orientation: rotation.from, at })) continue;
        const ending = endingOn(system, rotation, at)(field);
        if (ending === OTHER_LIST) continue;
        const can = ending === 'fail' ? canFail : tests[ending - 1]!.fate.is === 'can win';
        expect(can, `${JSON.stringify(rotation)} at ${at.join()}: ${ending}\n${rows.join('\n')}`).toBe(true);
        seen.add(`${rotation.list ?? 0} ${ending}`);
      }
    }
    expect(seen.size).toBeGreaterThan(2);
  },
);

// Blocks can only stand in the way where neither a guard nor a choice of lists looks at them. So a test can win if it wins with every square filled but its own
// and those of the piece, and all tests can fail if they do with every square filled but those of the piece.
test.each(TESTED_SYSTEMS.filter(isBlind).map((system) => [system.id, system] as const))(
  '%s: what can win and fail is what does on the fullest boards',
  (_id, system) => {
    const at: Vec = [8, 8];
    const everywhere = Array.from({ length: 24 * 24 }, (_, index): Vec => [index % 24, Math.floor(index / 24)]);
    for (const { rotation, tests, canFail } of allFates(system)) {
      const cells = cellsOf(system, rotation, at);
      const endingBeside = (free: readonly Vec[]) => {
        const keys = new Set([...cells.start, ...free].map(vecKey));
        const blocks = everywhere.filter((square) => !keys.has(vecKey(square)));
        const { piece, from, turn, precedence } = rotation;
        const { legs } = rotate(system, {
          field: fill(playfield({ width: 24, height: 24 }), blocks, '#'),
          placement: { piece, orientation: from, at },
          turn,
          precedence,
          heldKeys: keysOf(system, rotation),
        });
        return legs[0]!.winner?.number ?? 'fail';
      };
      const where = JSON.stringify(rotation);
      const winning = cells.tests.map((squares, index) => endingBeside(squares) === index + 1);
      expect(
        tests.map(({ fate }) => fate.is === 'can win'),
        where,
      ).toEqual(winning);
      expect(canFail, where).toBe(endingBeside([]) === 'fail');
    }
  },
);

// Computed here; they change only with the rules.
test.each([
  // [system, dead tests without those of the O, endings without those of the O]
  ['srs-guideline', 4, 284],
  ['srs-nullpomino-180', 52, 516],
  ['tetris-perfect', 4, 332],
  ['tetris-best', 0, 96],
  ['sega', 0, 48],
  ['ars-tgm', 18, 158],
  ['ars-sakura', 26, 150],
  ['ars-ti', 18, 180],
  ['ars-ace', 18, 180],
  ['ars2', 18, 180],
  ['dtet', 146, 838],
  ['dtet-heboris', 178, 860],
  ['nintendo-right', 0, 96],
  ['nintendo-left', 0, 96],
])('%s has %i dead tests and %i endings', (id, dead, endings) => {
  const fates = fatesUnder(id);
  expect([sum(fates.map((own) => deadTests(own).length)), sum(fates.map(endingCount))]).toEqual([dead, endings]);
});

test('basic rotation can always win', () => {
  for (const system of SYSTEMS) {
    // A later list may begin elsewhere, and a piece that rests does not always turn from it.
    const fates = allFates(system).filter(({ rotation }) => !rotation.list);
    for (const { tests } of fates) expect(tests[0]!.fate).toEqual({ is: 'can win' });
  }
});
