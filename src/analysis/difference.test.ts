import { describe, expect, test } from 'vitest';
import { sameSquares, vecKey, type Vec } from '#engine/geometry.ts';
import { type Orientation, type Placement, type Turn } from '#engine/piece.ts';
import { fill, playfield } from '#engine/playfield.ts';
import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/scenario.ts';
import { minosOf, placementOn } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { placementAfter } from '#engine/trace.ts';
import { withReadings } from '#rules/readings.ts';
import { systemById, SYSTEMS } from '#rules/registry.ts';
import { differenceOf, questions, type Question } from './difference.ts';
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
  // claims.md section 3: all block sets of 0 to 4 blocks over the squares of either system's tests.
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

  // rules.md D1: exactly these four differ, each with the centre cell 2 and one more cell filled.
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

/** The squares of the piece after the turn, as the engine says. */
function end(system: RotationSystem, placement: Placement, turn: Turn, blocks: readonly Vec[]): readonly Vec[] {
  const field = fill(playfield({ width: 30, height: 30 }), blocks, '#');
  return minosOf(system.shapes, placementAfter(rotate(system, { field, placement, turn })));
}

test('no smaller board tells Guideline from Arika', () => {
  const at: Vec = [12, 12];
  for (const question of questions.filter(({ piece, turn }) => piece === 'I' && turn !== '180')) {
    const difference = differenceOf(guideline, arika, question);
    const start: Placement = { piece: 'I', orientation: question.from, at };
    const own = new Set(minosOf(guideline.shapes, start).map(vecKey));
    const used = [guideline, arika].flatMap((system) =>
      rotationsOf(system)
        .filter(({ piece, from, turn }) => piece === 'I' && from === question.from && turn === question.turn)
        .flatMap((rotation) => cellsOf(system, rotation, at).tests.flat()),
    );
    const squares = [...new Map(used.map((square) => [vecKey(square), square])).values()].filter(
      (square) => !own.has(vecKey(square)),
    );
    const most = difference.is === 'found' ? difference.blocks.length - 1 : 3;
    const tellsApart = (from: number, chosen: readonly Vec[]): boolean =>
      !sameSquares(end(guideline, start, question.turn, chosen), end(arika, start, question.turn, chosen)) ||
      (chosen.length < most &&
        squares.slice(from).some((square, index) => tellsApart(from + index + 1, [...chosen, square])));
    expect(tellsApart(0, []), JSON.stringify(question)).toBe(false);
  }
});

// Every system against Guideline, TGM3 and DTET: the boards that are given do tell the systems apart, and where none is said to
// exist none of many random boards does.
describe.each(['srs-guideline', 'ars-ti', 'dtet'])('%s against the others', (id) => {
  const a = systemById(id)!;
  test.each(SYSTEMS.filter((b) => b.id !== id).map((b) => [b.id, b] as const))('%s', (_id, b) => {
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
});

test('the start is the orientation of the same number where it has the same squares, else another one', () => {
  const sega = systemById('sega')!;
  const onSega = (orientation: Orientation): Orientation =>
    placementOn(sega.shapes, 'J', minosOf(guideline.shapes, { piece: 'J', orientation, at: [3, 3] }), orientation)!
      .orientation;
  // rules.md 1: the J of SRS points up in state 0, that of Sega down.
  expect(([0, 1, 2, 3] as const).map(onSega)).toEqual([2, 3, 0, 1]);
});
