import { expect, test } from 'vitest';
import { PIECES } from '#engine/piece.ts';
import { withReadings } from '#rules/readings.ts';
import { systemById, SYSTEMS } from '#rules/registry.ts';
import { memoryClasses } from './memoryClasses.ts';

const counts = (id: string, ...readings: readonly string[]) => {
  const system = withReadings(systemById(id)!, readings);
  return Object.fromEntries(
    PIECES.map((piece) => [piece, memoryClasses(system, piece).count] as const).filter(([, count]) => count > 1),
  );
};

// TGM3 lets the I kick up once and the T twice; ACE does not limit it (D9), but two programs do;
// Heboris: once each.
test.each([
  ['ars-ti', [], { I: 2, T: 3 }],
  ['ars-ti', ['one-t-floor-kick'], { I: 2, T: 2 }],
  ['ars-ace', [], {}],
  ['ars-ace', ['one-floor-kick'], { I: 2, T: 2 }],
  ['dtet-heboris', [], { I: 2, T: 2 }],
] as const)('%s with %j tells so many memories apart', (id, readings, expected) => {
  expect(counts(id, ...readings)).toEqual(expected);
});

test('systems without memory tell nothing apart', () => {
  for (const system of SYSTEMS.filter(({ memory }) => memory === null)) expect(counts(system.id)).toEqual({});
});

test('floor kicks are told apart up to the limit and no further', () => {
  const { classOf } = memoryClasses(systemById('ars-ti')!, 'T');
  const classes = [0, 1, 2, 3, 9].map((floorKicks) => classOf({ floorKicks, lockDelayGone: false }));
  expect(classes).toEqual([0, 1, 2, 2, 2]);
  expect(classOf({ floorKicks: 1, lockDelayGone: true })).toBe(1);
});
