import { describe, expect, test } from 'vitest';
import { add, vecKey, type Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import { type Orientation, type Placement, type Turn } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import { fill } from '#engine/stack.ts';
import { xorshift32 } from '#engine/random.ts';
import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import { placementOn } from '#engine/placementOf.ts';
import { minosOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { placementAfter } from '#engine/trace.ts';
import { withReadings } from '#rules/readings.ts';
import { systemById } from '#rules/registry.ts';
import { TESTED_SYSTEMS } from '#rules/testing/testedSystems.ts';
import { differenceOf, isDifferent, questions, type Question } from './difference.ts';
import { cellsOf, rotationsOf } from './rotations.ts';

const [guideline, arika, perfect] = ['srs-guideline', 'srs-arika', 'tetris-perfect'].map((id) => systemById(id)!) as [
  RotationSystem,
  RotationSystem,
  RotationSystem,
];

const blocksBetween = (a: RotationSystem, b: RotationSystem, question: Question): number | string => {
  const difference = differenceOf(a, b, question);
  return difference.is === 'found' ? difference.blocks.length : difference.is;
};

const I = (from: Orientation, turn: Turn): Question => ({ piece: 'I', from, turn });

describe('the fewest blocks that tell two systems apart', () => {
  // Counted by another program: all block sets of 0 to 4 blocks over the squares of either system's tests.
  test.each([
    [0, 'cw', 3],
    [0, 'ccw', 1],
    [1, 'ccw', 'none'],
    [1, 'cw', 'none'],
    [2, 'ccw', 1],
    [2, 'cw', 3],
    [3, 'cw', 2],
    [3, 'ccw', 2],
  ] as const)('Guideline and Arika, I from %i turned %s: %s', (from, turn, blocks) => {
    expect(blocksBetween(guideline, arika, I(from, turn))).toBe(blocks);
  });

  test.each([
    [0, 'cw', 'none'],
    [0, 'ccw', 'none'],
    [1, 'ccw', 'none'],
    [1, 'cw', 'none'],
    [2, 'ccw', 3],
    [2, 'cw', 3],
    [3, 'cw', 'none'],
    [3, 'ccw', 'none'],
  ] as const)('Arika and Tetris Perfect, I from %i turned %s: %s', (from, turn, blocks) => {
    expect(blocksBetween(arika, perfect, I(from, turn))).toBe(blocks);
  });

  test('there is no difference for J L S T Z between Guideline, Arika and Tetris Perfect', () => {
    const quarters = questions.filter(({ piece, turn }) => piece !== 'I' && turn !== '180');
    for (const question of quarters) {
      expect(blocksBetween(guideline, arika, question)).toBe('none');
      expect(blocksBetween(arika, perfect, question)).toBe('none');
    }
  });

  // A half turn that is refused against one that is made by basic rotation, and the O that is not turned.
  test('a turn that one system refuses needs no block, unless it leads to the same squares', () => {
    expect(blocksBetween(guideline, perfect, { piece: 'T', from: 0, turn: '180' })).toBe(0);
    expect(blocksBetween(guideline, perfect, { piece: 'O', from: 0, turn: 'cw' })).toBe('none');
  });

  // The O of Tetris Best moves when it turns (0-68).
  test('the wobble of the O is a difference without blocks', () => {
    expect(blocksBetween(guideline, systemById('tetris-best')!, { piece: 'O', from: 0, turn: 'cw' })).toBe(0);
  });

  test('systems with the same rotations are told apart nowhere', () => {
    for (const question of questions)
      expect(blocksBetween(systemById('ars-ace')!, systemById('ars2')!, question)).toBe('none');
  });

  // Disagreement D1: exactly these four differ, each with the centre cell 2 and one more cell filled.
  test('the readings of the centre column rule differ in four turns, by two blocks', () => {
    const strict = systemById('ars-tgm')!;
    const lenient = withReadings(strict, ['any-off-centre']);
    const found = questions.filter((question) => blocksBetween(strict, lenient, question) !== 'none');
    expect(found).toEqual([
      { piece: 'J', from: 0, turn: 'cw' },
      { piece: 'L', from: 0, turn: 'ccw' },
      { piece: 'T', from: 2, turn: 'cw' },
      { piece: 'T', from: 2, turn: 'ccw' },
    ]);
    for (const question of found) expect(blocksBetween(strict, lenient, question)).toBe(2);
  });
});

// The quick answer for the tables of all systems against the search for a small board.
test.each([
  ['srs-guideline', 'srs-arika'],
  ['srs-arika', 'tetris-perfect'],
  ['srs-guideline', 'ars-tgm'],
  ['ars-tgm', 'ars-ti'],
  ['srs-guideline', 'sega'],
  ['tetrio-srs-plus', 'srs-nullpomino-180'],
])('%s and %s are different where a board is found', (...ids) => {
  const [a, b] = ids.map((id) => systemById(id)!) as [RotationSystem, RotationSystem];
  for (const question of questions)
    expect([question, isDifferent(a, b, question)]).toEqual([question, differenceOf(a, b, question).is === 'found']);
});

/** The squares of the piece after the turn, as the engine says. */
function end(system: RotationSystem, placement: Placement, turn: Turn, blocks: readonly Vec[]): readonly Vec[] {
  const field = fill(playfield({ width: 30, height: 30 }), blocks, '#');
  return minosOf(system.shapes, placementAfter(rotate(system, { field, placement, turn })));
}

const SIDES: readonly Vec[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
];

/** All squares that a press looks at under either system: those of its tests and, where guards look about the piece, those beside it. */
function squaresAsked(systems: readonly RotationSystem[], start: Placement, turn: Turn): readonly Vec[] {
  const { piece } = start;
  const own = minosOf(systems[0]!.shapes, start);
  const tests = systems.flatMap((system) => {
    const placement = placementOn(system.shapes, piece, own, start.orientation)!;
    return rotationsOf(system)
      .filter(
        (rotation) => rotation.piece === piece && rotation.from === placement.orientation && rotation.turn === turn,
      )
      .flatMap((rotation) => cellsOf(system, rotation, placement.at).tests.flat());
  });
  const beside = systems.some(({ guards }) => guards.length > 0)
    ? own.flatMap((square) => SIDES.map((side) => add(square, side)))
    : [];
  const keys = new Set(own.map(vecKey));
  return [...new Map([...tests, ...beside].map((square) => [vecKey(square), square])).values()].filter(
    (square) => !keys.has(vecKey(square)),
  );
}

// By trying every set of fewer blocks; where no board is said to exist, every set of up to so many.
test.each([
  ['srs-guideline', 'srs-arika', 3],
  ['srs-arika', 'tetris-perfect', 3],
  ['srs-guideline', 'ars-tgm', 2],
  ['ars-tgm', 'ars-sakura', 2],
  ['ars-tgm', 'ars-ti', 2],
  ['dtet', 'ars-tgm', 2],
] as const)('no smaller board tells %s from %s', (idA, idB, most) => {
  const [a, b] = [systemById(idA)!, systemById(idB)!];
  for (const question of questions.filter(({ piece, turn }) => piece !== 'O' && turn !== '180')) {
    const { piece, from, turn } = question;
    const difference = differenceOf(a, b, question);
    const limit = difference.is === 'found' ? difference.blocks.length - 1 : most;
    const startA: Placement = { piece, orientation: from, at: [12, 12] };
    const startB = placementOn(b.shapes, piece, minosOf(a.shapes, startA), from)!;
    const squares = squaresAsked([a, b], startA, turn);
    const tellsApart = (next: number, chosen: readonly Vec[]): boolean =>
      !sameSquares(end(a, startA, turn, chosen), end(b, startB, turn, chosen)) ||
      (chosen.length < limit &&
        squares.slice(next).some((square, index) => tellsApart(next + index + 1, [...chosen, square])));
    if (limit >= 0) expect(tellsApart(0, []), JSON.stringify(question)).toBe(false);
  }
});

// Systems of each kind against Guideline, TGM3 and DTET: the boards that are given do tell the systems apart, and where none is said to
// exist none of many random boards does.
describe.each(['srs-guideline', 'ars-ti', 'dtet'])('%s against the others', (id) => {
  const a = systemById(id)!;
  const others = TESTED_SYSTEMS.filter((b) => b.id !== id).map((b) => [b.id, b] as const);
  test.each(others)('%s, on the boards that are given', (_id, b) => {
    for (const question of questions) {
      const difference = differenceOf(a, b, question);
      expect(difference.is).not.toBe('no common start');
      if (difference.is !== 'found') continue;
      const [ofA, ofB] = difference.scenarios.map((scenario) =>
        minosOf(scenario.system.shapes, placementAfter(rotate(scenario.system, requestOf(scenario)))),
      );
      expect(sameSquares(ofA!, ofB!)).toBe(false);
      const [startA, startB] = difference.scenarios.map(({ system, placement }) => minosOf(system.shapes, placement));
      expect(sameSquares(startA!, startB!)).toBe(true);
    }
  });

  test.each(others)('%s, on random boards', (_id, b) => {
    const random = xorshift32(20261122);
    const below = (limit: number): number => Math.floor((random() / 2 ** 32) * limit);
    for (const question of questions) {
      if (differenceOf(a, b, question).is !== 'none') continue;
      const { piece, from, turn } = question;
      const placement: Placement = { piece, orientation: from, at: [12, 12] };
      const own = minosOf(a.shapes, placement);
      const keys = new Set(own.map(vecKey));
      const onB = placementOn(b.shapes, piece, own, from)!;
      for (let round = 0; round < 20; round++) {
        const share = 0.15 + 0.1 * (round % 4);
        const noise = Array.from({ length: 11 * 11 }, (_, index): Vec => [
          8 + (index % 11),
          8 + Math.floor(index / 11),
        ]);
        const blocks = noise.filter((square) => !keys.has(vecKey(square)) && below(100) < share * 100);
        expect(sameSquares(end(a, placement, turn, blocks), end(b, onB, turn, blocks)), JSON.stringify(question)).toBe(
          true,
        );
      }
    }
  });
});

test('the start is the orientation of the same number where it has the same squares, else another one', () => {
  const sega = systemById('sega')!;
  const onSega = (orientation: Orientation): Orientation =>
    placementOn(sega.shapes, 'J', minosOf(guideline.shapes, { piece: 'J', orientation, at: [3, 3] }), orientation)!
      .orientation;
  // The J of SRS points up in state 0, that of Sega down.
  expect(([0, 1, 2, 3] as const).map(onSega)).toEqual([2, 3, 0, 1]);
});
