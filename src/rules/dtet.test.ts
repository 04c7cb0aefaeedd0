import { describe, expect, test } from 'vitest';
import type { Vec } from '#engine/geometry.ts';
import { FRESH_MEMORY } from '#engine/memory.ts';
import { PIECES, type Orientation, type Piece, type Precedence, type Turn } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import { fill } from '#engine/stack.ts';
import { rotate } from '#engine/rotate.ts';
import type { RotationSystem } from '#engine/system.ts';
import { dtet } from './dtet.ts';
import { dtetHeboris } from './dtetHeboris.ts';
import { withReadings } from './readings.ts';

const AT: Vec = [4, 4];

interface Asked {
  readonly piece: Piece;
  readonly from: Orientation;
  readonly turn: Turn;
  /** Filled squares of the box and around it, counted from its lower left square. */
  readonly filled?: readonly Vec[];
  /** Null: the side of the turn. */
  readonly precedence?: Precedence | null;
  readonly floorKicks?: number;
}

function turn(system: RotationSystem, { piece, from, turn, filled = [], precedence = null, floorKicks = 0 }: Asked) {
  const squares = filled.map(([x, y]): Vec => [x + AT[0], y + AT[1]]);
  const placement = { piece, orientation: from, at: AT };
  const field = fill(playfield(), squares, '#');
  return rotate(system, { field, placement, turn, precedence }, { ...FRESH_MEMORY, floorKicks });
}

const kickOf = (system: RotationSystem, asked: Asked): string => {
  const { outcome } = turn(system, asked);
  return outcome.is === 'rotated' ? outcome.test.kick.join() : outcome.is;
};

const LEFT = '0,0 -1,0 1,0 0,-1 -1,-1 1,-1';
const RIGHT = '0,0 1,0 -1,0 0,-1 1,-1 -1,-1';

const HALF_TURN_LEFT = withReadings(dtetHeboris, ['half-turn-left']);

// The test order table of the document, by button; the side that each turn takes by itself; reversed turns keep the button's side.
test.each([
  ['DTET ccw', dtet, 'ccw', null, LEFT],
  ['DTET cw', dtet, 'cw', null, RIGHT],
  ['DTET 180', dtet, '180', null, LEFT],
  ['DTET ccw by the right button', dtet, 'ccw', 'right', RIGHT],
  ['DTET cw by the left button', dtet, 'cw', 'left', LEFT],
  ['Heboris ccw', dtetHeboris, 'ccw', null, LEFT],
  ['Heboris cw', dtetHeboris, 'cw', null, RIGHT],
  // D8: the program takes the right branch, and the left one under the document's reading.
  ['Heboris 180', dtetHeboris, '180', null, RIGHT],
  ['Heboris 180 after the document', HALF_TURN_LEFT, '180', null, LEFT],
  ['Heboris ccw while the other button is held', dtetHeboris, 'ccw', 'right', RIGHT],
] as const)('%s tries the five kicks in the order of its side', (_name, system, direction, precedence, order) => {
  for (const piece of PIECES) {
    const { tests } = turn(system, { piece, from: 0, turn: direction, precedence });
    const kicks = tests.slice(0, 6).map(({ kick }) => kick.join());
    expect(kicks.join(' ')).toBe(order);
  }
});

test('where both sides are free, the button decides', () => {
  // I upright in box column 2 with a block in column 1: it may go to column 0, or stay by one right.
  const upright = { piece: 'I', from: 1, turn: '180', filled: [[1, 0]] } as const;
  expect(kickOf(dtet, upright)).toBe('-1,0');
  expect(kickOf(dtet, { ...upright, precedence: 'right' })).toBe('1,0');
  expect(kickOf(dtetHeboris, upright)).toBe('1,0');
  expect(kickOf(HALF_TURN_LEFT, upright)).toBe('-1,0');
});

