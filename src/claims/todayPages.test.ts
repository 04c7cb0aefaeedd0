import { describe, expect, test } from 'vitest';
import { mirrorX, vecKey, type Vec } from '#engine/geometry.ts';
import { ORIENTATIONS, PIECES, type Piece, type Transition } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { endsOf, HALF_TRANSITIONS, QUARTER_TRANSITIONS, turnBetween } from '#engine/transitions.ts';
import { allFates, deadTests, fatesOf } from '#analysis/deadKicks.ts';
import { differenceOf } from '#analysis/difference.ts';
import { kicksOf, rotationsOf, type Rotation } from '#analysis/rotations.ts';
import { changedBlocks } from '#analysis/changedBlocks.ts';
import { halfTurnsOf } from '#analysis/halfTurns.ts';
import { asc, ascPlus } from '#rules/asc.ts';
import { cultris2 } from '#rules/cultris2.ts';
import { jstris } from '#rules/jstris.ts';
import { JLSTZ } from '#rules/kickTables.ts';
import { nintendoLeft } from '#rules/nintendo.ts';
import { systemById } from '#rules/registry.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { techminoBirs } from '#rules/techminoBirs.ts';
import { techminoSrsPlus, techminoSrsX, techminoTrs } from '#rules/techmino.ts';
import { tetraX } from '#rules/tetraX.ts';
import { tetrioSrs, tetrioSrsPlus } from '#rules/tetrio.ts';
import { tetrisDx } from '#rules/tetrisDx.ts';

// What the pages on the systems of today state in words, asked of the rules.

const CLOCKWISE = ['0>>1', '1>>2', '2>>3', '3>>0'] as const;
const COUNTER_CLOCKWISE = ['1>>0', '2>>1', '3>>2', '0>>3'] as const;
const EVERY_TURN: readonly Transition[] = [...QUARTER_TRANSITIONS, ...HALF_TRANSITIONS];

function rotationOf(system: RotationSystem, piece: Piece, name: Transition): Rotation {
  const [from, to] = endsOf(name);
  return rotationsOf(system).find((one) => one.piece === piece && one.from === from && one.to === to)!;
}

/** The kicks after basic rotation. */
const kicks = (system: RotationSystem, piece: Piece, name: Transition): readonly Vec[] =>
  kicksOf(system, rotationOf(system, piece, name)).slice(1);

const inOrder = (list: readonly Vec[]): string => list.map(vecKey).join(' ');
const inAnyOrder = (list: readonly Vec[]): string => list.map(vecKey).sort().join(' ');

/** The different lists of some turns of some pieces. */
const lists = (system: RotationSystem, pieces: readonly Piece[], names: readonly Transition[]): ReadonlySet<string> =>
  new Set(pieces.flatMap((piece) => names.map((name) => inOrder(kicks(system, piece, name)))));

describe('kicks that can never be chosen', () => {
  // Counted by another program from the squares alone, kick by kick; recorded positions miss exactly these.
  test.each([
    ['tetrio-srs-plus', 42],
    ['tetrio-srs', 42],
    ['srs-nullpomino-180', 52],
    ['jstris', 4],
    ['tetra-x', 49],
    ['asc', 236],
    ['asc-plus', 437],
    ['cultris-2', 180],
    ['tetris-dx', 0],
    ['techmino-trs', 10],
    ['techmino-srs-plus', 26],
    ['techmino-srs-x', 26],
  ])('%s has %i', (id, count) => {
    const dead = allFates(systemById(id)!).flatMap((fates) => deadTests(fates));
    expect(dead).toHaveLength(count);
  });
});

