import { expect, test } from 'vitest';
import { systemsShown } from './systemsShown.ts';

test.each([
  [
    ['system=asc piece=T', 'systems=srs-guideline,asc piece=T', 'game=1'],
    ['asc', 'srs-guideline'],
  ],
  // An alias is the system that it names, and a system of a reader is offered elsewhere.
  [['system=tetrio-srs-x', 'system=asc~T01:1_0', 'system=nonsense'], ['srs-nullpomino-180']],
  [[], []],
])('figures in the states %j show the systems %j', (states, systems) => {
  expect(systemsShown(states)).toEqual(systems);
});
