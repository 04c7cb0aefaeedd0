import { describe, expect, test } from 'vitest';
import { add, vecKey, type Vec } from '#engine/geometry.ts';
import { playfield } from '#engine/playfield.ts';
import { fill } from '#engine/stack.ts';
import type { RotationSystem } from '#engine/system.ts';
import { WIDE } from '#engine/testing/wide.ts';
import { systemById } from '#rules/registry.ts';
import { fatesOf } from './deadKicks.ts';
import { endingOn } from './fillings.ts';
import { cellsOf, rotationsOf, type Rotation } from './rotations.ts';
import { usageOf, usageTable, type Usage } from './usage.ts';

/** Rotations that look at more squares have too many fillings to try them all. */
const MOST_SQUARES = WIDE ? 13 : 11;

const SIDES: readonly Vec[] = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [0, -1],
];

/** Every ending counted by running the engine on every filling of the squares of the tests and, with guards, those beside the piece. */
function countAll(system: RotationSystem, rotation: Rotation) {
  const at: Vec = [8, 8];
  const { start, tests } = cellsOf(system, rotation, at);
  const own = new Set(start.map(vecKey));
  const beside = system.guards.length === 0 ? [] : start.flatMap((square) => SIDES.map((side) => add(square, side)));
  const squares = new Map(
    [...tests.flat(), ...beside].filter((square) => !own.has(vecKey(square))).map((square) => [vecKey(square), square]),
  );
  const list = [...squares.values()];
  const byTest = tests.map(() => 0);
  let fails = 0;
  const ask = endingOn(system, rotation, at);
  const field = playfield({ width: 20, height: 20 });
  for (let filling = 0; filling < 2 ** list.length; filling++) {
    const ending = ask(
      fill(
        field,
        list.filter((_, index) => (filling >> index) & 1),
        '#',
      ),
    );
    if (ending === 'fail') fails++;
    else byTest[ending - 1]!++;
  }
  return { squares: list.length, byTest, fails };
}

const shares = ({ squares, byTest, fails }: Omit<Usage, 'rotation'>): readonly number[] =>
  [...byTest, fails].map((count) => count / 2 ** squares);

describe('the usage of kicks', () => {
  // Counted by another program that goes through all fillings.
  test.each([
    ['I', 0, 'cw', 12, [512, 448, 392, 196, 273], 2275],
    ['I', 3, 'ccw', 12, [512, 384, 256, 368, 322], 2254],
    ['J', 1, 'ccw', 12, [512, 768, 704, 132, 99], 1881],
    ['J', 2, 'cw', 10, [128, 192, 128, 24, 66], 486],
    ['L', 3, 'cw', 12, [512, 768, 704, 132, 99], 1881],
    ['S', 2, 'cw', 11, [512, 384, 96, 132, 99], 825],
    ['T', 0, 'cw', 9, [256, 64, 32, 0, 8], 152],
    ['T', 1, 'ccw', 11, [1024, 256, 192, 36, 27], 513],
    ['T', 2, 'ccw', 9, [256, 64, 0, 24, 6], 162],
    ['Z', 3, 'ccw', 11, [512, 256, 160, 140, 105], 875],
  ] as const)('of %s from %i turned %s', (piece, from, turn, squares, byTest, fails) => {
    const found = usageTable(systemById('srs-guideline')!).find(
      ({ rotation }) => rotation.piece === piece && rotation.from === from && rotation.turn === turn,
    );
    expect(found).toMatchObject({ squares, byTest, fails });
  });

  test('of all SRS rotations but the O adds up to 108,544 fillings', () => {
    const table = usageTable(systemById('srs-guideline')!).filter(({ rotation }) => rotation.piece !== 'O');
    expect(table.reduce((total, { squares }) => total + 2 ** squares, 0)).toBe(108_544);
    for (const { squares, byTest, fails } of table)
      expect(byTest.reduce((total, count) => total + count, fails)).toBe(2 ** squares);
  });

  // The engine on every filling of a small neighbourhood: the counts, and with them which tests can win at all. Rotations that look
  // at too many squares for that are left to the other systems; S and J stand for their mirror images; Heboris, which looks at the
  // most squares, is asked for half of its turns.
  test.each(['srs-guideline', 'srs-arika', 'ars-tgm', 'ars-sakura', 'ars-ti', 'dtet', 'dtet-heboris'])(
    'of %s is what the engine does on all fillings',
    (id) => {
      const system = systemById(id)!;
      const rotations = rotationsOf(system).filter(
        ({ piece, from, precedence }) =>
          'IJST'.includes(piece) &&
          precedence !== 'right' &&
          (id !== 'dtet-heboris' || from % 2 === (piece === 'J' ? 1 : 0)),
      );
      let tried = 0;
      for (const rotation of rotations) {
        const usage = usageOf(system, rotation);
        if (usage.squares > MOST_SQUARES) continue;
        tried++;
        const counted = countAll(system, rotation);
        expect(shares(usage), JSON.stringify(rotation)).toEqual(shares(counted));
        const { tests, canFail } = fatesOf(system, rotation);
        expect(tests.map(({ fate }) => fate.is === 'can win')).toEqual(counted.byTest.map((count) => count > 0));
        expect(canFail).toBe(counted.fails > 0);
      }
      expect(tried).toBeGreaterThan(0);
    },
    60_000,
  );
});
