import { expect, test } from 'vitest';
import { printScenario } from '#engine/scenario.ts';
import { arsTgm } from '#rules/arsTgm.ts';
import { sega } from '#rules/sega.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { turnedBack } from './refusedBack.ts';
import { rotationsOf } from './rotations.ts';
import type { RotationSystem } from '#engine/system.ts';

const turnsOf = (system: RotationSystem, ...pieces: readonly string[]) =>
  rotationsOf(system).filter(({ piece }) => pieces.includes(piece));

// Arika Rotation System, "Center column rule": "some rotations are not reversible, unlike with SRS". A turn from an upright orientation is
// kicked freely; back, from a flat one, the rule asks first.
test('a turn back is refused after kicks from upright J, L and T in ARS, and after no others', () => {
  const refused = turnsOf(arsTgm, 'I', 'J', 'L', 'S', 'T', 'Z').filter(
    (own) => turnedBack(arsTgm, own, 2)!.refused > 0,
  );
  expect(refused.map(({ piece, from, to }) => `${piece}${from}${to}`)).toEqual(
    ['J', 'L', 'T'].flatMap((piece) => ['12', '10', '30', '32'].map((ends) => piece + ends)),
  );
});

test('one block is enough for the L', () => {
  const [own] = turnsOf(arsTgm, 'L').filter(({ from, to }) => from === 1 && to === 2);
  const { smallest } = turnedBack(arsTgm, own!, 2)!;
  expect(printScenario(smallest!)).toMatch(/piece=L from=1 .*turn=cw board=\.*#\.*(\/\.+)+$/);
});

test('no turn back is refused in SRS', () => {
  for (const own of turnsOf(srsGuideline, 'I', 'J', 'T'))
    expect(turnedBack(srsGuideline, own, 2)).toMatchObject({ refused: 0, smallest: null });
});

test('nothing is turned back where a system turns one way', () => {
  expect(turnedBack(sega, rotationsOf(sega)[0]!, 1)).toBeNull();
});
