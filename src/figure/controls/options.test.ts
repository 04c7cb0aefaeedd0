import { expect, test } from 'vitest';
import { SYSTEMS } from '#rules/registry.ts';
import { systemOptions, withFirst } from './options.ts';

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
