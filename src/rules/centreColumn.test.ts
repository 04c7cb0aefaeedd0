import { describe, expect, test } from 'vitest';
import type { Vec } from '#engine/geometry.ts';
import { transition, turned, type Orientation, type Piece, type Turn } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import { fill } from '#engine/stack.ts';
import { rotate } from '#engine/rotate.ts';
import { shapeOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { placementAfter, type RotationRequest } from '#engine/trace.ts';
import { arsAce, ars2 } from './arsAce.ts';
import { arsSakura } from './arsSakura.ts';
import { arsTgm } from './arsTgm.ts';
import { arsTi } from './arsTi.ts';
import { cellNumber, cellOf } from './guards/search.ts';
import { withReadings } from './readings.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const AT: Vec = [4, 4];
const BACK: Record<Turn, Turn> = { cw: 'ccw', ccw: 'cw', '180': '180' };

/** A turn with some cells of the box filled and nothing else in the field. */
function request(piece: Piece, orientation: Orientation, turn: Turn, filled: readonly number[]): RotationRequest {
  const squares = filled.map(cellOf).map(([x, y]): Vec => [x + AT[0], y + AT[1]]);
  return { field: fill(playfield(), squares, '#'), placement: { piece, orientation, at: AT }, turn };
}

type Result = 'rotates' | 'right' | 'left' | 'fails';
const RESULTS: Readonly<Record<string, Result>> = { '0,0': 'rotates', '1,0': 'right', '-1,0': 'left' };

function resultOf(system: RotationSystem, asked: RotationRequest): Result {
  const { outcome } = rotate(system, asked);
  return outcome.is === 'rotated' ? RESULTS[outcome.test.kick.join()]! : 'fails';
}

interface Filling {
  readonly name: string;
  readonly filled: readonly number[];
  readonly asked: RotationRequest;
}

const CASES = (['J', 'L', 'T'] as const).flatMap((piece) =>
  ([0, 2] as const).flatMap((from) => (['cw', 'ccw'] as const).map((turn) => ({ piece, from, turn }))),
);

/** All fillings of the cells that are not the piece's own: 12 cases of 2^5. */
const FILLINGS: readonly Filling[] = CASES.flatMap(({ piece, from, turn }) => {
  const own = shapeOf(arsTgm.shapes, piece, from).map(cellNumber);
  const free = NUMBERS.filter((number) => !own.includes(number));
  const name = `${piece} ${transition(from, turned(from, turn))}`;
  return Array.from({ length: 2 ** free.length }, (_, bits) => {
    const filled = free.filter((_number, index) => (bits >> index) & 1);
    return { name, filled, asked: request(piece, from, turn, filled) };
  });
});

const counted = (fillings: readonly Filling[], system: RotationSystem) => {
  const counts: Record<Result, number> = { rotates: 0, right: 0, left: 0, fails: 0 };
  for (const { asked } of fillings) counts[resultOf(system, asked)]++;
  return Object.values(counts);
};

test('the twelve cases have 384 fillings', () => {
  expect(CASES.length).toBe(12);
  expect(FILLINGS.length).toBe(384);
});

// No row has both a right and a left: none of the twelve kicks both ways. Arika Rotation System, "Centre column rule".
test.each([
  ['J 0>>1', 4, 2, 0, 26],
  ['J 0>>3', 4, 0, 2, 26],
  ['J 2>>1', 8, 0, 0, 24],
  ['J 2>>3', 4, 0, 4, 24],
  ['L 0>>1', 4, 2, 0, 26],
  ['L 0>>3', 4, 0, 2, 26],
  ['L 2>>1', 4, 4, 0, 24],
  ['L 2>>3', 8, 0, 0, 24],
  ['T 0>>1', 16, 0, 0, 16],
  ['T 0>>3', 16, 0, 0, 16],
  ['T 2>>1', 8, 2, 0, 22],
  ['T 2>>3', 8, 0, 2, 22],
])('%s: %i rotate, %i kick right, %i left and %i fail', (name, ...counts) => {
  const fillings = FILLINGS.filter((filling) => filling.name === name);
  expect(counted(fillings, arsTgm)).toEqual(counts);
});

test.each([arsTgm, arsSakura, arsTi, arsAce, ars2])('$id: 88 rotate, 10 kick right, 10 left and 276 fail', (system) => {
  expect(counted(FILLINGS, system)).toEqual([88, 10, 10, 276]);
});

/** The fillings after which the turn back does not bring the piece to where it was. */
test('of the 108 that turn, these 19 do not come back: every kick but that of J 0>>3 with 3 and 8', () => {
  const gone = FILLINGS.flatMap(({ name, filled, asked }) => {
    const trace = rotate(arsTgm, asked);
    if (trace.outcome.is !== 'rotated') return [];
    const placement = placementAfter(trace);
    const back = placementAfter(rotate(arsTgm, { field: asked.field, placement, turn: BACK[asked.turn] }));
    const home = back.orientation === asked.placement.orientation && back.at.join() === AT.join();
    return home ? [] : [`${name} ${filled.join()}`];
  });
  expect(gone.sort()).toEqual([
    'J 0>>1 1,7',
    'J 0>>1 7',
    'J 0>>3 3',
    'J 2>>3 3',
    'J 2>>3 3,5',
    'J 2>>3 3,5,6',
    'J 2>>3 3,6',
    'L 0>>1 1',
    'L 0>>1 1,8',
    'L 0>>3 3,9',
    'L 0>>3 9',
    'L 2>>1 1',
    'L 2>>1 1,4',
    'L 2>>1 1,4,5',
    'L 2>>1 1,5',
    'T 2>>1 1,4',
    'T 2>>1 4',
    'T 2>>3 3,6',
    'T 2>>3 6',
  ]);
});

// The cells that can be blocked, in search order: Arika Rotation System, "Centre column rule".
test.each([
  ['T', 0, 'cw', [2]],
  ['T', 0, 'ccw', [2]],
  ['T', 2, 'ccw', [2, 4]],
  ['T', 2, 'cw', [2, 6]],
  ['J', 0, 'cw', [2, 7, 8]],
  ['J', 0, 'ccw', [2, 3, 8]],
  ['L', 0, 'cw', [1, 2, 8]],
  ['L', 0, 'ccw', [2, 8, 9]],
  ['J', 2, 'ccw', [2, 5]],
  ['L', 2, 'cw', [2, 5]],
  ['J', 2, 'cw', [2, 3, 5]],
  ['L', 2, 'ccw', [1, 2, 5]],
] as const)('%s from %i %s can meet the cells %j, and reports the first of them', (piece, from, turn, cells) => {
  const own = shapeOf(arsTgm.shapes, piece, from).map(cellNumber);
  const fresh = shapeOf(arsTgm.shapes, piece, turned(from, turn)).map(cellNumber);
  expect(fresh.filter((number) => !own.includes(number))).toEqual(cells);
  cells.forEach((number, index) => {
    // This cell and every later one are filled, so the search must stop here.
    const { legs } = rotate(arsTgm, request(piece, from, turn, cells.slice(index)));
    const [finding] = legs[0]!.findings;
    const [x, y] = cellOf(number);
    const centre = (number - 1) % 3 === 1;
    expect(finding).toMatchObject({
      guard: 'centre-column',
      message: {
        code: centre ? 'finding.centreColumn.refuses' : 'finding.centreColumn.allows',
        values: { number, column: ((number - 1) % 3) + 1, cell: [x + AT[0], y + AT[1]] },
      },
      cells: [[x + AT[0], y + AT[1]]],
    });
    expect(finding!.searched.map((cell) => cell.number)).toEqual(fresh.slice(0, fresh.indexOf(number) + 1));
    expect(finding!.searched.map((cell) => cell.solid)).toEqual(
      finding!.searched.map((cell) => cell.number === number),
    );
  });
});

test('a free kick that the rule forbids is refused, and says by which cell', () => {
  // J from spawn with 2 and 7: one right is free.
  const { tests } = rotate(arsTgm, request('J', 0, 'cw', [2, 7]));
  expect(tests.map(({ verdict }) => verdict.is)).toEqual(['blocked', 'refused', 'blocked']);
  expect(tests[1]!.verdict).toMatchObject({
    by: 'centre-column',
    because: { code: 'refused.centreColumn', values: { number: 2, column: 2 } },
    cells: [[5, 6]],
  });
});

// The document: cells 2, 5 and 8 fail, and an upper off-centre block enables the kick all the same.
test.each([
  ['L', 'cw', [1, 8], 'right'],
  ['J', 'ccw', [3, 8], 'left'],
  ['L', 'cw', [8], 'fails'],
  ['J', 'ccw', [8], 'fails'],
] as const)('%s from spawn %s with %j filled: %s', (piece, turn, filled, result) => {
  expect(resultOf(arsTgm, request(piece, 0, turn, filled))).toBe(result);
});

describe('the reading that any off-centre block enables the kick (D1)', () => {
  const reading = withReadings(arsTgm, ['any-off-centre']);

  test('differs in four turns, where the centre column is blocked first and another column too', () => {
    const differing = FILLINGS.filter(({ asked }) => resultOf(arsTgm, asked) !== resultOf(reading, asked));
    expect(differing.map(({ name, filled }) => `${name} ${filled.join()}`).sort()).toEqual([
      'J 0>>1 1,2,7',
      'J 0>>1 2,7',
      'L 0>>3 2,3,9',
      'L 0>>3 2,9',
      'T 2>>1 1,2,4',
      'T 2>>1 2,4',
      'T 2>>3 2,3,6',
      'T 2>>3 2,6',
    ]);
  });

  test('reports the block that enables the kick, past the one in the centre column', () => {
    const [finding] = rotate(reading, request('J', 0, 'cw', [2, 7])).legs[0]!.findings;
    expect(finding).toMatchObject({
      message: { code: 'finding.anyOffCentre.allows', values: { number: 7, column: 1 } },
    });
    expect(finding!.searched.map(({ number }) => number)).toEqual([2, 5, 7]);
  });

  test('refuses where every blocked square is in the centre column, and names them all', () => {
    // One left is free of the two.
    const { tests, legs } = rotate(reading, request('L', 0, 'cw', [2, 8]));
    expect(tests.map(({ verdict }) => verdict.is)).toEqual(['blocked', 'blocked', 'refused']);
    expect(tests[2]!.verdict).toMatchObject({ because: { code: 'refused.onlyCentreColumn' } });
    expect(legs[0]!.findings[0]).toMatchObject({
      message: { code: 'finding.anyOffCentre.refuses' },
      cells: [
        [5, 6],
        [5, 4],
      ],
    });
    expect(legs[0]!.findings[0]!.searched.map(({ number }) => number)).toEqual([1, 2, 5, 8]);
  });
});

test('the rule is silent about turns from three-tall orientations and about S and Z', () => {
  expect(rotate(arsTgm, request('J', 1, 'ccw', [6, 9])).legs[0]!.findings).toEqual([]);
  expect(rotate(arsTgm, request('S', 0, 'cw', [1])).legs[0]!.findings).toEqual([]);
});
