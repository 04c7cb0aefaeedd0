import { describe, expect, test } from 'vitest';
import { transition } from '#engine/piece.ts';
import { systemById } from '#rules/registry.ts';
import { inverseRotation, inversesOf } from './inverses.ts';
import { rotationsOf } from './rotations.ts';

const inversesOfI = (id: string) => {
  const system = systemById(id)!;
  return rotationsOf(system)
    .filter(({ piece, turn }) => piece === 'I' && turn !== '180')
    .map((rotation) => ({ name: transition(rotation.from, rotation.to), ...inversesOf(system, rotation)! }));
};

describe('the inverses of the I', () => {
  test('stand in the same place everywhere under Guideline', () => {
    for (const { unanswered, notTermByTerm } of inversesOfI('srs-guideline'))
      expect([unanswered, notTermByTerm]).toEqual([[], []]);
  });

  // Arika SRS: the glitchy (1,-1) and (-1,-1), and the two entries that they leave unanswered.
  test('of Arika leave four kicks unanswered, and no row inverts term by term', () => {
    const rows = inversesOfI('srs-arika');
    expect(
      rows.flatMap(({ name, unanswered }) => unanswered.map((kick) => `${name} ${kick.join(',')}`)).sort(),
    ).toEqual(['1>>2 -1,2', '2>>1 1,-1', '2>>3 -1,-1', '3>>2 1,2']);
    for (const { notTermByTerm } of rows) expect(notTermByTerm.length).toBeGreaterThan(0);
  });

  // Tetris Perfect's numbers give all four an inverse, as sets only.
  test('of Tetris Perfect answer all, and still no row inverts term by term', () => {
    for (const { unanswered, notTermByTerm } of inversesOfI('tetris-perfect')) {
      expect(unanswered).toEqual([]);
      expect(notTermByTerm.length).toBeGreaterThan(0);
    }
  });
});

test('Sega has no way back', () => {
  const sega = systemById('sega')!;
  for (const rotation of rotationsOf(sega)) expect(inverseRotation(sega, rotation)).toBeNull();
});

// DTET: ccw with left and cw with right are the plain buttons; the other two are reversed.
test('the way back of a DTET button is the other button', () => {
  const dtet = systemById('dtet')!;
  const back = (turn: string, precedence: string) => {
    const rotation = rotationsOf(dtet).find(
      (own) => own.piece === 'T' && own.from === 0 && own.turn === turn && own.precedence === precedence,
    )!;
    const { turn: turnBack, precedence: side } = inverseRotation(dtet, rotation)!;
    return `${turnBack} ${side}`;
  };
  expect([back('ccw', 'left'), back('cw', 'right'), back('ccw', 'right'), back('cw', 'left')]).toEqual([
    'cw right',
    'ccw left',
    'cw left',
    'ccw right',
  ]);
});
