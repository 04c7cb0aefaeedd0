import { describe, expect, test } from 'vitest';
import type { Vec } from '#engine/geometry.ts';
import { byRow } from '#engine/squares.ts';
import { testList } from '#engine/kicks.ts';
import { FRESH_MEMORY, type Memory } from '#engine/memory.ts';
import type { Orientation, Piece, Turn } from '#engine/piece.ts';
import { endsOf, QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { playfield } from '#engine/playfield.ts';
import { fill } from '#engine/stack.ts';
import { rotate } from '#engine/rotate.ts';
import { placementOf } from '#engine/placementOf.ts';
import { minosOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { placementAfter, type RotationTrace } from '#engine/trace.ts';
import { ars2, arsAce } from './arsAce.ts';
import { arsSakura } from './arsSakura.ts';
import { arsTgm } from './arsTgm.ts';
import { arsTi } from './arsTi.ts';
import { withReadings } from './readings.ts';

const squares = (text: string): readonly Vec[] =>
  text.split(' ').map((pair): Vec => pair.split(',').map(Number) as unknown as Vec);

interface Position {
  readonly piece: Piece;
  readonly from: Orientation;
  readonly turn: Turn;
  /** Squares `x,y` of the piece and of the stack, from 0. */
  readonly minos: string;
  readonly stack: string;
}

function turn(system: RotationSystem, { piece, from, turn, minos, stack }: Position, memory: Memory = FRESH_MEMORY) {
  const placement = placementOf(system.shapes, piece, squares(minos), from)!;
  return rotate(system, { field: fill(playfield(), stack === '' ? [] : squares(stack), '#'), placement, turn }, memory);
}

const kickOf = ({ outcome }: RotationTrace): string =>
  outcome.is === 'rotated' ? outcome.test.kick.join() : outcome.is;
const verdictsOf = ({ tests }: RotationTrace) => tests.map(({ verdict }) => verdict.is);
const reasonsOf = ({ tests }: RotationTrace) =>
  tests.flatMap(({ verdict }) => (verdict.is === 'refused' ? [verdict.because.code] : []));
const findingsOf = ({ legs }: RotationTrace) => legs[0]!.findings.map(({ message }) => message.code);
const made = (floorKicks: number): Memory => ({ ...FRESH_MEMORY, floorKicks });

// Run on Cambridge and TGMsim. Boards have their bottom row first.
describe('Mihara’s conspiracy', () => {
  const L_BOARD = ['...#.###..', '.......#..', '......##..'];
  const J_BOARD = ['..###.#...', '..#.......', '..##......'];
  const RED = ['..###.##..', '..#.......', '..##......'];

  test.each([
    ['L, which works', arsTgm, L_BOARD, 'L', 1, 'ccw', '4,0 4,1 3,2 4,2', '4,0 4,1 5,1 6,1'],
    ['J, which leaves a hole', arsTgm, J_BOARD, 'J', 3, 'cw', '5,0 5,1 5,2 6,2', '7,0 5,1 6,1 7,1'],
    ['J with the red block', arsTgm, RED, 'J', 3, 'cw', '5,0 5,1 5,2 6,2', '5,0 3,1 4,1 5,1'],
    ['J under Sakura, which needs no block', arsSakura, J_BOARD, 'J', 3, 'cw', '5,0 5,1 5,2 6,2', '5,0 3,1 4,1 5,1'],
    ['L under Sakura', arsSakura, L_BOARD, 'L', 1, 'ccw', '4,0 4,1 3,2 4,2', '4,0 4,1 5,1 6,1'],
  ] as const)('%s', (_what, system, rows, piece, from, direction, before, after) => {
    const placement = placementOf(system.shapes, piece, squares(before), from)!;
    const trace = rotate(system, { field: playfield({ rows }), placement, turn: direction });
    const minos = [...minosOf(system.shapes, placementAfter(trace))].sort(byRow);
    expect(minos).toEqual([...squares(after)].sort(byRow));
  });
});

describe('the I of TGM and TAP never kicks', () => {
  test.each([
    ['lying on the floor', 0, '3,0 4,0 5,0 6,0', ''],
    ['upright at a wall', 1, '0,0 0,1 0,2 0,3', ''],
  ] as const)('%s', (_where, from, minos, stack) => {
    expect(verdictsOf(turn(arsTgm, { piece: 'I', from, turn: 'cw', minos, stack }))).toEqual(['blocked']);
  });
});

// An upright I in column 5 lies down in row 3, columns 3 to 6.
describe('the I of TGM3 lies down by a kick to the side', () => {
  const upright = (stack: string, minos = '4,0 4,1 4,2 4,3'): Position => ({
    piece: 'I',
    from: 1,
    turn: 'cw',
    minos,
    stack,
  });

  test.each([
    // "No rotation occurs": nothing touches it, so it does not even try two right.
    ['blocked at its far left, touching nothing', upright('2,2'), 'failed'],
    ['the same, with a block beside its foot', upright('2,2 5,0'), '1,0'],
    ['the same, with a block on its other side', upright('2,2 3,0'), '1,0'],
    ['a block right at its left', upright('3,2'), '2,0'],
    ['a block right at its right', upright('5,2'), '-1,0'],
    ['at the left wall', upright('', '0,0 0,1 0,2 0,3'), '2,0'],
    ['at the right wall', upright('', '9,0 9,1 9,2 9,3'), '-1,0'],
    ['one column off the left wall', upright('', '1,0 1,1 1,2 1,3'), 'failed'],
    // Resting on something is no contact (D3).
    ['on a block, touching nothing at its sides', upright('2,3 4,0', '4,1 4,2 4,3 4,4'), 'failed'],
  ])('%s', (_where, position, kick) => {
    expect(kickOf(turn(arsTi, position))).toBe(kick);
    expect(kickOf(turn(arsAce, position))).toBe(kick);
  });

  test('is refused for want of contact, and says so', () => {
    const trace = turn(arsTi, upright('2,2'));
    expect(verdictsOf(trace)).toEqual(['blocked', 'refused', 'refused', 'blocked']);
    expect(reasonsOf(trace)).toEqual(['refused.noSideContact', 'refused.noSideContact']);
    expect(findingsOf(trace)).toEqual(['finding.sideContact.none']);
  });

  test('names the squares that it touches', () => {
    const { findings } = turn(arsTi, upright('2,2 5,0 3,1')).legs[0]!;
    expect(findings).toMatchObject([{ guard: 'i-contact', message: { code: 'finding.sideContact.touches' } }]);
    expect([...findings[0]!.cells].sort(byRow)).toEqual([
      [5, 0],
      [3, 1],
    ]);
  });

  test('and needs no contact under the other reading (D3)', () => {
    for (const system of [arsTi, arsAce, ars2]) {
      expect(kickOf(turn(withReadings(system, ['i-kick-without-contact']), upright('2,2')))).toBe('1,0');
    }
  });
});

describe('the I of TGM3 gets up by a kick off the floor', () => {
  const lying = (stack: string, minos: string): Position => ({ piece: 'I', from: 0, turn: 'cw', minos, stack });
  const onFloor = lying('', '3,0 4,0 5,0 6,0');
  const onBlock = lying('3,0', '3,1 4,1 5,1 6,1');
  const inTheAir = lying('', '3,1 4,1 5,1 6,1');

  test.each([
    ['two up from the floor', onFloor, '0,2'],
    ['one up where it rests a row higher', onBlock, '0,1'],
    ['two up over a block below the column that it turns in', lying('5,0', '3,1 4,1 5,1 6,1'), '0,2'],
    ['not in the air', inTheAir, 'failed'],
  ])('%s', (_where, position, kick) => {
    for (const system of [arsTi, arsAce, ars2]) expect(kickOf(turn(system, position))).toBe(kick);
  });

  test('and says that nothing is below it', () => {
    const trace = turn(arsTi, inTheAir);
    expect(reasonsOf(trace)).toEqual(['refused.inTheAir', 'refused.inTheAir']);
    expect(findingsOf(trace)).toEqual(['finding.ground.none', 'finding.floorKicks.left']);
  });

  test('once in TGM3, without limit in ACE, and once again under the other reading (D9)', () => {
    const second = turn(arsTi, onFloor, made(1));
    expect(kickOf(second)).toBe('failed');
    expect(reasonsOf(second)).toEqual(['refused.floorKicksSpent']);
    expect(findingsOf(second)).toEqual(['finding.ground.touches', 'finding.floorKicks.spent']);
    for (const system of [arsAce, ars2]) {
      expect(kickOf(turn(system, onFloor, made(127)))).toBe('0,2');
      expect(kickOf(turn(withReadings(system, ['one-floor-kick']), onFloor, made(1)))).toBe('failed');
    }
  });
});

describe('the T of TGM3 points its nub up by a kick off the floor', () => {
  // Upright in a hollow two wide at its foot; and hanging in the air between two blocks.
  const hollow: Position = { piece: 'T', from: 1, turn: 'cw', minos: '4,0 3,1 4,1 4,2', stack: '3,0 5,0' };
  const inTheAir: Position = { piece: 'T', from: 1, turn: 'cw', minos: '4,5 3,6 4,6 4,7', stack: '2,5 5,5' };

  test.each([arsTi, arsAce, ars2])('in $id, on the ground or in the air', (system) => {
    expect(kickOf(turn(system, hollow))).toBe('0,1');
    expect(kickOf(turn(system, inTheAir))).toBe('0,1');
    expect(turn(system, inTheAir).memory.after.floorKicks).toBe(1);
  });

  test('from its other side as well', () => {
    const mirrored: Position = { piece: 'T', from: 3, turn: 'ccw', minos: '4,0 4,1 5,1 4,2', stack: '3,0 5,0' };
    expect(kickOf(turn(arsTi, mirrored))).toBe('0,1');
  });

  test('and no other turn or piece but the I has a kick upwards', () => {
    const upwards = (['J', 'L', 'O', 'S', 'T', 'Z'] as const).flatMap((piece) =>
      QUARTER_TRANSITIONS.filter((name) => {
        const [from, to] = endsOf(name);
        return testList(arsTi.kicks, piece, from, to, null).some(([, y]) => y > 0);
      }).map((name) => `${piece} ${name}`),
    );
    expect(upwards).toEqual(['T 1>>2', 'T 3>>2']);
  });

  test('only off the ground under the other reading (D4)', () => {
    for (const system of [arsTi, arsAce, ars2]) {
      const reading = withReadings(system, ['t-floor-kick-needs-ground']);
      expect(kickOf(turn(reading, hollow))).toBe('0,1');
      const trace = turn(reading, inTheAir);
      expect(reasonsOf(trace)).toEqual(['refused.inTheAir']);
      expect(findingsOf(trace)).toContain('finding.ground.none');
    }
  });

  test('twice in TGM3, without limit in ACE, and once under the other reading (D5)', () => {
    expect(kickOf(turn(arsTi, hollow, made(1)))).toBe('0,1');
    expect(reasonsOf(turn(arsTi, hollow, made(2)))).toEqual(['refused.floorKicksSpent']);
    expect(reasonsOf(turn(withReadings(arsTi, ['one-t-floor-kick']), hollow, made(1)))).toEqual([
      'refused.floorKicksSpent',
    ]);
    for (const system of [arsAce, ars2]) expect(kickOf(turn(system, hollow, made(99)))).toBe('0,1');
  });
});

// E10. The block at 2,2 stops basic rotation and one left, the one at 7,2 two right; the wall or stack at its side is touched.
describe('the sentence that counts two wall kicks of the I, taken at its word', () => {
  const upright: Position = { piece: 'I', from: 1, turn: 'cw', minos: '4,0 4,1 4,2 4,3', stack: '2,2 5,0 7,2' };
  const freeAtTheRight: Position = { ...upright, stack: '2,2 5,0' };

  test.each([
    ['ars-ti', arsTi],
    ['ars-ace', arsAce],
    ['ars2', ars2],
  ])('%s', (_id, system) => {
    const atItsWord = withReadings(system, ['two-i-wall-kicks']);
    expect(kickOf(turn(system, upright))).toBe('1,0');
    expect(kickOf(turn(atItsWord, upright))).toBe('failed');
    expect(kickOf(turn(atItsWord, freeAtTheRight))).toBe('2,0');
  });
});

// E12. Legal positions of the O only: what it covers is free, so that basic rotation fits whatever stands around it.
test('an O that may kick turns as one that may not, on any stack', () => {
  const mayKick = withReadings(arsTgm, ['o-kicks']);
  expect(testList(arsTgm.kicks, 'O', 0, 1, 'right')).toHaveLength(1);
  expect(testList(mayKick.kicks, 'O', 0, 1, 'right')).toHaveLength(3);
  const around = [3, 4, 5, 6].flatMap((x) => [0, 1, 2].map((y) => `${x},${y}`));
  const stack = around.filter((square) => !['4,0', '5,0', '4,1', '5,1'].includes(square)).join(' ');
  for (const from of [0, 1, 2, 3] as const) {
    for (const direction of ['cw', 'ccw'] as const) {
      const position: Position = { piece: 'O', from, turn: direction, minos: '4,0 5,0 4,1 5,1', stack };
      expect(kickOf(turn(arsTgm, position))).toBe('0,0');
      expect(kickOf(turn(mayKick, position))).toBe('0,0');
    }
  }
});

describe('what TGM3 remembers of a piece', () => {
  const hollow: Position = { piece: 'T', from: 1, turn: 'cw', minos: '4,0 3,1 4,1 4,2', stack: '3,0 5,0' };
  const open: Position = { ...hollow, stack: '' };
  const sealed: Position = { ...hollow, stack: '3,0 5,0 5,1' };

  test.each([
    ['a turn before any floor kick changes nothing', open, made(0), made(0)],
    ['the first floor kick is counted and the lock delay stays', hollow, made(0), made(1)],
    ['the next turn takes the lock delay away', open, made(1), { floorKicks: 1, lockDelayGone: true }],
    ['a second floor kick does so too', hollow, made(1), { floorKicks: 2, lockDelayGone: true }],
    ['a turn that fails changes nothing', sealed, made(1), made(1)],
    ['it never comes back', open, { floorKicks: 2, lockDelayGone: true }, { floorKicks: 2, lockDelayGone: true }],
  ])('%s', (_what, position, before, after) => {
    expect(turn(arsTi, position, before).memory).toEqual({ before, after });
  });

  test.each([arsAce, ars2])('in $id turns are counted and the lock delay stays', (system) => {
    expect(turn(system, hollow, made(1)).memory.after).toEqual(made(2));
    expect(turn(system, open, made(1)).memory.after).toEqual(made(1));
  });
});

describe('Sakura’s one kick', () => {
  // J upright at 4,4 turned onto its back: cells 4, 6 and 9 can be blocked, in this order.
  const upright = (stack: string): Position => ({ piece: 'J', from: 1, turn: 'ccw', minos: '5,6 5,5 4,4 5,4', stack });

  test.each([
    ['met in the left column, goes right', upright('4,5'), '1,0', 'finding.sakuraSide.right'],
    ['met in the right column, goes left', upright('6,4'), '-1,0', 'finding.sakuraSide.left'],
    ['left first, goes right whatever follows', upright('4,5 6,4'), '1,0', 'finding.sakuraSide.right'],
  ])('%s', (_where, position, kick, finding) => {
    const trace = turn(arsSakura, position);
    expect(kickOf(trace)).toBe(kick);
    expect(findingsOf(trace)).toEqual([finding]);
  });

  test('is not tried on the other side, even where that is free', () => {
    // Cell 9 sends it left, which a block stops; right is free and TGM goes there.
    const position = upright('6,4 3,5');
    expect(kickOf(turn(arsTgm, position))).toBe('1,0');
    const trace = turn(arsSakura, position);
    expect(kickOf(trace)).toBe('failed');
    expect(reasonsOf(trace)).toEqual(['refused.sakuraSide']);
  });

  test('is forbidden by the centre column as in TGM', () => {
    const flat: Position = { piece: 'T', from: 0, turn: 'cw', minos: '5,4 4,5 5,5 6,5', stack: '5,6' };
    expect(kickOf(turn(arsSakura, flat))).toBe('failed');
    expect(findingsOf(turn(arsSakura, flat))).toEqual(['finding.sakuraSide.refuses']);
  });

  test('is never the I’s', () => {
    const trace = turn(arsSakura, { piece: 'I', from: 0, turn: 'cw', minos: '3,0 4,0 5,0 6,0', stack: '' });
    expect(verdictsOf(trace)).toEqual(['blocked']);
    expect(findingsOf(trace)).toEqual([]);
  });
});