describe('the defaults of today', () => {
  // Tetra Legends: rotationSystem of gametypes/marathon.json and sprint.json is srs, with the half turns of NullpoMino.
  test('have the quarter turns of Guideline SRS in Jstris and Tetra Legends alone', () => {
    const same = ['tetrio-srs-plus', 'jstris', 'techmino-trs', 'srs-nullpomino-180', 'asc', 'cultris-2'].filter((id) =>
      PIECES.every((piece) =>
        QUARTER_TRANSITIONS.every(
          (name) => inOrder(kicks(systemById(id)!, piece, name)) === inOrder(kicks(srsGuideline, piece, name)),
        ),
      ),
    );
    expect(same).toEqual(['jstris', 'srs-nullpomino-180']);
  });
});

describe('SRS+ of TETR.IO', () => {
  const REORDERED = ['0>>1', '1>>0', '2>>1', '3>>2', '0>>3'];

  test('has the kicks of Guideline SRS in every quarter turn, five turns of the I in another order', () => {
    const differing = PIECES.flatMap((piece) =>
      QUARTER_TRANSITIONS.flatMap((name) => {
        const [guideline, plus] = [kicks(srsGuideline, piece, name), kicks(tetrioSrsPlus, piece, name)];
        expect(inAnyOrder(plus)).toBe(inAnyOrder(guideline));
        return inOrder(plus) === inOrder(guideline) ? [] : [`${piece} ${name}`];
      }),
    );
    expect(differing).toEqual(REORDERED.map((name) => `I ${name}`));
    expect(kicks(srsGuideline, 'I', '0>>1')).toHaveLength(4);
  });

  test('parts from Guideline SRS on some board in each of these turns, and on none in the others', () => {
    const found = QUARTER_TRANSITIONS.filter((name) => {
      const [from, to] = endsOf(name);
      return (
        differenceOf(srsGuideline, tetrioSrsPlus, { piece: 'I', from, turn: turnBetween(from, to)! }).is === 'found'
      );
    });
    expect(found).toEqual(REORDERED);
  });

  test('loses no kick of the I: all four can be chosen in every turn, in both systems', () => {
    for (const system of [srsGuideline, tetrioSrsPlus])
      for (const name of QUARTER_TRANSITIONS)
        expect(deadTests(fatesOf(system, rotationOf(system, 'I', name)))).toEqual([]);
  });

  test('needs more blocks for four kicks of the I than Guideline SRS, fewer for four, and as many for those of 0>>3', () => {
    const changes = changedBlocks(srsGuideline, tetrioSrsPlus, 'I').map(
      ({ name, kick, blocks: [before, after] }) => `${name} ${vecKey(kick)}: ${before} then ${after}`,
    );
    expect(changes.sort()).toEqual([
      '0>>1 -2,0: 1 then 2',
      '0>>1 1,0: 2 then 1',
      '1>>0 -1,-2: 3 then 2',
      '1>>0 2,1: 2 then 3',
      '2>>1 -2,0: 2 then 1',
      '2>>1 1,0: 1 then 2',
      '3>>2 -2,-1: 2 then 3',
      '3>>2 1,2: 3 then 2',
    ]);
  });

  test('has five kicks for a half turn, and one for that of the I', () => {
    for (const name of HALF_TRANSITIONS) {
      for (const piece of JLSTZ) expect(kicks(tetrioSrsPlus, piece, name)).toHaveLength(5);
      expect(kicks(tetrioSrsPlus, 'I', name)).toHaveLength(1);
    }
  });

  test('shares its half turns with SRS of TETR.IO, but for the I, which has no kick there', () => {
    for (const name of HALF_TRANSITIONS) {
      for (const piece of JLSTZ) expect(kicks(tetrioSrs, piece, name)).toEqual(kicks(tetrioSrsPlus, piece, name));
      expect(kicks(tetrioSrs, 'I', name)).toEqual([]);
    }
    for (const piece of PIECES)
      for (const name of QUARTER_TRANSITIONS)
        expect(kicks(tetrioSrs, piece, name)).toEqual(kicks(srsGuideline, piece, name));
  });
});

