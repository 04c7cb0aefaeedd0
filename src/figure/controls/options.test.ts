import { expect, test } from 'vitest';
import { SYSTEMS } from '#rules/registry.ts';
import { systemOptions, withFirst } from './options.ts';
import { systemsShown } from './systemsShown.ts';

test('a list of systems has each once, and those of a family beside each other', () => {
  const options = systemOptions(SYSTEMS);
  expect(options.map(({ value }) => value).sort()).toEqual(SYSTEMS.map(({ id }) => id).sort());
  const headings = options.map(({ group }) => group).filter((group, index, all) => group !== all[index - 1]);
  expect(headings).toEqual([...new Set(SYSTEMS.map(({ family }) => family))]);
});

test('the systems of a page come first, and leave their family', () => {
  const options = withFirst(systemOptions(SYSTEMS), ['asc', 'srs-guideline'], 'On this page');
  expect(options.slice(0, 3).map(({ value, group }) => [value, group])).toEqual([
    ['srs-guideline', 'On this page'],
    ['asc', 'On this page'],
    ['tetris-worlds', 'SRS'],
  ]);
  expect(options).toHaveLength(SYSTEMS.length);
});

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
