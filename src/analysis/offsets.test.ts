import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, negate, ORIGIN, subtract, type Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import { PIECES, type Piece } from '#engine/piece.ts';
import { HALF_TRANSITIONS, QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { cornerOf } from '#engine/shapes.ts';
import { SRS_I, SRS_JLSTZ } from '#rules/kickTables.ts';
import { SRS_OFFSETS } from '#rules/srsOffsets.ts';
import { withOwnRows } from '#rules/ownSystems.ts';
import { systemById, SYSTEMS } from '#rules/registry.ts';
import { kickTable, without, type KickTable } from './kickTable.ts';
import { deriveTable, deriveTests, type OffsetTable } from './offsetDerivation.ts';
import { halfTurnsBeside, whyNoOffsets } from './offsetReasons.ts';
import { offsetsFor, type Derivability } from './offsetSolver.ts';
import { cellsOf, rotationsOfPiece } from './rotations.ts';
import { systemOffsets } from './systemOffsets.ts';
import { trueShape } from './trueShape.ts';

const SEED = 20261120;

const offsetsOf = (piece: Piece): OffsetTable => SRS_OFFSETS.find(({ pieces }) => pieces.includes(piece))!.offsets;

const table = (id: string, piece: Piece): KickTable => kickTable(systemById(id)!, piece);

const contradictionsIn = (derivability: Derivability) =>
  derivability.is === 'not derivable' ? derivability.contradictions : [];

describe('kicks from offsets', () => {
  // Super Rotation System, "How Guideline SRS Really Works": the worked example of the J, five lines.
  test('are the worked example of the source', () => {
    const lines = deriveTests(offsetsOf('J'), 0, 1);
    expect(lines.map(({ fromFirst }) => fromFirst)).toEqual([
      [0, 0],
      [-1, 0],
      [-1, 1],
      [0, -2],
      [-1, -2],
    ]);
    expect(lines[2]).toEqual({ test: 3, from: [0, 0], to: [1, -1], fromTrue: [-1, 1], fromFirst: [-1, 1] });
  });

  // Guideline SRS: all eight rows of both tables.
  test.each([
    ['J', SRS_JLSTZ],
    ['I', SRS_I],
  ] as const)('are the published rows of %s', (piece, rows) => {
    for (const [name, derived] of deriveTable(offsetsOf(piece), QUARTER_TRANSITIONS))
      expect(derived.slice(1), name).toEqual(rows[name]);
  });

  // Guideline SRS: "First pair differences: I 0>>1 (1,0), 1>>2 (0,-1), 2>>3 (-1,0), 3>>0 (0,1)"; O (0,1), (1,0), (0,-1), (-1,0).
  test.each([
    [
      'I',
      [
        [1, 0],
        [0, -1],
        [-1, 0],
        [0, 1],
      ],
    ],
    [
      'O',
      [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ],
    ],
  ] as const)('begin with the wobble of %s', (piece, wobble) => {
    const cycle = [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
    ] as const;
    expect(cycle.map(([from, to]) => deriveTests(offsetsOf(piece), from, to)[0]!.fromTrue)).toEqual(wobble);
  });

  // Erratum E5: what the offsets would give half turns.
  test('would give half turns kicks, but for 0 and 2 of J L S T Z', () => {
    const half = (piece: Piece, from: 0 | 1) =>
      deriveTests(offsetsOf(piece), from, from === 0 ? 2 : 3)
        .slice(1)
        .map(({ fromFirst }) => fromFirst);
    expect(half('T', 0)).toEqual([ORIGIN, ORIGIN, ORIGIN, ORIGIN]);
    expect(half('T', 1)).toEqual([
      [2, 0],
      [2, 0],
      [0, 0],
      [2, 0],
    ]);
    expect(half('I', 0)).toEqual([
      [-3, 0],
      [3, 0],
      [-3, 1],
      [3, 1],
    ]);
    expect(half('I', 1)).toEqual([
      [1, 0],
      [1, 0],
      [1, 3],
      [1, -3],
    ]);
  });
});

describe('offsets from kicks', () => {
  test.each(['J', 'I'] as const)('are the published ones of %s, up to the choice of orientation 0', (piece) => {
    const solved = offsetsFor(table('srs-guideline', piece));
    expect(solved.is).toBe('derivable');
    const published = offsetsOf(piece);
    const relative = published.map((terms) =>
      terms.map((term, index) => {
        const [own, first] = [subtract(term, terms[0]!), subtract(published[0][index]!, published[0][0]!)];
        return subtract(own, first);
      }),
    );
    expect(solved).toMatchObject({ offsets: relative, chosen: [0] });
  });

  // Arika SRS: term by term none of the eight rows inverts. Test 2 and 3 break between 1 and 2, test 4 and 5 between 0 and 1.
  test.each(['srs-arika', 'tetris-perfect'])('do not exist for the I of %s', (id) => {
    const contradictions = contradictionsIn(offsetsFor(without(table(id, 'I'), HALF_TRANSITIONS)));
    expect(contradictions.map(({ test, sum }) => [test, sum])).toEqual([
      [2, [-3, 0]],
      [3, [3, 0]],
      [4, [3, 3]],
      [5, [-3, -3]],
    ]);
    expect(contradictions[2]!.steps).toEqual([
      { transition: '0>>1', kick: [1, 2], walked: 'forwards' },
      { transition: '1>>0', kick: [2, 1], walked: 'forwards' },
    ]);
  });

  test.each(['J', 'L', 'S', 'T', 'Z'] as const)(
    'exist for the %s of Arika, which has the kicks of Guideline',
    (piece) => {
      expect(offsetsFor(table('srs-arika', piece))).toEqual(offsetsFor(table('srs-guideline', piece)));
    },
  );

  // NullpoMino's half turns: 1>>3 and 3>>1 begin with the same kick (0,-1), so they are not each other's inverse.
  test.each(['I', 'T'] as const)('do not exist for the half turns of the %s of NullpoMino', (piece) => {
    const all = table('srs-nullpomino-180', piece);
    expect(offsetsFor(without(all, HALF_TRANSITIONS)).is).toBe('derivable');
    const halves = contradictionsIn(offsetsFor(without(all, QUARTER_TRANSITIONS)));
    expect(halves[0]).toEqual({
      test: 2,
      steps: [
        { transition: '1>>3', kick: [0, -1], walked: 'forwards' },
        { transition: '3>>1', kick: [0, -1], walked: 'forwards' },
      ],
      sum: [0, -2],
    });
  });

  test('are found for every table that offsets make, half turns included', () => {
    const vec = fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 }));
    const states = fc.array(fc.array(vec, { minLength: 4, maxLength: 4 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(states, (offsets) => {
        const made = deriveTable(offsets as unknown as OffsetTable, [...QUARTER_TRANSITIONS, ...HALF_TRANSITIONS]);
        const solved = offsetsFor(made);
        expect(solved.is).toBe('derivable');
        if (solved.is === 'derivable') expect(deriveTable(solved.offsets, [...made.keys()])).toEqual(made);
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  test('do not exist once any one number of such a table is changed, and the certificate adds up', () => {
    const made = deriveTable(offsetsOf('I'), QUARTER_TRANSITIONS);
    for (const name of made.keys()) {
      for (let index = 1; index < 5; index++) {
        for (const change of [
          [1, 0],
          [0, -1],
        ] as const) {
          const row = made.get(name)!.map((kick, place) => (place === index ? add(kick, change) : kick));
          const [found, ...others] = contradictionsIn(offsetsFor(new Map([...made, [name, row]])));
          expect(others).toEqual([]);
          expect(found!.test).toBe(index + 1);
          const walked = found!.steps.map(({ kick, walked }): Vec => (walked === 'forwards' ? kick : negate(kick)));
          expect(walked.reduce(add, ORIGIN)).toEqual(found!.sum);
          expect(found!.sum).not.toEqual(ORIGIN);
        }
      }
    }
  });

  test('of a table without a way back are contradicted by a longer round trip', () => {
    const oneWay: KickTable = new Map(
      (['0>>1', '1>>2', '2>>3', '3>>0'] as const).map((name) => [name, [ORIGIN, [1, 0]]]),
    );
    expect(contradictionsIn(offsetsFor(oneWay))[0]!.steps.map(({ transition }) => transition)).toEqual([
      '0>>1',
      '1>>2',
      '2>>3',
      '3>>0',
    ]);
  });

  test('of half turns alone leave two orientations to choose', () => {
    const halves: KickTable = new Map([
      ['0>>2', [ORIGIN, [1, 0]]],
      ['1>>3', [ORIGIN, [0, 1]]],
    ]);
    expect(offsetsFor(halves)).toMatchObject({ is: 'derivable', chosen: [0, 1] });
  });
});

describe('the offsets of a system', () => {
  test('put the piece on the squares of every test of every quarter turn', () => {
    for (const system of SYSTEMS)
      for (const piece of PIECES) {
        const own = systemOffsets(system, piece);
        if (own.is === 'none') continue;
        const { states } = trueShape(system.shapes, piece);
        for (const rotation of rotationsOfPiece(system, piece).filter(({ turn, list }) => turn !== '180' && !list)) {
          const { start, tests } = cellsOf(system, rotation);
          const mino = subtract(cornerOf(start), cornerOf(states[rotation.from]));
          const made = deriveTests(own.offsets, rotation.from, rotation.to).map(({ fromTrue }) =>
            states[rotation.to].map((square) => add(add(square, mino), fromTrue)),
          );
          const where = `${system.id} ${piece} ${rotation.from}>>${rotation.to}`;
          expect(made.length, where).toBe(tests.length);
          expect(
            made.every((squares, index) => sameSquares(squares, tests[index]!)),
            where,
          ).toBe(true);
        }
      }
  });

  // Super Rotation System: the offsets are those of SRS; of the other systems it is known what they try.
  test.each([
    ['srs-guideline', 'I', 'published'],
    ['tetr-js', 'I', 'published'],
    ['srs-arika', 'T', 'published'],
    ['srs-arika', 'I', 'contradictions'],
    ['tetris-perfect', 'O', 'never turns'],
    ['tetris-best', 'T', 'solved'],
    ['sega', 'I', 'solved'],
    ['ars-ti', 'I', 'contradictions'],
    ['dtet', 'T', 'contradictions'],
  ] as const)('%s, %s: %s', (id, piece, is) => {
    const own = systemOffsets(systemById(id)!, piece);
    expect(own.is === 'none' ? whyNoOffsets(systemById(id)!, piece).is : own.is).toBe(is);
  });

  // NullpoMino's half turns contradict each other; those of Tetris Perfect are one test long.
  test.each([
    ['srs-guideline', 'T', { is: 'none' }],
    ['srs-nullpomino-180', 'T', { is: 'others', because: { test: 2, sum: [0, -2] } }],
    ['srs-nullpomino-180', 'O', { is: 'of these offsets' }],
    ['tetris-perfect', 'T', { is: 'others', because: null }],
  ] as const)('of %s, %s: half turns', (id, piece, halfTurns) => {
    const own = systemOffsets(systemById(id)!, piece);
    expect(own.is !== 'none' && halfTurnsBeside(systemById(id)!, piece, own.offsets)).toMatchObject(halfTurns);
  });

  test('are found for every table that offsets make, orientation 0 with nothing', () => {
    const vec = fc.tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -2, max: 2 }));
    const lists = fc.array(fc.array(vec, { minLength: 3, maxLength: 3 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(lists, (drawn) => {
        const offsets = [[], ...drawn].map((terms) => [ORIGIN, ...[0, 1, 2].map((index) => terms[index] ?? ORIGIN)]);
        const rows = [...deriveTable(offsets as unknown as OffsetTable, QUARTER_TRANSITIONS)];
        const own = withOwnRows(
          systemById('srs-guideline')!,
          rows.map(([name, kicks]) => ({ piece: 'T', name, kicks: kicks.slice(1) })),
        );
        expect(systemOffsets(own, 'T')).toMatchObject({ is: 'solved', offsets });
      }),
      { seed: SEED, numRuns: 100 },
    );
  });
});
