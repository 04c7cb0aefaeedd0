import { describe, expect, test } from 'vitest';
import { parseBoard, printBoard } from '#engine/boardText.ts';
import { add, vecKey, type Vec } from '#engine/geometry.ts';
import { ORIENTATIONS, PIECES, type Piece, type Placement, type Turn } from '#engine/piece.ts';
import { isFree } from '#engine/places.ts';
import { playfield, type Playfield } from '#engine/playfield.ts';
import { xorshift32 } from '#engine/random.ts';
import { rotate } from '#engine/rotate.ts';
import { minosOf } from '#engine/shapes.ts';
import { spawnPlacement } from '#engine/spawn.ts';
import type { RotationSystem } from '#engine/system.ts';
import { WIDE } from '#engine/testing/wide.ts';
import { placementAfter } from '#engine/trace.ts';
import { takesRows } from '#rules/ownSystems.ts';
import { systemById, SYSTEMS } from '#rules/registry.ts';
import { TESTED_SYSTEMS } from '#rules/testing/testedSystems.ts';
import { KNOWN_BOARDS } from './knownBoards.ts';
import type { Input } from './poseSearch.ts';
import { isReachable } from './isReachable.ts';
import { reach, wayTo } from './reach.ts';
import { reachCounts } from './reachCounts.ts';
import { rowPlan } from './rowPlan.ts';
import { plainReach } from './testing/plainReach.ts';

// Placements and lock poses of I J L O S T Z under Guideline SRS, as a plain search by another program counts them. The placements were the same in eight programs by six authors: see knownBoards.ts.
// prettier-ignore
const KNOWN_COUNTS: readonly (readonly [string, readonly number[], readonly number[]])[] = [
  ['empty', [17, 34, 34, 9, 17, 34, 17], [34, 34, 34, 9, 34, 34, 34]],
  ['tspin', [17, 35, 35, 9, 17, 37, 18], [34, 35, 35, 9, 34, 37, 35]],
  ['tspin-mirror', [17, 35, 35, 9, 18, 37, 17], [34, 35, 35, 9, 35, 37, 34]],
  ['dt-cannon', [17, 37, 35, 9, 17, 39, 18], [34, 37, 35, 9, 34, 39, 35]],
  ['dt-cannon-mirror', [17, 35, 37, 9, 18, 39, 17], [34, 35, 37, 9, 35, 39, 34]],
  ['terrible', [37, 64, 79, 22, 33, 66, 33], [74, 64, 79, 22, 66, 66, 66]],
  ['terrible-mirror', [37, 79, 64, 22, 33, 66, 33], [74, 79, 64, 22, 66, 66, 66]],
  ['four-t', [17, 35, 41, 9, 22, 43, 17], [34, 35, 41, 9, 44, 43, 34]],
  ['lzt', [49, 34, 74, 9, 17, 34, 65], [93, 34, 74, 9, 34, 34, 129]],
  ['stsd-slot', [17, 34, 34, 9, 17, 34, 18], [34, 34, 34, 9, 34, 34, 35]],
  ['i-well-roofed', [20, 35, 36, 9, 18, 35, 17], [37, 35, 36, 9, 36, 35, 34]],
  ['o-cave', [17, 35, 34, 9, 17, 34, 18], [34, 35, 34, 9, 34, 34, 35]],
  ['sz-stairs', [17, 34, 35, 9, 18, 34, 18], [34, 34, 35, 9, 35, 34, 35]],
  ['noise-6x40', [20, 35, 38, 9, 19, 38, 19], [40, 35, 38, 9, 38, 38, 38]],
  ['noise-10x40', [23, 48, 46, 9, 24, 46, 23], [45, 48, 46, 9, 46, 46, 45]],
  ['noise-12x30', [40, 77, 91, 18, 47, 87, 40], [79, 77, 91, 18, 92, 87, 77]],
  ['noise-12x50', [21, 41, 35, 9, 17, 34, 17], [38, 41, 35, 9, 34, 34, 34]],
  ['noise-16x35', [43, 43, 41, 9, 19, 34, 44], [86, 43, 41, 9, 36, 34, 84]],
];

/** Random fields for each system in the search by rows, and tables of readers for each reach and set of turns. */
const FIELDS = WIDE ? 60 : 12;
const TABLES = WIDE ? 2 : 1;

const srs = systemById('srs-guideline')!;

const STEPS: Partial<Record<Input, Vec>> = { left: [-1, 0], right: [1, 0], down: [0, -1] };

