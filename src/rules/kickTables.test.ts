import { describe, expect, test } from 'vitest';
import { mirrorX, negate, ORIGIN, subtract, vecKey, type Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import { testList } from '#engine/kicks.ts';
import { transition, type Piece } from '#engine/piece.ts';
import { endsOf, QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { mirrorTransition } from '#engine/mirror.ts';
import { rotate } from '#engine/rotate.ts';
import { placementOf } from '#engine/placementOf.ts';
import { minosOf } from '#engine/shapes.ts';
import type { KickRows, RotationSystem } from '#engine/system.ts';
import { placementAfter } from '#engine/trace.ts';
import { JLSTZ, SRS_I, SRS_JLSTZ } from './kickTables.ts';
import { SRS_OFFSETS } from './srsOffsets.ts';
import { randomScenes } from './randomScenes.ts';
import { ARIKA_I, srsArika } from './srsArika.ts';
import { srsGuideline } from './srsGuideline.ts';
import { NULLPOMINO_180_I, NULLPOMINO_180_JLSTZ } from './srsNullpomino180.ts';
import { PERFECT_I } from './tetrisPerfect.ts';

const rowOf = (rows: KickRows, name: keyof KickRows): readonly Vec[] => rows[name]!;
const terms = (piece: Piece) => SRS_OFFSETS.find(({ pieces }) => pieces.includes(piece))!.offsets;

/** Kick k of a transition is offset k of the old orientation less that of the new one. */
const difference = (piece: Piece, name: (typeof QUARTER_TRANSITIONS)[number]): readonly Vec[] => {
  const [from, to] = endsOf(name);
  return terms(piece)[from].map((term, index) => subtract(term, terms(piece)[to][index]!));
};

describe('the kicks of Guideline SRS follow from its offsets', () => {
  test.each(QUARTER_TRANSITIONS)('%s of J L S T Z, as they stand', (name) => {
    for (const piece of JLSTZ) expect(difference(piece, name)).toEqual([ORIGIN, ...rowOf(SRS_JLSTZ, name)]);
  });

  test.each(QUARTER_TRANSITIONS)('%s of the I, less the first difference, which makes true rotation basic', (name) => {
    const [first, ...others] = difference('I', name);
    expect(others.map((kick) => subtract(kick, first!))).toEqual(rowOf(SRS_I, name));
  });

  // SRS, "How Guideline SRS Really Works", the first differences: the I's step of one square, and the wobble of the O.
  test.each([
    ['I', '0>>1', [1, 0]],
    ['I', '1>>2', [0, -1]],
    ['I', '2>>3', [-1, 0]],
    ['I', '3>>0', [0, 1]],
    ['O', '0>>1', [0, 1]],
    ['O', '1>>2', [1, 0]],
    ['O', '2>>3', [0, -1]],
    ['O', '3>>0', [-1, 0]],
  ] as const)('%s %s begins at %j, and its way back at the negative', (piece, name, first) => {
    const [from, to] = endsOf(name);
    expect(difference(piece, name)[0]).toEqual(first);
    expect(terms(piece)[to].map((term, index) => subtract(term, terms(piece)[from][index]!))[0]).toEqual(negate(first));
  });

  const { shapes, kicks } = srsGuideline.offsetForm!;
  const offsetSystem: RotationSystem = { ...srsGuideline, shapes, kicks };

  test.each([...JLSTZ, 'I', 'O'] as const)('%s turns alike by table and by offsets on random boards', (piece) => {
    const scenes = [...randomScenes(srsGuideline, 2000, 271828, { pieces: [piece], turns: ['cw', 'ccw'] })];
    const unlike = scenes.filter(({ request }) => {
      const before = minosOf(srsGuideline.shapes, request.placement);
      const placement = placementOf(shapes, piece, before, request.placement.orientation)!;
      const byTable = rotate(srsGuideline, request);
      const byOffsets = rotate(offsetSystem, { ...request, placement });
      const winners = [byTable, byOffsets].map(({ legs: [leg] }) => leg!.winner?.number);
      const minos = [
        minosOf(srsGuideline.shapes, placementAfter(byTable)),
        minosOf(shapes, placementAfter(byOffsets)),
      ] as const;
      return winners[0] !== winners[1] || !sameSquares(...minos);
    });
    expect(unlike).toEqual([]);
  });
});

test('Arika’s J, L, S, T and Z have the kicks of the guideline', () => {
  for (const piece of JLSTZ) {
    for (const name of QUARTER_TRANSITIONS) {
      const [from, to] = endsOf(name);
      expect(testList(srsArika.kicks, piece, from, to, null)).toEqual(
        testList(srsGuideline.kicks, piece, from, to, null),
      );
    }
  }
});

test('Arika’s I has the guideline’s rows in 1>>0 and 1>>2 and others elsewhere', () => {
  const equal = QUARTER_TRANSITIONS.filter((name) => rowOf(ARIKA_I, name).join(' ') === rowOf(SRS_I, name).join(' '));
  expect(equal).toEqual(['1>>0', '1>>2']);
});

test('Tetris Perfect changes one kick in two rows of Arika’s I', () => {
  const changed = QUARTER_TRANSITIONS.flatMap((name) =>
    rowOf(PERFECT_I, name).flatMap((kick, index) =>
      vecKey(kick) === vecKey(rowOf(ARIKA_I, name)[index]!) ? [] : [[name, kick] as const],
    ),
  );
  expect(changed).toEqual([
    ['2>>1', [1, -2]],
    ['2>>3', [-1, -2]],
  ]);
});

/** Transitions whose row is not the mirror image of the row of the mirrored transition. */
const unmirrored = (rows: KickRows) =>
  QUARTER_TRANSITIONS.filter(
    (name) => rowOf(rows, mirrorTransition(name)).join(' ') !== rowOf(rows, name).map(mirrorX).join(' '),
  );

test('the tables of J L S T Z, Arika’s I and Tetris Perfect’s I are mirror symmetric; the guideline’s I is not', () => {
  for (const rows of [SRS_JLSTZ, ARIKA_I, PERFECT_I]) expect(unmirrored(rows)).toEqual([]);
  expect(unmirrored(SRS_I)).not.toEqual([]);
});

/** Kicks of a transition whose opposite is nowhere in the row back. */
const withoutWayBack = (rows: KickRows) =>
  QUARTER_TRANSITIONS.flatMap((name) => {
    const [from, to] = endsOf(name);
    const back = new Set(rowOf(rows, transition(to, from)).map((kick) => vecKey(negate(kick))));
    return rowOf(rows, name)
      .filter((kick) => !back.has(vecKey(kick)))
      .map((kick) => `${name} ${vecKey(kick)}`);
  });

// Four entries of Arika's I have no inverse, even as sets; Tetris Perfect gives each of them one.
test('four kicks of Arika’s I have no way back, and none of the other tables', () => {
  expect(withoutWayBack(ARIKA_I)).toEqual(['1>>2 -1,2', '2>>1 1,-1', '2>>3 -1,-1', '3>>2 1,2']);
  for (const rows of [SRS_JLSTZ, SRS_I, PERFECT_I]) expect(withoutWayBack(rows)).toEqual([]);
});

// The source's table has y downwards: kick {1, 1} of 0>>2 is right and down.
test('NullpoMino’s half turns are counted y up, eleven kicks and five for the I', () => {
  expect(rowOf(NULLPOMINO_180_JLSTZ, '0>>2')[2]).toEqual([1, -1]);
  expect(Object.values(NULLPOMINO_180_JLSTZ).map((row) => row.length)).toEqual([11, 11, 11, 11]);
  expect(Object.values(NULLPOMINO_180_I).map((row) => row.length)).toEqual([5, 5, 5, 5]);
});

// The example that the source works out for J.
test('a J that turns clockwise from spawn by its third test goes one left and one up, and an L the other way', () => {
  expect(difference('J', '0>>1')[2]).toEqual([-1, 1]);
  expect(difference('L', '0>>3')[2]).toEqual(mirrorX(difference('J', '0>>1')[2]!));
});