test('no centre column stops a kick', () => {
  // J from spawn with the cells 2 and 7 of its box, which ARS refuses.
  expect(
    kickOf(dtet, {
      piece: 'J',
      from: 0,
      turn: 'cw',
      filled: [
        [1, 2],
        [0, 0],
      ],
    }),
  ).toBe('1,0');
});

test('DTET never kicks up, whatever it has done before', () => {
  for (const { kick } of PIECES.flatMap((piece) => turn(dtet, { piece, from: 1, turn: 'cw' }).tests)) {
    expect(kick[1]).toBeLessThanOrEqual(0);
  }
  expect(dtet.memory).toBeNull();
});

describe('Heboris adds kicks at the end', () => {
  // The T with its foot in a hole that is one wide and as deep as the foot, so that the five kicks fail.
  const shaft: readonly Vec[] = [
    [0, 0],
    [2, 0],
    [1, -1],
  ];

  test.each([
    ['T turned clockwise to nub up', { piece: 'T', from: 1, turn: 'cw', filled: shaft }, '0,1'],
    ['T turned counter-clockwise to nub up', { piece: 'T', from: 3, turn: 'ccw', filled: shaft }, '0,1'],
    // In the source the end of the turn decides, so the half turn has it too.
    ['T turned over', { piece: 'T', from: 0, turn: '180', filled: shaft }, '0,1'],
    ['T after its one floor kick', { piece: 'T', from: 1, turn: 'cw', filled: shaft, floorKicks: 1 }, 'failed'],
  ] as const)('%s', (_what, asked, kick) => {
    expect(kickOf(dtetHeboris, asked)).toBe(kick);
    expect(kickOf(dtet, asked)).toBe('failed');
  });

  // Upright between the middle columns of its box, with blocks right beside its lower half: it lies down in row 1 or, one down, row 0.
  test.each([
    [
      'at its right goes two left',
      3,
      [
        [2, 1],
        [2, 0],
      ],
      '-2,0',
    ],
    [
      'at its left goes two right',
      1,
      [
        [1, 1],
        [1, 0],
      ],
      '2,0',
    ],
  ] as const)('I upright with blocks %s', (_where, from, filled, kick) => {
    const asked = { piece: 'I', from, turn: 'cw', filled } as const;
    expect(kickOf(dtet, asked)).toBe('failed');
    expect(kickOf(dtetHeboris, asked)).toBe(kick);
  });

  // Lying in row 1 of the box on blocks below its last three columns.
  const trench: readonly Vec[] = [
    [1, 0],
    [2, 0],
    [3, 0],
  ];

  test('I on the ground gets up by one row, once', () => {
    const lying = { piece: 'I', from: 0, turn: 'cw', filled: trench } as const;
    expect(kickOf(dtetHeboris, lying)).toBe('0,1');
    expect(kickOf(dtet, lying)).toBe('failed');
    const again = turn(dtetHeboris, { ...lying, floorKicks: 1 });
    expect(again.outcome.is).toBe('failed');
    expect(again.tests.flatMap(({ verdict }) => (verdict.is === 'refused' ? [verdict.because.code] : []))).toEqual([
      'refused.floorKicksSpent',
      'refused.floorKicksSpent',
    ]);
  });

  test('I in the air under blocks stays, and the trace says that nothing is below it', () => {
    const trace = turn(dtetHeboris, {
      piece: 'I',
      from: 0,
      turn: 'cw',
      filled: [
        [1, 2],
        [2, 2],
        [3, 2],
      ],
    });
    expect(trace.outcome.is).toBe('failed');
    const codes = trace.legs[0]!.findings.map(({ message }) => message.code);
    expect(codes).toEqual(['finding.ground.none', 'finding.floorKicks.left']);
  });

  test('and counts the kicks upwards', () => {
    expect(turn(dtetHeboris, { piece: 'T', from: 1, turn: 'cw', filled: shaft }).memory.after.floorKicks).toBe(1);
    expect(turn(dtetHeboris, { piece: 'T', from: 1, turn: 'cw' }).memory.after.floorKicks).toBe(0);
  });
});
