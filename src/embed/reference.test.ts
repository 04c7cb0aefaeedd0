import { expect, test } from 'vitest';
import { attributeNames, ELEMENTS } from './elements.ts';
import { elementRows } from './reference.ts';

test('the reference has every attribute of every element', () => {
  const listed = elementRows().map(({ element, attributes }) => [element, attributes.map(({ name }) => name)]);
  expect(listed).toEqual(Object.entries(ELEMENTS).map(([name, known]) => [name, attributeNames(known)]));
});

test('the reference says what words allow and what counts without them', () => {
  const wheel = elementRows().find(({ element }) => element === 'orientation-wheel');
  expect(wheel?.attributes.slice(1)).toEqual([
    { name: 'piece', kind: 'word', allowed: 'I, J, L, O, S, T, Z', usual: 'T' },
    { name: 'from', kind: 'word', allowed: '0, 1, 2, 3', usual: '0' },
    { name: 'rotation', kind: 'word', allowed: 'basic, true', usual: 'basic' },
    { name: 'words', kind: 'line', allowed: null, usual: null },
    { name: 'theme', kind: 'look', allowed: 'light, dark, auto', usual: null },
  ]);
});
