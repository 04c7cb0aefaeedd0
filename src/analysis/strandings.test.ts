import { expect, test } from 'vitest';
import { transition } from '#engine/piece.ts';
import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import { placementAfter } from '#engine/trace.ts';
import { systemById } from '#rules/registry.ts';
import { inverseRotation, inversesOf } from './inverses.ts';
import { rotationsOf } from './rotations.ts';
import { strandings } from './strandings.ts';

const all = (id: string) => {
  const system = systemById(id)!;
  return rotationsOf(system).flatMap((rotation) =>
    (strandings(system, rotation) ?? []).map((stranding) => ({ system, rotation, ...stranding })),
  );
};

// The two kicks of Arika's I that are called glitchy and the two that they leave unanswered.
test('four kicks of Arika’s I strand it, and no others', () => {
  const found = all('srs-arika').map(
    ({ rotation, kick }) => `${rotation.piece} ${transition(rotation.from, rotation.to)} ${kick.join()}`,
  );
  expect(found.sort()).toEqual(['I 1>>2 -1,2', 'I 2>>1 1,-1', 'I 2>>3 -1,-1', 'I 3>>2 1,2']);
});

test.each(['srs-guideline', 'tetris-worlds', 'tetr-js', 'tetris-perfect', 'tetris-best'])(
  'no kick of %s strands a piece',
  (id) => expect(all(id)).toEqual([]),
);

test('on the board that is given, the kick wins and the turn back fails', () => {
  for (const { system, rotation, test: won, scenario } of all('srs-arika')) {
    const there = rotate(system, requestOf(scenario));
    expect(there.outcome).toMatchObject({ is: 'rotated', test: { number: won } });
    const { turn } = inverseRotation(system, rotation)!;
    const back = rotate(system, { field: scenario.field, placement: placementAfter(there), turn });
    expect(back.outcome.is).toBe('failed');
  }
});

// The opposite of such a kick would be the way home, and nothing else stands in it.
test('a kick strands exactly where its opposite is missing from the row back', () => {
  for (const id of ['srs-guideline', 'srs-arika', 'srs-nullpomino-180', 'tetris-perfect']) {
    const system = systemById(id)!;
    for (const rotation of rotationsOf(system)) {
      const unanswered = inversesOf(system, rotation)!.unanswered.map(String);
      for (const { kick } of strandings(system, rotation)!) expect(unanswered).toContain(String(kick));
    }
  }
});

test('a system that turns one way, or that refuses free places, is not answered for', () => {
  for (const id of ['sega', 'ars-tgm']) {
    const system = systemById(id)!;
    const own = rotationsOf(system).map((rotation) => strandings(system, rotation));
    expect(own).toContain(null);
  }
});