describe('half turns', () => {
  // The O never fails, because it turns on its own squares.
  test.each([
    [tetrioSrsPlus, 'IOSZ'],
    [tetrioSrs, 'OSZ'],
    [jstris, 'IOSZ'],
    [systemById('srs-nullpomino-180')!, 'OSZ'],
    [techminoSrsPlus, 'IOSZ'],
    [techminoSrsX, 'IOSZ'],
    [tetraX, 'OSZ'],
    [techminoTrs, 'IO'],
    [asc, ''],
    [ascPlus, ''],
    [cultris2, 'O'],
  ])('of $0.name never fail for %s', (system, pieces) => {
    expect(halfTurnsOf(system)!.neverFail.join('')).toBe(pieces);
  });

  test('are not counted where a system makes none, or makes two turns of it', () => {
    expect([halfTurnsOf(srsGuideline), halfTurnsOf(systemById('tetr-js')!)]).toEqual([null, null]);
  });

  test('of S and Z in SRS+ can never choose the four kicks after the first, 16 for each piece', () => {
    for (const piece of ['S', 'Z'] as const) {
      const dead = HALF_TRANSITIONS.flatMap((name) =>
        deadTests(fatesOf(tetrioSrsPlus, rotationOf(tetrioSrsPlus, piece, name))).map((one) => one.test),
      );
      expect(dead).toEqual([3, 4, 5, 6, 3, 4, 5, 6, 3, 4, 5, 6, 3, 4, 5, 6]);
    }
  });

  test('have one kick in Jstris, the same for all pieces', () => {
    for (const name of HALF_TRANSITIONS) {
      expect(lists(jstris, ['I', ...JLSTZ], [name]).size).toBe(1);
      expect(kicks(jstris, 'T', name)).toHaveLength(1);
    }
  });
});

describe('ASC', () => {
  test('has one list of 21 kicks for clockwise turns, and its mirror image for the others', () => {
    const [clockwise, counter] = [lists(asc, PIECES, CLOCKWISE), lists(asc, PIECES, COUNTER_CLOCKWISE)];
    expect([clockwise.size, counter.size]).toEqual([1, 1]);
    const list = kicks(asc, 'T', '0>>1');
    expect(list).toHaveLength(21);
    expect(inOrder(kicks(asc, 'T', '1>>0'))).toBe(inOrder(list.map(mirrorX)));
  });

  test.each<[Piece, number]>([
    // Minos from the left, in the lowest row that has any.
    ['I', 1],
    ['O', 0],
  ])('turns the %s about its mino %i, which all states share', (piece, index) => {
    const { states } = asc.shapes[piece];
    const lowest = Math.min(...states[0].map(([, y]) => y));
    const row = states[0].filter(([, y]) => y === lowest).sort(([x], [other]) => x - other);
    const centre = vecKey(row[index]!);
    for (const n of ORIENTATIONS) expect(states[n].map(vecKey)).toContain(centre);
  });

  test('adds 17 kicks to the half turn in ASC+, left first, and none in ASC', () => {
    expect(lists(asc, PIECES, HALF_TRANSITIONS)).toEqual(new Set(['']));
    expect(lists(ascPlus, PIECES, HALF_TRANSITIONS).size).toBe(1);
    const list = kicks(ascPlus, 'T', '0>>2');
    expect([list.length, list[0]]).toEqual([17, [-1, 0]]);
    expect(lists(ascPlus, PIECES, QUARTER_TRANSITIONS)).toEqual(lists(asc, PIECES, QUARTER_TRANSITIONS));
  });
});

