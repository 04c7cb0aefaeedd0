import { expect, test } from 'vitest';
import { PIECES } from '#engine/piece.ts';
import { systemById, SYSTEMS } from '#rules/registry.ts';
import { displacementOf } from './displacement.ts';
import { propertiesOf } from './properties.ts';

const of = (id: string, piece: (typeof PIECES)[number]) => propertiesOf(systemById(id)!, piece);

// What the SRS page says of its tables.
test.each([
  // [system, piece, mirrored tables, closed under inverses, term by term, from offsets], of 8 quarter turns
  ['srs-guideline', 'I', 0, 8, 8, true],
  ['srs-guideline', 'T', 8, 8, 8, true],
  ['srs-arika', 'I', 8, 4, 0, false],
  ['srs-arika', 'T', 8, 8, 8, true],
] as const)(
  'the tables of %s, %s',
  (id, piece, mirroredTables, closedUnderInverses, inverseTermByTerm, fromOffsets) => {
    expect(of(id, piece)).toMatchObject({
      rotations: 8,
      mirroredTables,
      closedUnderInverses,
      inverseTermByTerm,
      fromOffsets,
    });
  },
);

test('systems without kicks undo every turn and come from offsets', () => {
  for (const id of ['nintendo-right', 'nintendo-left', 'tetris-best']) {
    for (const piece of PIECES) {
      const { rotations, alwaysUndone, fromOffsets, displacement } = of(id, piece);
      expect(alwaysUndone).toBe(rotations);
      expect(fromOffsets).toBe(true);
      expect(displacement).toEqual({ sideways: 0, up: 0, down: 0, longest: [] });
    }
  }
});

test('the O of Guideline SRS cannot fail in any of its rotations', () => {
  expect(of('srs-guideline', 'O')).toMatchObject({ rotations: 8, neverFail: 8, endings: 8, deadTests: 0 });
});

test('every system has properties for every piece that it turns', () => {
  for (const system of SYSTEMS) {
    for (const piece of PIECES) {
      const own = propertiesOf(system, piece);
      for (const count of [own.mirrored, own.closedUnderInverses, own.alwaysUndone, own.neverFail])
        expect(count).toBeLessThanOrEqual(own.rotations);
      expect(propertiesOf(system, piece)).toBe(own);
    }
  }
});

// The SRS page: "super wallkicks" but modest. ARS never kicks down, DTET never up.
test.each([
  ['srs-guideline', 2, 2, 2],
  ['srs-nullpomino-180', 3, 3, 3],
  ['ars-tgm', 1, 0, 0],
  ['ars-ti', 2, 2, 0],
  ['dtet', 1, 0, 1],
  ['sega', 0, 0, 0],
] as const)('kicks of %s reach %i to a side, %i up and %i down', (id, sideways, up, down) => {
  expect(displacementOf(systemById(id)!, PIECES)).toMatchObject({ sideways, up, down });
});

test('the longest kicks of a piece are named once each', () => {
  expect(displacementOf(systemById('srs-guideline')!, ['T']).longest).toEqual([
    [-1, -2],
    [1, -2],
    [1, 2],
    [-1, 2],
  ]);
});
