import { describe, expect, test } from 'vitest';
import { differenceOf } from '#analysis/difference.ts';
import type { RotationSystem } from '#engine/system.ts';
import { SYSTEMS, systemById } from '#rules/registry.ts';
import { TESTED_SYSTEMS } from '#rules/testing/testedSystems.ts';
import { differencesAmong, familyPlaces, familyRange, missingFrom, places, systemRow } from './systemMatrix.ts';

const system = (id: string): RotationSystem => systemById(id)!;

describe('the row of a system', () => {
  test('names the pieces for which a property holds', () => {
    // Claims inventory, rows 0-58, 0-75 and 0-76.
    expect(places(systemRow(system('srs-guideline'))!.holds.mirrored).join('')).toBe('·JLOSTZ');
    expect(places(systemRow(system('srs-arika'))!.holds.mirrored).join('')).toBe('IJLOSTZ');
    expect(missingFrom(systemRow(system('srs-arika'))!.holds.offsets)).toEqual(['I']);
    expect(missingFrom(systemRow(system('srs-guideline'))!.holds.offsets)).toEqual([]);
  });

  test('leaves out pieces that do not turn', () => {
    expect(systemRow(system('tetris-perfect'))!.holds.undone).not.toContain('O');
  });

  test('sums endings, and takes the farthest kick', () => {
    // Six ways to end for each of 48 turns, but for four kicks of the T that never win; and one each for the eight turns of the O.
    expect(systemRow(system('srs-guideline'))!.figures).toEqual({
      rotations: 56,
      endings: 292,
      dead: 4,
      sideways: 2,
      up: 2,
      down: 2,
    });
  });

  // SRS, "How Guideline SRS Really Works": Tetris Best has other kicks, which are not given.
  test('is unknown where the kicks are', () => {
    const unknown = system('tetris-best');
    expect(systemRow(unknown)).toBeNull();
    expect(TESTED_SYSTEMS.filter((one) => one !== unknown && systemRow(one) === null)).toEqual([]);
  });
});

describe('the differences among systems', () => {
  const some = ['srs-guideline', 'tetris-worlds', 'srs-arika', 'sega'].map(system);
  const { compared, counts } = differencesAmong(some);

  test('are counted over the quarter turns of seven pieces in four orientations', () => {
    expect(compared).toBe(56);
    // Six turns of the I differ between Guideline and Arika (SRS, "Arika SRS": the rows of 1>>0 and 1>>2 are the same); Tetris
    // Worlds only enters elsewhere.
    expect(counts[0]!.slice(0, 3)).toEqual([0, 0, 6]);
  });

  test('are unknown where the kicks of one are', () => {
    expect(differencesAmong([system('srs-guideline'), system('tetris-best')]).counts).toEqual([
      [0, null],
      [null, 0],
    ]);
  });

  test('are the same from either side', () => {
    counts.forEach((row, a) => row.forEach((count, b) => expect(count).toBe(counts[b]![a])));
    const [a, b] = [system('sega'), system('nintendo-right')];
    const found = (x: RotationSystem, y: RotationSystem): number | null => differencesAmong([x, y]).counts[1]![0]!;
    expect(found(a, b)).toBe(found(b, a));
  });

  test('are never left open: every two systems have common starts', () => {
    for (const a of SYSTEMS)
      for (const b of SYSTEMS)
        expect(differenceOf(a, b, { piece: 'J', from: 1, turn: 'cw' }).is).not.toBe('no common start');
  });
});

test('the systems of a family stand beside each other, also those that the registry has elsewhere', () => {
  expect(familyPlaces([{ family: 'SRS' }, { family: 'ARS' }, { family: 'SRS' }])).toEqual([
    { family: 'SRS', places: [0, 2] },
    { family: 'ARS', places: [1] },
  ]);
  const all = familyPlaces(SYSTEMS).flatMap(({ places: own }) => own);
  expect(all.sort((one, other) => one - other)).toEqual([...SYSTEMS.keys()]);
});

test('the range of two families leaves out a system with itself, and unknown kicks', () => {
  const counts = [
    [0, 4, null],
    [4, 0, 9],
    [null, 9, 0],
  ];
  expect(familyRange(counts, [0, 1], [0, 1])).toEqual({ least: 4, most: 4 });
  expect(familyRange(counts, [0, 1], [2])).toEqual({ least: 9, most: 9 });
  expect(familyRange(counts, [0], [2])).toBeNull();
  expect(familyRange(counts, [2], [2])).toBeNull();
});