describe('TETRA-X', () => {
  test('has one list of eight kicks for clockwise turns of J, L, S, T and Z, down first', () => {
    expect(lists(tetraX, JLSTZ, CLOCKWISE).size).toBe(1);
    const list = kicks(tetraX, 'T', '0>>1');
    expect([list.length, list[0], list[1]]).toEqual([8, [0, -1], [-1, 0]]);
    expect(lists(tetraX, JLSTZ, COUNTER_CLOCKWISE)).toEqual(new Set([inOrder(list.map(mirrorX))]));
  });

  test('has four kicks for their half turns: down, up, left, right', () => {
    expect(lists(tetraX, JLSTZ, HALF_TRANSITIONS)).toEqual(new Set(['0,-1 0,1 -1,0 1,0']));
  });

  test('looks up first in quarter turns of the I, but down first where a turn leaves state 2', () => {
    const down = QUARTER_TRANSITIONS.filter((name) => kicks(tetraX, 'I', name)[0]![1] < 0);
    expect(down).toEqual(['2>>1', '2>>3']);
  });
});

describe('Cultris II', () => {
  test('has one list of seven kicks for every turn of every piece, left first and never up', () => {
    expect(lists(cultris2, PIECES, EVERY_TURN).size).toBe(1);
    const list = kicks(cultris2, 'T', '0>>1');
    expect([list.length, list[0], list[1]]).toEqual([7, [-1, 0], [1, 0]]);
    expect(list.every(([, y]) => y <= 0)).toBe(true);
  });
});

describe('Tetris DX', () => {
  test('has one kick for each turn, one column and one row away, and none for the O', () => {
    for (const piece of PIECES)
      for (const name of QUARTER_TRANSITIONS) {
        const list = kicks(tetrisDx, piece, name);
        expect(list.map(([x, y]) => [Math.abs(x), Math.abs(y)])).toEqual(piece === 'O' ? [] : [[1, 1]]);
      }
  });

  test('has the J, L and T of the Game Boy, and four states of I, S and Z, where that has two', () => {
    for (const piece of ['J', 'L', 'T'] as const) expect(tetrisDx.shapes[piece]).toEqual(nintendoLeft.shapes[piece]);
    const states = (system: RotationSystem, piece: Piece): number =>
      new Set(system.shapes[piece].states.map((minos) => inAnyOrder(minos))).size;
    for (const piece of ['I', 'S', 'Z'] as const)
      expect([states(tetrisDx, piece), states(nintendoLeft, piece)]).toEqual([4, 2]);
  });
});

describe('the systems of Techmino', () => {
  test('TRS has up to seven kicks, and another set of lists for each piece', () => {
    const most = Math.max(
      ...PIECES.flatMap((piece) => EVERY_TURN.map((name) => kicks(techminoTrs, piece, name).length)),
    );
    expect(most).toBe(7);
    const sets = PIECES.map((piece) => EVERY_TURN.map((name) => inOrder(kicks(techminoTrs, piece, name))).join('; '));
    expect(new Set(sets).size).toBe(PIECES.length);
  });

  test('SRS+ and SRS-X have four half-turn kicks of one square', () => {
    for (const system of [techminoSrsPlus, techminoSrsX])
      for (const piece of ['I', ...JLSTZ] as const)
        for (const name of HALF_TRANSITIONS) expect(inAnyOrder(kicks(system, piece, name))).toBe('-1,0 0,-1 0,1 1,0');
  });

  test('SRS+ shares half of its quarter turns of the I with SRS+ of TETR.IO, and no half turn', () => {
    const alike = (names: readonly Transition[]) =>
      names.filter((name) => inOrder(kicks(techminoSrsPlus, 'I', name)) === inOrder(kicks(tetrioSrsPlus, 'I', name)));
    expect([alike(QUARTER_TRANSITIONS).length, alike(HALF_TRANSITIONS).length]).toEqual([4, 0]);
  });

  test('SRS-X has the I of TRS', () => {
    for (const name of EVERY_TURN) expect(kicks(techminoSrsX, 'I', name)).toEqual(kicks(techminoTrs, 'I', name));
  });

  test('BiRS tries nothing further than one column and two rows away, or the reverse', () => {
    expect(techminoBirs.kicks).toMatchObject({ bias: { farthest: 1 ** 2 + 2 ** 2 } });
  });
});
