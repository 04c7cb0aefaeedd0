import { expect, test } from 'vitest';
import { DTET_MODES, gravityAt } from './dtetModes.ts';

// Source: DTET, "Game modes".
test.each([
  ['NORMAL', 30, [20], null],
  ['HARD', 50, [20, 40], 50],
  ['ADVANCE', 200, [20, 40], 50],
])('%s ends at level %i', (name, cap, drops, twentyG) => {
  expect(DTET_MODES.find((mode) => mode.name === name)).toMatchObject({ kind: 'difficulty', cap, drops, twentyG });
});

const facts = (level: number): string =>
  DTET_MODES.map((mode) => {
    const fact = gravityAt(mode, level);
    return fact.is === 'weaker' ? `${fact.drops}` : fact.is;
  }).join(', ');

test.each([
  [1, '0, 0, 0, not played, 20G'],
  [19, '0, 0, 0, not played, 20G'],
  [20, '1, 1, 1, not played, 20G'],
  [30, '1, 1, 1, not played, 20G'],
  [31, 'not played, 1, 1, not played, 20G'],
  [40, 'not played, 2, 2, not played, 20G'],
  [49, 'not played, 2, 2, not played, 20G'],
  [50, 'not played, 20G, 20G, 20G, 20G'],
  [51, 'not played, not played, 20G, 20G, 20G'],
  [201, 'not played, not played, not played, 20G, 20G'],
])('at level %i: drops so far, or 20G', (level, expected) => {
  expect(facts(level)).toBe(expected);
});