/** Where inputs lead, move by move, run by the engine; null when one of them cannot be made. */
function follow(
  system: RotationSystem,
  field: Playfield,
  start: Placement,
  inputs: readonly Input[],
): Placement | null {
  let placement = start;
  for (const input of inputs) {
    const step = STEPS[input];
    const next: Placement = step
      ? { ...placement, at: add(placement.at, step) }
      : placementAfter(rotate(system, { field, placement, turn: input as 'cw' | 'ccw' | '180' }));
    if (!isFree(system, field, next)) return null;
    placement = next;
  }
  return placement;
}

const random = xorshift32(20261120);

function noise(width: number): Playfield {
  const filled = 10 + (random() % 50);
  const rows = Array.from({ length: random() % 24 }, () =>
    Array.from({ length: width }, () => (random() % 100 < filled ? '#' : '.')).join(''),
  );
  return playfield({ width, rows, ceiling: random() % 5 === 0 ? 20 + (random() % 4) : null });
}

describe('the known boards', () => {
  test.each(KNOWN_COUNTS)('%s', (name, placements, lockPoses) => {
    const field = KNOWN_BOARDS[name]!;
    const plain = PIECES.map((piece) => reach(srs, field, piece));
    expect(plain.map(({ landings }) => landings.length)).toEqual(placements);
    expect(plain.map((found) => found.lockPoses)).toEqual(lockPoses);
    const rows = PIECES.map((piece) => reachCounts(srs, field, piece));
    expect(rows.map((counts) => counts.placements)).toEqual(placements);
    expect(rows.map((counts) => counts.lockPoses)).toEqual(lockPoses);
  });
});

// Every system reaches the same squares on an empty field: nothing is in the way of basic rotation.
test.each(SYSTEMS.map((system) => [system.id, system] as const))(
  'an empty field has the usual placements under %s',
  (_id, system) => {
    const placements = PIECES.map(
      (piece) => reachCounts(system, playfield({ ...system.field, width: 10 }), piece).placements,
    );
    expect(placements).toEqual([17, 34, 34, 9, 17, 34, 17]);
  },
);

describe('the search by rows', () => {
  const quarters = ['cw', 'ccw'] as const;
  const all = ['cw', 'ccw', '180'] as const;
  const planned = (system: RotationSystem, turns: typeof quarters | typeof all) =>
    PIECES.filter((piece) => rowPlan(system, piece, turns) !== null).join('');

  // Guards refuse kicks of J, L and T in ARS, of I and T in TGM3 and Heboris, and of all but I and O in Sakura.
  test.each([
    ['srs-guideline', 'IJLOSTZ'],
    ['sega', 'IJLOSTZ'],
    ['dtet', 'IJLOSTZ'],
    ['ars-tgm', 'IOSZ'],
    ['ars-sakura', 'IO'],
    ['ars-ti', 'OSZ'],
    ['dtet-heboris', 'JLOSZ'],
  ])('is for the pieces of %s that no guard is about: %s', (id, pieces) => {
    expect(planned(systemById(id)!, quarters)).toBe(pieces);
  });

  test('is not for presses that make two turns', () => {
    expect(planned(systemById('tetr-js')!, all)).toBe('');
  });

  test.each(TESTED_SYSTEMS.map((system) => [system.id, system] as const))(
    'counts as the plain search does under %s',
    (_id, system) => {
      for (let round = 0; round < FIELDS; round++) {
        const field = noise(4 + (random() % 7));
        const turns = round % 3 === 0 ? all : quarters;
        const still = round % 2 === 0 ? ([] as const) : (['O'] as const);
        for (const piece of planned(system, turns) as Iterable<Piece>) {
          const { landings, lockPoses } = reach(system, field, piece, { turns, still });
          expect(reachCounts(system, field, piece, { turns, still })).toEqual({
            placements: landings.length,
            lockPoses,
          });
        }
      }
    },
  );

  test('gives way to the plain search on fields that are too wide for it', () => {
    const wide = playfield({ width: 14, rows: ['#######.######'] });
    const { landings, lockPoses } = reach(srs, wide, 'I');
    expect(reachCounts(srs, wide, 'I')).toEqual({ placements: landings.length, lockPoses });
  });
});

/** The landings of a piece as the search finds them, in the form of the plain walk. */
const searched = (system: RotationSystem, field: Playfield, piece: Piece, turns: readonly Turn[]) => {
  const { landings, lockPoses } = reach(system, field, piece, { turns, still: [] });
  return { landings: landings.map(({ minos }) => minos.map(vecKey).join(' ')).sort(), lockPoses };
};

const counted = (system: RotationSystem, field: Playfield, piece: Piece, turns: readonly Turn[]) =>
  reachCounts(system, field, piece, { turns, still: [] });

describe('a walk that asks the oracle for every turn finds the same', () => {
  const quarters = ['cw', 'ccw'] as const;
  const all = ['cw', 'ccw', '180'] as const;

  /** Narrow fields in which pieces can just enter; every third stack reaches up to there. */
  const well = (): Playfield => {
    const width = 6 + (random() % 4);
    const filled = 10 + (random() % 60);
    const rows = Array.from({ length: random() % 3 === 0 ? 16 + (random() % 8) : random() % 12 }, () =>
      Array.from({ length: width }, () => (random() % 100 < filled ? '#' : '.')).join(''),
    );
    return playfield({ width, rows, height: random() % 4 === 0 ? 4 + (random() % 8) : 20 });
  };

  const agree = (system: RotationSystem, field: Playfield, piece: Piece, turns: readonly Turn[]): void => {
    const expected = plainReach(system, field, piece, turns);
    const where = `${system.id} ${piece} ${turns.join()} ${printBoard(field, '/')}`;
    expect(searched(system, field, piece, turns), where).toEqual(expected);
    expect(counted(system, field, piece, turns), where).toEqual({
      placements: expected.landings.length,
      lockPoses: expected.lockPoses,
    });
  };

  /** A table of one piece with up to five kicks in every second row. */
  const table = (base: RotationSystem, piece: Piece, farthest: number): RotationSystem => {
    const distance = (): number => (random() % (2 * farthest + 1)) - farthest;
    const rows = ['01', '10', '12', '21', '23', '32', '30', '03', '02', '13'].filter(() => random() % 2 === 0);
    const texts = rows.map((row) => {
      const kicks = Array.from({ length: 1 + (random() % 5) }, () => `${distance()}_${distance()}`);
      return `${piece}${row}:${kicks.join(';')}`;
    });
    return systemById([base.id, ...texts].join('~'))!;
  };

  test.each(TESTED_SYSTEMS.filter(takesRows).map((system) => [system.id, system] as const))(
    "with readers' tables of %s",
    (_id, system) => {
      for (const farthest of [1, 3, 9, 9]) {
        for (const turns of [quarters, all]) {
          const piece = PIECES[random() % PIECES.length]!;
          for (let round = 0; round < TABLES; round++) agree(table(system, piece, farthest), well(), piece, turns);
        }
      }
    },
  );

  test.each(['dtet', 'dtet-heboris', 'srs-nullpomino-180', 'ars-ti'])('with the published table of %s', (id) => {
    for (const piece of PIECES) agree(systemById(id)!, well(), piece, all);
  });

  // A landing at column 10, rows -10 to -7, was counted: the I went down through the floor.
  test('with kicks that lead through the floor', () => {
    const system = systemById('ars2~I01:2_6;8_-4;4_-9~T21:7_7;-8_6;-1_-5;9_-2')!;
    for (const name of ['empty', 'noise-12x30', 'lzt']) agree(system, KNOWN_BOARDS[name]!, 'I', quarters);
  });

  // From right above the stack the first kick is blocked by (2, 2), and the second leads under it. One row lower it does not.
  test('with a kick that leads below an overhang from right above the stack', () => {
    const field = playfield({ width: 6, rows: ['######', '##..##', '###..#'] });
    agree(systemById('sega~S10:-3_-1;-2_-2')!, field, 'S', ['ccw']);
  });

  // The Z is kicked eight rows up, out of the stack, and comes down again elsewhere: 12 landings, 7 of them without that.
  test('with kicks that lead far above the stack', () => {
    const board =
      '.#....#/.....#./..##..#/..#.#../.....#./.#...##/......./#....../..#..##/.#..#.#/..##.../...##../' +
      '#....##/....##./...#.../.#...../.#...../#.....#/.###..#/#....#./..#..##';
    const rows = parseBoard(board);
    const field = playfield({ width: 7, rows: rows.ok ? rows.value : [] });
    const system = systemById('srs-guideline~Z12:8_3;1_8')!;
    agree(system, field, 'Z', quarters);
    expect(reach(system, field, 'Z').landings).toHaveLength(12);
  });
});

describe('a way', () => {
  test.each(['srs-guideline', 'sega', 'ars-ti', 'dtet', 'nintendo-right'])('under %s leads where it should', (id) => {
    const system = systemById(id)!;
    for (const name of ['tspin', 'dt-cannon', 'lzt', 'noise-12x30']) {
      const field = KNOWN_BOARDS[name]!;
      for (const piece of PIECES) {
        const start = spawnPlacement(system, piece);
        for (const { placement, inputs } of reach(system, field, piece).landings)
          expect(follow(system, field, start, inputs), `${id} ${name} ${piece}`).toEqual(placement);
      }
    }
  });

  test('is as short as can be', () => {
    // Spawn in row 21: 20 rows down and a column to the right; the T is turned once for an upright landing at the left wall.
    expect(wayTo(srs, playfield(), { piece: 'O', orientation: 0, at: [5, 0] })).toHaveLength(21);
    expect(wayTo(srs, playfield(), { piece: 'T', orientation: 1, at: [-1, 0] })).toHaveLength(1 + 4 + 19);
  });

  test('does not exist to a pose inside the stack, or outside the field', () => {
    const field = playfield({ rows: ['##########'] });
    expect(wayTo(srs, field, { piece: 'T', orientation: 0, at: [3, -1] })).toBeNull();
    expect(wayTo(srs, field, { piece: 'T', orientation: 0, at: [30, 90] })).toBeNull();
  });

  test.each(['srs-guideline', 'sega', 'ars-ti', 'dtet', 'nintendo-right'])(
    'exists in %s exactly where the faster search says so',
    (id) => {
      const system = systemById(id)!;
      const field = KNOWN_BOARDS['dt-cannon']!;
      for (const orientation of ORIENTATIONS)
        for (let y = 0; y < 8; y++)
          for (let x = -1; x < 9; x++) {
            const goal = { piece: 'T', orientation, at: [x, y] } as const;
            expect(isReachable(system, field, goal), `${orientation} ${x},${y}`).toBe(
              wayTo(system, field, goal) !== null,
            );
          }
    },
  );
});

describe('the rules of a search', () => {
  const slot = KNOWN_BOARDS['dt-cannon']!;
  const count = (rules: Parameters<typeof reach>[3]) => reach(srs, slot, 'T', rules).landings.length;

  test('leave kicks out when asked, and lose the placements that need one', () => {
    const withKicks = reach(srs, slot, 'T').landings.map(({ minos }) => String(minos));
    const without = reach(srs, slot, 'T', { kicks: 'left out' }).landings.map(({ minos }) => String(minos));
    expect(without.length).toBeLessThan(withKicks.length);
    expect(without.filter((minos) => !withKicks.includes(minos))).toEqual([]);
  });

  test('name the turns in use', () => {
    expect(count({ turns: [] })).toBeLessThan(count({ turns: ['cw'] }));
    expect(count({ turns: ['cw'] })).toBeLessThanOrEqual(count({ turns: ['cw', 'ccw'] }));
  });

  test('let the piece start anywhere', () => {
    const from: Placement = { piece: 'T', orientation: 0, at: [3, 10] };
    expect(reach(srs, slot, 'T', { from }).inputsTo(from)).toEqual([]);
  });

  test('find nothing for a piece that cannot enter', () => {
    const full = playfield({ rows: Array.from({ length: 30 }, () => '#########.') });
    expect(reach(srs, full, 'T').landings).toEqual([]);
    expect(reachCounts(srs, full, 'T')).toEqual({ placements: 0, lockPoses: 0 });
  });
});

describe('systems that remember', () => {
  test('are searched to the end where they count what they never ask for', () => {
    // ACE counts floor kicks and limits none (D9): the search must still end.
    const { landings } = reach(systemById('ars-ace')!, KNOWN_BOARDS['noise-12x30']!, 'T');
    expect(new Set(landings.map(({ minos }) => String(minos))).size).toBe(landings.length);
    expect(landings.length).toBeGreaterThan(30);
  });

  test('tell apart poses that were reached with and without a floor kick', () => {
    const ti = systemById('ars-ti')!;
    const found = reach(ti, playfield(), 'I');
    const upright: Placement = { piece: 'I', orientation: 1, at: [3, 0] };
    expect(minosOf(ti.shapes, upright).every(([, y]) => y >= 0)).toBe(true);
    expect(found.inputsTo(upright, { floorKicks: 0, lockDelayGone: false })).not.toBeNull();
    // Turned on the floor it is kicked up: basic rotation would need two rows below.
    const kicked = found.inputsTo(upright, { floorKicks: 1, lockDelayGone: false })!;
    expect(kicked.at(-1)).toMatch(/cw$/);
  });
});
